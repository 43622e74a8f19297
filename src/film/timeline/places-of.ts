import type { Place } from "../../artifacts/place.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";

/** Where each scene takes place: where it says, else where the one before it was, at first where the film goes first. */
export function placesOf(scenes: readonly Pick<StoryScene, "place">[]): (Place | null)[] {
  let here = scenes.find(({ place }) => place !== undefined)?.place ?? null;
  return scenes.map(({ place = here }) => (here = place));
}
