import { CLAUSE_WORDS } from "./own-sentence-words.ts";
import { regex } from "./regex.ts";

/** Whether a clause surely begins a sentence of its own: "we fix them", "er is limonade", "hay que traer plato". */
export function opensSentence(clause: string, base: string): boolean {
  const words = CLAUSE_WORDS[base];
  if (words === undefined) return false;
  return regex(`^(?:${words.opens})(?:(?<=[\\s'’])|(?![\\p{L}\\p{M}]))`, "iu").test(clause);
}
