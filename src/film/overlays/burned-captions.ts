import type { SceneSpeech } from "../../artifacts/speech.ts";
import type { Finding, Layer, Paint, Track } from "../../artifacts/timeline.ts";
import { layerOf } from "../layout/layer-builder.ts";
import { baselineOf, isRtlText } from "../layout/paint-block.ts";
import { fontFor, leadingPx } from "../layout/text-context.ts";
import type { TextContext, TextStyle } from "../layout/text-context.ts";
import { lineWidth } from "../layout/text-measure.ts";
import { blend, readableOn } from "../styles/contrast.ts";
import { pxOf } from "../styles/scale.ts";
import type { Theme } from "../styles/theme.ts";
import { captionPieces } from "../timeline/captions.ts";
import type { CaptionPiece } from "../timeline/captions.ts";
import { coverCaptions } from "../timeline/cover-captions.ts";
import { wordPlaces } from "./visual-order.ts";

const MAX_LINES = 2;

/** Measures of the captions in a frame: they stand above the safe edge, in its middle. */
function shapeOf(theme: Theme) {
  const px = pxOf(theme.format);
  return { size: px(40), padX: px(26), padY: px(10), radius: Math.min(theme.radius, px(14)) };
}

/** The px at the foot of the frame that captions may take, their distance to the content included. */
export function captionsReserve(context: TextContext): number {
  const { theme } = context;
  const { size, padY } = shapeOf(theme);
  const leading = leadingPx(styleOf(size, "#000000", context), context);
  return theme.safe + MAX_LINES * leading + 2 * padY + pxOf(theme.format)(32);
}

/**
 * The captions of a scene in its picture: at most two lines on a plate of the style, each word in the
 * accent as it is said. Every step is one changed frame of the plate's size. `speechFrame`: the frame of
 * the scene at which its speech begins. `lines` stand under `said`.
 */
export function burnedCaptions(
  speech: SceneSpeech,
  { speechFrame, frames }: { speechFrame: number; frames: number },
  context: TextContext,
): { lines: Layer[]; said: Layer[]; findings: Finding[] } {
  const { pieces, findings } = coverCaptions(captionPieces(speech), context.language);
  const { theme } = context;
  const { fps } = theme.format;
  const size = commonSize(pieces, context);
  const at = (seconds: number): number => speechFrame + Math.round(seconds * fps);
  const made = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    const until = Math.min(frames - 1, at(piece.end), next === undefined ? frames : at(next.from));
    const from = Math.min(at(piece.from), until - 2);
    if (from < 1) return [];
    return [captionLayers(piece, index + 1, { from, until, at }, size, context)];
  });
  return { lines: made.map(({ line }) => line), said: made.flatMap(({ said }) => said), findings };
}

type Span = { from: number; until: number; at: (seconds: number) => number };

function captionLayers(
  piece: CaptionPiece,
  number: number,
  { from, until, at }: Span,
  size: number,
  context: TextContext,
): { line: Layer; said: Layer[] } {
  const { theme, language, direction } = context;
  const { format } = theme;
  const { padX, padY, radius } = shapeOf(theme);
  const colors = captionColors(theme);
  const style = styleOf(size, colors.text, context);
  const leading = leadingPx(style, context);
  const widths = piece.lines.map((line) => lineWidth(line.text, fontFor(line.text, style, context)));
  const width = Math.ceil(Math.max(...widths)) + 2 * padX;
  const height = piece.lines.length * leading + 2 * padY;
  const x = Math.round((format.width - width) / 2);
  const y = format.height - theme.safe - height;
  const plate: Paint = { kind: "rect", x, y, width, height, radius, fill: colors.plate };
  const texts: Paint[] = [];
  const marks: Layer[] = [];
  for (const [index, line] of piece.lines.entries()) {
    const lineTop = y + padY + index * leading;
    const baseline = lineTop + baselineOf({ leading, style });
    const lineStart = Math.round((format.width - (widths[index] ?? 0)) / 2);
    const font = fontFor(line.text, style, context);
    const set = { kind: "text" as const, font, y: baseline, language, on: colors.plate };
    const rtl = direction === "rtl" && isRtlText(line.text);
    texts.push({
      ...set,
      text: line.text,
      color: colors.text,
      align: rtl ? "right" : "left",
      direction: rtl ? "rtl" : "ltr",
      x: rtl ? lineStart + Math.round(widths[index] ?? 0) : lineStart,
    });
    const places = wordPlaces(line.text, line.words, rtl ? "rtl" : "ltr", (part) => lineWidth(part, font));
    for (const [order, word] of line.words.entries()) {
      const place = places[order];
      const said = isRtlText(line.text) ? tokenAt(line.text, word) : line.text.slice(word.start, word.end);
      if (place === undefined || place.width <= 0) continue;
      const start = Math.max(from, at(word.from));
      const end = Math.min(until, at(word.until));
      if (end - start < 2) continue;
      const cell = { x: lineStart + place.x, y: lineTop, width: place.width, height: leading };
      const wordRtl = rtl ? !/\p{Script=Latin}/u.test(said) : isRtlText(said);
      marks.push(
        layerOf(
          `said-${number}-${index + 1}-${order + 1}`,
          [
            // The plate's colour over the word, so that nothing of its first colour shines through at its edges.
            { kind: "rect", ...cell, fill: colors.plate },
            {
              ...set,
              text: said,
              color: colors.accent,
              align: "left",
              direction: wordRtl ? "rtl" : "ltr",
              x: cell.x,
            },
          ],
          { opacity: shown(start, end) },
          format,
        ),
      );
    }
  }
  const line = layerOf(`subtitle-${number}`, [plate, ...texts], { opacity: shown(from, until) }, format);
  return { line, said: marks };
}

/**
 * In a line that runs from right to left whole tokens are placed, punctuation included. After Arabic letters
 * a number takes its signs to its other side; the mark (U+061C) tells it that they stood before it.
 */
function tokenAt(line: string, word: { start: number; end: number }): string {
  const token = [...line.matchAll(/\S+/gu)].find(
    ({ 0: text, index }) => index < word.end && word.start < index + text.length,
  );
  const text = token?.[0] ?? line.slice(word.start, word.end);
  const before = /\p{L}(?=[^\p{L}]*$)/u.exec(line.slice(0, token?.index ?? 0))?.[0] ?? "";
  return /\p{L}/u.test(text) || !/\p{Script=Arabic}/u.test(before) ? text : `\u061C${text}`;
}

/** There from one frame to before another, without a fade: reading has no time for one. */
function shown(from: number, until: number): Track {
  return [
    { frame: from - 1, value: 0 },
    { frame: from, value: 1, ease: "linear" },
    ...(until - 1 > from ? [{ frame: until - 1, value: 1 }] : []),
    { frame: until, value: 0, ease: "linear" },
  ];
}

/** Vietnamese puts a mark on a mark; other scripts that need room have it by `leadingPx`. */
function styleOf(size: number, color: string, { language }: TextContext): TextStyle {
  const leading = /^vi\b/u.test(language) ? 1.4 : 1.25;
  return { face: "body", size, color, weight: 600, leading, tracking: 0 };
}

/** Ink on the style's own dark: a paper's text colour, or a ground darker than the dark styles'. */
export function captionColors({ dark, color }: Theme): { plate: string; text: string; accent: string } {
  const plate = dark ? blend(color.background.slice(0, 7), "#000000", 0.5) : color.text;
  const text = readableOn(dark ? color.text : color.background, plate, 7);
  // Of the style's own colours the first that is told from white at a glance.
  const colorful = [color.accent, color.primary, ...color.hues]
    .map((one) => readableOn(one.slice(0, 7), plate, 6))
    .find(isColorful);
  return { plate, text, accent: colorful ?? FALLBACK_ACCENT };
}

/** Amber reads on every dark plate. */
const FALLBACK_ACCENT = "#FFC53D";

function isColorful(color: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) >= 80;
}

/** One size for the scene: the largest at which its longest line fits the frame. */
function commonSize(pieces: readonly CaptionPiece[], context: TextContext): number {
  const { theme } = context;
  const { size, padX } = shapeOf(theme);
  const room = theme.format.width - 2 * theme.safe - 2 * padX;
  const lines = pieces.flatMap((piece) => piece.lines.map(({ text }) => text));
  let fitting = size;
  for (const line of lines) {
    const width = lineWidth(line, fontFor(line, styleOf(fitting, "#000000", context), context));
    if (width > room) fitting = Math.max(theme.minSize, Math.floor((fitting * room) / width));
  }
  return fitting;
}
