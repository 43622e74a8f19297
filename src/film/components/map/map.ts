import type { MapVisual } from "../../../artifacts/storyboard.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import { isWide } from "../../styles/scale.ts";
import { inkOn } from "../chart/chart-colors.ts";
import { sourceLine } from "../chart/source-line.ts";
import type { Component, ComponentContext, ComponentLayer, SceneLayout } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { hueOf } from "../shared/panel.ts";
import { rowList } from "../shared/row-list.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { groundColors, placeFills } from "./map-colors.ts";
import { placeLabels } from "./map-labels.ts";
import type { MapLabel, MapMark } from "./map-labels.ts";
import { viewOf } from "./map-view.ts";
import type { MapView } from "./map-view.ts";
import { countryShapes, mainPart, shapeOf } from "./world.ts";
import type { Detail, Shape } from "./world.ts";

/** Countries and continents on the earth, each filled as it is named. */
export const map: Component<MapVisual> = {
  kind: "map",
  layout: (visual, context) => layoutMap(visual, context),
};

type Place = MapVisual["places"][number] & { shape: Shape; fill: string; frame: number };

function layoutMap(visual: MapVisual, scene: ComponentContext): SceneLayout {
  const head = sceneHeading(visual.heading, scene);
  const context = readAtArmsLength(scene);
  const told = sourceLine(visual.source?.trim() ?? "", head.rest, context);
  const caption = captionLayer(visual.caption?.trim() ?? "", told.rest, context);
  const layers = [...head.layers, ...told.layers, ...caption.layers];
  const places = placesOf(visual, context);
  if (places.length === 0) return listed(visual, layers, caption.rest, scene);
  const view = viewOf(
    places.map(({ shape }) => mainPart(shape)),
    caption.rest,
    !isWide(context.format),
  );
  const marks = places.map((place) => markOf(place, view));
  const labels = placeLabels(
    marks.flatMap((mark) => (mark === null ? [] : [mark])),
    roomOf(view, caption.rest, context),
    context,
  );
  let next = 0;
  const drawn = places.flatMap((place, index): Layer[] => {
    const mark = marks[index];
    const label = mark === null || mark === undefined ? null : (labels[next++] ?? null);
    return mark === null || mark === undefined ? [] : placeLayers(place, index, mark, label, view, context);
  });
  const unnamed = places.length - labels.filter((label) => label !== null).length;
  const message = `${unnamed} of the ${places.length} places on the map "${visual.heading}" bear no name`;
  const findings: Finding[] = unnamed === 0 ? [] : [{ severity: "warning", code: "map_unnamed", message }];
  const fills = drawn.filter(({ id }) => id.startsWith("place-"));
  const names = drawn.filter(({ id }) => !id.startsWith("place-"));
  return { layers: [...layers, groundLayer(view, context), ...fills, ...names], findings };
}

function placesOf({ places, ...visual }: MapVisual, context: ComponentContext): Place[] {
  const fills = placeFills({ ...visual, places }, context.theme);
  const frames = staggered(
    places.map(({ cue }) => context.at(cue)),
    context,
  );
  const seen = new Set<string>();
  return places.flatMap((place, index): Place[] => {
    const shape = shapeOf(place.area, "110m") ?? shapeOf(place.area, "50m");
    if (shape === null || seen.has(place.area)) return [];
    seen.add(place.area);
    return [
      { ...place, shape, fill: fills[index] ?? context.theme.color.primary, frame: frames[index] ?? 0 },
    ];
  });
}

function detailOf(view: MapView): Detail {
  return view.kind === "region" ? "50m" : "110m";
}

/** A place smaller than this in px at 1080 is a dot. */
const DOT = 16;

function markOf(place: Place, view: MapView): MapMark | null {
  const fine = shapeOf(place.area, "50m") ?? place.shape;
  const spot = view.place(mainPart(view.kind === "region" ? fine : place.shape));
  if (spot === null) return null;
  return { ...spot, label: place.label, display: place.display ?? "" };
}

/** Labels of a world map may stand in the sea beside and below it. */
function roomOf(view: MapView, rest: Rect, { theme }: ComponentContext): Rect {
  const air = view.kind === "region" ? Math.round(14 * theme.unit) : 0;
  return { x: rest.x + air, y: rest.y + air, width: rest.width - 2 * air, height: rest.height - 2 * air };
}

function groundLayer(view: MapView, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const { land, border, water } = groundColors(theme);
  const paint: Paint[] = [];
  const { x, y, width, height } = view.frame;
  if (view.kind === "region" && water !== null)
    paint.push({ kind: "rect", x, y, width, height, fill: water });
  if (view.kind === "globe") {
    const stroke = { color: theme.color.line, width: Math.max(2, theme.hairline) };
    const sea = water === null ? {} : { fill: water };
    const middle = { cx: x + width / 2, cy: y + height / 2 };
    paint.push({ kind: "ellipse", ...middle, rx: width / 2 - 2, ry: height / 2 - 2, ...sea, stroke });
  }
  const step = Math.max(1.5, 2 * theme.unit);
  const d = countryShapes(detailOf(view))
    .map((shape) => view.path(shape, step))
    .join("");
  const stroke = { color: border, width: Math.max(1, Math.round(1.6 * theme.unit)) };
  if (d !== "") paint.push({ kind: "path", d, fill: land, stroke });
  return layerOf("map", paint, { opacity: fadeIn(theme, opening) }, format);
}

function placeLayers(
  place: Place,
  index: number,
  mark: MapMark,
  label: MapLabel | null,
  view: MapView,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const shape = shapeOf(place.area, detailOf(view)) ?? place.shape;
  const d = view.path(shape, Math.max(1, theme.unit));
  const small = Math.max(mark.width, mark.height) < px(DOT);
  const { border } = groundColors(theme);
  const paint: Paint[] = [];
  if (d !== "") {
    const stroke = { color: border, width: Math.max(1, Math.round(1.6 * theme.unit)) };
    paint.push({ kind: "path", d, fill: place.fill, stroke });
  }
  if (small) {
    const stroke = { color: theme.color.background, width: Math.max(2, px(3)) };
    paint.push({ kind: "ellipse", cx: mark.x, cy: mark.y, rx: px(11), ry: px(11), fill: place.fill, stroke });
  }
  const layers: ComponentLayer[] = [];
  const opacity = fadeIn(theme, place.frame);
  // The map itself stands from the start: a paler hole in it would not tell more.
  const ghost: Paint[] = [];
  if (paint.length > 0) layers.push({ ...layerOf(`place-${index + 1}`, paint, { opacity }, format), ghost });
  if (label !== null) {
    const words = labelPaint(place, mark, label, small, context);
    layers.push({ ...layerOf(`label-${index + 1}`, words, { opacity }, format), ghost });
  }
  return layers;
}

/** Within its land, or on a small sheet beside it with a line that leads there. */
function labelPaint(
  place: Place,
  mark: MapMark,
  label: MapLabel,
  small: boolean,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { box, name, value, inside } = label;
  const height = name.height + (value?.height ?? 0);
  const top = Math.round(box.y + (box.height - height) / 2);
  const ink = inside ? { color: inkOn(place.fill, theme), on: place.fill } : { on: theme.color.surface };
  const at = { x: box.x, width: box.width, align: "center" as const, ...ink };
  const words = [
    ...(value === null ? [] : paintBlock(value, { ...at, y: top }, context)),
    ...paintBlock(name, { ...at, y: top + (value?.height ?? 0) }, context),
  ];
  if (inside) return words;
  const to = nearestOn(box, mark);
  const line = { color: theme.color.text, width: Math.max(2, px(2)) };
  const dot = small
    ? []
    : [{ kind: "ellipse" as const, cx: mark.x, cy: mark.y, rx: px(5), ry: px(5), fill: theme.color.text }];
  return [
    {
      kind: "path",
      d: `M${mark.x.toFixed(1)} ${mark.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
      stroke: line,
    },
    ...dot,
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

function nearestOn(box: Rect, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return {
    x: Math.max(box.x, Math.min(box.x + box.width, x)),
    y: Math.max(box.y, Math.min(box.y + box.height, y)),
  };
}

function captionLayer(text: string, rest: Rect, context: ComponentContext): { layers: Layer[]; rest: Rect } {
  if (text === "") return { layers: [], rest };
  const { theme } = context;
  const style = { face: "body" as const, size: theme.size.body, color: theme.color.muted };
  const block = fitText(text, style, { width: rest.width, maxLines: 2 }, context);
  const y = rest.y - Math.round((rest.y > context.box.y ? 30 : 0) * theme.unit);
  const paint = paintBlock(block, { x: rest.x, y, width: rest.width }, context);
  const used = y + block.height + Math.round(22 * theme.unit) - rest.y;
  return {
    layers: [layerOf("caption", paint, enter(theme, context.opening), context.format)],
    rest: { ...rest, y: rest.y + used, height: rest.height - used },
  };
}

/** Places that no atlas of ours knows are still told. */
function listed(visual: MapVisual, layers: Layer[], rest: Rect, context: ComponentContext): SceneLayout {
  const message = `none of the places of the map "${visual.heading}" is in the atlas`;
  const finding: Finding = { severity: "warning", code: "map_empty", message };
  const items = visual.places.map(({ label, display, cue }, index) => ({
    label,
    ...(display === undefined ? {} : { detail: display }),
    marker: { kind: "dot" as const },
    hue: hueOf(context.theme, index),
    frame: context.at(cue),
  }));
  const rows = paged(
    items,
    (page, { firstId, type }) => rowList(page, rest, context, { firstId, type }),
    context,
  );
  return { layers: [...layers, ...rows], findings: [finding] };
}
