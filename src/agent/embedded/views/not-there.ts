import { remembering } from "../../../kernel/remembering.ts";
import { toPattern } from "../text/regex.ts";

/** What something is for, about or without is no place where it happens: "diverted for farms and towns", "for museum visitors". */
const BEFORE: Readonly<Record<string, string>> = {
  en: "for|without|about|than|unlike|against|instead of|rather than",
  de: "für|ohne|gegen|statt|über die|über den|über das",
  fr: "pour|sans|contre",
  es: "para|sin|contra",
  it: "senza|contro|destinat[oiae] (?:a|ai|alle|agli)",
  pt: "para|sem|contra",
  nl: "zonder|tegen|bestemd voor",
  sv: "för|utan|mot",
  da: "uden|imod|beregnet til",
  nb: "uten|imot|beregnet på",
  pl: "dla|bez|przeciw(?:ko)?",
  cs: "pro|bez|proti",
  ru: "для|без|против",
  uk: "для|без|проти",
  ro: "pentru|fără|contra",
  el: "για|χωρίς|εναντίον",
};
/** Small words that stand between, and what joins a second one to it. */
const SMALL =
  "the|an?|our|your|their|its|his|her|all|most|some|many|every|new|old|young|local|small|large|de[nmrs]?|die|das|unsere?n?|ihre?n?|alle|les?|la|l['’]|des|nos|vos|leurs|tous les|el|las|los|un[ao]?s?|nuestr[ao]s?|todos los|todas las|il|i|gli|i nostri|as?|os?|nossos?|nossas?|het|de|onze|alla|våra|vår|naszych|wszystkich|наших|всех|наші|всіх|οι|την|τη|τους|τις|το";
const AND = "and|or|und|oder|et|ou|y|e|o|en|of|och|og|eller|i|lub|oraz|a|и|или|та|або|și|sau|και|ή";

const patternFor = remembering((base: string): RegExp => {
  const before = BEFORE[base] ?? "(?!)";
  return toPattern(
    `(?<![\\p{L}\\p{M}])(?:${before})\\s(?:(?:${SMALL})\\s)*[\\p{L}\\p{M}'’-]+(?:\\s(?:${AND})\\s(?:(?:${SMALL})\\s)*[\\p{L}\\p{M}'’-]+)?`,
    "giu",
  );
});

/** A text without what its sentences are only for, about or without. */
export function withoutWhatIsNotThere(text: string, base: string): string {
  return text.replace(patternFor(base), " · ");
}
