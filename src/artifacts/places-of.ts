import type { Place } from "./place.ts";
import { placesIn } from "./places-in.ts";
import { headingOf, type StoryScene } from "./storyboard.ts";

type PlacedScene = Pick<StoryScene, "place" | "visual">;

/**
 * Where each scene begins: where it says, else where the one before it ended, at first where the film goes first. Under a new
 * heading a film is back where most of it happens: who speaks of the voyage at its end is no more in the mountains it crossed.
 */
export function placesOf(scenes: readonly PlacedScene[]): (Place | null)[] {
  const all = scenes.flatMap(placesIn);
  const home = mostOf(all);
  let here = all[0] ?? null;
  let under: string | undefined;
  return scenes.map((scene) => {
    const heading = headingOf(scene);
    if (heading !== undefined && heading !== under) {
      if (under !== undefined && home !== null) here = home;
      under = heading;
    }
    const begins = scene.place ?? here;
    here = placesIn(scene).at(-1) ?? begins;
    return begins;
  });
}

/** What is named most, of several the first. */
function mostOf(places: readonly Place[]): Place | null {
  const times = (place: Place): number => places.filter((one) => one === place).length;
  return places.toSorted((a, b) => times(b) - times(a))[0] ?? null;
}
