import type { Place } from "./place.ts";
import type { StoryScene } from "./storyboard.ts";

/** Where a scene and each of its later thoughts are, as far as they say so, in the order they are told. */
export function placesIn({ place, visual }: Pick<StoryScene, "place" | "visual">): Place[] {
  const later = visual.kind === "statement" ? (visual.more ?? []) : [];
  return [place, ...later.map((thought) => thought.place)].filter((one) => one !== undefined);
}
