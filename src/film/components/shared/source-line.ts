import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";

const MOST_LINES = 5;

/** Where the figures come from, in one quiet line at the foot of the content; and what is left above it. */
export function sourceLine(
  source: string,
  rest: Rect,
  context: ComponentContext,
): { layers: Layer[]; rest: Rect } {
  if (source === "") return { layers: [], rest };
  const { theme } = context;
  const style = { face: "body" as const, size: theme.minSize, color: theme.color.muted, leading: 1.25 };
  const block = textBlock(source, style, { width: rest.width }, context);
  // A source as long as a paragraph is no line at the foot; cut, it would name another.
  if (block.lines.length > MOST_LINES) return { layers: [], rest };
  const y = rest.y + rest.height - block.height;
  const paint = paintBlock(block, { x: rest.x, y, width: rest.width }, context);
  const tracks = { opacity: fadeIn(theme, context.opening) };
  const gap = Math.round(24 * theme.unit);
  return {
    layers: [layerOf("source", paint, tracks, context.format)],
    rest: { ...rest, height: rest.height - block.height - gap },
  };
}
