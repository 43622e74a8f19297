import { headingOf, type StoryScene } from "../../artifacts/storyboard.ts";
import type { ComponentContext } from "../components/component.ts";

/** Where a section stands among those of its film, from 1, and what all of them are called. */
export type Chapter = NonNullable<ComponentContext["section"]>;

/** The section that each scene is of, by the headings; null before the first. */
export function chaptersOf(scenes: readonly StoryScene[]): (Chapter | null)[] {
  const headings: string[] = [];
  const numbers = scenes.map((scene) => {
    const heading = headingOf(scene) ?? "";
    if (heading !== "" && heading !== headings.at(-1)) headings.push(heading);
    return headings.length;
  });
  return numbers.map((at) => (at > 0 ? { at, headings } : null));
}
