import type { Layer, Paint, TextPaint, Track } from "../../../artifacts/timeline.ts";
import { entranceOf } from "../../entrances/first-content.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { partId } from "../../layout/part-id.ts";
import { lineWidth } from "../../layout/text-measure.ts";
import type { ComponentContext } from "../component.ts";

/**
 * The announcement that becomes the heading: it goes to where that stands, as small as that is, and the heading takes its place as
 * it arrives at `first`. Where the heading has other lines each part of a line goes to its own place in them, so that no word is
 * seen twice. `frames`: how long it goes. Null where it is set in another colour or face, or says something else.
 */
export function becoming(
  words: Layer,
  heading: Layer,
  { first, frames }: { first: number; frames: number },
  { format }: ComponentContext,
): { words: Layer[]; heading: Layer; start: number } | null {
  const [own, its] = [linesOf(words.paint), linesOf(heading.paint)];
  if (!areSetAlike(own, its)) return null;
  const start = Math.max(first - frames, (entranceOf(words)?.to ?? 0) + 1);
  if (start >= first) return null;
  const going = (track: Track | undefined, stands: number, end: number): Track => [
    ...(track ?? []),
    { frame: start, value: stands },
    { frame: first, value: end, ease: "inOut" },
  ];
  const parts = partsInBoth(own, its).map(([from, to], at) => {
    const layer = layerOf(partId(words.id, at), [from], {}, format);
    const middle = middleOf(layer.bounds);
    const scale = widthOf(to) / widthOf(from);
    const tracks = {
      ...words.tracks,
      opacity: [...(words.tracks.opacity ?? []), ...turn(first - 1, first, 1)],
      x: going(words.tracks.x, 0, to.x - middle.x - scale * (from.x - middle.x)),
      y: going(words.tracks.y, 0, to.y - middle.y - scale * (from.y - middle.y)),
      scale: going(words.tracks.scale, 1, scale),
    };
    return { ...layer, tracks };
  });
  return { words: parts, heading: { ...heading, tracks: { opacity: turn(first - 1, first, 0) } }, start };
}

/** From one to nothing, or the other way. */
function turn(from: number, to: number, before: 0 | 1): Track {
  return [
    { frame: from, value: before },
    { frame: to, value: 1 - before, ease: "linear" },
  ];
}

/** What stands in one line of both, as each has it. */
function partsInBoth(own: readonly TextPaint[], its: readonly TextPaint[]): [TextPaint, TextPaint][] {
  const ends = [...new Set([own, its].flatMap(endsOfLines))].toSorted((a, b) => a - b);
  return ends.flatMap((end, at) => {
    const from = ends[at - 1] ?? 0;
    const [one, other] = [partOf(own, from, end), partOf(its, from, end)];
    return one === null || other === null ? [] : [[one, other]];
  });
}

/** After how many letters of the whole text, spaces not counted, each line ends. */
function endsOfLines(lines: readonly TextPaint[]): number[] {
  let end = 0;
  return lines.map(({ text }) => (end += withoutSpaces(text).length));
}

/** The letters `from` to `end` of a text, spaces not counted, where their line has them. */
function partOf(lines: readonly TextPaint[], from: number, end: number): TextPaint | null {
  let before = 0;
  for (const line of lines) {
    const inLine = withoutSpaces(line.text).length;
    if (from < before + inLine) return piece(line, from - before, end - before);
    before += inLine;
  }
  return null;
}

/** A part of a line, set as a line of its own from its near edge on. */
function piece(line: TextPaint, from: number, end: number): TextPaint {
  const [start, stop] = [indexOf(line.text, from), indexOf(line.text, end - 1) + 1];
  const text = line.text.slice(start, stop);
  const wide = (words: string): number => (words === "" ? 0 : widthOf({ ...line, text: words }));
  const whole = wide(line.text);
  const left = { left: line.x, center: line.x - whole / 2, right: line.x - whole }[
    line.align ?? (line.direction === "rtl" ? "right" : "left")
  ];
  // Up to its end, less itself: so a letter's kerning with the one before is its place's.
  const before = wide(line.text.slice(0, stop)) - wide(text);
  if (line.direction !== "rtl") return { ...line, text, x: left + before, align: "left" };
  return { ...line, text, x: left + whole - before, align: "right" };
}

/** Where in a text its letter number `count` stands, spaces not counted. */
function indexOf(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/u.test(text.charAt(at))) continue;
    if (left === 0) return at;
    left -= 1;
  }
  return text.length;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

function linesOf(paint: readonly Paint[]): TextPaint[] {
  const lines = paint.flatMap((one) => (one.kind === "text" ? [one] : []));
  return lines.length === paint.length ? lines : [];
}

/** Whether two texts say the same in one colour and one face, in whichever lines. */
function areSetAlike(one: readonly TextPaint[], other: readonly TextPaint[]): boolean {
  const [first] = one;
  const said = (lines: readonly TextPaint[]): string => withoutSpaces(lines.map(({ text }) => text).join(""));
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

function widthOf({ text, font, letterSpacing, features }: TextPaint): number {
  return Math.max(1, lineWidth(text, font, letterSpacing, features));
}

function middleOf({ x, y, width, height }: Layer["bounds"]): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
