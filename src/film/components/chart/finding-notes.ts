import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, leaveAt } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { startX } from "./chart-frame.ts";

/** Of the plot's height, what words may take from it. */
const MOST_HEIGHT = 0.3;
/** px of the design: the stroke beside the words, from it to them, and from the chart to both. */
const STROKE = { width: 6, gap: 26, above: 30 };

/**
 * What is told of a chart, in one place at its foot, each sentence in place of the one before; and what is left above.
 * Without words where they would leave the chart no room.
 */
export function findingNotes(
  { findings = [] }: ChartVisual,
  rest: Rect,
  context: ComponentContext,
): { layers: Layer[]; rest: Rect } {
  const { theme, format, direction, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const notes = findings.flatMap(({ text, cue }, at) =>
    text === undefined || text === findings[at - 1]?.text ? [] : [{ text, frame: context.at(cue) }],
  );
  if (notes.length === 0) return { layers: [], rest };
  const inset = px(STROKE.width + STROKE.gap);
  const limits = { width: rest.width - inset, maxLines: portrait ? 3 : 2, height: rest.height * MOST_HEIGHT };
  const blocksOf = (size: number, maxLines: number) =>
    fitTogether(
      notes.map(({ text }) => ({ text, limits: { ...limits, maxLines } })),
      { face: "strong", size, color: theme.color.text, leading: 1.24 },
      context,
    );
  // What a chart comes to is no footnote of it: on one line it is as large as what leads into other pictures.
  const large = blocksOf(theme.size.lead, 1);
  const isLarge = large.every((block) => block.style.size === theme.size.lead && fits(block, { ...limits, maxLines: 1 })); // prettier-ignore
  const blocks = isLarge ? large : blocksOf(theme.size.body, limits.maxLines);
  if (blocks.some((block) => !fits(block, limits))) return { layers: [], rest };
  const height = Math.max(...blocks.map((block) => block.height));
  const foot = rest.y + rest.height;
  const layers = blocks.map((block, at): Layer => {
    const y = foot - height;
    const strokeX = startX(rest, rest.x, px(STROKE.width), direction);
    const stroke: Paint = { kind: "rect", x: strokeX, y, width: px(STROKE.width), height: block.height, fill: theme.color.primary }; // prettier-ignore
    const x = startX(rest, rest.x + inset, limits.width, direction);
    const paint = [stroke, ...paintBlock(block, { x, y, width: limits.width }, context)];
    const tracks = enter(theme, notes[at]?.frame ?? context.opening);
    const next = notes[at + 1]?.frame;
    return layerOf(`finding-${at + 1}`, paint, next === undefined ? tracks : leaveAt(tracks, theme, next - theme.motion.exit), format); // prettier-ignore
  });
  return { layers, rest: { ...rest, height: rest.height - height - px(STROKE.above) } };
}
