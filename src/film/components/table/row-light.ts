import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect, Track } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import type { PageTime } from "../../layout/page-times.ts";
import type { ComponentContext } from "../component.ts";

/** How much of the style's first colour lies behind the row that is told, as the end of a hex colour. */
const LIGHT = "1F";

/** Seconds at the end of a table without a light. */
const AT_REST = 0.5;

/**
 * A field of the style's first colour behind each row while it is told: from its own words to those of the next row, the
 * last as long as the longest before it. Rows that no voice names have none.
 */
export function rowLight(
  { rows, cues }: TableVisual,
  row: number,
  rect: Rect,
  time: PageTime,
  context: ComponentContext,
): Layer[] {
  const { theme, format, frames } = context;
  const { enter, exit } = theme.motion;
  const cue = cues?.[row] ?? null;
  if (cue === null || rows.length < 2) return [];
  const starts = rows.map((_, at) => (cues?.[at] === null || cues?.[at] === undefined ? null : context.at(cues[at]))); // prettier-ignore
  // Rows that say the same are told together, whichever stand between them.
  const told = starts.filter((start) => start !== null).toSorted((a, b) => a - b);
  const from = Math.max(time.from, context.at(cue));
  const longest = Math.max(...told.slice(1).map((start, at) => start - (told[at] ?? start)));
  // A table that rests has no row lit: the last one told would be read as the one that is meant.
  const end = frames - 1 - exit - Math.round(AT_REST * format.fps) - 1;
  const next =
    told.find((start) => start > from) ?? Math.min(from + longest, Math.max(end, from + enter + 1));
  const until = Math.min(next, time.until === null ? frames : time.until - exit);
  const opacity: Track = [
    { frame: from, value: 0 },
    { frame: from + enter, value: 1, ease: "out" },
  ];
  // Rows told in one breath are lit one after another no faster than an eye follows.
  if (until <= from + enter) return [];
  if (until + exit < frames - 1)
    opacity.push({ frame: until, value: 1 }, { frame: until + exit, value: 0, ease: "in" });
  const paint: Paint = {
    kind: "rect",
    ...rect,
    fill: `${theme.color.primary}${LIGHT}`,
    radius: Math.round(theme.radius * 0.5),
  };
  return [layerOf(`light-${row + 1}`, [paint], { opacity }, format)];
}
