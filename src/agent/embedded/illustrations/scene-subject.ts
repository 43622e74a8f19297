import type { StoryScene } from "../../../artifacts/storyboard.ts";
import type { Subject } from "./choose-drawing.ts";
import type { Reader } from "./lexicons.ts";

/** What a title, a statement or a cycle is about; `said` are the sentences that count for it. */
export function subjectOf(
  scene: StoryScene,
  said: readonly (readonly string[])[],
  around: readonly string[],
  { termsOf }: Reader,
): Subject {
  const { visual } = scene;
  const terms = (...texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : termsOf(text)));
  if (visual.kind === "title")
    return { heading: terms(visual.title), shown: terms(visual.subtitle), said, around };
  if (visual.kind === "process")
    return {
      heading: terms(visual.heading),
      shown: terms(...visual.steps.map(({ title }) => title)),
      said,
      around,
    };
  if (visual.kind !== "statement") return { heading: [], shown: [], said: [], around: [] };
  return {
    heading: terms(visual.heading),
    shown: terms(visual.text, ...(visual.more ?? []).map(({ text }) => text)),
    said,
    around,
  };
}
