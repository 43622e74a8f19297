import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { isContent, WING } from "../../entrances/first-content.ts";
import { mapTracks } from "../../layers/map-tracks.ts";
import { paintsPlaces, silhouetteTop } from "../../places/paint-place.ts";
import type { ComponentContext } from "../component.ts";
import { plainWing } from "./wing/wing-layers.ts";
import { wingScene } from "./wing/wing-room.ts";

/** Part of its strength that a far view has behind what is listed, measured or compared. */
const QUIET = 0.42;
/** What fills the frame with a picture of its own. */
const PICTURES: ReadonlySet<Visual["kind"]> = new Set<Visual["kind"]>(["title", "image", "video", "map"]);

/** Part of the stage that its land takes at least, and px at a short side of 1080 between it and what stands above it. */
const LEAST = 0.045;
const CLEAR = 88;

/** Where a far view stands in other scenes, or lower, so that its land begins below the content where that leaves it room. */
function roomBelow(layers: readonly Layer[], context: ComponentContext): Rect {
  const { theme, place } = context;
  const { stage } = theme;
  const { wing } = wingScene({}, "plain", context);
  const foot = stage.y + stage.height;
  const land = 1 - silhouetteTop([place ?? "fields"], 1000) / 1000;
  const lowest = Math.max(...layers.filter(isContent).map(({ bounds }) => bounds.y + bounds.height));
  const begins = Math.min(lowest + CLEAR * theme.unit, foot - stage.height * LEAST);
  const height = Math.min(wing.height, Math.round((foot - begins) / land));
  return { ...wing, y: foot - height, height };
}

/**
 * The layers of a scene before the far view that its film has in all others, so quiet that what stands before it reads as on the ground alone:
 * a list or a chart in a story is told in the same world. Nothing where the scene has a picture, or the style paints no places.
 */
export function inScenery(layers: Layer[], visual: Visual, seed: string, context: ComponentContext): Layer[] {
  const hasGround = layers.some(({ id }) => id.startsWith("bleed-") && !id.endsWith("-section"));
  if (!paintsPlaces(context.theme) || PICTURES.has(visual.kind) || hasGround) return layers;
  const scenery = plainWing(seed, roomBelow(layers, context), context).map((layer): Layer => ({
    ...layer,
    id: `${WING}-scenery`,
    tracks: mapTracks(layer.tracks, (track) => track.map((key) => ({ ...key, value: key.value * QUIET }))),
  }));
  return [...scenery, ...layers];
}
