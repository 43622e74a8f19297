import type { FoundFigure } from "../text/figures.ts";

/** "Flats cost from 412,000 euros": the sentence without its "from", which stands before the figure. */
export function leastOf(
  { start, unit, figure }: FoundFigure,
  text: string,
  base: string,
): { lead: string; text: string } | null {
  if (unit === "" && !/\p{Sc}|\p{L}/u.test(figure.prefix + figure.suffix)) return null;
  const before = text.slice(0, start);
  const match = FROM[base]?.exec(before);
  const verb = match?.groups?.["verb"] ?? "";
  const lead = match?.groups?.["from"] ?? match?.groups?.["least"];
  if (match === null || match === undefined || lead === undefined) return null;
  const rest = text.slice(start);
  // "from 80 to 20 euros" is a span.
  if (SPAN_TO.test(rest)) return null;
  const cost = verb === "" ? "" : `${COST[base] ?? verb} `;
  return { lead, text: `${before.slice(0, match.index)} ${cost}${rest}` };
}

/** What says that it is the least price, behind the verb of a price or where it begins. */
const FROM: Readonly<Record<string, RegExp>> = {
  en: /\s(?:(?<verb>starts?|begins?)\s|(?<=(?:costs?|priced|sells?|available|are|is|prices?|tickets?)\s))(?<from>from)\s$/iu,
  de: /\s(?:(?<verb>beginnen|beginnt|starten|startet)\s)?(?<from>ab)\s$/u,
  fr: /\s(?<from>à partir de|dès)\s$/iu,
  es: /\s(?<from>desde|a partir de)\s$/iu,
  // "Un serbatoio da 5.000 litri" has so much, and no less.
  it: /\s(?:(?<from>a partire da)|(?:(?<verb>partono|parte)\s|(?<=(?:costano?|vendut[oaie]|disponibil[ei]|prezz[oi]|è|sono)\s))(?<least>da))\s$/iu,
  pt: /\s(?<from>a partir de|desde)\s$/iu,
  nl: /\s(?<from>vanaf)\s$/iu,
  sv: /\s(?<from>från)\s$/iu,
  ru: /(?<=сто(?:ит|ят|ил[аои]?))\s(?<from>от)\s$/iu,
  pl: /(?<=kosztuj(?:e|ą))\s(?<from>od)\s$/iu,
};
/** "Tickets start from": what they cost. */
const COST: Readonly<Record<string, string>> = { en: "cost", de: "kosten", it: "costano" };
const SPAN_TO = /^\S*\p{Nd}\S*(?:\s\p{L}+)?\s(?:to|bis|à|a|até|tot|till|до|do)\s\S*\p{Nd}/iu;
