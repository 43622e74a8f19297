import { countWords } from "../text/sentences.ts";
import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { toPattern } from "../text/regex.ts";

const SAYS = toPattern(
  `(?:^|[\\s-])(?:${SAYING_VERBS}|told|tells?|souvient|(?:\\p{L}+-)+(?:elle|il|ils|elles|on)|detto|raccontato)(?![\\p{L}\\p{M}])`,
  "iu",
);
const MOST_WORDS = 8;

/** "she told a radio reporter", as written: who said the quotation that it stands in; null where it is more or something else. */
export function saidClause(between: string): string | null {
  const clause = between.replace(/^[\s,，.–—-]+|[\s,，.;:–—-]+$/gu, "");
  const words = countWords(clause);
  // "disait-elle" is two words that are written as one.
  const plain =
    (words >= 2 || /\p{L}-(?:t-)?(?:elle|il|ils|elles|on|je)$/iu.test(clause)) &&
    words <= MOST_WORDS &&
    !/[,;:!?"“”«»„\p{Nd}]/u.test(clause);
  return plain && SAYS.test(clause) ? clause : null;
}
