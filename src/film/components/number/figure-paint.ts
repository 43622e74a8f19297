import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { isRtlText, paintBlock } from "../../layout/paint-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { footOfLine, middleOfLine, stackOf } from "./set-figure.ts";
import type { SetFigure } from "./set-figure.ts";

export type FigurePlace = { at: Rect; align: "start" | "center"; hue: string };

/** The parts of a figure as they are painted; `digits` is the line that counts. */
export type FigurePaint = { digits: Paint[]; unit: Paint[]; was: Paint[] };

/** Paints a set figure into its place, its parts on one baseline or one under another. */
export function paintFigure(set: SetFigure, place: FigurePlace, context: ComponentContext): FigurePaint {
  return set.arrangement === "line" ? paintLine(set, place, context) : paintStack(set, place, context);
}

/** Along the line in reading order, from the left; a unit of Latin letters follows its digits in an Arabic film too. */
function paintLine(set: SetFigure, { at, align, hue }: FigurePlace, context: ComponentContext): FigurePaint {
  const { digits, unit, was, gap, arrow, width } = set;
  const rtl = context.direction === "rtl";
  // Digits of unlike widths count within more room than they take in the end: they stand where that ends.
  const slack =
    unit === null || rtl || was !== null ? 0 : digits.width - (digits.lines[0]?.width ?? digits.width);
  const left = startOf(at, width - slack, align, rtl) - slack;
  const foot = at.y + footOfLine(digits);
  const on = (block: TextBlock, x: number, color: string) =>
    paintBlock(
      block,
      { x, y: foot - footOfLine(block), width: block.width, align: rtl ? "end" : "start", color },
      context,
    );
  const unitWidth = unit === null ? 0 : unit.width + gap.unit;
  const wasWidth = was === null ? 0 : was.width + arrow + 2 * gap.arrow;
  const unitFirst = unit !== null && rtl && isRtlText(unit.lines.map(({ text }) => text).join(""));
  // Right to left what was stands at the right, and the arrow points to the left.
  const own = rtl ? left : left + wasWidth;
  const digitsAt = own + (unitFirst ? unitWidth : 0);
  const unitAt = unitFirst ? own : own + digits.width + gap.unit;
  const { muted } = context.theme.color;
  const wasAt = rtl ? left + width - (was?.width ?? 0) : left;
  const shaft = rtl ? wasAt - gap.arrow - arrow : left + (was?.width ?? 0) + gap.arrow;
  return {
    digits: on(digits, digitsAt, hue),
    unit: unit === null ? [] : on(unit, unitAt, hue),
    was:
      was === null
        ? []
        : [
            ...on(was, wasAt, muted),
            ...arrowPaint({ x: shaft, y: foot - was.style.size * 0.36, length: arrow }, was, context),
          ],
  };
}

function paintStack(set: SetFigure, { at, align, hue }: FigurePlace, context: ComponentContext): FigurePaint {
  const { digits, unit, was, gap, arrow } = set;
  const rtl = context.direction === "rtl";
  const tops = stackOf(set);
  const { muted } = context.theme.color;
  const line = (block: TextBlock, top: number, color: string) =>
    paintBlock(block, { x: at.x, y: at.y + top, width: at.width, align, color }, context);
  const wasWidth = (was?.width ?? 0) + gap.arrow + arrow;
  const wasLeft = startOf(at, wasWidth, align, rtl);
  const wasAt = rtl ? wasLeft + arrow + gap.arrow : wasLeft;
  const shaft = rtl ? wasLeft : wasLeft + (was?.width ?? 0) + gap.arrow;
  return {
    digits: line(digits, tops.digits, hue),
    unit: unit === null ? [] : line(unit, tops.unit, hue),
    was:
      was === null
        ? []
        : [
            ...paintBlock(
              was,
              { x: wasAt, y: at.y, width: was.width, align: rtl ? "end" : "start", color: muted },
              context,
            ),
            ...arrowPaint({ x: shaft, y: at.y + middleOfLine(was), length: arrow }, was, context),
          ],
  };
}

function startOf(at: Rect, width: number, align: "start" | "center", rtl: boolean): number {
  if (align === "center") return Math.round(at.x + (at.width - width) / 2);
  return rtl ? at.x + at.width - width : at.x;
}

/** As heavy as the strokes of the figure before it, and as its colour. */
function arrowPaint(
  { x, y, length }: { x: number; y: number; length: number },
  { style }: TextBlock,
  { theme, direction }: ComponentContext,
): Paint[] {
  // Words lead up to their figure without one.
  if (length === 0) return [];
  const head = Math.round(length * 0.34);
  const [tail, tip, back] =
    direction === "rtl" ? [x + length, x, x + head] : [x, x + length, x + length - head];
  const d = `M${tail} ${y}H${tip}M${back} ${y - head}L${tip} ${y}L${back} ${y + head}`;
  const width = Math.max(2, Math.round(style.size * (0.01 + theme.face[style.face].weight * 1e-4)));
  return [{ kind: "path", d, stroke: { color: theme.color.muted, width, cap: "round" } }];
}
