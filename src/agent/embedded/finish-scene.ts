import type { Cue, StoryScene } from "../../artifacts/storyboard.ts";
import type { CueOf, SceneDraft } from "./scenes/draft.ts";

/** The scene as the storyboard has it: sentences, and a visual whose cues point into them. */
export function finishScene(draft: SceneDraft, index: number): StoryScene {
  const narration = draft.utterances.map((utterance) => utterance.text);
  return {
    index,
    title: draft.title,
    role: draft.role,
    narration,
    visual: draft.visual(cueFinder(draft, narration)),
    sources: [draft.span],
  };
}

function cueFinder(draft: SceneDraft, narration: readonly string[]): CueOf {
  const cues = new Map<string, Cue>();
  draft.utterances.forEach((utterance, sentence) => {
    for (const mark of utterance.marks) {
      if (!cues.has(mark.key))
        cues.set(mark.key, {
          sentence,
          offset: Math.min(mark.offset, Math.max(0, utterance.text.length - 1)),
        });
    }
  });
  return (key) => (key.startsWith("word:") ? findWord(key.slice(5), narration) : cues.get(key));
}

/** Where a word is first said. */
function findWord(word: string, narration: readonly string[]): Cue | undefined {
  const wanted = word.toLowerCase();
  for (const [sentence, text] of narration.entries()) {
    const lower = text.toLowerCase();
    let at = lower.indexOf(wanted);
    while (at >= 0) {
      const before = lower.charAt(at - 1);
      if (at === 0 || !/[\p{L}\p{N}]/u.test(before) || /\p{Script=Han}/u.test(before))
        return { sentence, offset: at };
      at = lower.indexOf(wanted, at + 1);
    }
  }
  return undefined;
}
