import { namesCycle } from "../scenes/cycle-words.ts";
import { hasWord } from "./has-word.ts";
import { sharedWords } from "./shared-words.ts";
import { STEP_WORDS } from "./step-words.ts";

/** So many sentences before the stations that lead to the first of them are steps of the same round. */
const FEWEST_STEPS = 2;
/** What the first station goes on from stands at most so many sentences before it. */
const NEAR = 2;

/**
 * Whether stations are the whole of a round: not where the sentences before them tell its first steps ("A compressor then
 * squeezes that gas. | The hot gas passes …, and the circle starts over"), since an arrow from the last to the first of
 * them would show a way that nothing goes. `before`: the sentences of the passage in front of them.
 */
export function isWholeRound(
  before: readonly string[],
  stations: readonly string[],
  language: string,
): boolean {
  const [first = "", last = ""] = [stations[0], stations.at(-1)];
  const words = STEP_WORDS[language];
  // "A compressor then squeezes that gas": it goes on, and what it goes on from is no station.
  if (before.length > 0 && words !== undefined && hasWord(first, words.next, language)) return false;
  // "Water evaporates from the sea … back to the sea": its own ends meet.
  if (sharedWords(first, last, language) > 0) return true;
  const near = before.slice(-NEAR);
  if (near.length === 0 || before.some((sentence) => namesCycle(sentence, language))) return true;
  if (near.every((sentence) => sharedWords(sentence, first, language) === 0)) return true;
  const ordered = words !== undefined && before.some((sentence) => hasWord(sentence, `${words.first}|${words.next}`, language)); // prettier-ignore
  return !ordered && before.length < FEWEST_STEPS;
}
