import type { Emphasis } from "../../artifacts/cue.ts";
import type { Paint, TextPaint } from "../../artifacts/timeline.ts";
import type { TextBlock } from "./text-block.ts";
import { codeParts } from "./inline-code.ts";
import { fontFor } from "./text-context.ts";
import type { TextContext } from "./text-context.ts";
import { lineWidth } from "./text-measure.ts";

/** Height of capitals as a part of the size: alike enough in all our faces to centre text by. */
export const CAP_HEIGHT = 0.72;

const RTL_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text has letters that run from right to left. */
export function isRtlText(text: string): boolean {
  return RTL_LETTER.test(text);
}

export type BlockPlace = {
  /** The column's left edge and width, and the top of its first line. */
  x: number;
  y: number;
  width: number;
  /** `start` is the right edge where the language runs right to left. */
  align?: "start" | "center" | "end";
  color?: string;
  /** The fill of the mark that it stands on, if it does. */
  on?: string;
  /** Spans of the source text in another colour. */
  emphasis?: { spans: Emphasis[]; color: string; source: string };
};

/** Distance from the top of a line to its baseline, capitals centred in the line. */
export function baselineOf(block: Pick<TextBlock, "leading" | "style">): number {
  return Math.round((block.leading + block.style.size * CAP_HEIGHT) / 2);
}

export function paintBlock(block: TextBlock, place: BlockPlace, context: TextContext): Paint[] {
  const { style } = block;
  const rtl = context.direction === "rtl";
  const align = place.align ?? "start";
  const side = align === "center" ? "center" : (align === "start") === rtl ? "right" : "left";
  const anchor = { left: place.x, center: place.x + place.width / 2, right: place.x + place.width }[side];
  // "+74 kg" reads from left to right in an Arabic film too, only its place is mirrored; but a line of Latin
  // words or figures within an Arabic text runs as the text does, its marks at the left.
  const direction = rtl && block.lines.some(({ text }) => RTL_LETTER.test(text)) ? "rtl" : "ltr";
  let searchFrom = 0;
  return block.lines.flatMap((line, index): Paint[] => {
    const paint: TextPaint = {
      kind: "text",
      text: line.text,
      x: Math.round(anchor),
      y: Math.round(place.y + index * block.leading + baselineOf(block)),
      font: block.font,
      color: place.color ?? style.color,
      ...(place.on === undefined ? {} : { on: place.on }),
      align: side,
      direction,
      letterSpacing: block.tracking,
      language: context.language,
      ...(style.features === undefined ? {} : { features: style.features }),
    };
    const inMono = (runs: TextPaint[]): TextPaint[] =>
      rtl || style.face === "mono" ? runs : runs.flatMap((run) => monoRuns(run, line.width, style, context));
    if (place.emphasis === undefined) return inMono([paint]);
    const runs = emphasisRuns(line.text, place.emphasis, searchFrom);
    searchFrom = runs.next;
    if (direction === "rtl") return colourRunsFromRight(paint, runs.parts, place.emphasis.color, line.width);
    return inMono(colourRuns(paint, runs.parts, place.emphasis.color, line.width));
  });
}

/** Letters of the mono face are wider than those around them: smaller than this part of the size they are not set. */
const LEAST_MONO = 0.72;

/** Code within a line in the mono face, as wide as the line was broken with. */
function monoRuns(
  run: TextPaint,
  lineWide: number,
  style: TextBlock["style"],
  context: TextContext,
): TextPaint[] {
  const parts = codeParts(run.text);
  if (parts.every(({ code }) => !code)) return [run];
  const width = run.align === "left" ? 0 : lineWide;
  const offset = { left: 0, center: -width / 2, right: -width }[run.align ?? "left"];
  let before = "";
  return parts.map(({ text, code }): TextPaint => {
    const x = run.x + offset + lineWidth(before, run.font, run.letterSpacing);
    before += text;
    const plain: TextPaint = { ...run, text, align: "left", x };
    if (!code) return plain;
    const room = lineWidth(text, run.font, run.letterSpacing);
    const wide = lineWidth(text, fontFor(text, { ...style, face: "mono" }, context), 0);
    const size = Math.floor(style.size * Math.min(1, room / wide) * 10) / 10;
    // Smaller than anything may be is not read, and the words' own face says the same.
    if (size < style.size * LEAST_MONO || size < context.theme.minSize) return plain;
    const font = fontFor(text, { ...style, face: "mono", size }, context);
    return { ...plain, font, letterSpacing: 0, features: '"calt" 0, "liga" 0' };
  });
}

type Run = { text: string; set: boolean };

/** Cuts a line where emphasis begins and ends; the line is found in the source from `from` on. */
function emphasisRuns(line: string, { spans, source }: { spans: Emphasis[]; source: string }, from: number) {
  const parts: Run[] = [];
  let at = from;
  for (const character of line) {
    // The line has one space where the source may have any white space.
    const found = character === " " ? nextSpace(source, at) : source.indexOf(character, at);
    const position = found === -1 ? at : found;
    const set = spans.some(({ start, end }) => position >= start && position < end);
    const last = parts.at(-1);
    if (last !== undefined && last.set === set) last.text += character;
    else parts.push({ text: character, set });
    at = position + character.length;
  }
  return { parts, next: at };
}

function nextSpace(source: string, from: number): number {
  const offset = source.slice(from).search(/\s/u);
  return offset === -1 ? -1 : from + offset;
}

function colourRuns(whole: TextPaint, parts: Run[], color: string, width: number): TextPaint[] {
  if (parts.every((part) => !part.set)) return [whole];
  const offset = { left: 0, center: -width / 2, right: -width }[whole.align ?? "left"];
  let before = "";
  return parts.map((part) => {
    const x = whole.x + offset + lineWidth(before, whole.font, whole.letterSpacing);
    before += part.text;
    return { ...whole, text: part.text, align: "left", x, color: part.set ? color : whole.color };
  });
}

/** Letters that join hands, and what runs from left to right within a line that does not. */
const JOINS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/u;
const RUNS_LEFT_TO_RIGHT = /[\p{Nd}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}%]/u;

/** The same in a line that runs from right to left; whole where a cut would part joined letters or turn a number with its unit. */
function colourRunsFromRight(whole: TextPaint, parts: Run[], color: string, width: number): TextPaint[] {
  const isCut = parts.slice(1).some(({ text }, at) => {
    const before = parts[at]?.text ?? "";
    const joined = isLetterOf(JOINS, before.at(-1)) && isLetterOf(JOINS, text.at(0));
    const turned = isLetterOf(RUNS_LEFT_TO_RIGHT, before.trimEnd().at(-1)) && isLetterOf(RUNS_LEFT_TO_RIGHT, text.trimStart().at(0)); // prettier-ignore
    return joined || turned;
  });
  if (isCut || parts.every((part) => !part.set)) return [whole];
  const right = whole.x + { left: width, center: width / 2, right: 0 }[whole.align ?? "left"];
  let before = "";
  return parts.map((part) => {
    const x = right - lineWidth(before, whole.font, whole.letterSpacing);
    before += part.text;
    return { ...whole, text: part.text, align: "right", x, color: part.set ? color : whole.color };
  });
}

function isLetterOf(script: RegExp, sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}%]/u.test(sign) && script.test(sign);
}
