import { isCondition } from "./governing.ts";
import { toPattern } from "./regex.ts";

/** "Or" between alternatives, by language. */
const OR: Readonly<Record<string, string>> = {
  en: "or", de: "oder", fr: "ou", es: "o|u", it: "o|oppure", pt: "ou", nl: "of", sv: "eller", da: "eller", nb: "eller", pl: "lub|albo|czy", cs: "nebo|anebo", ru: "или", uk: "або|чи", tr: "veya|ya da", ro: "sau", hu: "vagy", fi: "tai", el: "ή", ca: "o", hi: "या", mr: "किंवा", bn: "বা|অথবা", ur: "یا", fa: "یا", ar: "أو", he: "או", id: "atau", vi: "hoặc",
}; // prettier-ignore
/** Where words are not parted, or "or" is a part of its word. */
const EASTERN_OR: Readonly<Record<string, RegExp>> = {
  zh: /[，、]?(?:或者?|或是)/u,
  ja: /(?:または|あるいは|もしくは)/u,
  ko: /(?:거나|또는|혹은)/u,
};
/** Where the case ends and what is to be done begins: a word for "then", a colon, or the last comma. */
const ENDS_CASE = [/\sतो\s|\sतर\s|\sতাহলে\s/u, /[:：]/u, /[,،，、](?!.*[,،，、])/u] as const;

/**
 * Whether a sentence names a case with several alternatives: "If there is a high fever, the child cries for three hours or is
 * listless, call 108". One of them set apart would be the whole case.
 */
export function hasAlternatives(text: string, base: string): boolean {
  if (!isCondition(text, base)) return false;
  const end = ENDS_CASE.map((pattern) => text.search(pattern)).find((at) => at > 0) ?? 0;
  const cases = text.slice(0, end);
  const comma = /[,،，、]/u.exec(cases)?.index ?? -1;
  if (comma < 0) return false;
  const words = OR[base];
  const or = EASTERN_OR[base] ?? (words === undefined ? /(?!)/u : toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu")); // prettier-ignore
  return or.test(cases.slice(comma));
}
