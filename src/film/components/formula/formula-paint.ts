import { createCanvas } from "@napi-rs/canvas";
import type { Matrix, Paint } from "../../../artifacts/timeline.ts";
import { coverText } from "../../fonts/cover-text.ts";
import { fontFor } from "../../layout/text-context.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import { readableOn } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import type { FormulaBlock, FormulaLine } from "./formula-fit.ts";
import type { MathShape } from "./math-shapes.ts";
import { multiply } from "./svg-transform.ts";

/** One line of a formula; `x`, `y`: where the block's box has its top left corner. */
export function formulaPaint(
  line: FormulaLine,
  block: FormulaBlock,
  place: { x: number; y: number; color: string; ground: readonly string[] },
  context: ComponentContext,
): Paint[] {
  const scale = block.size / 1000;
  const x = place.x + (line.dx - block.box.left) * scale;
  const y = place.y + (line.dy - block.box.top) * scale;
  return line.parts
    .flatMap((part) => part.shapes)
    .map((shape) => {
      const color =
        shape.color === undefined ? place.color : readableOn(hexOf(shape.color, place.color), place.ground);
      return shapePaint(shape, [scale, 0, 0, scale, x, y], color, context);
    });
}

function shapePaint(shape: MathShape, placed: Matrix, color: string, context: ComponentContext): Paint {
  if (shape.kind === "path") {
    return {
      kind: "path",
      d: shape.d,
      transform: multiply(placed, shape.matrix),
      ...(shape.filled ? { fill: color } : {}),
      ...(shape.strokeWidth > 0 ? { stroke: { color, width: shape.strokeWidth } } : {}),
    };
  }
  const scale = placed[0];
  const room = shape.width * scale;
  const style = { face: "body" as const, size: Math.round(shape.size * scale), color };
  const { text } = coverText(shape.text, context.language);
  const needed = lineWidth(text, fontFor(text, style, context));
  const size = needed > room ? Math.floor((style.size * room) / needed) : style.size;
  return {
    kind: "text",
    text,
    x: shape.x * scale + placed[4] + room / 2,
    y: shape.y * scale + placed[5],
    font: fontFor(text, { ...style, size }, context),
    color,
    align: "center",
    language: context.language,
  };
}

const reader = createCanvas(1, 1).getContext("2d");

/** A CSS colour as `#rrggbb`; `other` for what is none. */
function hexOf(color: string, other: string): string {
  reader.fillStyle = other;
  reader.fillStyle = color;
  const read = reader.fillStyle;
  return typeof read === "string" && /^#[0-9a-f]{6}$/i.test(read) ? read : other;
}
