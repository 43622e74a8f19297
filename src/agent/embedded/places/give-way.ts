import { placesIn } from "../../../artifacts/places-in.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";

/**
 * Scenes without drawings where the film is set in places, which its style paints: a small bird over the sea, a lamp over
 * a town are what a painted place was made for. What a caller asks for later stands.
 */
export function givingWayToPlaces(scenes: readonly StoryScene[]): StoryScene[] {
  if (scenes.flatMap(placesIn).length === 0) return [...scenes];
  return scenes.map((scene) => {
    const { visual } = scene;
    if (visual.kind === "title") {
      const { illustration: _drawing, ...plain } = visual;
      return { ...scene, visual: plain };
    }
    if (visual.kind !== "statement") return scene;
    const { illustration: _drawing, more, ...plain } = visual;
    const later = more?.map(({ illustration: _later, ...thought }) => thought);
    return { ...scene, visual: { ...plain, ...(later === undefined ? {} : { more: later }) } };
  });
}
