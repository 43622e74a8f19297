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
export function withoutOrderWord(piece: string, language: string): string {
  const words = STEP_WORDS[language];
  if (words === undefined || TURNS.has(language)) return piece;
  const all = `${words.first}|${words.next}|${words.last}`;
  const bare = piece.replace(regex(`^(?:${all})${endOf(language)}`, "iu"), "");
  return /\p{L}{2}/u.test(bare) ? bare : piece;
}

/** What may only be done when something else is, by language. */
const ONLY_NOW =
  /only (?:now|then)|erst (?:dann|jetzt|danach)|(?:seulement|et alors seulement) (?:alors|ensuite|maintenant)|(?:solo|sólo) (?:entonces|ahora|después)|solo (?:allora|ora|dopo)|só (?:então|agora|depois)|dan pas|nu pas|dopiero (?:wtedy|teraz|potem)|только (?:потом|тогда|теперь|после)|тільки (?:потім|тоді|тепер)|först (?:då|nu)|ancak (?:o zaman|bundan sonra)/iu;

/** Whether commands say of themselves that they follow each other: "…, and only now put the line in", "…, dann festdrehen". */
export function tellsOrder(sentences: readonly string[], language: string): boolean {
  const words = STEP_WORDS[language];
  const within =
    words === undefined || isUnspaced(language)
      ? null
      : regex(`[,;،؛]\\s(?:\\p{L}{1,3}\\s)?(?:${words.next}|${words.last})(?![\\p{L}\\p{M}-])`, "iu");
  return sentences.some((one) => ONLY_NOW.test(one) || within?.test(one) === true);
}
