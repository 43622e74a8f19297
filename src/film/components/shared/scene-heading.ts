import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { fitText } from "../../layout/text-block.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { eyebrowPaint } from "./eyebrow.ts";

/** A scene's heading and what it leaves free for the content below. */
export type HeadingLayout = { layers: Layer[]; rest: Rect };

/**
 * The heading every scene shares, in the style's manner: on paper under a short rule of ink that
 * draws first, in the wide frame over a rule of gold. Without a heading all is free.
 */
export function sceneHeading(
  heading: string | undefined,
  context: ComponentContext,
  eyebrow?: string,
): HeadingLayout {
  const { theme, box, format, portrait, opening, direction } = context;
  if (heading === undefined || heading.trim() === "") return { layers: [], rest: box };
  const px = (value: number) => Math.round(value * theme.unit);
  const layers: Layer[] = [];
  let top = box.y;
  const rule = (y: number, width: number, fill: string): Layer => {
    const x = direction === "rtl" ? box.x + box.width - width : box.x;
    const paint: Paint = { kind: "rect", x, y, width, height: theme.stroke, fill };
    return layerOf("heading-rule", [paint], wipe(theme, opening, direction), format);
  };

  if (theme.habit.heading === "rule-above") {
    layers.push(rule(top, px(64), eyebrow === undefined ? theme.color.text : theme.color.primary));
    top += theme.stroke + px(eyebrow === undefined ? 26 : 20);
  }
  if (eyebrow !== undefined) {
    const line = eyebrowPaint(eyebrow, { x: box.x, y: top, width: box.width }, context);
    layers.push(layerOf("eyebrow", line.paint, enter(theme, opening), format));
    top += line.height + px(10);
  }
  const block = fitText(
    heading,
    { face: "heading", size: theme.size.title, color: theme.color.text },
    // A measure of about 24 words' width keeps a long heading in two even lines.
    { width: box.width, maxLines: portrait ? 3 : 2, height: Math.round(box.height * 0.3) },
    context,
  );
  const paint = paintBlock(block, { x: box.x, y: top, width: box.width }, context);
  layers.push(layerOf("heading", paint, enter(theme, opening), format));
  let bottom = top + block.height + (portrait ? px(72) : px(52));
  if (theme.habit.heading === "rule-below") {
    const y = top + block.height + px(22);
    layers.push(rule(y, px(96), theme.color.primary));
    bottom = y + theme.stroke + (portrait ? px(64) : px(36));
  }
  return { layers, rest: { ...box, y: bottom, height: box.y + box.height - bottom } };
}
