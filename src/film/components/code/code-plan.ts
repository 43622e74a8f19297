import type { CodeVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { fontFor } from "../../layout/text-context.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { sizeLadder } from "../../layout/text-block.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { wrapLines } from "./code-lines.ts";
import type { Measure, VisualLine } from "./code-lines.ts";
import { languageCaption } from "./code-language.ts";
import { codePages } from "./code-pages.ts";
import type { CodeRun } from "./code-tokens.ts";

export type CodePlan = {
  size: number;
  leading: number;
  pages: VisualLine[][];
  panel: Rect;
  /** Height of the strip with the language's name at the top of the panel; 0 where it has none. */
  strip: number;
  /** Left edge and width of the code, and the right edge of the numbers (of nothing, where there are none). */
  codeX: number;
  codeWidth: number;
  numbersEnd: number;
  /** Top of the first line. */
  top: number;
};

/** Two characters that a font joins would hide what must be typed. */
export const CODE_FEATURES = '"calt" 0, "liga" 0, "dlig" 0';
const LARGEST = 54;
/** Few lines are set larger: so many px at 1080 for up to so many lines. */
const LARGEST_OF_FEW = [
  { lines: 4, size: 76 },
  { lines: 7, size: 64 },
];
/** A panel at least so wide, in parts of the room: a narrower one would look like a label. */
const LEAST_PANEL = 0.62;
/** Code of more lines, or that takes more than this of the width, has all of it, flush with its heading. */
const WHOLE_WIDTH = 0.86;
/** Fewer lines need no numbers to be spoken of. */
const NUMBERED = 4;
/** Looser while there is room, down to what still keeps lines apart. */
const LEADINGS = [1.55, 1.42, 1.3];
/** So few lines that take less than this of the room's height are set farther apart: else most of the frame is empty. */
const AIRY = { lines: 6, part: 0.5 };
/**
 * In a tall frame, px at 1080: type that is well read with no line wrapped, the largest that wrapped lines are
 * worth, and how many parts more than lines there may then be, of all lines.
 */
const READABLE = { whole: 36, wrapped: 40 };
/** The same for up to so many lines: in a frame with lines to give, few are set so large that some wrap. */
const WRAPPED_OF_FEW = [
  { lines: 4, size: 58 },
  { lines: 7, size: 48 },
];
const MORE_PARTS = 1.2;

export function codeStyle(size: number, color: string): TextStyle {
  return { face: "mono", size, color, features: CODE_FEATURES, tracking: 0 };
}

/** Pieces of a text by turns: letters of the mono face, and what other faces draw (with the spaces inside it). */
export function codeSpans(text: string): { text: string; mono: boolean }[] {
  return text
    .split(/([^\u0020-\u007e]+(?: +[^\u0020-\u007e]+)*)/u)
    .map((span, index) => ({ text: span, mono: index % 2 === 0 }))
    .filter((span) => span.text !== "");
}

/** Air on both sides of what another face draws: its letters fill their width, those of the mono face do not. */
export function spanGap(size: number): number {
  return Math.round(size * 0.12);
}

/** Measures a piece of code as it will be drawn; letters of one width need no measuring. */
export function codeMeasure(size: number, context: ComponentContext): Measure {
  const style = codeStyle(size, "#000000");
  // Rounded up a hair: runs that abut exactly would count as touching.
  const advance = Math.ceil(lineWidth("0", fontFor("0", style, context), 0, CODE_FEATURES) * 50 + 0.5) / 50;
  return (text) =>
    codeSpans(text).reduce(
      (sum, span) =>
        sum +
        (span.mono
          ? span.text.length * advance
          : lineWidth(span.text, fontFor(span.text, style, context), 0, CODE_FEATURES) + 2 * spanGap(size)),
      0,
    );
}

/**
 * The largest type with no more wrapped lines than the smallest would have, on one page; else on several. In a
 * tall frame, which has lines to give and no width, larger type with some lines wrapped comes first.
 */
export function planCode(
  visual: CodeVisual,
  lines: CodeRun[][],
  rest: Rect,
  context: ComponentContext,
): CodePlan {
  const named = languageCaption(visual.language) !== null;
  const strip = named ? Math.round(stripType(context) * 2.1) : 0;
  const drawn = DRAWN.test(visual.language);
  const plain = planBelow({ lines, rest, strip: 0, drawn }, context);
  if (!named || plain.pages.length > 1) return plain;
  const captioned = planBelow({ lines, rest, strip, drawn }, context);
  // A language's name is not worth smaller type, nor a second page.
  return captioned.pages.length === 1 && captioned.size >= plain.size * 0.95 ? captioned : plain;
}

/** px of the language's name. */
export function stripType({ theme }: ComponentContext): number {
  return Math.max(theme.minSize, Math.round(theme.size.small * 0.95));
}

function planBelow(room: CodeRoom, context: ComponentContext): CodePlan {
  const { theme } = context;
  const { lines } = room;
  const wrapped = context.portrait && !room.drawn ? planWrapped(room, context) : null;
  if (wrapped !== null) return loosened(wrapped, room, context);
  const smallest = planAt(room, theme.minSize, LEADINGS.at(-1) ?? 1.3, context);
  const wraps = smallest.pages.flat().length;
  for (const size of sizeLadder(largestType(lines, context), context)) {
    for (const leading of LEADINGS) {
      const plan = planAt(room, size, leading, context);
      if (plan.pages.length !== 1 || plan.pages.flat().length > wraps) continue;
      return plan.pages.flat().length <= AIRY.lines && plan.panel.height < room.rest.height * AIRY.part
        ? loosened(plan, room, context)
        : plan;
    }
  }
  if (smallest.pages.length === 1) return smallest;
  // Several pages: no need to be at the smallest size, when a larger one makes no more of them.
  for (const size of sizeLadder(Math.round(34 * theme.unit), context)) {
    const plan = planAt(room, size, 1.42, context);
    if (plan.pages.length <= smallest.pages.length && plan.pages.flat().length <= wraps) return plan;
  }
  return smallest;
}

/** The largest readable type at which a few lines wrap and all stand on one page. */
function planWrapped(room: CodeRoom, context: ComponentContext): CodePlan | null {
  const { unit } = context.theme;
  const { lines } = room;
  const most = WRAPPED_OF_FEW.find((few) => lines.length <= few.lines)?.size ?? READABLE.wrapped;
  let larger: CodePlan | null = null;
  for (const size of sizeLadder(largestType(lines, context), context)) {
    const plan = planAt(room, size, 1.55, context);
    if (plan.pages.length > 1) continue;
    const more = plan.pages.flat().length - lines.length;
    if (more === 0) return size >= READABLE.whole * unit ? plan : (larger ?? plan);
    if (size <= most * unit && more <= lines.length * MORE_PARTS) larger ??= plan;
  }
  return larger;
}

/** The same lines as far apart as a tall frame lets them be. */
function loosened(plan: CodePlan, room: CodeRoom, context: ComponentContext): CodePlan {
  const looser = [1.9, 1.72].map((leading) => planAt(room, plan.size, leading, context));
  return looser.find(({ pages }) => pages.length === 1) ?? plan;
}

/** The lines of a program, the room that its panel may take, and what of it the strip takes. `drawn`: a picture made of letters. */
type CodeRoom = { lines: CodeRun[][]; rest: Rect; strip: number; drawn: boolean };

/** What is drawn with letters, or printed by a program: its lines belong under each other, and nobody speaks of them by number. */
const DRAWN = /^(?:text|txt|plain|plaintext|ascii|output)$/iu;

function largestType(lines: CodeRun[][], { theme }: ComponentContext): number {
  const few = LARGEST_OF_FEW.find((one) => lines.length <= one.lines);
  return Math.round((few?.size ?? LARGEST) * theme.unit);
}

function planAt(
  { lines, rest, strip, drawn }: CodeRoom,
  size: number,
  leadingRatio: number,
  context: ComponentContext,
): CodePlan {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const measure = codeMeasure(size, context);
  const leading = Math.round(size * leadingRatio);
  const tall = isPortrait(context.format);
  const larger = Math.max(1, size / px(LARGEST));
  const padding = Math.round(px(tall ? 28 : 40) * larger);
  const digits = String(lines.length).length;
  const numbers = lines.length >= NUMBERED && !drawn ? Math.ceil(measure("0".repeat(digits))) : 0;
  const gutter = numbers === 0 ? 0 : Math.round(size * 1.1);
  const before = padding + numbers + gutter;
  const wrapped = wrapLines(lines, rest.width - padding - before, measure);
  const padY = Math.round(px(tall ? 60 : 36) * larger);
  const capacity = Math.max(1, Math.floor((rest.height - strip - 2 * (padY - px(4))) / leading));
  const pages = codePages(wrapped, capacity);
  const most = Math.max(1, ...pages.map((page) => page.length));
  const height = Math.min(rest.height, most * leading + 2 * padY + strip);
  const longest = Math.max(
    0,
    ...wrapped.map(
      ({ runs, indent }) =>
        indent +
        measure(
          runs
            .map(({ text }) => text)
            .join("")
            .trimEnd(),
        ),
    ),
  );
  // As much air after the longest line as before it, seen with the eye: ends of lines are ragged.
  const wished = Math.max(before + longest + 1.6 * padding, rest.width * LEAST_PANEL);
  const few = lines.length <= (LARGEST_OF_FEW.at(-1)?.lines ?? 0);
  const width = few && wished <= rest.width * WHOLE_WIDTH ? Math.round(wished) : rest.width;
  const x = Math.round(rest.x + (rest.width - width) / 2);
  const panel = { x, y: Math.round(rest.y + Math.max(0, (rest.height - height) * 0.42)), width, height };
  return {
    size,
    leading,
    pages,
    panel,
    strip,
    codeX: x + before,
    codeWidth: width - padding - before,
    numbersEnd: x + padding + numbers,
    top: Math.round(panel.y + strip + (height - strip - most * leading) / 2),
  };
}
