import type { Layer, Track } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { huesNamed } from "../../../kernel/color-names.ts";
import type { ChartData } from "./chart-data.ts";
import type { Light } from "./lit-parts.ts";

/** A chart as it is drawn while some of its categories have the accent. */
type State = { from: number; layers: readonly Layer[] };

/** Whether one category of these data has the accent, so that it can pass from one to another. */
export function hasAccent({ series, kind, categories, highlight, total, ownScales }: ChartData): boolean {
  if (series.length > 1) return ownScales && highlight !== null;
  if (kind === "donut") return highlight !== null && total === null;
  const overTime = kind === "line" || kind === "area";
  return overTime || huesNamed(categories) === null;
}

/**
 * The accent goes to what is told, as it is told: the chart is drawn once for each, and only the layers that differ take
 * turns. Null where none of it turns, or where the chart would not keep its shape.
 */
export function accentTurns(
  data: ChartData,
  lights: readonly Light[],
  drawnOf: (data: ChartData) => Layer[] | null,
  context: ComponentContext,
): Layer[] | null {
  if (!hasAccent(data) || !lights.some(({ categories }) => categories.length > 0)) return null;
  const turning = { ...data, turns: true };
  const plain = drawnOf(turning);
  if (plain === null) return null;
  const states: State[] = [{ from: 0, layers: plain }];
  for (const { frame, categories } of lights) {
    const [highlight, ...also] = categories;
    const layers = highlight === undefined ? plain : drawnOf({ ...turning, highlight, also });
    if (layers === null || !isAlike(layers, plain)) return null;
    states.push({ from: frame, layers });
  }
  return merged(states, context);
}

const SHAPE = /(?:^|-)(?:bar|part|line|area|axis)(?:-|$)/u;

/** Bars, lines and arcs stay where they are. */
function isAlike(layers: readonly Layer[], plain: readonly Layer[]): boolean {
  const before = new Map(plain.map(({ id, bounds }) => [id, JSON.stringify(bounds)]));
  const shapes = layers.filter(({ id }) => SHAPE.test(id));
  return shapes.every(({ id, bounds }) => before.get(id) === JSON.stringify(bounds));
}

function merged(states: readonly State[], context: ComponentContext): Layer[] {
  const ids = new Set(states.flatMap(({ layers }) => layers.map(({ id }) => id)));
  return [...ids].flatMap((id) => {
    const runs: { layer: Layer; from: number; until: number | null; paint: string }[] = [];
    let open = false;
    for (const { from, layers } of states) {
      const layer = layers.find((one) => one.id === id);
      const paint = layer === undefined ? "" : JSON.stringify(layer.paint);
      const before = runs.at(-1);
      if (open && before !== undefined && before.paint === paint) continue;
      if (open && before !== undefined) before.until = from;
      open = layer !== undefined;
      if (layer !== undefined) runs.push({ layer, from, until: null, paint });
    }
    return runs
      .flatMap(({ layer, from, until }) => seenBetween(layer, { from, until }, context) ?? [])
      .map((layer, nth) => (nth === 0 ? layer : { ...layer, id: `${id}-turn-${nth}` }));
  });
}

/** The layer from the one frame to the other; null where it would come after it has gone. */
function seenBetween(
  layer: Layer,
  { from, until }: { from: number; until: number | null },
  { theme }: ComponentContext,
): Layer | null {
  const starts = startOf(layer);
  if (until !== null && starts >= until) return null;
  const { exit } = theme.motion;
  let track: Track = layer.tracks.opacity ?? [{ frame: 0, value: 1 }];
  // On a page that has turned by then nothing is lit.
  if (isGone(track, from + exit)) return null;
  // What comes later than its turn comes in its own way.
  if (from > 0 && starts < from)
    track = [
      { frame: from, value: 0 },
      { frame: from + exit, value: 1, ease: "out" },
      ...track.filter(({ frame }) => frame > from + exit),
    ];
  if (until !== null && !isGone(track, until)) {
    // What replaces a shape covers it first: between two that are both half there the ground would shine through.
    const covered = SHAPE.test(layer.id);
    track = [
      ...track.filter(({ frame }) => frame < until),
      { frame: until, value: 1 },
      ...(covered ? [{ frame: until + exit, value: 1 }] : []),
      { frame: until + exit + (covered ? 1 : 0), value: 0 },
    ];
  }
  return { ...layer, tracks: { ...layer.tracks, opacity: track } };
}

function isGone(track: Track, frame: number): boolean {
  const last = track.findLast((key) => key.frame <= frame);
  return last !== undefined && last.value === 0 && last.frame > 0 && track.at(-1) === last;
}

/** The frame at which a layer begins to be seen. */
function startOf({ tracks: { opacity, inset, value } }: Layer): number {
  const tracks = [opacity, value, ...Object.values(inset ?? {})].filter((one): one is Track => one !== undefined); // prettier-ignore
  return Math.max(0, ...tracks.map((track) => track[0]?.frame ?? 0));
}
