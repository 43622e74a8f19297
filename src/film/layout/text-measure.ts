import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import {
  layoutWithLines,
  measureLineStats,
  measureNaturalWidth,
  prepareWithSegments,
} from "@chenglou/pretext";
import type { PreparedTextWithSegments } from "@chenglou/pretext";
import { measureLine } from "../fonts/measure-line.ts";
import type { LineMetrics } from "../fonts/measure-line.ts";
import { fontSizeOf } from "../fonts/script-figures.ts";
import { ensureFonts } from "../fonts/register-fonts.ts";
import { amountsWhole } from "./east-asian-amounts.ts";
import { keptWords, partsOfPhrase, phraseLanguage, phrasesOf, wordsOfPhrase } from "./east-asian-phrases.ts";
import { joinBurmese } from "./burmese-words.ts";
import { joinThai } from "./thai-words.ts";
import { breakCost } from "./break-cost.ts";
import { TIE, tied, unbroken, unbrokenInColumn } from "./ties.ts";

/** The line breaker measures through this global, which Node lacks; it must exist before its first use. */
class NodeOffscreenCanvas {
  private readonly canvas: Canvas;
  constructor(width: number, height: number) {
    this.canvas = createCanvas(width || 1, height || 1);
  }
  getContext(): { font: string; letterSpacing: string; measureText(text: string): { width: number } } {
    const context = this.canvas.getContext("2d");
    return {
      get font() {
        return context.font;
      },
      set font(font) {
        context.font = font;
      },
      get letterSpacing() {
        return context.letterSpacing;
      },
      set letterSpacing(spacing) {
        context.letterSpacing = spacing;
      },
      measureText: (text) => measureLine(context, text),
    };
  }
}
if (!("OffscreenCanvas" in globalThis)) Object.assign(globalThis, { OffscreenCanvas: NodeOffscreenCanvas });

const ZERO_WIDTH_SPACE = "\u200B";
const WORD_JOINER = "\u2060";
const NO_BREAK_SPACE = "\u00A0";
const MARKS = new RegExp(`[${ZERO_WIDTH_SPACE}${WORD_JOINER}]`, "gu");
/** `GPT-4`, `COVID-19`, `3-5`: the figure stays with its word (UAX 14, HY × NU), unless it is a long name. */
const BEFORE_FIGURE = /(?<=(?:^|[\s\p{P}])[\p{L}\p{N}]{1,8})-(?=\p{N})/gu;
/** `18.30–20.45`, `80–100 kg`, `5%–8%`: from how much to how much. */
const RANGE = /(?<=\p{N}[%°]?)–(?=[€£$¥₹]?\p{N})/gu;
/** `on-call`, `e-mail`: a short beginning stays with its word. */
const SHORT_PREFIX = /(?<=(?:^|\s)\p{L}{1,3})-(?=\p{L}{1,10}(?:[\s\p{P}]|$))/gu;
/** `rangez-y`, `кто-то`, `built-in`: a short end stays with it. */
const SHORT_END = /(?<=\p{L}{3})-(?=\p{L}{1,3}(?!\p{L}))/gu;
/** "धीरे-धीरे", "so-so": a word said twice is one. */
const TWICE = /(?<=(?<![\p{L}\p{M}])(?<word>\p{L}[\p{L}\p{M}]{0,7}))-(?=\k<word>(?![\p{L}\p{M}-]))/gu;
/** `colibri-velo.example`, `--force-with-lease`: typed as it is read, so its hyphens end no line that could hold it. */
const TYPED =
  /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}@._]{1,24}-[\p{L}\p{N}@._-]{0,24}\.\p{L}{2,}(?![\p{L}\p{N}])|--?\p{L}[\p{L}\p{N}-]{1,24})/gu;
/** `км/ч`, `m/s`, `kg/m³`: one unit. */
const UNIT_SLASH = /(?<=(?<![\p{L}\p{N}])\p{L}{1,3}[²³]?)\/(?=\p{L}{1,4}[²³]?(?![\p{L}\p{N}]))/gu;
const rulers = createCanvas(1, 1).getContext("2d");

/** Measured with letters of `RULER` px; what is asked and told is scaled. */
export type MeasuredText = RuledText & {
  /** Of the size that is meant to the ruler's. */
  scale: number;
  /** The font at the ruler's size. */
  ruler: string;
};

type RuledText = {
  text: string;
  /** BCP-47. */
  language: string;
  prepared: PreparedTextWithSegments;
  /**
   * Where `prepared` keeps more together than must be (phrases of Chinese and Japanese, ties): what is wider than
   * `width` (at the ruler's size) broken between its words.
   */
  narrow?: (width: number) => PreparedTextWithSegments;
  /** px at the ruler's size of the widest piece that `prepared` keeps together, where that is known. */
  widestPiece?: () => number;
  /** px at the ruler's size of the widest word that is never parted for a larger size: 上がりましょう. */
  widestWord?: () => number;
  /** px at the ruler's size of the narrowest column that parts no word. */
  narrowest?: () => number;
  /** The text as it is broken in a column, where that is another way. */
  inColumn?: RuledText;
};

/**
 * Letters grow with their size to five parts in a million (no hinting, no optical sizes): a text that is tried at
 * ten sizes is measured once, and measuring is what layout spends its time on.
 */
const RULER = 100;
/** px at the ruler's size, of about 18 letters: what is narrower is a column. */
const COLUMN = 9 * RULER;
/** Letters of a Chinese or Japanese word that a narrow column is wide enough for: さわやかな. */
const WORD_IN_COLUMN = 6;
/** Texts of the film that is being laid out, and those of a few before. */
const MOST_KNOWN = 4000;
const known = new Map<string, RuledText>();

export type BrokenLine = { text: string; width: number };
export type BrokenText = { lines: BrokenLine[]; brokenWord: boolean };

/** White space as a reader sees it: one space between words, none at the ends; what must not break stays so. */
export function tidy(text: string): string {
  return text.replace(/[^\S\u00A0\u202F]+|\u200B+/gu, " ").trim();
}

const FULL_WIDTH: Record<string, string> = {
  ".": "。",
  ",": "，",
  ";": "；",
  ":": "：",
  "!": "！",
  "?": "？",
};

/** Punctuation after Han or kana is set full width, whatever the keyboard gave. */
export function fullWidthPunctuation(text: string, language: string): string {
  if (!/^(zh|ja)\b/.test(language)) return text;
  return text.replace(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[.,;:!?](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|$)/gu,
    (mark) => FULL_WIDTH[mark] ?? mark,
  );
}

export function measureText(
  text: string,
  font: string,
  letterSpacing: number,
  language: string,
): MeasuredText {
  ensureFonts(font);
  const scale = fontSizeOf(font) / RULER;
  const ruler = font.replace(/\d+(?:\.\d+)?px/, `${RULER}px`);
  const spacing = Number((letterSpacing / scale).toFixed(6));
  const key = `${language}\n${ruler}\n${spacing}\n${text}`;
  const ruled = known.get(key) ?? ruleText(text, ruler, spacing, language);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, ruled);
  return { ...ruled, scale, ruler };
}

function ruleText(text: string, font: string, letterSpacing: number, language: string): RuledText {
  const hyphened = text
    .replace(BEFORE_FIGURE, `-${WORD_JOINER}`)
    .replace(RANGE, `–${WORD_JOINER}`)
    .replace(SHORT_PREFIX, `-${WORD_JOINER}`)
    .replace(SHORT_END, `-${WORD_JOINER}`)
    .replace(TWICE, `-${WORD_JOINER}`)
    .replace(UNIT_SLASH, `/${WORD_JOINER}`);
  const joined = unbroken(hyphened, NO_BREAK_SPACE);
  const phrased = phraseLanguage(joined, language);
  if (phrased === null) {
    const ruled = ruleTied(text, joined, font, letterSpacing, language);
    const loose = unbrokenInColumn(hyphened, NO_BREAK_SPACE, language);
    return loose === joined
      ? ruled
      : { ...ruled, inColumn: ruleTied(text, loose, font, letterSpacing, language) };
  }
  const prepare = (pieces: readonly string[]): PreparedTextWithSegments =>
    prepareWithSegments(
      pieces
        .join(ZERO_WIDTH_SPACE)
        .replace(IN_SPAN, "")
        .replace(SPAN, WORD_JOINER)
        .replace(DOT_IN_NAME, `${WORD_JOINER}·${WORD_JOINER}`)
        .replace(BEFORE_DASH, WORD_JOINER),
      font,
      { letterSpacing, wordBreak: "keep-all" },
    );
  const phrases = phrasesOf(amountsWhole(joined, phrased === "ja" ? "ja" : "zh", NO_BREAK_SPACE), phrased);
  const widthOf = (part: string) => lineWidth(part.replaceAll(MARKS, ""), font, letterSpacing);
  let widest: number | null = null;
  let widestPhrase: number | null = null;
  return {
    text,
    language,
    prepared: prepare(phrases),
    widestPiece: () => (widestPhrase ??= Math.max(0, ...phrases.map(widthOf))),
    widestWord: () =>
      (widest ??= Math.max(0, ...phrases.flatMap((phrase) => keptWords(phrase, phrased)).map(widthOf))),
    narrowest: () =>
      Math.max(
        0,
        ...phrases.flatMap((phrase) => wordsOfPhrase(phrase, phrased, WORD_IN_COLUMN)).map(widthOf),
      ),
    narrow: (width) =>
      prepare(phrases.flatMap((phrase) => partsOfPhrase(phrase, phrased, (part) => widthOf(part) <= width))),
  };
}

/** 再慢一点——: UAX 14 lets a line begin with a dash, print does not. */
const BEFORE_DASH = /(?<=[^\s\u200B])(?=[—―])/gu;
/** （1041—1048年）: the two ends of a span stand in one line. */
const IN_SPAN =
  /(?<=\p{Nd}[年月日]?)\u200B+(?=[—–―～]\u200B*\p{Nd})|(?<=\p{Nd}[年月日]?[—–―～])\u200B+(?=\p{Nd})/gu;
const SPAN = /(?<=\p{Nd}[年月日]?[—–―～])(?=\p{Nd})/gu;
/** 查尔斯·里克特: a break may stand at any such dot (UAX 14), and none should. */
const DOT_IN_NAME = /(?<=\p{Script=Han})·(?=\p{Script=Han})/gu;

const COUNTED_PAIR = new RegExp(`\\p{N}${TIE}\\p{L}[^${TIE}]*$`, "u");
/** The end of such a hyphen as `TIE` is a space. */
const HYPHEN_TIE = "\uE001";
/** `lave-linge`, `tee-shirt`, `142-mal`: a compound no longer than a long word is set whole where a line has room. */
const COMPOUND = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}-])[\\p{L}\\p{M}\\p{N}]+(?:-${WORD_JOINER}?\\p{L}[\\p{L}\\p{M}]*)+(?![\\p{L}\\p{M}\\p{N}-])`,
  "gu",
);
const LONGEST_COMPOUND = 16;

function wholeCompounds(text: string): string {
  const whole = (word: string): string => word.replace(/-(?![\u2060\uE001])/gu, `-${HYPHEN_TIE}`);
  return text
    .replace(TYPED, whole)
    .replace(COMPOUND, (word) => (word.length > LONGEST_COMPOUND ? word : whole(word)));
}

const UNSPACED = /[\p{Script=Thai}\p{Script=Myanmar}]/u;

function joinUnspaced(text: string, fits: (compound: string) => boolean): string {
  if (!UNSPACED.test(text)) return text;
  return joinThai(joinBurmese(text, fits), fits);
}

/** A text whose words are parted by spaces. */
function ruleTied(
  text: string,
  joined: string,
  font: string,
  letterSpacing: number,
  language: string,
): RuledText {
  const wordBreak = language.startsWith("ko") ? "keep-all" : "normal";
  const prepare = (whole: string, fits: (compound: string) => boolean = () => true) =>
    prepareWithSegments(joinUnspaced(whole, fits), font, { letterSpacing, wordBreak });
  const ties = wholeCompounds(tied(joined));
  const heldWhole = (group: string): string =>
    group.replaceAll(TIE, NO_BREAK_SPACE).replaceAll(HYPHEN_TIE, WORD_JOINER);
  const prepared = prepare(heldWhole(ties));
  if (ties === joined && !UNSPACED.test(joined)) return { text, language, prepared };
  const isWide = (whole: string, width: number): boolean =>
    lineWidth(whole.replaceAll(MARKS, ""), font, letterSpacing) > width;
  const fitted = (group: string, width: number): string => {
    const whole = heldWhole(group);
    if (group === whole || !isWide(whole, width)) return whole;
    // Of what is tied, a number and its unit hold longest: Вес | 5 килограммов.
    const words: string[] = [];
    for (const word of group.split(TIE)) {
      const counted = `${words.at(-1) ?? ""}${TIE}${word}`;
      if (COUNTED_PAIR.test(counted) && !isWide(heldWhole(counted), width)) words[words.length - 1] = counted;
      else words.push(word);
    }
    return words
      .map((word) => (isWide(heldWhole(word), width) ? word.replaceAll(HYPHEN_TIE, "") : heldWhole(word)))
      .join(" ");
  };
  return {
    text,
    language,
    prepared,
    narrow: (width) =>
      prepare(
        ties
          .split(" ")
          .map((group) => fitted(group, width))
          .join(" "),
        (compound) => !isWide(compound, width),
      ),
  };
}

/** px of the widest word of a text without spaces, which no line should part. */
export function widestUnspaced({ narrowest, prepared, scale, ruler }: MeasuredText): number {
  const widest =
    narrowest?.() ??
    Math.max(0, ...prepared.segments.map((piece) => lineWidth(piece.replaceAll(MARKS, "").trim(), ruler)));
  return widest * scale;
}

/** px of the text on one line. */
export function naturalWidth({ prepared, scale }: MeasuredText): number {
  return measureNaturalWidth(prepared) * scale;
}

/** The text as it is broken in a room of this width. */
export function measuredIn(measured: MeasuredText, width: number): MeasuredText {
  const { inColumn, scale, ruler } = measured;
  return inColumn !== undefined && width / scale < COLUMN ? { ...inColumn, scale, ruler } : measured;
}

/** At this width; a phrase that is wider is broken between its words. */
function preparedFor(measured: MeasuredText, width: number): PreparedTextWithSegments {
  const { prepared, narrow, widestPiece, scale } = measured;
  const room = width / scale;
  if (narrow === undefined) return prepared;
  // A phrase with a space in it may be broken there, which tears no word, and is wider than its line all the same.
  const wide = widestPiece?.() ?? 0;
  return wide > room || breaksWord(layoutWithLines(prepared, room, 1).lines) ? narrow(room) : prepared;
}

function breaksWord(lines: readonly { end: { graphemeIndex: number } }[]): boolean {
  return lines.slice(0, -1).some((line) => line.end.graphemeIndex > 0);
}

/** An address or an option on two lines counts as a word that was broken: set smaller it stands on one. */
function tearsTyped(line: string, next: string | undefined): boolean {
  if (next === undefined || !line.endsWith("-")) return false;
  const [before, after] = [/\S*$/u.exec(line)?.[0] ?? "", /^\S*/u.exec(next)?.[0] ?? ""];
  return (before + after).replace(MARKS, "").search(TYPED) === 0;
}

/** Lines of at most `width` px; `brokenWord` where a word alone is wider. */
export function breakLines(measured: MeasuredText, width: number): BrokenText {
  const { lines } = layoutWithLines(preparedFor(measured, width), width / measured.scale, 1);
  return {
    brokenWord:
      breaksWord(lines) ||
      (measured.widestWord?.() ?? 0) > width / measured.scale ||
      lines.some((line, at) => tearsTyped(line.text, lines[at + 1]?.text)),
    lines: lines.map((line) => ({
      text: line.text.replaceAll(MARKS, "").replaceAll(NO_BREAK_SPACE, " ").trimEnd(),
      width: line.width * measured.scale,
    })),
  };
}

/**
 * The width, among those that need no more lines than `width` does, that breaks best: lines of even
 * length, no word left alone on the last one, breaks where the sentence breathes.
 */
export function balancedWidth(asked: MeasuredText, width: number): number {
  const { text, language, scale, ruler } = asked;
  const measured = { text, language, scale, ruler, prepared: preparedFor(asked, width) };
  const statsAt = (room: number) => measureLineStats(measured.prepared, room / scale);
  const { lineCount, maxLineWidth: longest } = statsAt(width);
  const maxLineWidth = longest * scale;
  if (lineCount < 2) return width;
  const whole = !breakLines(measured, width).brokenWord;
  let narrowest = maxLineWidth / 2;
  let widest = Math.ceil(maxLineWidth);
  while (widest - narrowest > 2) {
    const middle = (narrowest + widest) / 2;
    const more = statsAt(middle).lineCount > lineCount;
    if (more || (whole && breakLines(measured, middle).brokenWord)) narrowest = middle;
    else widest = middle;
  }
  const from = Math.min(width, Math.ceil(widest));
  let best = { width: from, cost: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= 12; step += 1) {
    const tried = from + ((width - from) * step) / 12;
    const cost = breakCost(breakLines(measured, tried).lines, language);
    if (cost < best.cost - 0.01) best = { width: tried, cost };
  }
  return best.width;
}

/** Width of one line as it will be drawn. */
export function lineWidth(text: string, font: string, letterSpacing = 0, features = "normal"): number {
  ensureFonts(font);
  rulers.font = font;
  rulers.letterSpacing = `${letterSpacing}px`;
  rulers.fontFeatureSettings = features;
  return measureLine(rulers, text).width;
}

/** The ink of one line about its origin: px left, right, above and below it. */
export function lineInk(text: string, font: string, letterSpacing = 0, features = "normal"): LineMetrics {
  ensureFonts(font);
  rulers.font = font;
  rulers.letterSpacing = `${letterSpacing}px`;
  rulers.fontFeatureSettings = features;
  return measureLine(rulers, text);
}
