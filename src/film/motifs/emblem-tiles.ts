import type { Format, Paint, Rect } from "../../artifacts/timeline.ts";
import { illustrationPaint } from "../illustrations/illustration-paint.ts";
import { groundUnder } from "../illustrations/pale-things.ts";
import { alpha, mix } from "../styles/contrast.ts";
import { toOklch } from "../styles/oklch.ts";
import { onFill } from "../styles/palette.ts";
import type { Palette, Theme } from "../styles/theme.ts";
import { cellsOf, isWithin, largeTileIn, rectOf } from "./large-tile.ts";
import { paleAccentOf, paleInks } from "./pale-inks.ts";
import { seededBy } from "./seeded.ts";
import { plateOf, tilesOf, type TileFilling, type TileGrid, type TileInk } from "./tiles.ts";

/** px at a short side of 1080: what a tile's side is at the least, and what it had best be along a rim of the frame. */
const SIDE = { least: 118, best: 180 };
/** Part of a wing's shorter side that a tile of a large one had best have, and how much larger and smaller it may be: many small ones were wallpaper. */
const LANE = 0.32;
const LARGER = 1.29;
const SMALLER = 0.66;
/** Part of a tile that its drawing takes. */
const DRAWING = 0.62;
/** Lightness of a ground above which it is paper. */
const PAPER = 0.6;
/** Letters of `#rrggbb`. */
const OPAQUE = 7;
/** So many small tiles show the same thing at most. */
const EACH = 1;
/** So many tiles across are a rim of the frame. */
const RIM = 2;
/** Part of the large tile that its drawing takes. */
const LARGE_DRAWING = 0.68;

/**
 * Tiles along an edge of the frame: shapes, and among them what the film shows, each on a tint, one thing large where there is room.
 * Many small ones were wallpaper. `emblems`: names of drawings, at least one; `lead`: what is large, null for nothing along a rim, and for any of them elsewhere.
 */
export function emblemTiles(
  seed: string,
  wing: Rect,
  emblems: readonly string[],
  { theme, format, lead: named }: { theme: Theme; format: Format; lead: string | null },
): Paint[] {
  const grid = gridIn(wing, theme.unit, format);
  const { inks, grounds, under } = colorsOf(theme);
  const random = seededBy(seed);
  const from = Math.floor(random() * emblems.length);
  // As wide as half of the frame shapes alone are wallpaper; along a rim they rest the eye.
  const isRim = Math.min(grid.columns, grid.rows) <= RIM;
  const lead = named ?? (isRim ? null : (emblems[from] ?? null));
  const large = lead === null ? null : largeTileIn(grid, random);
  const rest = emblems.filter((one) => one !== lead);
  const turned = [...rest.slice(from), ...rest.slice(0, from)];
  const others = large === null && lead !== null ? [lead, ...turned] : turned;
  const odd = random() < 0.5 ? 0 : 1;
  let ground = Math.floor(random() * grounds.length);
  let [cells, drawn] = [0, 0];
  const most = Math.min(1, (others.length * EACH * 2) / (grid.columns * grid.rows - cellsOf(large)));
  const shown = (name: string, at: Rect, { part, on }: { part: number; on: readonly string[] }): Paint[] => {
    ground = (ground + 1 + (random() < 0.5 ? 0 : 1)) % grounds.length;
    const tint = on[ground % on.length] ?? under;
    const letsThrough = tint.length > OPAQUE;
    const fill = letsThrough ? tint : groundUnder(name, tint, theme);
    const size = Math.round(Math.min(at.width, at.height) * part);
    const box = {
      x: Math.round(at.x + (at.width - size) / 2),
      y: Math.round(at.y + (at.height - size) / 2),
      size,
    };
    return [plateOf(at, fill), ...illustrationPaint(name, box, theme, letsThrough ? under : fill)];
  };
  const filled: TileFilling = ({ column, row }, at) => {
    if (isWithin(large, { column, row })) {
      const isCorner = column === large.column && row === large.row;
      // On the quietest ground a large tile would be a hole in the page.
      const on = grounds.slice(0, -1);
      return isCorner && lead !== null ? shown(lead, rectOf(large, grid), { part: LARGE_DRAWING, on }) : [];
    }
    if ((column + row) % 2 !== odd) return null;
    cells += 1;
    const name = others[drawn % others.length];
    // Where there are few they stand apart, all over the wing.
    if (name === undefined || Math.floor(cells * most) === drawn) return null;
    drawn += 1;
    return shown(name, at, { part: DRAWING, on: grounds });
  };
  return tilesOf(seed, grid, inks, filled);
}

/** Whole tiles along the wing's longer side, and as many beside each other as fill the other best, flush with the frame's edge. */
function gridIn(wing: Rect, unit: number, format: Format): TileGrid {
  const upright = wing.height > wing.width;
  const [along, across] = upright ? [wing.height, wing.width] : [wing.width, wing.height];
  const best = Math.max(SIDE.best * unit, across * LANE);
  const counts = Array.from({ length: 24 }, (_, at) => at + 1).filter((count) => {
    const side = along / count;
    return side >= Math.max(SIDE.least * unit, best * SMALLER) && side <= best * LARGER && side <= across + 1;
  });
  const lanesOf = (count: number): number => Math.floor((across + 1) / (along / count));
  const spareOf = (count: number): number =>
    (across - (lanesOf(count) * along) / count) / across + Math.abs(along / count - best) / (4 * best);
  const [count = Math.ceil(along / across)] = counts.toSorted((a, b) => spareOf(a) - spareOf(b));
  const size = along / count;
  const lanes = Math.max(1, lanesOf(count));
  const taken = lanes * size;
  const isLow = wing.y + wing.height / 2 > format.height / 2;
  return upright
    ? {
        left: wing.x <= 0 ? wing.x : wing.x + wing.width - taken,
        top: wing.y,
        size,
        columns: lanes,
        rows: count,
      }
    : {
        left: wing.x,
        top: isLow ? wing.y + wing.height - taken : wing.y,
        size,
        columns: count,
        rows: lanes,
      };
}

/** Inks of shapes, grounds of drawings, the quietest last, and the colour that these must be told from where a ground lets others through. */
type Colors = { inks: TileInk[]; grounds: string[]; under: string };

function colorsOf({ color, habit }: Theme): Colors {
  if (habit.art === "bleed") return onGradient(color);
  // On a dark page the sheet is bright, and would outshine the words.
  const isPaper = toOklch(color.background).lightness > PAPER;
  return habit.art === "sheet" && isPaper ? onSheet(color) : onOneGround(color);
}

/** The sheet that drawings of single thoughts stand on, in its shades. */
function onSheet({ fill }: Palette): Colors {
  const ink = onFill(fill);
  const shade = (part: number): string => mix(fill, ink, part);
  const [faint, light, bright, strong] = [shade(0.08), shade(0.16), shade(0.3), shade(0.66)];
  const deep = mix(fill, "#000000", 0.16);
  return {
    inks: [
      [light, fill],
      [bright, faint],
      [faint, deep],
      [strong, fill],
      [deep, light],
      [light, deep],
    ],
    grounds: [fill, deep, faint],
    under: fill,
  };
}

function onOneGround(color: Palette): Colors {
  const { background, surface, primaryPale } = color;
  return {
    inks: paleInks(color),
    grounds: [primaryPale, paleAccentOf(color), surface],
    under: background,
  };
}

/** A gradient goes on under tiles that let it through. */
function onGradient({ background, primary, text }: Palette): Colors {
  const light = (part: number): string => `${text}${alpha(part)}`;
  const lit = (part: number): string => `${primary}${alpha(part)}`;
  return {
    inks: [
      [lit(0.34), light(0.05)],
      [light(0.16), light(0.09)],
      [lit(0.2), light(0.13)],
      [light(0.22), lit(0.1)],
      [lit(0.8), light(0.05)],
    ],
    grounds: [light(0.13), lit(0.14), light(0.06)],
    under: background,
  };
}
