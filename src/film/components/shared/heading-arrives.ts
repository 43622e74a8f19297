import type { Layer, Paint, TextPaint, Track } from "../../../artifacts/timeline.ts";
import { entranceOf } from "../../entrances/first-content.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** Words that stand in other lines of the heading dissolve from there to here, once the first stand where they belong. */
const TURN_MS = 200;

/**
 * The announcement that becomes the heading: it goes to where that stands, as small as that is, and the heading takes its place as
 * it arrives at `first`. Where the heading has other lines its first words arrive on themselves, and those behind dissolve. `frames`: how long
 * it goes. Null where it is set in another colour or face, or says something else.
 */
export function becoming(
  words: Layer,
  heading: Layer,
  { first, frames }: { first: number; frames: number },
  { format }: ComponentContext,
): { words: Layer; heading: Layer; start: number } | null {
  const [own, its] = [linesOf(words.paint), linesOf(heading.paint)];
  const [line, target] = [own[0], its[0]];
  if (line === undefined || target === undefined || !areSetAlike(own, its)) return null;
  const isSameLines = own.length === its.length && own.every(({ text }, at) => text === its[at]?.text);
  const arrives = isSameLines ? first : first - framesOf(format, TURN_MS);
  const start = Math.max(arrives - frames, (entranceOf(words)?.to ?? 0) + 1);
  if (start >= arrives) return null;
  const scale = sizeOf(target) / sizeOf(line);
  const [from, to] = firstWords(line, target).map((one) =>
    middleOf(layerOf("words", [one], {}, format).bounds),
  );
  if (from === undefined || to === undefined) return null;
  const middle = middleOf(words.bounds);
  const shift = isSameLines
    ? { x: middleOf(heading.bounds).x - middle.x, y: middleOf(heading.bounds).y - middle.y }
    : { x: to.x - middle.x - scale * (from.x - middle.x), y: to.y - middle.y - scale * (from.y - middle.y) };
  const going = (track: Track | undefined, stands: number, end: number): Track => [
    ...(track ?? []),
    { frame: start, value: stands },
    { frame: arrives, value: end, ease: "inOut" },
  ];
  const { opacity = [] } = words.tracks;
  const tracks = {
    ...words.tracks,
    opacity: [...opacity, ...(isSameLines ? turn(first - 1, first, 1) : turn(arrives, first, 1))],
    x: going(words.tracks.x, 0, shift.x),
    y: going(words.tracks.y, 0, shift.y),
    // Whole px of bounds say most of lines that are the same ones.
    scale: going(words.tracks.scale, 1, isSameLines ? heading.bounds.width / words.bounds.width : scale),
  };
  const comes = isSameLines ? turn(first - 1, first, 0) : turn(arrives, first, 0);
  return { words: { ...words, tracks }, heading: { ...heading, tracks: { opacity: comes } }, start };
}

/** From one to nothing, or the other way. */
function turn(from: number, to: number, before: 0 | 1): Track {
  return [
    { frame: from, value: before },
    { frame: to, value: 1 - before, ease: "linear" },
  ];
}

/** What both first lines begin with, as each is set; from right to left the whole lines, which begin at one edge. */
function firstWords(one: TextPaint, other: TextPaint): [TextPaint, TextPaint] {
  const shared = one.text.length <= other.text.length ? one.text : other.text;
  if (one.direction === "rtl") return [atEdge(one), atEdge(other)];
  return [beginning(one, shared), beginning(other, shared)];
}

/** The start of a line, where the line has it. */
function beginning(line: TextPaint, text: string): TextPaint {
  const { font, letterSpacing, features } = line;
  const wide = lineWidth(line.text, font, letterSpacing, features);
  const left = { left: line.x, center: line.x - wide / 2, right: line.x - wide }[line.align ?? "left"];
  return { ...line, text, x: left, align: "left" };
}

/** One letter at the right edge of a line, where reading begins. */
function atEdge(line: TextPaint): TextPaint {
  const { font, letterSpacing, features } = line;
  const wide = lineWidth(line.text, font, letterSpacing, features);
  const right = { left: line.x + wide, center: line.x + wide / 2, right: line.x }[line.align ?? "right"];
  return { ...line, text: Array.from(line.text)[0] ?? line.text, x: right, align: "right" };
}

function linesOf(paint: readonly Paint[]): TextPaint[] {
  const lines = paint.flatMap((one) => (one.kind === "text" ? [one] : []));
  return lines.length === paint.length ? lines : [];
}

/** Whether two texts say the same in one colour and one face, in whichever lines. */
function areSetAlike(one: readonly TextPaint[], other: readonly TextPaint[]): boolean {
  const [first] = one;
  const said = (lines: readonly TextPaint[]): string => lines.map(({ text }) => text.replaceAll(/\s/gu, "")).join(""); // prettier-ignore
  return (
    first !== undefined &&
    said(one) === said(other) &&
    [...one, ...other].every(
      ({ color, font }) => color === first.color && familyOf(font) === familyOf(first.font),
    )
  );
}

/** Weight and families of a CSS font, without its size. */
function familyOf(font: string): string {
  return font.replace(/\d+(?:\.\d+)?px/u, "");
}

function sizeOf({ font }: TextPaint): number {
  return Number(/(\d+(?:\.\d+)?)px/u.exec(font)?.[1] ?? 1);
}

function middleOf({ x, y, width, height }: Layer["bounds"]): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
