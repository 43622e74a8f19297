import { countWords } from "../text/sentences.ts";
import type { Utterance } from "./draft.ts";
import { MOST_SENTENCE_WORDS } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";

/**
 * The question that the only figure of a passage answers: "How far out is the foot? Answer: 1.5 metres." What a question
 * asks is the meaning of its answer; "1.5 m / Answer" has none.
 */
export function questionOf(
  [only, another]: readonly Striking[],
  utterances: readonly Utterance[],
): string | null {
  if (only === undefined || another !== undefined || only.from !== undefined) return null;
  const asked = utterances[only.at - 1]?.text.trim() ?? "";
  return /[?？؟]$/u.test(asked) && countWords(asked) <= MOST_SENTENCE_WORDS ? asked : null;
}
