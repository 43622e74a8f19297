import { capitalise, countWords } from "./sentences.ts";
import { isUnspaced } from "./unspaced.ts";

/** Words that join a clause to the one before it, by language. */
const JOINS: Readonly<Record<string, string>> = {
  en: "and|but|so|or|yet|then|plus",
  de: "und|aber|sondern|oder|denn|doch",
  fr: "et|mais|ou|donc|puis|or|car",
  es: "y|e|pero|o|sino|pues",
  it: "e|ed|ma|o|però|quindi",
  pt: "e|mas|ou|porém",
  nl: "en|maar|of|dus|want",
  sv: "och|men|eller|så",
  nb: "og|men|eller|så",
  da: "og|men|eller|så",
  pl: "i|a|ale|oraz|lub|więc",
  cs: "a|ale|nebo|i",
  ru: "и|а|но|или|зато",
  uk: "і|й|та|а|але|або",
  ro: "și|dar|sau|iar",
  tr: "ve|ama|veya|fakat|ancak",
  hu: "és|de|vagy|meg",
  fi: "ja|mutta|tai|sekä",
  el: "και|αλλά|ή|όμως",
  hi: "और|लेकिन|मगर|या|तथा|एवं|पर",
  bn: "এবং|কিন্তু|আর|বা",
  ko: "그리고|그러나|하지만|또",
  ja: "そして|また、?|しかし、?",
  zh: "而且?|但是?|并且?|以及|和",
  ar: "ولكن|لكن|ثم|أو",
  he: "אבל|או|וגם",
  id: "dan|tetapi|atau",
  vi: "và|nhưng|hoặc",
};

/** A label without the word that joins it to what was said before; the whole where nothing is left. */
export function withoutConjunction(label: string, base: string): string {
  const joins = JOINS[base];
  if (joins === undefined) return label;
  const bare = label.replace(new RegExp(`^(?:${joins})${isUnspaced(base) ? "" : "[,،]?\\s+"}`, "iu"), "");
  if (bare === label || countWords(bare) === 0) return label;
  return /^\p{Lu}/u.test(label) ? capitalise(bare) : bare;
}
