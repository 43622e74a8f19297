import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { readableOn } from "../../styles/contrast.ts";
import { isWide } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import { inkOn } from "../chart/chart-colors.ts";
import type { ComponentContext } from "../component.ts";
import { groundColors } from "./map-colors.ts";
import { grown, nearestOn } from "./map-geometry.ts";
import { placeLabels } from "./map-labels.ts";
import type { MapLabel, MapMark } from "./map-labels.ts";
import { locatorPaint } from "./map-locator.ts";
import type { Plate } from "./map-plates.ts";
import { viewOf } from "./map-view.ts";
import type { MapView } from "./map-view.ts";
import { landWithin } from "./world-part.ts";
import { mainPart, shapeOf } from "./world.ts";
import type { Detail, Shape } from "./world.ts";

/** A place as a map shows it; `number` names its layers, `frame` is when it is lit. */
export type MapPlace = MapVisual["places"][number] & {
  number: number;
  shape: Shape;
  fill: string;
  frame: number;
};

/** A map before it is drawn: how the earth lies in its frame, and where the places are. */
export type Survey = {
  view: MapView;
  places: MapPlace[];
  marks: MapMark[];
  /** The only map of its scene, or one of several. */
  alone: boolean;
  /** Places that this side of the earth does not show. */
  hidden: number;
};

export function surveyed(
  places: readonly MapPlace[],
  { frame, alone }: Plate,
  context: ComponentContext,
): Survey {
  const shapes = places.map(({ shape }) => mainPart(shape));
  const view = viewOf(shapes, frame, alone && !isWide(context.format));
  const seen = places.flatMap((place) => {
    const mark = markOf(place, view, context);
    return mark === null ? [] : [{ place, mark }];
  });
  return {
    view,
    alone,
    places: seen.map(({ place }) => place),
    marks: seen.map(({ mark }) => mark),
    hidden: places.length - seen.length,
  };
}

/** The labels of a map, off its globe where it has one; null for one that finds no room. */
export function named(
  { view, marks, alone }: Survey,
  frame: Rect,
  globe: Rect | null,
  context: ComponentContext,
): (MapLabel | null)[] {
  const room = grown(frame, view.kind === "world" ? 0 : -Math.round(14 * context.theme.unit));
  const taken = globe === null ? [] : [grown(globe, 4 * context.theme.unit)];
  return placeLabels(marks, { room, taken, size: labelSize(marks.length, alone, context) }, context);
}

/** The layers of one map: its ground, what is lit on it, and what bears names. */
export type PlateLayers = { ground: Layer; fills: Layer[]; names: Layer[] };

export function drawPlate(
  { view, places, marks, alone }: Survey,
  id: string,
  labels: readonly (MapLabel | null)[],
  globe: Rect | null,
  context: ComponentContext,
): PlateLayers {
  const { format, theme, opening } = context;
  const ground = [
    ...groundPaint(view, alone, context),
    ...(globe === null ? [] : locatorPaint(view, globe, context)),
  ];
  const each = (draw: (place: MapPlace, mark: MapMark, index: number) => Layer[]) =>
    places.flatMap((place, index) => {
      const mark = marks[index];
      return mark === undefined ? [] : draw(place, mark, index);
    });
  return {
    ground: layerOf(id, ground, { opacity: fadeIn(theme, opening) }, format),
    fills: each((place, mark) => fillLayer(place, mark, view, context)),
    names: each((place, mark, index) => nameLayer(place, mark, labels[index] ?? null, context)),
  };
}

/** Few names are set larger. */
export function labelSize(count: number, alone: boolean, { theme }: ComponentContext): number {
  return count <= (alone ? 5 : 3) ? theme.size.label : theme.size.body;
}

/** px at 1080 to a radian below which the coarser outlines look the same, at a tenth of the points. */
const COARSE = 640;

export function detailOf(view: MapView, { theme }: ComponentContext): Detail {
  return view.kind === "region" && view.projection.scale() > COARSE * theme.unit ? "50m" : "110m";
}

/** px between the points of a shore that is seen from afar, where each tells less, and from near. */
export function roughness({ projection }: MapView, { unit }: Theme): number {
  return (projection.scale() < 1000 * unit ? 1.5 : 1) * unit;
}

function markOf(place: MapPlace, view: MapView, context: ComponentContext): MapMark | null {
  const spot = view.place(mainPart(shapeOf(place.area, detailOf(view, context)) ?? place.shape));
  if (spot === null) return null;
  return { ...spot, label: place.label, display: place.display ?? "" };
}

export function groundPaint(view: MapView, alone: boolean, context: ComponentContext): Paint[] {
  const { theme } = context;
  const { land, border, water } = groundColors(theme);
  const paint: Paint[] = [];
  const { x, y, width, height } = view.frame;
  const outline = { color: theme.color.line, width: Math.max(2, theme.hairline) };
  const flat = view.kind === "region" || view.kind === "band";
  if (flat && water !== null) paint.push({ kind: "rect", x, y, width, height, fill: water });
  if (view.kind === "globe") {
    const sea = water === null ? {} : { fill: water };
    const middle = { cx: x + width / 2, cy: y + height / 2 };
    paint.push({
      kind: "ellipse",
      ...middle,
      rx: width / 2 - 2,
      ry: height / 2 - 2,
      ...sea,
      stroke: outline,
    });
  }
  const step = Math.max(1.5, 2 * roughness(view, theme));
  const d = view.path(landWithin(detailOf(view, context), view.projection, view.frame), step);
  const stroke = { color: border, width: Math.max(1, Math.round(1.6 * theme.unit)) };
  if (d !== "") paint.push({ kind: "path", d, fill: land, stroke });
  // Land that ends without a shore is cut by an edge that is seen.
  if (!alone || (flat && water === null)) paint.push({ kind: "rect", x, y, width, height, stroke: outline });
  return paint;
}

/** A place smaller than this in px at 1080 is a dot. */
const DOT = 16;

function isDot({ width, height }: MapMark, { theme }: ComponentContext): boolean {
  return Math.max(width, height) < DOT * theme.unit;
}

function fillLayer(place: MapPlace, mark: MapMark, view: MapView, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const shape = shapeOf(place.area, detailOf(view, context)) ?? place.shape;
  const d = view.path(shape, Math.max(1, roughness(view, theme)));
  const { border } = groundColors(theme);
  const paint: Paint[] = [];
  if (d !== "") {
    const stroke = { color: border, width: Math.max(1, Math.round(1.6 * theme.unit)) };
    paint.push({ kind: "path", d, fill: place.fill, stroke });
  }
  if (isDot(mark, context)) {
    const stroke = { color: theme.color.background, width: Math.max(2, px(3)) };
    // A speck says where: so pale that its value could be told from it, it would not be seen.
    const fill = readableOn(place.fill, [...theme.color.grounds, groundColors(theme).land], 3);
    paint.push({ kind: "ellipse", cx: mark.x, cy: mark.y, rx: px(11), ry: px(11), fill, stroke });
  }
  return paint.length === 0 ? [] : [waiting(`place-${place.number}`, paint, place, context, format)];
}

function nameLayer(
  place: MapPlace,
  mark: MapMark,
  label: MapLabel | null,
  context: ComponentContext,
): Layer[] {
  if (label === null) return [];
  const words = labelPaint(place, label, isDot(mark, context), context);
  return [waiting(`label-${place.number}`, words, place, context, context.format)];
}

/** Comes with its word; the map itself stands from the start, a paler hole in it would not tell more. */
function waiting(
  id: string,
  paint: Paint[],
  { frame }: MapPlace,
  { theme }: ComponentContext,
  format: ComponentContext["format"],
): Layer {
  return layerOf(id, paint, { opacity: fadeIn(theme, frame) }, format);
}

/** Within its land, or on a small sheet beside it with a line that leads there. */
export function labelPaint(
  place: { fill: string },
  label: MapLabel,
  dot: boolean,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { box, name, value, inside, anchor } = label;
  const height = name.height + (value?.height ?? 0);
  const top = Math.round(box.y + (box.height - height) / 2);
  const ink = inside ? { color: inkOn(place.fill, theme), on: place.fill } : { on: theme.color.surface };
  const at = { x: box.x, width: box.width, align: "center" as const, ...ink };
  const words = [
    ...(value === null ? [] : paintBlock(value, { ...at, y: top }, context)),
    ...paintBlock(name, { ...at, y: top + (value?.height ?? 0) }, context),
  ];
  if (inside) return words;
  const to = nearestOn(box, anchor);
  const line = { color: theme.color.text, width: Math.max(2, px(2)) };
  const end: Paint = {
    kind: "ellipse",
    cx: anchor.x,
    cy: anchor.y,
    rx: px(5),
    ry: px(5),
    fill: theme.color.text,
  };
  return [
    {
      kind: "path",
      d: `M${anchor.x.toFixed(1)} ${anchor.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
      stroke: line,
    },
    ...(dot ? [] : [end]),
    {
      kind: "rect",
      ...box,
      radius: Math.min(px(10), theme.radius),
      fill: theme.color.surface,
      stroke: { color: theme.color.line, width: theme.hairline },
    },
    ...words,
  ];
}
