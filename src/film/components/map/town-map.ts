import { geoCentroid, geoCircle } from "d3-geo";
import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { mix, readableOn } from "../../styles/contrast.ts";
import { framesOf, isWide } from "../../styles/scale.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { groundColors, litFill } from "./map-colors.ts";
import { grown, nearestOn, type Point } from "./map-geometry.ts";
import { placeLabels } from "./map-labels.ts";
import type { MapLabel, MapMark } from "./map-labels.ts";
import { detailOf, groundPaint, labelPaint, labelSize, roughness } from "./map-plate.ts";
import { viewOf, type MapView } from "./map-view.ts";
import { seaLane } from "./sea-lanes.ts";
import { bentWay, boxesAlong, headOf, windingWay, type Bend } from "./way-paint.ts";
import { mainPart, shapeAtLeast, type Shape } from "./world.ts";

/** Towns lie nearer to each other than countries, and their names stand beside them; a far way is known on a map of the world. */
const NEAR = { closest: 6, air: 0.17, widest: 76, round: 58 };
/** Degrees around a town that are surely seen. */
const AROUND = 0.25;
/** px at 1080: the point of a town, the ring around it, a way. */
const POINT = 11;
const WAY = 7;
/** px at 1080 of the shortest way with the head of an arrow. */
const LEAST_HEADED = 56;
/** A way sets out so many ms before its end is named, and takes at most so many. */
const AHEAD_MS = 400;
const DRAWN_IN_MS = 930;

type Placed = MapVisual["places"][number] & { number: number; frame: number; mark: MapMark };

/** Towns as points, each at its word, ways between them drawn as they are told, over land with its borders. */
export function townMap(visual: MapVisual, rest: Rect, context: ComponentContext): SceneLayout {
  const { theme, format, opening } = context;
  const lanes = lanesOf(visual);
  const shapes = [...visual.places.map(shapeOfPlace), ...lanes.flatMap((lane) => lane.map(speck))];
  const view = viewOf(
    shapes.flatMap((shape) => shape ?? []),
    rest,
    !isWide(format),
    NEAR,
  );
  const frames = staggered(
    visual.places.map(({ cue }) => context.at(cue)),
    context,
  );
  const placed = visual.places.flatMap((place, index): Placed[] => {
    const mark = markOf(place, view, context);
    return mark === null ? [] : [{ ...place, number: index + 1, frame: frames[index] ?? opening, mark }];
  });
  const ways = waysOf(visual, lanes, placed, view, context);
  const labels = labelsOf(placed, ways, view, rest, context);
  const unnamed = visual.places.length - labels.filter((label) => label !== null).length;
  const message = `${unnamed} of the ${visual.places.length} places on the map "${visual.heading}" bear no name`;
  const findings: Finding[] = unnamed === 0 ? [] : [{ severity: "warning", code: "map_unnamed", message }];
  return {
    layers: [
      layerOf("map", groundPaint(view, true, context), { opacity: fadeIn(theme, opening) }, format),
      ...placed.flatMap((place) => landLayer(place, view, context)),
      ...ways.flatMap((way) => wayLayers(way, context)),
      ...placed.flatMap((place, index) => nameLayer(place, labels[index] ?? null, context)),
      ...placed.flatMap((place) => pointLayer(place, context)),
    ],
    findings,
  };
}

/** What a view must hold of a place: a little around a town, all of a country. */
function shapeOfPlace({ area, at, reach = 0 }: MapVisual["places"][number]): Shape | null {
  if (at !== undefined) return roundShape(at, Math.max(AROUND, reach));
  const shape = shapeAtLeast(area, "110m");
  return shape === null ? null : mainPart(shape);
}

/** Degrees between the corners of a round shape: few say how far it reaches, and none is seen of what is painted. */
const CORNERS = { fitted: 30, painted: 6 };

function roundShape(at: [number, number], degrees: number, corners = CORNERS.fitted): Shape {
  const { coordinates } = geoCircle().center(at).radius(degrees).precision(corners)();
  return { type: "MultiPolygon", coordinates: [coordinates as Shape["coordinates"][number]] };
}

const speck = (at: [number, number]): Shape => roundShape(at, AROUND);

/** By way: the waters that a ship passes; none where it goes straight on. */
function lanesOf({ places, ways = [] }: MapVisual): [number, number][][] {
  return ways.map(({ from, to, bySea }) => {
    const [start, end] = [middleOf(places[from]), middleOf(places[to])];
    return bySea === true && start !== null && end !== null ? (seaLane(start, end) ?? []) : [];
  });
}

function middleOf(place: MapVisual["places"][number] | undefined): [number, number] | null {
  const shape = place === undefined || place.at !== undefined ? null : shapeAtLeast(place.area, "110m");
  return place?.at ?? (shape === null ? null : geoCentroid(mainPart(shape)));
}

function markOf(
  { area, at, label, value, display = "" }: MapVisual["places"][number],
  view: MapView,
  context: ComponentContext,
): MapMark | null {
  // A value is what is looked for; a date only says when, below the name.
  const isDate = display !== "" && typeof value !== "number";
  const named = isDate ? { label: display, display: label } : { label, display };
  if (at === undefined) {
    const shape = shapeAtLeast(area, detailOf(view, context));
    const spot = shape === null ? null : view.place(mainPart(shape));
    return spot === null ? null : { ...spot, ...named };
  }
  const spot = view.projection(at);
  if (spot === null || !isSeen(at, spot, view)) return null;
  const [x, y] = spot;
  return { x, y, width: 0, height: 0, ring: [], land: [], bounds: { x, y, width: 0, height: 0 }, ...named };
}

/** On the side of a globe that is turned to us. */
function isSeen(at: [number, number], spot: [number, number], { projection }: MapView): boolean {
  const back = projection.invert?.(spot);
  return back === undefined || back === null || (Math.abs(back[1] - at[1]) < 1 && Math.abs(((back[0] - at[0] + 540) % 360) - 180) < 1); // prettier-ignore
}

/** `isEnd`: it comes to the place where it goes, and not to the edge of a map that it leaves. */
type Way = { name: string; bend: Bend; from: number; until: number; isEnd: boolean };

/** Ways in sight, bent away from each other where two join the same places; the short way over an ocean at both edges in two parts. */
function waysOf(
  { ways = [] }: MapVisual,
  lanes: readonly [number, number][][],
  placed: readonly Placed[],
  view: MapView,
  context: ComponentContext,
): Way[] {
  const unit = context.theme.unit;
  return ways.flatMap((way, index): Way[] => {
    const [start, end] = [way.from, way.to].map((at) => placed.find(({ number }) => number === at + 1));
    if (start === undefined || end === undefined) return [];
    const back = ways.slice(0, index).some((other) => other.from === way.to && other.to === way.from);
    const told = Math.max(way.cue === undefined ? end.frame : context.at(way.cue), start.frame);
    const last = context.frames - context.theme.motion.enter - 2;
    // Back to a place that is seen already, the way itself is what comes with the word.
    const ahead = end.frame < told ? 0 : framesOf(context.format, AHEAD_MS);
    const from = Math.max(context.opening, Math.min(last, Math.max(start.frame, told - ahead)));
    const until = Math.min(last + context.theme.motion.enter, from + framesOf(context.format, DRAWN_IN_MS));
    const gap = (POINT + 5) * unit;
    const winding = windingWays(start.mark, lanes[index] ?? [], end.mark, view, gap);
    const bends = winding.length > 0 ? winding : bendsBetween(start.mark, end.mark, view).map(([one, other]) => bentWay(one, other, back, gap)); // prettier-ignore
    const step = Math.round((until - from) / bends.length);
    return bends.map((bend, part) => ({
      name: part === 0 ? `${index + 1}` : `${index + 1}-on`,
      bend,
      from: from + part * step,
      until: part === bends.length - 1 ? until : from + step,
      isEnd: part === bends.length - 1,
    }));
  });
}

/** From mark to mark; round the world where that is shorter, out at the nearer edge and in again at the other. */
function bendsBetween(start: Point, end: Point, { kind, frame }: MapView): [Point, Point][] {
  const isRound = kind === "world" && Math.abs(start.x - end.x) > frame.width / 2;
  if (!isRound) return [[start, end]];
  const isEast = start.x > end.x;
  const [left, right] = [frame.x, frame.x + frame.width];
  const [out, back] = isEast ? [right, left] : [left, right];
  const toEdge = Math.abs(out - start.x);
  const part = toEdge / Math.max(1, toEdge + Math.abs(end.x - back));
  const y = start.y + (end.y - start.y) * part;
  return [
    [start, { x: out, y }],
    [{ x: back, y }, end],
  ];
}

function count(labels: readonly (MapLabel | null)[]): number {
  return labels.filter((label) => label !== null).length;
}

/** Through the waters of a lane, in one part or, over the edge of the world, in two and more; none where it has none in sight. */
function windingWays(
  start: Point,
  lane: readonly [number, number][],
  end: Point,
  view: MapView,
  gap: number,
): Bend[] {
  const through = lane.flatMap((at): Point[] => {
    const spot = view.projection(at);
    return spot === null || !isSeen(at, spot, view) ? [] : [{ x: spot[0], y: spot[1] }];
  });
  if (through.length === 0 || through.length < lane.length) return [];
  const runs: Point[][] = [[start]];
  for (const point of [...through, end]) {
    const before = runs.at(-1)?.at(-1) ?? start;
    const [into, out] = bendsBetween(before, point, view);
    if (out === undefined || into === undefined) runs.at(-1)?.push(point);
    else {
      runs.at(-1)?.push(into[1]);
      runs.push([out[0], point]);
    }
  }
  return runs.flatMap((run, at) => {
    const free = { start: at === 0 ? gap : 0, end: at === runs.length - 1 ? gap : 0 };
    return windingWay(run, free) ?? [];
  });
}

/** Names keep off the ways where there is room for that, and off points in any case. */
function labelsOf(
  placed: readonly Placed[],
  ways: readonly Way[],
  view: MapView,
  rest: Rect,
  context: ComponentContext,
): (MapLabel | null)[] {
  const { unit } = context.theme;
  const marks = placed.map(({ mark }) => mark);
  const within = view.kind === "world" ? rest : grown(view.frame, -Math.round(14 * unit));
  const size = labelSize(marks.length, true, context);
  const along = ways.flatMap(({ bend }) => boxesAlong(bend, WAY * unit));
  // Above and below a flat earth there is room, which a narrow frame needs.
  const rooms = view.kind === "band" ? [within, rest] : [within];
  let best: (MapLabel | null)[] | null = null;
  for (const taken of [along, []])
    for (const room of rooms) {
      const labels = placeLabels(marks, { room, taken, size }, context);
      if (!labels.includes(null)) return labels;
      if (best === null || count(labels) > count(best)) best = labels;
    }
  return best ?? [];
}

function landLayer(place: Placed, view: MapView, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  if (place.at !== undefined) {
    // Mountains and regions are more than a point: how far they reach, faintly.
    const around =
      place.reach === undefined ? "" : view.path(roundShape(place.at, place.reach, CORNERS.painted), 2);
    const paint: Paint[] = around === "" ? [] : [{ kind: "path", d: around, fill: mix(groundColors(theme).land, litFill(theme), 0.45) }]; // prettier-ignore
    return paint.length === 0 ? [] : [layerOf(`place-${place.number}`, paint, { opacity: fadeIn(theme, place.frame) }, format)]; // prettier-ignore
  }
  const shape = shapeAtLeast(place.area, detailOf(view, context));
  const d = shape === null ? "" : view.path(shape, Math.max(1, roughness(view, theme)));
  const { border } = groundColors(theme);
  const stroke = { color: border, width: Math.max(1, Math.round(1.6 * theme.unit)) };
  const paint: Paint[] = d === "" ? [] : [{ kind: "path", d, fill: litFill(theme), stroke }];
  return paint.length === 0 ? [] : [layerOf(`place-${place.number}`, paint, { opacity: fadeIn(theme, place.frame) }, format)]; // prettier-ignore
}

/** A point with a ring in the colour of the ground around it. */
function pointLayer({ at, mark, number, frame }: Placed, { theme, format }: ComponentContext): Layer[] {
  const isSpeck = Math.max(mark.width, mark.height) < 16 * theme.unit;
  if (at === undefined && !isSpeck) return [];
  const stroke = { color: theme.color.background, width: Math.max(2, Math.round(4 * theme.unit)) };
  const r = Math.round(POINT * theme.unit);
  const paint: Paint[] = [{ kind: "ellipse", cx: mark.x, cy: mark.y, rx: r, ry: r, fill: markFill(theme), stroke }]; // prettier-ignore
  return [layerOf(`point-${number}`, paint, { opacity: fadeIn(theme, frame) }, format)];
}

function markFill(theme: ComponentContext["theme"]): string {
  return readableOn(theme.color.primary, [...theme.color.grounds, groundColors(theme).land], 3);
}

function wayLayers({ name, bend, from, until, isEnd }: Way, { theme, format }: ComponentContext): Layer[] {
  const width = Math.max(3, Math.round(WAY * theme.unit));
  const color = markFill(theme);
  const path: Paint = { kind: "path", d: bend.d, stroke: { color, width, cap: "round" }, drawn: true };
  const track = [
    { frame: from, value: 0 },
    { frame: until, value: 1, ease: "inOut" as const },
  ];
  const drawn = layerOf(`way-${name}`, [path], { value: track }, format);
  // Between near points a head would be all that is seen of a way.
  if (!isEnd || Math.hypot(bend.to.x - bend.from.x, bend.to.y - bend.from.y) < LEAST_HEADED * theme.unit)
    return [drawn];
  const head: Paint = { kind: "path", d: headOf(bend, 24 * theme.unit), fill: color };
  return [
    drawn,
    layerOf(`way-${name}-end`, [head], { opacity: fadeIn(theme, Math.max(from, until - theme.motion.enter)) }, format), // prettier-ignore
  ];
}

function nameLayer(place: Placed, label: MapLabel | null, context: ComponentContext): Layer[] {
  if (label === null) return [];
  const { theme, format } = context;
  // A name beside its point needs no line that leads to it.
  const nearest = nearestOn(label.box, place.mark);
  const apart = Math.hypot(nearest.x - place.mark.x, nearest.y - place.mark.y);
  const all = labelPaint({ fill: litFill(theme) }, label, true, context);
  const paint = label.inside || apart > 3 * POINT * theme.unit ? all : all.slice(1);
  return [layerOf(`label-${place.number}`, paint, { opacity: fadeIn(theme, place.frame) }, format)];
}
