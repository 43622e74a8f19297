import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import {
  across,
  groundBelow,
  jaggedLine,
  pathThrough,
  plain,
  rollingLine,
  type At,
  type FarView,
} from "./far-view.ts";
import { standing } from "./thing.ts";
import { afloat, riverBand, riverCourse } from "./water.ts";

/** Ranges one before the other; on the farthest the light lies on the sides towards it. */
export function mountains(view: FarView): Paint[] {
  const { far, middle, near, light } = view.tones;
  const range = jaggedLine(view, { top: 0.47, swell: 0.27, peaks: across(view, 4), halvings: 2 });
  return [
    groundBelow(view, range, far),
    ...litSides(view, range, mix(far, light, 0.24)),
    groundBelow(
      view,
      jaggedLine(view, { top: 0.64, swell: 0.16, peaks: across(view, 5), halvings: 3 }),
      middle,
    ),
    ...standing(view, "mountains"),
    groundBelow(
      view,
      jaggedLine(view, { top: 0.88, swell: 0.11, peaks: across(view, 3), halvings: 4 }),
      near,
    ),
  ];
}

/** Rows of firs, taller and darker the nearer they stand. */
export function forest(view: FarView): Paint[] {
  const { far, middle, near } = view.tones;
  return [
    ...firs(view, { foot: 0.62, high: 0.26, many: across(view, 54), fill: mix(far, middle, 0.25) }),
    ...firs(view, { foot: 0.82, high: 0.4, many: across(view, 30), fill: middle }),
    ...firs(view, { foot: 1.08, high: 0.58, many: across(view, 15), fill: near }),
    ...standing(view, "forest"),
  ];
}

/** Open country: rolling hills, furrows that run towards who looks, a tree on the rise. */
export function fields(view: FarView): Paint[] {
  const { far, middle, near } = view.tones;
  const rise = rollingLine(view, 0.56, 0.07, 0.8);
  const at = Math.round(18 + view.random() * 60);
  return [
    groundBelow(view, rollingLine(view, 0.42, 0.1, 1.1), far),
    ...tree(view, rise[at] ?? [0.5, 0.56], mix(middle, near, 0.3)),
    groundBelow(view, rise, middle),
    ...furrows(view, mix(middle, near, 0.6)),
    ...standing(view, "fields"),
    groundBelow(view, rollingLine(view, 0.95, 0.04, 0.9), near),
  ];
}

/** Dunes, each with a lit slope and one in the shade behind its crest. */
export function desert(view: FarView): Paint[] {
  const { far, middle, near, light } = view.tones;
  return [
    ...dune(view, { top: 0.46, swell: 0.13, lit: mix(far, light, 0.16), shade: far }),
    ...dune(view, { top: 0.66, swell: 0.14, lit: mix(far, middle, 0.4), shade: middle }),
    ...standing(view, "desert"),
    ...dune(view, { top: 0.9, swell: 0.12, lit: mix(middle, near, 0.4), shade: near }),
  ];
}

/** A river between hills. */
export function river(view: FarView): Paint[] {
  const { far, middle, near } = view.tones;
  const top = 0.54;
  const hills = [
    groundBelow(view, rollingLine(view, 0.4, 0.12, 1.3), far),
    groundBelow(view, rollingLine(view, top - 0.02, 0.07, 1), middle),
    plain(view, top + 0.06, middle, near),
  ];
  const course = riverCourse(view);
  return [
    ...hills,
    ...riverBand(view, top + 0.06, course),
    ...standing(view, "river", near, afloat(view, top + 0.06, course)),
  ];
}

/** Facets on one side of a range's peaks, down to where the next valley begins. */
function litSides(view: FarView, line: readonly At[], fill: string): Paint[] {
  return line.flatMap((point, at): Paint[] => {
    const [before, after] = [line[at - 3], line[at + 3]];
    if (before === undefined || after === undefined) return [];
    const isPeak = line.slice(at - 3, at + 4).every(([, y]) => y >= point[1]);
    if (!isPeak) return [];
    const slope = line.slice(at, at + 4);
    const end = slope.at(-1) ?? point;
    const deep = (end[1] - point[1]) * 1.15;
    const inside: At[] = [
      [end[0] - (end[0] - point[0]) * 0.25, end[1] + deep * 0.12],
      [point[0] + (end[0] - point[0]) * 0.42, point[1] + deep * 0.62],
      [point[0] + (end[0] - point[0]) * 0.2, point[1] + deep * 0.92],
    ];
    return [{ kind: "path", d: pathThrough(view, [...slope, ...inside]), fill }];
  });
}

type Row = { foot: number; high: number; many: number; fill: string };

function firs(view: FarView, { foot, high, many, fill }: Row): Paint[] {
  const { random, room, profile } = view;
  const slim = room.height / room.width;
  const hill = rollingLine(view, foot - high * 0.28, high * 0.12, 0.9);
  const trees = Array.from({ length: many }, (_, at): string => {
    const aside = (at + 0.15 + 0.7 * random()) / many;
    const tall = high * (0.62 + 0.38 * random()) * profile(aside);
    const base = (hill[Math.round(aside * 96)]?.[1] ?? foot) + 0.06;
    const half = tall * 0.2 * slim;
    const tiers = 5;
    const side = (which: 1 | -1): At[] =>
      Array.from({ length: tiers }, (_unused, tier): At[] => {
        const out = half * ((tier + 1) / tiers) ** 0.85;
        const down = base - tall + (tall * (tier + 1)) / tiers;
        return [[aside + which * out, down], [aside + which * out * 0.52, down - tall * 0.015]]; // prettier-ignore
      }).flat();
    return pathThrough(view, [[aside, base - tall], ...side(1), ...side(-1).toReversed()]);
  });
  return [groundBelow(view, hill, fill), { kind: "path", d: trees.join(""), fill }];
}

function tree({ room }: FarView, [left, down]: At, fill: string): Paint[] {
  const x = room.x + room.width * left;
  const y = room.y + room.height * down;
  const size = room.height * 0.13;
  const crowns = [[0, -1.5, 0.62], [-0.5, -1.15, 0.5], [0.5, -1.1, 0.52], [0.1, -1.05, 0.6]]; // prettier-ignore
  return [
    { kind: "rect", x: Math.round(x - size * 0.06), y: Math.round(y - size), width: Math.max(2, Math.round(size * 0.12)), height: Math.round(size * 1.2), fill },
    ...crowns.map(([dx = 0, dy = 0, r = 0]): Paint => ({ kind: "ellipse", cx: x + dx * size, cy: y + dy * size, rx: r * size, ry: r * size * 0.92, fill })),
  ]; // prettier-ignore
}

/** Lines that run to one point on the horizon. */
function furrows(view: FarView, color: string): Paint[] {
  const { room, random } = view;
  const eye = 0.3 + 0.4 * random();
  return Array.from({ length: 15 }, (_, at): Paint => {
    const foot = -0.5 + (at * 2) / 14;
    const from: At = [eye + (foot - eye) * 0.2, 0.69];
    const [x1, y1] = [room.x + room.width * from[0], room.y + room.height * from[1]];
    const [x2, y2] = [room.x + room.width * foot, room.y + room.height];
    return { kind: "path", d: `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, stroke: { color, width: Math.max(1.5, room.height * 0.008) } };
  }); // prettier-ignore
}

function dune(
  view: FarView,
  { top, swell, lit, shade }: { top: number; swell: number; lit: string; shade: string },
): Paint[] {
  const crest = rollingLine(view, top, swell, 0.9);
  const away = (0.1 + 0.06 * view.random()) * (view.random() < 0.5 ? -1 : 1);
  const high = Math.min(...crest.map(([, y]) => y));
  // The light ends along a line that leaves the crest at its top and falls to one side.
  const peak = crest.findIndex(([, y]) => y === high);
  const [px, py] = crest[peak] ?? [0.5, top];
  const fall: At[] = Array.from({ length: 24 }, (_, step): At => {
    const at = step / 23;
    return [px + away * (at * 1.4 + 0.35 * Math.sin(at * 5)), py + (1 - py) * at];
  });
  const isLeft = away > 0;
  const slope = isLeft ? crest.slice(0, peak + 1) : crest.slice(peak);
  const corner: At[] = isLeft ? [[0, 1]] : [[1, 1]];
  const edge = isLeft ? [...slope, ...fall, ...corner] : [...slope, ...corner, ...fall.toReversed()];
  return [groundBelow(view, crest, shade), { kind: "path", d: pathThrough(view, edge), fill: lit }];
}
