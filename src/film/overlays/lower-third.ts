import type { LowerThird } from "../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../artifacts/timeline.ts";
import { layerOf } from "../layout/layer-builder.ts";
import { enter } from "../layout/motion.ts";
import { paintBlock } from "../layout/paint-block.ts";
import { fitText } from "../layout/text-block.ts";
import type { TextContext } from "../layout/text-context.ts";

export type LowerThirdLayout = {
  /** What it takes of the content box's foot, its distance to the content included. */
  reserved: number;
  layers: (frame: number) => Layer[];
};

/** A name and what the person does, at the foot of the content, beside a bar in the primary. */
export function lowerThird({ name, role }: LowerThird, box: Rect, context: TextContext): LowerThirdLayout {
  const { theme, direction } = context;
  const { size, color, gap, format } = theme;
  const bar = Math.round(8 * theme.unit);
  const width = box.width - bar - gap.near;
  const title = fitText(
    name,
    { face: "strong", size: size.label, color: color.text },
    { width, maxLines: 1 },
    context,
  );
  const below =
    role === undefined
      ? null
      : fitText(
          role,
          { face: "body", size: size.small, color: color.muted },
          { width, maxLines: 2 },
          context,
        );
  const height = title.height + (below?.height ?? 0);
  const top = box.y + box.height - height;
  const rtl = direction === "rtl";
  const x = rtl ? box.x : box.x + bar + gap.near;
  const paint: Paint[] = [
    {
      kind: "rect",
      x: rtl ? box.x + box.width - bar : box.x,
      y: top,
      width: bar,
      height,
      fill: color.primary,
    },
    ...paintBlock(title, { x, y: top, width }, context),
    ...(below === null ? [] : paintBlock(below, { x, y: top + title.height, width }, context)),
  ];
  return {
    reserved: height + gap.far,
    layers: (frame) => [layerOf("lower-third", paint, enter(theme, frame), format)],
  };
}
