import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { linesOf, withLines, type Line } from "../narration.ts";
import { topicWords } from "../topic-words.ts";

/**
 * The scene with what the brief says beyond it: `full` is the same scene told without a limit of time.
 * Null where the brief has nothing more.
 */
export function lengthened(scene: StoryScene, full: StoryScene): StoryScene | null {
  // Another passage that only begins where this one did.
  if (!scene.narration.some((own) => full.narration.some((sentence) => tellsSame(own, sentence))))
    return null;
  const missing = full.narration.filter(
    (sentence) => !scene.narration.some((own) => tellsSame(own, sentence)),
  );
  if (missing.length === 0) return null;
  const untouched = scene.narration.every((sentence) => full.narration.includes(sentence));
  if (untouched && scene.visual.kind === full.visual.kind)
    return { ...full, index: scene.index, title: scene.title, role: scene.role };
  const lines: Line[] = linesOf(scene);
  for (const sentence of missing) {
    const before = full.narration.slice(0, full.narration.indexOf(sentence)).toReversed();
    const at = Math.max(
      -1,
      ...before.slice(0, 1).map((one) => lines.findLastIndex(({ text }) => tellsSame(text, one))),
    );
    lines.splice(at === -1 && before.length > 0 ? lines.length : at + 1, 0, { text: sentence, was: null });
  }
  return withLines(scene, lines);
}

/** Same sentence, also where a word of it was replaced since. */
function tellsSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [new Set(topicWords(one)), new Set(topicWords(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.max(1, a.size + b.size - both) >= 0.6;
}
