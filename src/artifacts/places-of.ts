import type { Place } from "../../artifacts/place.ts";
import { placesIn } from "../../artifacts/places-in.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";

/** Where each scene begins: where it says, else where the one before it ended, at first where the film goes first. */
export function placesOf(scenes: readonly Pick<StoryScene, "place" | "visual">[]): (Place | null)[] {
  let here = scenes.flatMap(placesIn)[0] ?? null;
  return scenes.map((scene) => {
    const begins = scene.place ?? here;
    here = placesIn(scene).at(-1) ?? here;
    return begins;
  });
}
