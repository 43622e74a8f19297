import type { Place } from "../../artifacts/place.ts";
import type { Sky } from "../../artifacts/sky.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { hills } from "../motifs/horizon.ts";
import { seededBy } from "../motifs/seeded.ts";
import type { TextContext } from "../layout/text-context.ts";
import type { Theme } from "../styles/theme.ts";
import { night, snow } from "./cold.ts";
import { profileOf, roofsOf, tonesOf, type FarView } from "./far-view.ts";
import { jungle } from "./jungle.ts";
import { quietGround } from "./quiet.ts";
import { behindLand, beforeLand } from "./skies.ts";
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
 * What a place is seen with: the thing that a sentence names there (`things-in-places.ts`), the sky over it, and, where there is no
 * place, what the film is about.
 */
export type SeenWith = { thing?: string | null; sky?: Sky | null; subject?: string | null };

/**
 * A place as a far view in a room (px), in the theme's colours, which the seed varies, as a language's country has it; where a film
 * names no place a floor in a light, or under a sky open country. Its sky reaches over the whole stage.
 */
export function paintPlace(
  place: Place | null,
  seed: string,
  room: Rect,
  { theme, language, direction }: Pick<TextContext, "theme" | "language" | "direction">,
  { thing = null, sky = null, subject = null }: SeenWith = {},
): Paint[] {
  const mirrored = direction === "rtl";
  if (place === null && sky === null) return quietGround(room, theme, subject);
  const tones = tonesOf(theme, place === null || COOL.has(place));
  // One section has one composition, whatever is said in it.
  const composed = theme.shot?.seed ?? seed;
  const profile = profileOf(seededBy(`${composed} view`));
  const view = {
    room,
    random: seededBy(composed),
    profile,
    tones,
    roofs: roofsOf(language),
    thing,
    mirrored,
    sky,
  };
  const land = place === null ? hills(composed, room, theme) : VIEWS[place](view);
  if (sky === null || (place === "night" && sky === "night")) return land;
  const top = room.y + silhouetteTop([place ?? "fields"], room.height);
  const isCold = place === "snow" || place === "ice";
  const above = { stage: theme.stage, room, top, tones, mirrored, isCold };
  return [
    ...behindLand[sky]({ ...above, random: seededBy(`${seed} behind`) }),
    ...land,
    ...beforeLand[sky]({ ...above, random: seededBy(`${seed} before`) }),
  ];
}

/** How high what stands in a place reaches, as a part of its room from above: birds and stars may be higher. */
const REACH: Record<Place, number> = {
  sea: 0.4,
  ice: 0.23,
  snow: 0.29,
  mountains: 0.2,
  forest: 0.32,
  jungle: 0.16,
  fields: 0.31,
  desert: 0.32,
  town: 0.27,
  river: 0.27,
  night: 0.49,
};

/** Where in a room (px from its top) places that come one after another have their highest silhouette. */
export function silhouetteTop(places: readonly Place[], height: number): number {
  return Math.floor(height * Math.min(1, ...places.map((place) => REACH[place])));
}

/** Whether a style shows where a scene is: only one whose words stand over the whole frame has room for far views. */
export function paintsPlaces({ habit }: Theme): boolean {
  return habit.art === "none";
}
