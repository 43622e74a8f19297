import type { Thing } from "../../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import { groundUnder } from "../../../illustrations/pale-things.ts";
import { layerOf } from "../../../layout/layer-builder.ts";
import { enter } from "../../../layout/motion.ts";
import type { ComponentContext } from "../../component.ts";
import { staggered } from "../attempt.ts";
import { lookOf } from "./drawn-look.ts";
import { slidePaint } from "./vignette.ts";
import { wingLayers } from "./wing-layers.ts";

/** px at a short side of 1080: from the wing's edges, and the widest that one of several is. */
const PAD = { edge: 56, band: 26 };
const WIDEST = 340;
/** Parts of a cell's side. */
const DISC = 0.9;
const THING = { onDisc: 0.52, slide: 0.92 };

/**
 * The things that a thought names in a row, each in a light of its own and seen from its word on: as large as they go in the
 * wing, and over centred words in one row as a vignette is. `until`: when the thought leaves, null for never.
 */
export function thingsWing(
  things: readonly Thing[],
  wing: Rect,
  until: number | null,
  context: ComponentContext,
): Layer[] {
  const { theme, format, opening, frames } = context;
  const { art } = theme.habit;
  const look = lookOf(art, null, theme);
  // Several small things on a strong ground stand out on the frame's own.
  const light = art === "sheet" ? theme.color.background : look.colors.disc;
  const on = art === "sheet" ? light : look.on;
  const cells = cellsIn(wing, things.length, art === "none", context);
  const latest = (until ?? frames) - theme.motion.exit - theme.motion.enter - 1;
  const named = staggered(
    things.map(({ cue }) => Math.max(opening, context.at(cue))),
    context,
  );
  const drawn = things.map(({ illustration }, at): Layer => {
    const { x, y, size } = cells[at] ?? { x: wing.x, y: wing.y, size: 1 };
    const isSlide = art === "none";
    const side = Math.round(size * (isSlide ? THING.slide : THING.onDisc));
    const inset = Math.round((size - side) / 2);
    const box = { x: x + inset, y: y + inset, size: side };
    const paint = isSlide
      ? slidePaint(illustration, box, theme)
      : illustrationPaint(illustration, box, theme, groundUnder(illustration, on, theme));
    const frame = Math.max(opening, Math.min(named[at] ?? opening, latest));
    return layerOf(`thing-${at + 1}`, paint, enter(theme, frame), format);
  });
  if (art === "none") return drawn;
  const discs = cells.map(({ x, y, size }, at): Paint => {
    const r = Math.round((size * DISC) / 2);
    const fill = light === on ? groundUnder(things[at]?.illustration ?? "", light, theme) : light;
    return { kind: "ellipse", cx: x + size / 2, cy: y + size / 2, rx: r, ry: r, fill };
  });
  const block: Paint[] = look.block === undefined ? [] : [{ kind: "rect", ...wing, fill: look.block }];
  return [...wingLayers([...block, ...discs], context), ...drawn];
}

type Cell = { x: number; y: number; size: number };

/** Square cells as large as they go, in rows that are read as lines are; a last row that is not full stands in the middle. */
function cellsIn(
  { x, y, width, height }: Rect,
  count: number,
  isOneRow: boolean,
  { theme, direction }: ComponentContext,
): Cell[] {
  const px = (value: number) => Math.round(value * theme.unit);
  // A band's edges are those of the frame, as the ends of a high wing are; a vignette's room has its own margins.
  const pad = isOneRow ? 0 : px(height < px(360) ? PAD.band : PAD.edge);
  const ends = !isOneRow && height > width ? Math.max(pad, theme.margin.top, theme.margin.bottom) : pad;
  const room = { width: width - 2 * pad, height: height - 2 * ends };
  const sideOf = (columns: number): number =>
    Math.min(room.width / columns, room.height / Math.ceil(count / columns), px(WIDEST));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const largest = Math.max(...all.map(sideOf));
  // Of several ways in which they are as large, the one with fewer rows unless it is a line of dots.
  const columns = all.find((one) => sideOf(one) >= largest - 1) ?? count;
  const side = Math.floor(largest);
  const rows = Math.ceil(count / columns);
  const top = Math.round(y + (height - rows * side) / 2);
  return Array.from({ length: count }, (_, at): Cell => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const place = at - row * columns;
    const left = Math.round(x + (width - inRow * side) / 2);
    const column = direction === "rtl" ? inRow - 1 - place : place;
    return { x: left + column * side, y: top + row * side, size: side };
  });
}
