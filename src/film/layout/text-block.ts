import { breakCost, isLeaning } from "./break-cost.ts";
import { evenLines } from "./even-lines.ts";
import {
  balancedWidth,
  breakLines,
  fullWidthPunctuation,
  lineInk,
  lineWidth,
  measuredIn,
  measureText,
  naturalWidth,
  tidy,
  widestUnspaced,
} from "./text-measure.ts";
import type { BrokenText, MeasuredText } from "./text-measure.ts";
import { fontFor, leadingPx, trackingPx } from "./text-context.ts";
import type { TextContext, TextStyle } from "./text-context.ts";
import { isWide } from "../styles/scale.ts";
import type { Theme } from "../styles/theme.ts";

/** A text broken into lines, ready to be painted anywhere. Lengths in px of the format. */
export type TextBlock = {
  style: TextStyle;
  /** Of the whole text, CSS shorthand and px between letters: a line alone could come out in another face. */
  font: string;
  tracking: number;
  lines: { text: string; width: number }[];
  /** Of the widest line. */
  width: number;
  /** Lines × leading. */
  height: number;
  leading: number;
  /** A single word was wider than the column, and was broken. */
  brokenWord: boolean;
};

export type BlockLimits = {
  width: number;
  height?: number;
  maxLines?: number;
  /** Even lines; on unless turned off (code, captions). */
  balance?: boolean;
};

/** Breaks a text at one size. */
export function textBlock(
  source: string,
  style: TextStyle,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  const text = fullWidthPunctuation(typographic(tidy(source), style), context.language);
  const font = fontFor(text, style, context);
  const tracking = trackingPx(text, style, context);
  const set = { style, font, tracking };
  const usual = leadingPx(style, context, text);
  if (text === "") return { ...set, leading: usual, lines: [], width: 0, height: 0, brokenWord: false };
  const measure = (part: string) => measureText(part, font, tracking, context.language);
  const broken = namedParts(text).map((part) =>
    limits.balance === false
      ? breakLines(measuredIn(measure(part), limits.width), limits.width)
      : balancedLines(part, limits.width, measure, context.language),
  );
  const lines = broken.flatMap((part) => part.lines);
  const brokenWord = broken.some((part) => part.brokenWord);
  if (style.features !== undefined) {
    // The line breaker knows nothing of features; tabular figures are wider than proportional ones.
    for (const line of lines) line.width = lineWidth(line.text, font, tracking, style.features);
  }
  const leading = Math.max(usual, roomForMarks(text, lines, { font, tracking, ...style }));
  return {
    ...set,
    leading,
    lines,
    width: Math.ceil(Math.max(...lines.map((line) => line.width))),
    height: lines.length * leading,
    brokenWord,
  };
}

/** "sender's", "l'eau" and "saat 7'de" are set with the apostrophe of print, "-5 °C" with a minus; code is set as it is written. */
function typographic(text: string, { face }: TextStyle): string {
  return face === "mono"
    ? text
    : text.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, "’").replace(/(?<=^|[\s(])-(?=\p{Nd})/gu, "−");
}

/** Marks that stand on one another (`ế`, `ᾅ`), or on letters of scripts that have them. */
const STACKED =
  /\p{L}\p{Mn}{2,}|[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Telugu}\p{Script=Tamil}]/u;
/** Between the lowest ink of a line and the highest of the next, em. */
const MARK_AIR = 0.05;

/** The leading at which marks keep clear of the line above; 0 where the usual one surely does. */
function roomForMarks(
  text: string,
  lines: TextBlock["lines"],
  { font, tracking, size, features }: TextStyle & { font: string; tracking: number },
): number {
  if (lines.length < 2 || !STACKED.test(text.normalize("NFD"))) return 0;
  const inks = lines.map((line) => lineInk(line.text, font, tracking, features));
  const needed = inks.slice(1).map(({ ascent }, above) => ascent + (inks[above]?.descent ?? 0));
  return Math.ceil(Math.max(...needed) + MARK_AIR * size);
}

/** px of the widest word, where words are not parted by spaces: さわやかな, not さわやかなあまみ. */
export function widestWordWidth(source: string, style: TextStyle, context: TextContext): number {
  const text = fullWidthPunctuation(typographic(tidy(source), style), context.language);
  if (text === "") return 0;
  const tracking = trackingPx(text, style, context);
  return widestUnspaced(measureText(text, fontFor(text, style, context), tracking, context.language));
}

/** "Fridges: 2 to 5 °C": a name, a colon and what it is, with the stop behind it. */
const NAMED_VALUE = /^[\p{Lu}\p{Lo}][^.:：。!?！？]{0,32}(?:\s?:\s|：)[^.:：。!?！？]{1,60}$/u;
const STOP = /(?:(?<=\S)\.\s+(?=[\p{Lu}\p{Lo}])|。\s*(?=\S))/u;

/** Sentences that each name a thing and its value are lines of their own, without stops; any other text is one. */
function namedParts(text: string): string[] {
  const parts = text.replace(/[.。]$/u, "").split(STOP);
  return parts.length > 1 && parts.every((part) => NAMED_VALUE.test(part)) ? parts : [text];
}

/** Where a sentence breathes: after punctuation that a space follows, or that is full width. */
const BREATHS =
  /[,;:.!?…—–،؛]["”’)]*(?=\s)|(?:[，、。；：！？]|……|…(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|——|――)["”’」』）]*(?=[^…—―])|(?<=\p{Script=Thai}{4}) (?=\p{Script=Thai}{4})/gu;
/** Thai sets blanks between its clauses only: a line that ends there needs no sign to say so. */
const CLAUSE_ENDS = 0.3;

/** Clauses that a text of several parts by its strongest pauses: "sin Chain, no Florey; sin Florey, no Heatley". */
const PARTS = /(?<=[;；؛])\s*(?=\S)/u;
const FEWEST_PARTS = 3;

/** Between two sentences; "Dr. Osei" is none. */
const SENTENCES =
  /(?<=\p{L}{3}[.!?…]["”’»)]*)\s+(?=["“«„(¿¡]?[\p{Lu}\p{Nd}])|(?<=[\p{L}\p{Nd}][。！？]["”’」』）]*)(?=[^"”’」』）\s])|(?<=\p{L}{3}[।؟۔])\s+(?=\S)/u;
/** Of more lines a sentence is hardly seen to begin one. */
const MOST_LINES = 5;

/** Even lines; where that costs no more lines, broken at a pause of the sentence; clauses in a row each begin a line. */
function balancedLines(
  text: string,
  width: number,
  measure: (part: string) => MeasuredText,
  language: string,
): BrokenText {
  const filled = filledLines(text, width, measure, language);
  return evenLines(filled, width, (line) => naturalWidth(measure(line)), language, text);
}

/** Whether its sentences or clauses may each begin a line: then its even lines can be more than the fewest. */
export function mayTakeMoreLines(source: string, { language }: TextContext): boolean {
  const text = fullWidthPunctuation(tidy(source), language);
  return text.split(PARTS).length >= FEWEST_PARTS || text.split(SENTENCES).length > 1;
}

function filledLines(
  text: string,
  width: number,
  measure: (part: string) => MeasuredText,
  language: string,
): BrokenText {
  const even = (part: string): BrokenText => {
    const measured = measuredIn(measure(part), width);
    return breakLines(measured, balancedWidth(measured, width));
  };
  let best = even(text);
  const parts = text.split(PARTS);
  if (parts.length >= FEWEST_PARTS && best.lines.length >= parts.length) {
    const lines = parts.flatMap((part) => even(part).lines);
    if (lines.length <= best.lines.length + 1 && !best.brokenWord) return { lines, brokenWord: false };
  }
  const sentences = text.split(SENTENCES);
  if (sentences.length > 1 && best.lines.length >= sentences.length && !best.brokenWord) {
    const lines = sentences.flatMap((sentence) => even(sentence).lines);
    if (lines.length <= Math.min(best.lines.length + 1, MOST_LINES)) return { lines, brokenWord: false };
  }
  if (best.lines.length < 2 || best.lines.length > 4 || best.brokenWord) return best;
  for (const { index, 0: mark } of text.matchAll(BREATHS)) {
    const cut = index + mark.length;
    const lines = [text.slice(0, cut), text.slice(cut)].flatMap((part) => even(part.trim()).lines);
    if (lines.length > best.lines.length) continue;
    const eased = mark === " " ? CLAUSE_ENDS : 0;
    if (breakCost(lines, language) - eased < breakCost(best.lines, language) - 0.05)
      best = { lines, brokenWord: false };
  }
  return best;
}

export function fits(block: TextBlock, { width, height, maxLines }: BlockLimits): boolean {
  return (
    !block.brokenWord &&
    block.width <= width + 1 &&
    block.height <= (height ?? Number.POSITIVE_INFINITY) &&
    block.lines.length <= (maxLines ?? Number.POSITIVE_INFINITY)
  );
}

/** Sizes from `largest` down to the smallest allowed, each about a tenth smaller. */
export function sizeLadder(largest: number, context: TextContext): number[] {
  const { minSize } = context.theme;
  const sizes: number[] = [];
  for (let size = largest; size > minSize; size = Math.floor(size * 0.9)) sizes.push(size);
  return [...sizes, minSize];
}

/**
 * The largest size at which a text fits its limits. Where none does, the block at the smallest size
 * comes back, and `fits` tells: the caller then takes another column, or another page.
 */
export function fitText(
  source: string,
  style: TextStyle,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  for (const size of sizeLadder(style.size, context)) {
    const block = textBlock(source, { ...style, size }, limits, context);
    if (fits(block, limits)) return block;
  }
  return textBlock(source, { ...style, size: context.theme.minSize }, limits, context);
}

/**
 * As `fitText`, for a text that is the picture itself: a somewhat smaller size is taken where it
 * breaks better, such as after a colon rather than inside a name. `steady`: the largest,
 * or one a step smaller where the largest tears words apart.
 */
export function fitDisplay(
  source: string,
  style: TextStyle,
  limits: DisplayLimits,
  context: TextContext,
): TextBlock {
  const { width, height, maxLines, balance, steady } = limits;
  const key = JSON.stringify([source, style, width, height, maxLines, balance, steady, context.language, context.direction]); // prettier-ignore
  const blocks = fitted.get(context.theme) ?? new Map<string, TextBlock>();
  fitted.set(context.theme, blocks);
  const block = blocks.get(key) ?? fitAsPicture(source, style, limits, context);
  blocks.set(key, block);
  return block;
}

type DisplayLimits = BlockLimits & { steady?: boolean };

/** Where a picture may stand is tried with the same words again and again: what has been set in a theme is set. */
const fitted = new WeakMap<Theme, Map<string, TextBlock>>();

function fitAsPicture(
  source: string,
  style: TextStyle,
  limits: DisplayLimits,
  context: TextContext,
): TextBlock {
  if (limits.steady === true) return fitSteadily(source, style, limits, context);
  let best: { block: TextBlock; cost: number } | null = null;
  let largest: number | null = null;
  let wasChopped = false;
  // What is not wide has lines to give; what it lacks is width.
  const tall = !isWide(context.theme.format);
  let least = tall ? 0.8 : 0.7;
  for (const size of sizeLadder(style.size, context)) {
    // From the largest that fits on, so far as the eye still takes it for the same size of picture.
    if (largest !== null && size < largest * least) break;
    const block = textBlock(source, { ...style, size }, limits, context);
    if (!fits(block, limits)) continue;
    const chopped = isChopped(block.lines);
    if (largest === null && (chopped || block.lines.some(({ text }) => isLeaning(text)))) least = LEAST_WHOLE;
    largest ??= size;
    // The first that is no such column is about as small as it need be.
    if (wasChopped && !chopped) least = Math.max(least, size / largest - ENOUGH_SMALLER);
    wasChopped = chopped;
    const cost =
      (chopped ? CHOPPED : 0) +
      (block.lines.length > 1 ? breakCost(block.lines, context.language) * (tall ? 0.7 : 1) : 0) +
      (tall ? 3.2 : 2.6) * (1 - size / largest) +
      (tall ? 0 : 0.1) * block.lines.length;
    if (best === null || cost < best.cost) best = { block, cost };
  }
  return best?.block ?? fitText(source, style, limits, context);
}

/**
 * "Wasser, / Malz, / Hopfen und": several short words, each on a line of its own, are a column and no sentence; nor does one
 * stand between two lines: "18 episodes so / far, / 42,000 listeners".
 */
function isChopped(lines: TextBlock["lines"]): boolean {
  const longest = Math.max(...lines.map(({ width }) => width));
  if (!lines.some(({ text }) => /\s/u.test(text))) return false;
  const isAlone = ({ text, width }: TextBlock["lines"][number], most: number): boolean =>
    !/\s/u.test(text) && width < longest * most;
  const alone = lines.slice(0, -1).filter((line) => isAlone(line, SHORT));
  const between = lines.slice(1, -1).some((line) => isAlone(line, SHORT_BETWEEN));
  const opens = lines.slice(0, 1).some((line) => lines.length > 2 && isAlone(line, SHORT_OPENING));
  return between || opens || (alone.length >= FEWEST_ALONE && lines.length > FEWEST_ALONE + 1);
}

const SHORT_BETWEEN = 0.62;
/** "Wir / brauchen / Kartoffeln": a word that the whole sentence leaves behind. */
const SHORT_OPENING = 0.4;
const FEWEST_ALONE = 2;
const SHORT = 0.7;
/** So much is a smaller size worth that has no such column: a third of the size. */
const CHOPPED = 1.2;
const ENOUGH_SMALLER = 0.1;

/** "Les / groupes": rather than leave an article on a line of its own a name is set in so much of its size. */
const LEAST_WHOLE = 0.6;
/** And for a word alone between two lines in so much of it: a sentence much smaller than the others is seen at once. */
const LEAST_UNCHOPPED = 0.78;

/** Widths in which a text at one size breaks into a line more, and by how much its breaks must be better for that. */
const NARROWER = [0.92, 0.84, 0.76, 0.68];
const WORTH_A_LINE = 0.3;
/** Lines of a wide frame, which has fewer of them to spare. */
const MOST_LINES_OF_WIDE = 4;

/** "Otherwise it / smells, and the / smell brings rats": where lines are to be had, one more that breaks where the sentence does. */
function withLineToSpare(
  block: TextBlock,
  source: string,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  const most = isWide(context.theme.format) ? MOST_LINES_OF_WIDE : Number.POSITIVE_INFINITY;
  if (block.lines.length < 2 || block.lines.length >= most) return block;
  const costOf = ({ lines }: TextBlock): number => breakCost(lines, context.language);
  const tried = NARROWER.map((part) =>
    textBlock(source, block.style, { ...limits, width: Math.round(limits.width * part) }, context),
  ).filter((one) => fits(one, limits) && one.lines.length <= block.lines.length + 1 && !isChopped(one.lines));
  const best = tried.toSorted((one, other) => costOf(one) - costOf(other))[0];
  return best !== undefined && costOf(best) < costOf(block) - WORTH_A_LINE ? best : block;
}

function fitSteadily(source: string, style: TextStyle, limits: BlockLimits, context: TextContext): TextBlock {
  const largest = withLineToSpare(fitText(source, style, limits, context), source, limits, context);
  const size = Math.floor(largest.style.size * 0.9);
  if (largest.lines.length < 2 || size < context.theme.minSize) return largest;
  const leans = (block: TextBlock): boolean => block.lines.some(({ text }) => isLeaning(text));
  const isTorn = (block: TextBlock): boolean => isChopped(block.lines) || leans(block);
  const least = largest.style.size * (leans(largest) ? LEAST_WHOLE : LEAST_UNCHOPPED);
  const whole = (): TextBlock | undefined =>
    sizeLadder(size, context)
      .filter((one) => one >= least)
      .map((one) => textBlock(source, { ...style, size: one }, limits, context))
      .find((block) => fits(block, limits) && !isTorn(block));
  return isTorn(largest) ? (whole() ?? largest) : largest;
}

/** The largest common size at which every text fits: texts of one kind look alike. */
export function fitTogether(
  sources: { text: string; limits: BlockLimits }[],
  style: TextStyle,
  context: TextContext,
): TextBlock[] {
  let blocks: TextBlock[] = [];
  for (const size of sizeLadder(style.size, context)) {
    blocks = sources.map(({ text, limits }) => textBlock(text, { ...style, size }, limits, context));
    if (blocks.every((block, index) => fits(block, sources[index]?.limits ?? { width: 0 }))) return blocks;
  }
  return blocks;
}
