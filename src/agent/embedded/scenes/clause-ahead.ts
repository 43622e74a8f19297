import { withoutConjunction } from "../text/conjunctions.ts";
import { countWords } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { SceneContext } from "./draft.ts";
import { amountsIn } from "./seen-amounts.ts";

/** What a sentence tells before the clause of a change, and where that clause begins. */
export type ClauseAhead = { text: string; end: number };

const LAST_PAUSE = /^(?<ahead>.+)[,，،、;；](?!\p{Nd})\s?(?<clause>[^,，،、;；]+)$/su;
/** What fits on the small line over two figures. */
const MOST = { words: 16, signs: 44, letters: 100 };

/**
 * "Last year 160 people tried it, | and the share rose from 67 to 91 percent": what stands before the clause of a change has an
 * amount of its own, and is read over the two that change. `start`: where the change is told. Null where all of the sentence is one
 * clause, or what stands before it counts nothing or is too long.
 */
export function clauseAhead(text: string, start: number, { base }: SceneContext): ClauseAhead | null {
  const { ahead = "", clause } = LAST_PAUSE.exec(text.slice(0, start))?.groups ?? {};
  if (clause === undefined || amountsIn(ahead, base).length === 0) return null;
  const isShort = isUnspaced(base) ? Array.from(ahead).length <= MOST.signs : countWords(ahead) <= MOST.words;
  if (!isShort || ahead.length > MOST.letters || /[:：?？"“”«»「」]/u.test(ahead)) return null;
  const rest = text.slice(start - clause.length);
  return { text: ahead.trim(), end: text.length - withoutConjunction(rest, base).length };
}
