import type { StoryScene } from "../../artifacts/storyboard.ts";

/** The drawing that a film opens with, by its name; null where it opens without. */
export function subjectOfFilm([first]: readonly Pick<StoryScene, "visual">[]): string | null {
  return first?.visual.kind === "title" ? (first.visual.illustration ?? null) : null;
}
