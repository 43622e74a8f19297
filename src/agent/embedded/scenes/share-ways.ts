import { capitalise } from "../text/sentences.ts";

/** "of our guests come | by train": the whole with its verb, and the way that the others are told by alone. */
const WHOLE: Readonly<Record<string, string>> = {
  en: "of (?:all )?(?<article>the |our |its |their )?(?<whole>\\p{L}+(?: \\p{Ll}+)?) \\p{Ll}+",
  de: "(?:der|des|aller|unserer|ihrer|von) (?<whole>\\p{Lu}\\p{L}+) \\p{Ll}+(?:en|t)",
  fr: "(?:des|de nos|du|de la) (?<whole>\\p{Ll}+) \\p{Ll}+",
  es: "de (?:los |las |nuestros |nuestras )?(?<whole>\\p{Ll}+) \\p{Ll}+",
  it: "(?:dei |degli |delle |di )(?<whole>\\p{Ll}+) \\p{Ll}+",
  pt: "d[oae]s? (?:nossos |nossas )?(?<whole>\\p{Ll}+) \\p{Ll}+",
  nl: "van (?:de |het |onze )?(?<whole>\\p{Ll}+) \\p{Ll}+",
};
const BY: Readonly<Record<string, string>> = {
  en: "by|on|in|with|from|at|to|for|via",
  de: "mit|zu|auf|in|im|aus|per|über|bei|am|für|an",
  fr: "en|à|par|avec|dans|sur|pour|chez|de|au",
  es: "en|a|por|con|de|para|desde",
  it: "in|a|con|per|da|su|di",
  pt: "de|a|em|por|com|para|pelo|pela",
  nl: "met|te|op|in|uit|per|via|aan|voor",
};

/**
 * "62 % of our guests come by train, 29 % by car and 9 % on foot": the ways alone, and the whole that goes them. Null where
 * the first is told like the others, or not all of them begin with such a word.
 */
export function waysOf(labels: readonly string[], language: string): { whole: string; ways: string[] } | null {
  const [first = "", ...others] = labels.map((label) => label.trim());
  const whole = WHOLE[language];
  const by = BY[language];
  if (whole === undefined || by === undefined || others.length === 0) return null;
  const found = new RegExp(`^${whole} (?<way>(?:${by}) .+)$`, "u").exec(first)?.groups;
  const alike = new RegExp(`^(?:${by})\\s`, "u");
  if (found === undefined || !others.every((other) => alike.test(other))) return null;
  const { article = "", whole: name = "", way = "" } = found;
  return { whole: capitalise(`${article === "the " ? "" : article}${name}`), ways: [way, ...others].map((one) => capitalise(one)) }; // prettier-ignore
}
