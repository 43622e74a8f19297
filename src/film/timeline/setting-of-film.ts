import type { StoryScene } from "../../artifacts/storyboard.ts";
import { settingOf, type Setting } from "../settings/where-things-stand.ts";

/** Where the subject that the film opens with is met; null where its opening has no drawing, or one of nowhere. */
export function settingOfFilm([first]: readonly Pick<StoryScene, "visual">[]): Setting | null {
  if (first?.visual.kind !== "title" || first.visual.illustration === undefined) return null;
  return settingOf(first.visual.illustration);
}
