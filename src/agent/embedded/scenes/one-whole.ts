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

const LEVEL: Readonly<Record<string, RegExp>> = {
  en: /(?:is|are|was|were|stands? at|reached|rose|fell|grew|dropped|sank|climbed|there is|get)(?: by| to| about| around| up to)?\s*$/iu,
  de: /(?:ist|sind|war|waren|liegt|lag|beträgt|betrug|sinkt|sanken?|steigt|stiegen?|fielen?|gibt)(?: \p{L}+)?(?: bei| um| auf| etwa)?\s*$/iu,
  fr: /(?:est|était|sont|atteint|il y a|baisse|augmente|baissé|augmenté|recul\p{L}*)(?: de| à| d['’])?\s*$/iu,
  es: /(?:es|son|era|fue|hay|está|baj\p{L}+|sub\p{L}+)(?: del?| en| a)?(?: el| un)?\s*$/iu,
  it: /(?:è|era|sono|c['’]è|scend\p{L}+|sal\p{L}+|calat\p{L}+)(?: del(?:l['’])?| di)?(?: il| un)?\s*$/iu,
  pt: /(?:é|era|foi|são|há|caiu|subiu|está)(?: de| em)?(?: o| os)?\s*$/iu,
  nl: /(?:is|was|bedraagt|daalde\p{L}*|steeg|stegen)(?: met| tot)?\s*$/iu,
};
const WHERE =
  /^(?:on|in|at|for|among|during|im|am|auf|für|bei|beim|unter|sur|en|au|aux|chez|pour|de remise|para|entre|em|no|na|nos|nas|per|nel|nella|nei|su|sul|sulle|sui|op|voor|bij)(?:\s|$)/iu;

/**
 * "The discount is 50 % on coats, 30 % on shoes and 20 % on hats": the level of one thing for several, though it comes to a
 * hundred. `before`: what stands before the first, `behind`: what stands behind each.
 */
export function isLevelOfEach(before: string, behind: readonly string[], language: string): boolean {
  return LEVEL[language]?.test(before) === true && behind.every((text) => WHERE.test(text.trim()));
}

/** "…, 20 % of children and 10 % of pensioners use the app": where the others are one word, so is the last. */
export function comparedNames(labels: readonly string[]): string[] {
  const single = labels.slice(0, -1).every((label) => !/\s/u.test(label));
  return labels.map((label, at) =>
    single && at === labels.length - 1 ? label.replace(/\s.*$/su, "") : label,
  );
}
