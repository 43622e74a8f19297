import { toPattern } from "./regex.ts";

/** Words right before a number that say it is not exact, by language; what bounds it is told elsewhere (`recast/bounds.ts`). */
const APPROXIMATES: Readonly<Record<string, string>> = {
  en: "about|around|roughly|approximately|approx\\.|some|an estimated|nearly|almost|more than|over",
  de: "etwa|rund|circa|ca\\.|ungefähr|knapp|gut|fast|mehr als|über",
  fr: "environ|quelque|près d[e']|presque|plus de",
  es: "unos|unas|casi|alrededor de|cerca de|aproximadamente|más de",
  it: "circa|quasi|oltre|più di|intorno a",
  pt: "cerca de|quase|uns|umas|aproximadamente|mais de",
  nl: "ongeveer|bijna|circa|zo['’]n|ruim|meer dan",
  sv: "cirka|omkring|ungefär|nästan|drygt|mer än|fler än",
  nb: "omtrent|rundt|ca\\.|cirka|nesten|mer enn|flere enn",
  da: "omkring|cirka|ca\\.|næsten|mere end|flere end",
  fi: "noin|lähes|melkein|yli",
  pl: "około|ok\\.|prawie|ponad|blisko|mniej więcej",
  cs: "asi|přibližně|zhruba|téměř|skoro|přes|kolem",
  ro: "circa|aproximativ|aproape|peste",
  hu: "körülbelül|mintegy|közel|majdnem|több mint",
  el: "περίπου|σχεδόν|πάνω από",
  ru: "около|почти|примерно|приблизительно|порядка|более(?: чем)?|больше",
  uk: "близько|майже|приблизно|понад",
  tr: "yaklaşık|neredeyse|aşağı yukarı",
  id: "sekitar|kira-kira|hampir|lebih dari",
  vi: "khoảng|gần|hơn",
  hi: "लगभग|करीब|क़रीब|तकरीबन",
  bn: "প্রায়|আনুমানিক",
  ar: "نحو|حوالي|قرابة|ما يقارب|ما يقرب من|زهاء|أكثر من",
  he: "בערך|כמעט|יותר מ-?",
  ko: "약|대략|거의",
}; // prettier-ignore
/** Prepositions as well: "talked about 3,000 animals", "flog über 300 Seen". */
const PLACES = /^(?:about|around|over|über)$/iu;
/** What such a preposition stands behind where it rounds: a verb of being, having or measure, a stop, or nothing. */
const BEFORE_ROUNDED =
  /^\s*$|[,;:(—–]\s?$|(?:^|\s)(?:is|are|was|were|has|have|had|costs?|weighs?|takes?|took|of|to|by|in|on|and|for|with|reach(?:ed|es)?|holds?|serves?|uses?|there|only|at|ist|sind|war|waren|hat|haben|hatten?|kostet|wiegt|auf|um|mit|und|von|bei|sich)\s$/iu;

const patterns = new Map<string, RegExp>();

/** "roughly" of "roughly 30 percent", as it is set before its figure; null where the number is exact. */
export function approximatorBefore(before: string, language: string): string | null {
  const base = language === "no" || language === "nn" ? "nb" : language;
  const words = APPROXIMATES[base];
  if (words === undefined) return null;
  const pattern = patterns.get(base) ?? toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?=\\s?$)`, "iu");
  patterns.set(base, pattern);
  const match = pattern.exec(before);
  if (match === null) return null;
  const [said] = match;
  if (PLACES.test(said) && !BEFORE_ROUNDED.test(before.slice(0, match.index))) return null;
  return said.slice(0, 1).toLowerCase() + said.slice(1);
}
