import { remembering } from "../../../kernel/remembering.ts";
import { ENDINGS } from "./compound-heads.ts";

/**
 * Nouns have few endings; with another a word is another: a lid ("Deckel") is no blanket ("Decke"), a sandwich ("kanapka") no sofa
 * ("kanapa"), a lemonade ("limonata") no lemon.
 */
const CASES: Readonly<Record<string, string>> = {
  pl: "i?[aąeęoyu]|i|ze|i?om|i?ami|i?ach|ów|i?em|owi|i?ej",
  cs: "[aeěiíouyůáé]|ou|[ůeěá]m|ím|[aeě]mi|[eáí]ch|ov[iéa]|at[ay]?",
  ru: "[аеёиоуыюяьй]|[оеё][йю]|[оеё]м|[ая]м|[ая]ми|[ая]х|[оеё]в|ь[юея]|и[йюея]",
  uk: "[аеєиіїоуюяьй]|[оеє]ю|[оеєа]м|ям|[ая]ми|[ая]х|[іїе]в|[іе]й|[оеє]ві",
  el: "[οηαιευ]|ο[ςιυ]|ους|[ηαε]ς|ων|ι[αο]|ιων|ιου|ατ[αο]ς?|ατων|εις|εων|ακι|ακια",
  ro: "[aăeiu]|ui|u?l|u?lui|u?ri|u?rile|lor|e[aile]|[eăi]?le|elor|ii|ile|ilor|ua",
  // What a noun is made into another word by: with or without it, who sells it, where it is kept.
  tr: "(?!l[ıiuü](?:[kğ]|$)|s[ıiuü]z|[cç][ıiuü](?:l|$)|at[aı]).*",
  hu: "(?![aeoöáéó]?s(?:$|t$|ok|ek|an|en)|[aeoöáé]?i$).*",
};

/** What may end a noun of a language behind its stem; null where its nouns are known whole. */
export const caseEndings = remembering((base: string): RegExp | null => {
  // "Walvis, walvissen".
  const germanic = /^(?:de|nl|sv|da|nb)$/u.test(base) ? `${ENDINGS[base] ?? ""}|sen` : undefined;
  const own = germanic ?? CASES[base];
  return own === undefined ? null : new RegExp(`^(?:${own})$`, "u");
});

/**
 * Whether a word of a text is a noun's stem (`kabel*`) with an ending that nouns have: a handbag ("kabelka") is no cable, a bookmobile
 * ("Bücherbus") no books. A word that only ends on it is left to what tells compounds.
 */
export function endsAsNoun(term: string, words: readonly string[], base: string): boolean {
  const endings = caseEndings(base);
  if (endings === null || !term.endsWith("*") || term.includes(" ")) return true;
  const stem = unstressed(term.slice(0, -1), base);
  const own = words
    .map((word) => unstressed(word.toLocaleLowerCase(base), base))
    .filter((word) => word.startsWith(stem));
  return own.length === 0 || own.some((word) => word === stem || endings.test(word.slice(stem.length)));
}

/** Without the stress that Greek moves from form to form. */
export function unstressed(text: string, base: string): string {
  return base === "el" ? text.normalize("NFD").replaceAll("\u0301", "").normalize("NFC") : text;
}
