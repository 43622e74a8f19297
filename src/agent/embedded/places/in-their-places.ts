import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { withSkies } from "./name-skies.ts";
import { withNamedThings } from "./named-things.ts";

/** The scenes of a film whose style paints places, with what is seen there: what stands in them, and the sky over them. */
export function inTheirPlaces(
  scenes: readonly StoryScene[],
  film: { title: string; language: string },
): StoryScene[] {
  return withSkies(withNamedThings(scenes, film), film);
}
