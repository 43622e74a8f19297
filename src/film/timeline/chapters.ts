import type { StoryScene } from "../../artifacts/storyboard.ts";

/** Where a section stands in its film, from 1. */
export type Chapter = { at: number; of: number };

/** A film of fewer sections is seen at a glance. */
const FEWEST = 3;

/** The section that each scene is of, by the headings; null before the first, and in a film of few. */
export function chaptersOf(scenes: readonly StoryScene[]): (Chapter | null)[] {
  let [at, under] = [0, ""];
  const counted = scenes.map(({ visual }) => {
    const heading = "heading" in visual ? (visual.heading ?? "") : "";
    if (heading !== "" && heading !== under) at += 1;
    if (heading !== "") under = heading;
    return at;
  });
  return counted.map((section) => (section > 0 && at >= FEWEST ? { at: section, of: at } : null));
}
