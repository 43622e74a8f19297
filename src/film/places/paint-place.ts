import type { Place } from "../../artifacts/place.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import type { Theme } from "../styles/theme.ts";
import { tonesOf, type FarView } from "./far-view.ts";
import { desert, fields, forest, mountains, river, town } from "./land.ts";
import { ice, sea } from "./water.ts";

const VIEWS: Record<Place, (view: FarView) => Paint[]> = {
  sea,
  ice,
  mountains,
  forest,
  fields,
  desert,
  town,
  river,
};

/** A place as a far view in a room (px), in the theme's colours, which the seed varies. */
export function paintPlace(place: Place, seed: string, room: Rect, theme: Theme): Paint[] {
  return VIEWS[place]({ room, random: seededBy(seed), tones: tonesOf(theme) });
}
