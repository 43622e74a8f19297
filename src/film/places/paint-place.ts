import type { Place } from "../../artifacts/place.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import type { TextContext } from "../layout/text-context.ts";
import type { Theme } from "../styles/theme.ts";
import { night, snow } from "./cold.ts";
import { roofsOf, tonesOf, type FarView } from "./far-view.ts";
import { jungle } from "./jungle.ts";
import { desert, fields, forest, mountains, river } from "./land.ts";
import { town } from "./town.ts";
import { ice, sea } from "./water.ts";

const VIEWS: Record<Place, (view: FarView) => Paint[]> = {
  sea,
  ice,
  snow,
  mountains,
  forest,
  jungle,
  fields,
  desert,
  town,
  river,
  night,
};

const COOL: ReadonlySet<Place> = new Set<Place>(["sea", "ice", "snow", "river", "night"]);

/**
 * A place as a far view in a room (px), in the theme's colours, which the seed varies, as a language's country has it, and in
 * it the thing that a sentence names there (`things-in-places.ts`).
 */
export function paintPlace(
  place: Place,
  seed: string,
  room: Rect,
  { theme, language, direction }: Pick<TextContext, "theme" | "language" | "direction">,
  thing: string | null = null,
): Paint[] {
  return VIEWS[place]({
    room,
    random: seededBy(seed),
    tones: tonesOf(theme, COOL.has(place)),
    roofs: roofsOf(language),
    thing,
    mirrored: direction === "rtl",
  });
}

/** Whether a style shows where a scene is: only one whose words stand over the whole frame has room for far views. */
export function paintsPlaces({ habit }: Theme): boolean {
  return habit.art === "none";
}
