import { capitalise } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** "of our guests come | by train": the whole with its verb, and the way that the others are told by alone. */
const WHOLE: Readonly<Record<string, string>> = {
  en: "of (?:all )?(?<article>the |our |its |their )?(?<whole>(?!(?:the|our|its|their) )\\p{L}+(?: \\p{Ll}+)?) \\p{Ll}+",
  de: "(?:(?:der|aller|unserer|ihrer|von) (?<whole>\\p{Lu}\\p{L}+)|des \\p{Lu}\\p{L}+) \\p{Ll}+(?:en|t)",
  fr: "(?:des |de nos |du |de la |de l['’])(?<whole>\\p{Ll}+) \\p{Ll}+",
  es: "(?:de |del )(?:los |las |la |nuestros |nuestras )?(?<whole>\\p{Ll}+) \\p{Ll}+",
  it: "(?:dei |degli |delle |del |della |dell['’]|di )(?<whole>\\p{Ll}+) \\p{Ll}+",
  pt: "d[oae]s? (?:nossos |nossas )?(?<whole>\\p{Ll}+) \\p{Ll}+",
  nl: "van (?:de |het |onze )?(?<whole>\\p{Ll}+) \\p{Ll}+",
}; // prettier-ignore
const BY: Readonly<Record<string, string>> = {
  en: "(?:by|on|in|with|from|at|to|for|via|into)\\s",
  de: "(?:mit|zu|auf|in|im|aus|per|über|bei|am|für|an|ins)\\s",
  fr: "(?:en|à|par|avec|dans|sur|pour|chez|de|au|aux)\\s",
  es: "(?:en|a|al|por|con|de|para|desde)\\s",
  it: "(?:in|a|con|per|da|su|di|al|alla|ai|alle|agli|nei|nelle)\\s|all['’]",
  pt: "(?:de|a|em|por|com|para|pelo|pela|ao|aos|à|às)\\s",
  nl: "(?:met|te|op|in|uit|per|via|aan|voor|naar)\\s",
};
/** Where all of them go to something, the things alone are their names. */
const TO: Readonly<Record<string, RegExp>> = {
  en: /^(?:to|for|into)\s/u,
  fr: /^(?:à|au|aux|pour)\s/u,
  es: /^(?:a|al|para)\s/u,
  it: /^(?:(?:a|al|alla|ai|alle|agli|per)\s|all['’])/u,
  pt: /^(?:a|ao|aos|à|às|para)\s/u,
  nl: /^(?:naar|aan|voor)\s/u,
};

/**
 * "62 % of our guests come by train, 29 % by car and 9 % on foot": the ways alone, and the whole that goes them. Null where
 * the first is told like the others, or not all of them begin with such a word.
 */
export function waysOf(
  labels: readonly string[],
  language: string,
): { whole: string; ways: string[] } | null {
  const [first = "", ...others] = labels.map((label) => label.trim());
  const whole = WHOLE[language];
  const by = BY[language];
  if (whole === undefined || by === undefined || others.length === 0) return null;
  // "our members sing alto, 31 % soprano": or single words.
  const single = others.every((other) => /^\p{L}+$/u.test(other)) ? "\\p{L}+$" : "(?!)";
  const found = toPattern(`^${whole} (?<way>(?:${by}).+|${single})$`, "u").exec(first)?.groups;
  const alike = toPattern(`^(?:${by}|${single})`, "u");
  if (found === undefined || !others.every((other) => alike.test(other))) return null;
  const { article = "", whole: name = "", way = "" } = found;
  const told = [way, ...others];
  const ways = told.every((one) => TO[language]?.test(one) === true)
    ? told.map((one) => one.replace(TO[language] ?? "", "").replace(ARTICLE, ""))
    : told;
  return { whole: capitalise(`${article === "the " ? "" : article}${name}`), ways: ways.map((one) => capitalise(one)) }; // prettier-ignore
}

const ARTICLE = /^(?:(?:the|la|le|les|los|las|el|il|lo|i|gli|de|het)\s|l['’])/u;
