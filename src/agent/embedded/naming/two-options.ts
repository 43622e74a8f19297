import { toPattern } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";

/** "Option A. Air source heat pump" at the beginning of a line: the sides of a choice, in many languages. */
const OPTION =
  "option|variant(?:e|a)?|alternativ(?:e|a)?|optie|opci[oó]n|opzione|opção|opcja|wariant|możliwość|možnost|varianta|вариант|варіант|seçenek|vaihtoehto|opțiunea|επιλογή";
const SIDE = toPattern(
  `^[\\s#*_>-]*(?:${OPTION})\\s(?<mark>[A-CА-В1-3])\\s?[.:)–—-]*[*_]*\\s*(?<name>\\p{L}[^\\n.,:;(–—*]{2,50}?)(?=\\s*(?:[\\n.,:;(–—*]|$))`,
  "gimu",
);
const OR: Readonly<Record<string, string>> = { en: "or", de: "oder", fr: "ou", es: "o", it: "o", pt: "ou", nl: "of", sv: "eller", da: "eller", nb: "eller", no: "eller", pl: "czy", cs: "nebo", ru: "или", uk: "чи", ro: "sau", fi: "vai" }; // prettier-ignore
const MOST_WORDS = 6;

/** "Air source heat pump or wood pellet boiler?": the question of a text that sets two options against each other; null for others. */
export function twoOptions(text: string, language: string): string | null {
  const base = language.split("-")[0] ?? language;
  const or = OR[base];
  const sides = new Map([...text.matchAll(SIDE)].map(({ groups }) => [groups?.["mark"] ?? "", groups?.["name"]?.trim() ?? ""])); // prettier-ignore
  const [one, other] = [...sides.values()];
  if (or === undefined || sides.size !== 2 || one === undefined || other === undefined) return null;
  if (countWords(one) > MOST_WORDS || countWords(other) > MOST_WORDS) return null;
  const second = lowersNouns(base) ? lowerFirst(other) : other;
  return `${capitalise(one, language)} ${or} ${second}${base === "fr" ? "\u00A0" : ""}?`;
}
