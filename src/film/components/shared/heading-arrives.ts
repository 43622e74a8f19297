import type { Layer, Paint, TextPaint, Track } from "../../../artifacts/timeline.ts";
import { entranceOf } from "../../entrances/first-content.ts";

/**
 * The announcement that becomes the heading: it goes to where that stands, as small as that is, and the heading takes its place as
 * it arrives at `first`. `frames`: how long it goes. Null where it is set in another colour, face or lines, or says something
 * else: lines that part on the way would run into each other.
 */
export function becoming(
  words: Layer,
  heading: Layer,
  { first, frames }: { first: number; frames: number },
): { words: Layer; heading: Layer; start: number } | null {
  const [own, its] = [linesOf(words.paint), linesOf(heading.paint)];
  const [from, to] = [own[0], its[0]];
  if (from === undefined || to === undefined || !areSetAlike(own, its)) return null;
  const start = Math.max(first - frames, (entranceOf(words)?.to ?? 0) + 1);
  if (start >= first) return null;
  const going = (track: Track | undefined, stands: number, end: number): Track => [
    ...(track ?? []),
    { frame: start, value: stands },
    { frame: first, value: end, ease: "inOut" },
  ];
  const [middle, arrived] = [middleOf(words.bounds), middleOf(heading.bounds)];
  const tracks = {
    ...words.tracks,
    opacity: [...(words.tracks.opacity ?? []), ...turn(first - 1, first, 1)],
    x: going(words.tracks.x, 0, arrived.x - middle.x),
    y: going(words.tracks.y, 0, arrived.y - middle.y),
    // Whole px of bounds say most of lines that are the same ones.
    scale: going(words.tracks.scale, 1, heading.bounds.width / words.bounds.width),
  };
  // Where it goes before the scene does it still goes.
  const goes = (heading.tracks.opacity ?? []).filter(
    ({ frame }) => frame > first && frame > (entranceOf(heading)?.to ?? 0),
  );
  const comes = { opacity: [...turn(first - 1, first, 0), ...goes] };
  return { words: { ...words, tracks }, heading: { ...heading, tracks: comes }, start };
}

/** From one to nothing, or the other way. */
function turn(from: number, to: number, before: 0 | 1): Track {
  return [
    { frame: from, value: before },
    { frame: to, value: 1 - before, ease: "linear" },
  ];
}

function linesOf(paint: readonly Paint[]): TextPaint[] {
  const lines = paint.flatMap((one) => (one.kind === "text" ? [one] : []));
  return lines.length === paint.length ? lines : [];
}

/** Whether two texts are the same lines in one colour and one face. */
function areSetAlike(one: readonly TextPaint[], other: readonly TextPaint[]): boolean {
  const [first] = one;
  return (
    first !== undefined &&
    one.length === other.length &&
    one.every(({ text }, at) => text === other[at]?.text) &&
    [...one, ...other].every(
      ({ color, font }) => color === first.color && familyOf(font) === familyOf(first.font),
    )
  );
}

/** Weight and families of a CSS font, without its size. */
function familyOf(font: string): string {
  return font.replace(/\d+(?:\.\d+)?px/u, "");
}

function middleOf({ x, y, width, height }: Layer["bounds"]): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
