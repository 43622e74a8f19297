import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { STEP_WORDS, TURNS } from "./step-words.ts";

export type Order = "first" | "next" | "last";

/** What stands behind a word of order. */
function endOf(language: string): string {
  return isUnspaced(language) ? "[，、,]?\\s*" : "(?![\\p{L}\\p{M}-])\\s*[,:،，]?\\s*";
}

/** Which place in an order a sentence says that it has: "First, …", "Danach …"; null where it says none. */
export function orderOf(sentence: string, language: string): Order | null {
  const words = STEP_WORDS[language];
  if (words === undefined) return null;
  const opens = (order: Order): boolean =>
    regex(`^(?:${words[order]})${endOf(language)}`, "iu").test(sentence.trim());
  return (["first", "next", "last"] as const).find(opens) ?? null;
}

/** "Then", "finally": the picture counts. Where a language turns its verb behind it, it stays. */
export function withoutOrder(piece: string, language: string): string {
  const words = STEP_WORDS[language];
  if (words === undefined || TURNS.has(language)) return piece;
  const all = `${words.first}|${words.next}|${words.last}`;
  const bare = piece.replace(regex(`^(?:${all})${endOf(language)}`, "iu"), "");
  return /\p{L}{2}/u.test(bare) ? bare : piece;
}
