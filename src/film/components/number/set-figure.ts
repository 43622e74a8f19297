import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { CAP_HEIGHT } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import type { ComponentContext } from "../component.ts";
import { figureWords } from "./figure-words.ts";

type FigureOfVisual = NumberVisual["figures"][number];

/** `line`: what was, digits and unit on one baseline. `stack`: one under another. */
export type Arrangement = "line" | "stack";

/** A figure at one size: its digits, what they count in, and what it was before. Lengths in px. */
export type SetFigure = {
  arrangement: Arrangement;
  digits: TextBlock;
  unit: TextBlock | null;
  /** What it was before, or the words that lead up to it. */
  was: TextBlock | null;
  /** Between the digits and their unit; between what was, the arrow and the digits. */
  gap: { unit: number; arrow: number };
  /** From tail to tip; 0 where nothing was before and where words lead up. */
  arrow: number;
  width: number;
  height: number;
};

/** Of the digits' size; beside small digits a unit is no smaller than `least` px of the design, within its share. */
const UNIT = { usual: 0.42, most: 0.62, least: 64, onOneLine: 0.27 };
/** Side by side a unit of several words is rather as small as the words below it than two lines. */
const LEAST_BESIDE = 44;
const WAS = { line: 0.5, stack: 0.42 };
/** "by", "from", "Friday": beside their digits as small as a unit. */
const LEAD = { line: 0.34, stack: 0.3, gap: 0.05 };
const ARROW = { length: 0.34, gap: 0.14 };
/** Digits without marks above or below need no more, whatever the language's leading is. */
const LEADING = 1.06;
/** Lines under one another draw together: the digits' own leading leaves a gap of their scale. */
const TOGETHER = 0.06;

/**
 * Sets a figure at a size of its digits; `width` is what an unbroken text of it may take. `beside`: others stand at
 * its side, so that what it counts in keeps to one line.
 */
export function setFigure(
  { figure, from, lead }: FigureOfVisual,
  size: number,
  arrangement: Arrangement,
  width: number,
  context: ComponentContext,
  beside = false,
): SetFigure {
  const words = figureWords(figure);
  const set = (text: string, of: number, color: string) =>
    tight(
      textBlock(
        text,
        {
          face: "heading",
          size: Math.round(of),
          color,
          leading: LEADING,
          tracking: -0.02,
          features: '"tnum"',
        },
        { width },
        context,
      ),
    );
  const { primary, muted } = context.theme.color;
  const digits = roomToCount(set(words.digits, size, primary), figure.value !== null);
  const unit =
    words.unit === ""
      ? null
      : set(words.unit, unitSize(words.unit, size, arrangement, width, context, beside), primary);
  const before = from === undefined ? (lead ?? null) : wasText(from.figure, figure.suffix);
  const share = (from === undefined ? LEAD : WAS)[arrangement];
  const was = before === null ? null : set(before, Math.max(size * share, context.theme.minSize), muted);
  const changes = was !== null && from !== undefined;
  const scale = !changes ? 0 : arrangement === "line" ? size : was.style.size * 1.6;
  const apart = changes ? scale * ARROW.gap : arrangement === "line" ? size * LEAD.gap : 0;
  const gap = {
    unit: unit === null ? 0 : Math.round(unit.style.size * (isUnspaced(words.unit) ? 0.08 : 0.26)),
    arrow: Math.round(was === null ? 0 : apart),
  };
  const arrow = Math.round(scale * ARROW.length);
  const beforeWidth = was === null ? 0 : was.width + arrow + 2 * gap.arrow;
  const own = { arrangement, digits, unit, was, gap, arrow };
  if (arrangement === "line") {
    const unitWidth = unit === null ? 0 : unit.width + gap.unit;
    return { ...own, width: beforeWidth + digits.width + unitWidth, height: digits.height };
  }
  const together = togetherOf(digits);
  return {
    ...own,
    width: Math.max(digits.width, unit?.width ?? 0, beforeWidth === 0 ? 0 : beforeWidth - gap.arrow),
    height:
      (was === null ? 0 : was.height - together) +
      digits.height +
      (unit === null ? 0 : unit.height - together),
  };
}

/** Where the parts of a stack begin, px from its top. */
export function stackOf({ arrangement, was, digits, unit }: SetFigure): {
  was: number;
  digits: number;
  unit: number;
} {
  if (arrangement === "line") return { was: 0, digits: 0, unit: 0 };
  const together = togetherOf(digits);
  const top = was === null ? 0 : was.height - together;
  return { was: 0, digits: top, unit: top + digits.height - (unit === null ? 0 : together) };
}

/** Below a comma what comes next keeps its distance. */
function togetherOf({ style, lines }: TextBlock): number {
  return lines.some(({ text }) => text.includes(",")) ? 0 : Math.round(style.size * TOGETHER);
}

/** Whether everything stands on the lines that it should, within `width` and `height`. */
export function figureFits(
  set: SetFigure,
  maxLines: number,
  width: number,
  height: number,
  beside = false,
): boolean {
  const { digits, unit, was } = set;
  const unitLines = set.arrangement === "stack" && !beside ? 2 : 1;
  return (
    set.width <= width + 1 &&
    set.height <= height &&
    !digits.brokenWord &&
    digits.lines.length <= maxLines &&
    (unit === null || (!unit.brokenWord && unit.lines.length <= unitLines)) &&
    (was === null || was.lines.length === 1)
  );
}

/** Where a face has no figures of one width, a nought on the way may be wider than what is counted up to. */
function roomToCount(block: TextBlock, counts: boolean): TextBlock {
  const [line] = block.lines;
  if (!counts || line === undefined || block.lines.length > 1) return block;
  const widest = lineWidth(line.text.replace(/\d/g, "0"), block.font, block.tracking, block.style.features);
  return { ...block, width: Math.max(block.width, Math.ceil(widest)) };
}

/** Under its digits a unit is rather smaller than broken into two lines. */
function unitSize(
  unit: string,
  size: number,
  arrangement: Arrangement,
  width: number,
  context: ComponentContext,
  beside: boolean,
): number {
  const px = (beside && arrangement === "stack" ? LEAST_BESIDE : UNIT.least) * context.theme.unit;
  const least = Math.max(Math.min(size * UNIT.most, px), context.theme.minSize);
  const usual = Math.max(size * UNIT.usual, least);
  if (arrangement === "line") return usual;
  const style = { face: "heading" as const, size: Math.round(usual), color: "", tracking: -0.02 };
  const whole = textBlock(unit, style, { width: Number.MAX_SAFE_INTEGER }, context).width;
  return Math.max(size * UNIT.onOneLine, least, Math.min(usual, (usual * width * 0.98) / whole));
}

/** What counts the same is named once, at the figure that stands. */
function wasText({ display, suffix }: FigureOfVisual["figure"], own: string): string {
  const unit = figureWords({ display, suffix, value: null, decimals: 0, prefix: "" });
  return suffix === own ? unit.digits : display;
}

/** "154万人", "45분": written on without a blank. */
export function isUnspaced(unit: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(unit);
}

/** Figures of ASCII need the leading of figures in a Hindi or Arabic film too. */
function tight(block: TextBlock): TextBlock {
  const plain =
    block.lines.length === 1 && /^[\p{ASCII}\p{Sc}\p{Nd}\s−–×’]*$/u.test(block.lines[0]?.text ?? "");
  if (!plain) return block;
  const leading = Math.round(block.style.size * LEADING);
  return { ...block, leading, height: leading };
}

/** px from the top of a block to the middle of its digits, and to their foot. */
export function middleOfLine({ leading }: TextBlock): number {
  return leading / 2;
}

export function footOfLine(block: TextBlock): number {
  return Math.round((block.leading + block.style.size * CAP_HEIGHT) / 2);
}
