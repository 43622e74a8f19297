import type { Position } from "../towns/place-positions.ts";
import { regex } from "../../text/regex.ts";

/** What may stand between a word of place and a landmark's name: its article, and what it is. */
const ARTICLES: Record<string, string> = {
  en: "the",
  de: "de[rmns]|die|das",
  fr: "l['’]|les?|la",
  es: "el|la|los|las",
  it: "il|lo|la|gli|le|i|l['’]",
  pt: "os?|as?",
  nl: "de|het",
};
const KINDS: Record<string, string> = {
  en: "islands? of|isle of|desert of|deserts of|coast of|coasts of|shores? of|shores|foot of|waters of|north of|south of|east of|west of|(?:northern|southern|eastern|western|central) ?",
  de: "Insel|Wüste|Küste der|Küste des|Küste von|(?:nördliche|südliche|östliche|westliche)[nrs]?",
  fr: "îles? d['’]|îles? des?|désert d[eu]|désert de la|pays|côtes? d[eu]|côtes? de la|mont",
  es: "isla(?:s)? de|desierto de(?:l)?|costas? de|cordillera de|montañas de|región de",
  it: "isol[ae] di|deserto de[il]|coste? d[ie]|catena del(?:le)?",
  pt: "ilhas? d[eao]s?|deserto d[eao]|costas? d[eao]|cordilheira dos",
  nl: "eiland|woestijn|kust van",
  sv: "ön|öknen",
  pl: "wysp(?:a|ie|ę|y)|pustyni(?:a|ę)?|wybrzeż[ae]|Półwys(?:ep|pem|pie|pu)|półwys(?:ep|pem|pie|pu)",
  ru: "остров(?:а|е|у|ом)?|пустын(?:я|и|ю|е)|гор[аеуы]|полуостров(?:а|е|у)?|озер[оаеу]",
};
/** Words of place that stand before landmarks and hardly before towns, or melted with their article. */
const WORDS: Record<string, Partial<Record<Position, string>>> = {
  en: { at: "on|off|near|beneath|under|around|inside|within|along", via: "across|over|past|round|through|cross(?:ed|es|ing)?|pass(?:ed|es|ing)?|round(?:ed|s|ing)|enter(?:ed|s|ing)?" },
  de: { at: "auf|an|im|am|beim|rund um|unter|entlang", to: "zum|zur|ans|ins", via: "umrundet(?:e|en)?|(?:über|durch)?quer(?:t|te|ten|en)|umsegelt(?:e|en)?" },
  fr: { at: "aux?|dans|sur|sous|au large d[eu]s?|le long d[eu]s?", from: "des", via: "doubl(?:e|ent|a|èrent)|franchi(?:t|ssent|rent)|contourn(?:e|ent|a|èrent)" },
  es: { at: "en|sobre|bajo|frente a|junto al?|por debajo de", to: "al", from: "del", via: "dobl(?:a|an|ó|aron)|rode(?:a|an|ó|aron)|cruz(?:a|an|ó|aron)|bordea(?:n|ron)?|bordeó" },
  it: { at: "nel(?:l['’]|lo|la|le)?|nei|negli|sul(?:l['’]|lo|la|le)?|sui|sugli", to: "al(?:l['’]|lo|la|le)?|ai|agli", from: "dal(?:l['’]|lo|la|le)?|dai|dagli", via: "doppi(?:a|ano|ò|arono)" },
  pt: { at: "n[oa]s?|sobre|junto a[os]*", to: "aos?|às?", via: "pel[oa]s?|dobr(?:a|am|ou|aram)|contorn(?:a|am|ou|aram)|cruz(?:a|am|ou|aram)" },
  nl: { at: "op|voor|rond|onder", via: "over|langs|om|rondt|rondde" },
  sv: { at: "på|vid|under|längs", via: "över|runt|förbi" },
  da: { at: "på|ved|langs", via: "over|rundt om|forbi" },
  nb: { at: "på|ved|langs", via: "over|rundt|forbi" },
  pl: { at: "na|nad|pod|przy|wokół", via: "przez|wzdłuż|przekracza(?:ją)?|okrąża" },
  ru: { at: "на|у|под|над|около|возле", via: "через|по|мимо|вдоль|пересёк|пересек(?:ла|ли)?|обогнул[аи]?" },
  ar: { at: "على|قرب|حول|تحت", via: "عبر|قطع(?:ت|وا)?|حول" },
  zh: { at: "位于|靠近", via: "绕过|横渡|越过|穿越" },
}; // prettier-ignore

const ORDER: readonly Position[] = ["from", "via", "to", "at"];

/** Where the words that belong to a landmark's name begin: "desierto de Gobi", "the Alps". */
export function nounStart(text: string, from: number, base: string): number {
  const kinds = KINDS[base];
  const articles = ARTICLES[base];
  let start = from;
  const strip = (words: string | undefined): void => {
    const found = words === undefined ? null : regex(`(?<![\\p{L}\\p{M}])(?:${words})(?:\\s|(?<=['’]))$`, "iu").exec(text.slice(0, start)); // prettier-ignore
    if (found !== null) start = found.index;
  };
  strip(articles);
  strip(kinds);
  strip(articles);
  return start;
}

/** How a landmark stands whose noun begins at `start`; null where none of these words is before it. */
export function landmarkPosition(text: string, start: number, base: string): Position | null {
  const before = text.slice(Math.max(0, start - 32), start);
  const unspaced = base === "zh";
  for (const position of ORDER) {
    const words = WORDS[base]?.[position];
    const gap = unspaced ? "" : "(?:\\s|(?<=['’]))";
    if (words !== undefined && regex(`${unspaced ? "" : "(?<![\\p{L}\\p{M}])"}(?:${words})${gap}$`, "iu").test(before)) return position; // prettier-ignore
  }
  return null;
}

/** "The Pacific plate", "Atlantic salmon": what is called by a sea is not where something is. */
const NAMES_BEHIND =
  /^ (?:plates?|coasts?|salmon|wars?|theat(?:er|re)|fleets?|countries|nations|states|slave|trade|food|cuisine|diets?|cultures?|music|storms?|hurricanes?|herring|rim|crossings?|time|climate|rolls?|rights?|rollercoaster|gas|oil|cats?|dogs?|retrievers?|coffee|beans?|tigers?)(?!\p{L})/u;

export function isCalledBy(text: string, to: number, base: string): boolean {
  return base === "en" && NAMES_BEHIND.test(text.slice(to, to + 16));
}
