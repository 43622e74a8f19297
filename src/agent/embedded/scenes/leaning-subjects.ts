import { toPattern } from "../text/regex.ts";

/** Pronouns of what was named before. */
const LEANS_ON =
  /^(?:it|they|these|those|he|she|sie|er|es|ils|elles|elle|ello|ellos|ellas|essi|esse|eles|elas|zij|ze|hij|het|de är|den är|он|она|оно|они|вона|вони|він|ono|ona|oni|ony|هو|هي|هم|הוא|היא|הם|वह|वे|यह|ये|它们?|他们?|她们?|それは|これは)(?![\p{L}\p{M}])/iu;

/** Whether a sentence speaks of what was named before it. */
export function leansOn(text: string): boolean {
  return LEANS_ON.test(text);
}

const MORE: Readonly<Record<string, string>> = {
  en: "this|its|their|his|her|we|our",
  de: "ihre?[rnms]?|seine?[rnms]?|wir|unsere?[rnms]?",
  fr: "il|son|sa|ses|leurs?|nous|notre",
  es: "él|ella|su|sus|nosotros",
  it: "lui|lei|egli|ella|essa|esso|loro",
  pt: "ele|ela|seu|sua|seus|suas",
  nl: "zijn|haar|hun|wij",
  ru: "его|её|ее|их|мы",
  uk: "воно|його|її|їх|ми",
  pl: "on|one|jego|jej|ich",
  he: "הן",
  hi: "उसने|उन्होंने|उसकी|उनकी|इसकी|इसे",
  ja: "彼は|彼女は|彼らは",
  ko: "그는|그녀는|그들은",
  tr: "o|onlar|onun",
};

/**
 * Whether what happened is told of something that only the words before it name: "It was installed", "Their first
 * product". The Dutch "het" is an article as well, and tells nothing.
 */
export function hasLeaningSubject(text: string, base: string): boolean {
  if (base === "nl" && /^het\s/iu.test(text)) return false;
  // The German pronoun is a verb of Spanish: "Desde 2018 es un centro cultural".
  if (base === "es" && /^es\s/iu.test(text)) return false;
  if (leansOn(text)) return true;
  const more = MORE[base];
  return more !== undefined && toPattern(`^(?:${more})(?![\\p{L}\\p{M}])`, "iu").test(text);
}
