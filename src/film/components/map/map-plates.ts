import type { Rect } from "../../../artifacts/timeline.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { fittedScale, viewOf } from "./map-view.ts";
import { capOf } from "./world-part.ts";
import type { Shape } from "./world.ts";

/** A part of the frame with a map of its own, and which of the places it shows. */
export type Plate = { members: number[]; frame: Rect; alone: boolean };

/** Places within so many degrees of their middle are looked at together; specks are where they are nearer. */
const TOGETHER = 32;
const SPECKS_TOGETHER = 16;
/** More plates than this are too small to read; a wide frame then shows the world, which fills it. */
const MOST = { wide: 4, square: 6, tall: 8 };
/** px at 1080 below which a country's form is not seen; a narrow frame has the height to show it larger. */
const SEEN = { wide: 44, narrow: 90 };
/** Degrees below which a country is a dot on every map. */
const SPECK = 1.2;
/** A place must gain so much by a plate of its own. */
const WORTH = 1.7;

/**
 * One map where every place can be seen on it; else a plate for each part of the earth that has places,
 * in the order in which they are named. Far apart small countries are specks on a map of the world.
 */
export function platesOf(shapes: readonly Shape[], rest: Rect, context: ComponentContext): Plate[] {
  const one: Plate = { members: [...shapes.keys()], frame: rest, alone: true };
  const { format, theme } = context;
  const wide = isWide(format);
  const most = wide ? MOST.wide : isPortrait(format) ? MOST.tall : MOST.square;
  const groups = groupsOf(shapes, wide ? shapes.length : most);
  if (groups.length < 2 || groups.length > most) return [one];
  const view = viewOf(shapes, rest, !wide);
  const points = shapes.map(pointsOf);
  const plates = arranged(groups, points, rest, context);
  // A world across a frame that is not wide is a strip, and a globe has its places at the rim.
  if (!wide && view.kind !== "region") return plates;
  const sizes = shapes.map((shape) => {
    const spot = view.place(shape);
    return spot === null ? 0 : Math.max(spot.width, spot.height);
  });
  const countries = sizes.filter((_, index) => !isSpeck(shapes[index]));
  const least = Math.min(...(countries.length > 0 ? countries : sizes));
  if (least >= SEEN[wide ? "wide" : "narrow"] * theme.unit) return [one];
  const whole = view.projection.scale();
  const gained = plates.map(({ members, frame }) => {
    return (
      fittedScale(
        members.flatMap((index) => points[index] ?? []),
        frame,
      ) / whole
    );
  });
  return Math.max(...gained) >= WORTH ? plates : [one];
}

function isSpeck(shape: Shape | undefined): boolean {
  return shape !== undefined && 2 * degrees(pointsOf(shape)) < SPECK;
}

type Group = { members: number[]; points: [number, number][]; reach: number };

/** The nearest are put together first, as long as what comes out is no larger than a region. */
function groupsOf(shapes: readonly Shape[], mostGroups: number): Group[] {
  const together = shapes.every(isSpeck) ? SPECKS_TOGETHER : TOGETHER;
  const groups = shapes.map((shape, index): Group => {
    const points = pointsOf(shape);
    return { members: [index], points, reach: degrees(points) };
  });
  for (;;) {
    let best: { at: [number, number]; group: Group } | null = null;
    for (const [from, a] of groups.entries()) {
      for (const [offset, b] of groups.slice(from + 1).entries()) {
        const points = [...a.points, ...b.points];
        const group = { members: [...a.members, ...b.members], points, reach: degrees(points) };
        const most = Math.max(together, 1.15 * Math.max(a.reach, b.reach));
        if (group.reach > most && groups.length <= mostGroups) continue;
        if (best === null || group.reach < best.group.reach) best = { at: [from, from + 1 + offset], group };
      }
    }
    if (best === null) break;
    const [from, other] = best.at;
    groups.splice(other, 1);
    groups.splice(from, 1, best.group);
  }
  return groups
    .map((group) => ({ ...group, members: group.members.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

function degrees(points: [number, number][]): number {
  return (capOf(points, 8).reach * 180) / Math.PI;
}

/** So many points of an outline tell where it lies. */
const SAMPLES = 48;

function pointsOf({ coordinates }: Shape): [number, number][] {
  const all = coordinates.flatMap(([ring]) => ring ?? []);
  const step = Math.max(1, Math.floor(all.length / SAMPLES));
  return all.filter((_, index) => index % step === 0);
}

/** The rows and columns in which the groups are seen largest. */
function arranged(
  groups: Group[],
  points: [number, number][][],
  rest: Rect,
  context: ComponentContext,
): Plate[] {
  const tries = groups.map((_, index) => gridOf(groups, index + 1, rest, context));
  const scores = tries.map((plates) =>
    plates.reduce((sum, { members, frame }) => {
      const parts = members.flatMap((index) => points[index] ?? []);
      return sum + Math.log(fittedScale(parts, frame)) - crampedness(frame, members.length, context);
    }, 0),
  );
  return tries[scores.indexOf(Math.max(...scores))] ?? [];
}

/** What a plate lacks in px to bear the names of its places. */
function crampedness({ width, height }: Rect, places: number, { theme }: ComponentContext): number {
  const [wide, high] = [300 * theme.unit, (200 + 60 * places) * theme.unit];
  return 3 * (Math.max(0, wide / width - 1) + Math.max(0, high / height - 1));
}

function gridOf(groups: Group[], columns: number, rest: Rect, context: ComponentContext): Plate[] {
  const gap = Math.round((isPortrait(context.format) ? 28 : 24) * context.theme.unit);
  const rows = Math.ceil(groups.length / columns);
  const lines = Array.from({ length: rows }, (_, row) => {
    // The rows as even as may be, the longer ones last.
    const from = Math.floor((row * groups.length) / rows);
    return groups.slice(from, Math.floor(((row + 1) * groups.length) / rows));
  });
  const heights = shares(
    lines.map((line) => Math.max(...line.map(weight))),
    rest.height - gap * (rows - 1),
  );
  let y = rest.y;
  return lines.flatMap((line, row) => {
    const height = heights[row] ?? 0;
    const widths = shares(line.map(weight), rest.width - gap * (line.length - 1));
    let x = rest.x;
    const plates = line.map(({ members }, index): Plate => {
      const width = widths[index] ?? 0;
      const left = context.direction === "rtl" ? 2 * rest.x + rest.width - x - width : x;
      x += width + gap;
      return { members, frame: { x: left, y, width, height }, alone: false };
    });
    y += height + gap;
    return plates;
  });
}

/** A group of many places gets somewhat more room. */
function weight({ members }: Group): number {
  return Math.min(1.5, Math.sqrt(1 + 0.35 * (members.length - 1)));
}

/** Whole px that add up. */
function shares(weights: number[], length: number): number[] {
  const sum = weights.reduce((total, one) => total + one, 0);
  let before = 0;
  let at = 0;
  return weights.map((one) => {
    at += (one / sum) * length;
    const share = Math.round(at) - before;
    before = Math.round(at);
    return share;
  });
}
