import { toPattern } from "./regex.ts";

/** "Its", "seine", "sa": whose it is was told before, and a label that opens with it says not whose. */
const THEIRS: Readonly<Record<string, string>> = {
  en: "its|their|his|her",
  de: "(?:sein|ihr)(?:e[mnrs]?)?|dessen|deren",
  fr: "son|sa|ses|leurs?",
  es: "sus?",
  it: "(?:(?:il|la|i|le)\\s)?(?:suo|sua|suoi|sue|loro)",
  pt: "(?:(?:o|a|os|as)\\s)?(?:seu|sua|seus|suas)",
  nl: "zijn|haar|hun",
  sv: "dess|deras|hans|hennes",
  nb: "dens|dets|deres|hans|hennes",
  da: "dens|dets|deres|hans|hendes",
  pl: "jego|jej|ich",
  cs: "jeho|její|jejich",
  ru: "его|её|ее|их",
  uk: "його|її|їх(?:н\\p{L}+)?",
  hi: "(?:इस|उस|इन|उन)(?:का|की|के)",
  bn: "এর|তার|তাদের",
}; // prettier-ignore
/** "Elle vit": who lives so long was told before. */
const THEY: Readonly<Record<string, string>> = {
  fr: "il|elle|ils|elles",
  es: "él|ella|ellos|ellas",
  it: "lui|lei|esso|essa|essi|esse",
  pt: "ele|ela|eles|elas",
  de: "er|sie",
  nl: "hij|zij|ze",
  ru: "он|она|оно|они",
  uk: "він|вона|воно|вони",
  en: "he|she|they|it",
};
/** Arabic writes "its" as the end of a word; these end so by themselves. */
const ARABIC = /(?:ها|هم|هما|هن|[\u0621-\u064A]{3}ه)$/u;
const ARABIC_OWN =
  /^(?:ال.*|مياه|وجه|اتجاه|انتباه|فقه|شبه|كراه|تنزه|منتزه|فاكه|رفاه|جباه|شفاه|أفواه|معتوه|منبه|تشابه|هذه|فيه|مشابه|متنزه|فواكه|إله|تنبيه|ترفيه|توجيه|تشويه|نزيه|فقيه|سفيه)$/u;
const HEBREW = /(?:^|\s)(?:שלו|שלה|שלהם|שלהן)(?:\s|$)/u;
/** "A new one" of what was told before. */
const ANOTHER =
  /^(?:an? |the )?(?:new |old |used |second |third |spare |small |large |bigger |smaller |good |better |cheap )?ones?$/iu;
/** With more behind it the label tells its own thing: "their children born abroad since 2010". */
const MOST_WORDS = 4;

/** Whether a short label names what it counts by somebody or something that it does not name. */
export function dangles(label: string, language: string): boolean {
  const words = label.trim().split(/\s+/u);
  if (words.length > MOST_WORDS) return false;
  if (language === "ar") return words.some((word) => ARABIC.test(word) && !ARABIC_OWN.test(word));
  if (language === "he") return HEBREW.test(label);
  if (ANOTHER.test(label)) return true;
  const they = THEY[language];
  if (they !== undefined && toPattern(`^(?:${they})\\s\\S+$`, "iu").test(label)) return true;
  const theirs = THEIRS[language === "no" || language === "nn" ? "nb" : language];
  return theirs !== undefined && toPattern(`^(?:${theirs})\\s`, "iu").test(label);
}
