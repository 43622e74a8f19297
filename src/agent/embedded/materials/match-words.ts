import type { StoryScene } from "../../../artifacts/storyboard.ts";

const EMPTY = new Set(
  "image picture photo figure screenshot screen shot img bild foto logo final copy new version the and for with from into over this that are was were you your our their page file draft small large wide view".split(
    " ",
  ),
);

/** Words that may say what a picture shows, by their stems; numbers and what cameras write are none. */
export function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}{3,}|\p{Script=Han}{2,}/gu) ?? [];
  return new Set(
    words.filter((word) => !EMPTY.has(word) && !/^(?:dsc|dcim|img|pxl|vid|mov)$/.test(word)).map(stem),
  );
}

/** Plurals and endings of English, enough to tell "plants" from "planets". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/u, "") : word;
}

/** How well words fit a scene: its title counts most. 0 where none is in it. */
export function matchScore(words: ReadonlySet<string>, { title, narration }: StoryScene): number {
  const [titled, told] = [wordsOf(title), wordsOf(narration.join(" "))];
  let score = 0;
  for (const word of words) score += titled.has(word) ? 3 : told.has(word) ? 1 : 0;
  return score;
}
