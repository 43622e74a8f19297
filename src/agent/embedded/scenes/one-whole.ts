import { placeNamed } from "../geography/place-names.ts";

/** "40 % of adults": the whole stands behind the percentage, with the article of what is known or alone in English. */
const OF: Readonly<Record<string, RegExp>> = {
  en: /^\s*of\s+(?:(?:all|the|our|its|their)\s+)?(?<whole>\S+)/iu,
  de: /^\s*(?:der|des|aller|unserer|ihrer|von)\s+(?<whole>\S+)/iu,
  fr: /^\s*(?:des|de ces|de nos)\s+(?<whole>\S+)/iu,
  es: /^\s*(?:de los|de las)\s+(?<whole>\S+)/iu,
  it: /^\s*(?:dei|degli|delle)\s+(?<whole>\S+)/iu,
  pt: /^\s*(?:dos|das)\s+(?<whole>\S+)/iu,
  nl: /^\s*van\s+(?:(?:de|het|alle)\s+)?(?<whole>\S+)/iu,
  sv: /^\s*av\s+(?<whole>\S+)/iu,
  nb: /^\s*av\s+(?<whole>\S+)/iu,
  da: /^\s*af\s+(?<whole>\S+)/iu,
};

/**
 * Whether percentages that come to a hundred are parts of one whole. "40 % of adults, 30 % of teenagers, 30 % of
 * children" are each of another, and so is what is told of places: they are compared, and make no ring. `behind`: what
 * stands behind each percentage, where it is known.
 */
export function isOneWhole(labels: readonly string[], behind: readonly string[], language: string): boolean {
  if (labels.every((label) => placeNamed(label, language) !== null)) return false;
  const wholes = behind.flatMap((text) => OF[language]?.exec(text)?.groups?.["whole"]?.toLowerCase() ?? []);
  const all = wholes.length === labels.length && new Set(wholes).size > 1;
  // "…, Italy 10 % of households": each of its own households.
  const last = wholes.length === 1 && behind.length === 1;
  return !(all || last);
}

/** "…, 20 % of children and 10 % of pensioners use the app": where the others are one word, so is the last. */
export function comparedNames(labels: readonly string[]): string[] {
  const single = labels.slice(0, -1).every((label) => !/\s/u.test(label));
  return labels.map((label, at) =>
    single && at === labels.length - 1 ? label.replace(/\s.*$/su, "") : label,
  );
}
