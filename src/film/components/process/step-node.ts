import type { Paint } from "../../../artifacts/timeline.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { onFill } from "../../styles/palette.ts";
import type { ComponentContext } from "../component.ts";

/** Where a node stands: its middle, and how wide it is. */
export type NodePlace = { x: number; y: number; size: number };

/** The numbered node of a step, solid or a ring. */
export function stepNode(number: number, { x, y, size }: NodePlace, context: ComponentContext): Paint[] {
  const { theme } = context;
  const { primary, fill } = theme.color;
  if (theme.habit.node === "ring") {
    const inside = (size - theme.stroke) / 2;
    return [
      {
        kind: "ellipse",
        cx: x,
        cy: y,
        rx: inside,
        ry: inside,
        stroke: { color: primary, width: theme.stroke },
      },
      ...numeralPaint(number, { x, y, size }, primary, context),
    ];
  }
  return [
    { kind: "ellipse", cx: x, cy: y, rx: size / 2, ry: size / 2, fill },
    ...numeralPaint(number, { x, y, size }, onFill(fill), context),
  ];
}

function numeralPaint(
  number: number,
  { x, y, size }: NodePlace,
  color: string,
  context: ComponentContext,
): Paint[] {
  const style = {
    face: "strong" as const,
    size: Math.max(context.theme.minSize, Math.round(size * 0.5)),
    color,
    features: `"tnum"`,
  };
  const block = textBlock(String(number), style, { width: size * 2 }, context);
  const place = {
    x: x - size / 2,
    y: Math.round(y - block.height / 2),
    width: size,
    align: "center" as const,
  };
  return paintBlock(block, place, context);
}
