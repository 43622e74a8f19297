import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import { sourceLine } from "../shared/source-line.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { rowList } from "../shared/row-list.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { placeFills } from "./map-colors.ts";
import { locatorBoxes } from "./map-locator.ts";
import { drawPlate, named, surveyed } from "./map-plate.ts";
import type { MapPlace } from "./map-plate.ts";
import { platesOf } from "./map-plates.ts";
import { townMap } from "./town-map.ts";
import { mainPart, shapeAtLeast } from "./world.ts";

/** Countries and continents on the earth, each filled as it is named. */
export const map: Component<MapVisual> = {
  kind: "map",
  layout: (visual, context) => layoutMap(visual, context),
};

function layoutMap(visual: MapVisual, scene: ComponentContext): SceneLayout {
  const head = sceneHeading(visual.heading, scene);
  const context = readAtArmsLength(scene);
  const told = sourceLine(visual.source?.trim() ?? "", head.rest, context);
  const caption = captionLayer(visual.caption?.trim() ?? "", told.rest, context);
  const layers = [...head.layers, ...told.layers, ...caption.layers];
  if (visual.places.some(({ at }) => at !== undefined)) {
    const towns = townMap(visual, caption.rest, context);
    return { layers: [...layers, ...towns.layers], findings: towns.findings };
  }
  const places = placesOf(visual, context);
  if (places.length === 0) return listed(visual, layers, caption.rest, scene);
  const shapes = places.map(({ shape }) => mainPart(shape));
  const plates = platesOf(shapes, caption.rest, context);
  const surveys = plates.map((plate) =>
    surveyed(
      plate.members.flatMap((member) => places[member] ?? []),
      plate,
      context,
    ),
  );
  const label = (globes: Rect[] | null) =>
    surveys.map((survey, index) =>
      named(survey, plates[index]?.frame ?? caption.rest, globes?.[index] ?? null, context),
    );
  // Names come before globes where there is no room for both.
  let globes = locatorBoxes(surveys, context);
  let labels = label(globes);
  if (globes !== null && labels.flat().includes(null)) [globes, labels] = [null, label(null)];
  const drawn = surveys.map((survey, index) => {
    const id = survey.alone ? "map" : `map-${index + 1}`;
    return drawPlate(survey, id, labels[index] ?? [], globes?.[index] ?? null, context);
  });
  const unnamed =
    labels.flat().filter((one) => one === null).length + surveys.reduce((sum, { hidden }) => sum + hidden, 0);
  const message = `${unnamed} of the ${places.length} places on the map "${visual.heading}" bear no name`;
  const findings: Finding[] = unnamed === 0 ? [] : [{ severity: "warning", code: "map_unnamed", message }];
  return {
    layers: [
      ...layers,
      ...drawn.map(({ ground }) => ground),
      ...drawn.flatMap(({ fills }) => fills),
      ...drawn.flatMap(({ names }) => names),
    ],
    findings,
  };
}

function placesOf({ places, ...visual }: MapVisual, context: ComponentContext): MapPlace[] {
  const fills = placeFills({ ...visual, places }, context.theme);
  const frames = staggered(
    places.map(({ cue }) => context.at(cue)),
    context,
  );
  const seen = new Set<string>();
  return places.flatMap((place, index): MapPlace[] => {
    const shape = shapeAtLeast(place.area, "110m");
    if (shape === null || seen.has(place.area)) return [];
    seen.add(place.area);
    return [
      {
        ...place,
        number: index + 1,
        shape,
        fill: fills[index] ?? context.theme.color.primary,
        frame: frames[index] ?? 0,
      },
    ];
  });
}

function captionLayer(text: string, rest: Rect, context: ComponentContext): { layers: Layer[]; rest: Rect } {
  if (text === "") return { layers: [], rest };
  const { theme } = context;
  const style = { face: "body" as const, size: theme.size.body, color: theme.color.muted };
  const block = fitText(text, style, { width: rest.width, maxLines: 2 }, context);
  const y = rest.y - Math.round((rest.y > context.box.y ? 30 : 0) * theme.unit);
  const paint = paintBlock(block, { x: rest.x, y, width: rest.width, align: theme.habit.align }, context);
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
  const items = visual.places.map(({ label, display, cue }) => ({
    label,
    ...(display === undefined ? {} : { detail: display }),
    marker: { kind: "dot" as const },
    hue: context.theme.color.primary,
    frame: context.at(cue),
  }));
  const rows = paged(
    items,
    (page, { firstId, type }) => rowList(page, rest, context, { firstId, type }),
    context,
  );
  return { layers: [...layers, ...rows], findings: [finding] };
}
