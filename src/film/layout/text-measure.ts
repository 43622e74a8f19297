import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { layoutWithLines, measureLineStats, prepareWithSegments } from "@chenglou/pretext";
import type { PreparedTextWithSegments } from "@chenglou/pretext";
import { ensureFonts } from "../fonts/register-fonts.ts";

/** The line breaker measures through this global, which Node lacks; it must exist before its first use. */
class NodeOffscreenCanvas {
  private readonly canvas: Canvas;
  constructor(width: number, height: number) {
    this.canvas = createCanvas(width || 1, height || 1);
  }
  getContext(): SKRSContext2D {
    return this.canvas.getContext("2d");
  }
}
if (!("OffscreenCanvas" in globalThis)) Object.assign(globalThis, { OffscreenCanvas: NodeOffscreenCanvas });

const ZERO_WIDTH_SPACE = "\u200B";
const rulers = createCanvas(1, 1).getContext("2d");

export type MeasuredText = {
  text: string;
  prepared: PreparedTextWithSegments;
};

export type BrokenLine = { text: string; width: number };
export type BrokenText = { lines: BrokenLine[]; brokenWord: boolean };

/** White space as a reader sees it: one space between words, none at the ends. */
export function tidy(text: string): string {
  return text.replace(/[\s\u200B]+/gu, " ").trim();
}

/** Chinese and Japanese may break between any characters; a title reads better broken between words. */
function markWords(text: string, language: string): string {
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return words
    .map(({ segment }, index) => {
      const previous = words[index - 1]?.segment ?? "";
      const joins = index === 0 || segment === " " || previous === " ";
      return joins ? segment : ZERO_WIDTH_SPACE + segment;
    })
    .join("");
}

export function measureText(
  text: string,
  font: string,
  letterSpacing: number,
  language: string,
): MeasuredText {
  ensureFonts(font);
  const spaced = /^(zh|ja)\b/.test(language) ? markWords(text, language) : text;
  const wordBreak = spaced === text && !language.startsWith("ko") ? "normal" : "keep-all";
  return { text, prepared: prepareWithSegments(spaced, font, { letterSpacing, wordBreak }) };
}

/** Lines of at most `width` px; `brokenWord` where a word alone is wider. */
export function breakLines({ prepared }: MeasuredText, width: number): BrokenText {
  const { lines } = layoutWithLines(prepared, width, 1);
  const brokenWord = lines.slice(0, -1).some((line) => line.end.graphemeIndex > 0);
  return {
    brokenWord,
    lines: lines.map((line) => ({
      text: line.text.replaceAll(ZERO_WIDTH_SPACE, "").trimEnd(),
      width: line.width,
    })),
  };
}

/**
 * The narrowest width that needs no more lines than `width` does: lines of even length, and no word
 * left alone on the last one.
 */
export function balancedWidth(measured: MeasuredText, width: number): number {
  const { lineCount, maxLineWidth } = measureLineStats(measured.prepared, width);
  if (lineCount < 2) return width;
  const whole = !breakLines(measured, width).brokenWord;
  let low = maxLineWidth / 2;
  let high = Math.ceil(maxLineWidth);
  while (high - low > 2) {
    const middle = (low + high) / 2;
    const more = measureLineStats(measured.prepared, middle).lineCount > lineCount;
    if (more || (whole && breakLines(measured, middle).brokenWord)) low = middle;
    else high = middle;
  }
  return Math.min(width, Math.ceil(high));
}

/** Width of one line as it will be drawn. */
export function lineWidth(text: string, font: string, letterSpacing = 0, features = "normal"): number {
  ensureFonts(font);
  rulers.font = font;
  rulers.letterSpacing = `${letterSpacing}px`;
  rulers.fontFeatureSettings = features;
  return rulers.measureText(text).width;
}

/** The ink of one line about its origin: px left, right, above and below it. */
export function lineInk(text: string, font: string, letterSpacing = 0, features = "normal") {
  ensureFonts(font);
  rulers.font = font;
  rulers.letterSpacing = `${letterSpacing}px`;
  rulers.fontFeatureSettings = features;
  const metrics = rulers.measureText(text);
  return {
    left: metrics.actualBoundingBoxLeft,
    right: metrics.actualBoundingBoxRight,
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
    width: metrics.width,
  };
}
