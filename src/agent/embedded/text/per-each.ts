import { toPattern } from "./regex.ts";

/** "Per head", "pro Kopf": for one of what an amount is told, by language, as a part of a regular expression. */
export const PER_EACH: Readonly<Record<string, string>> = {
  en: "(?:per|for (?:each|every)|each|every)\\s\\p{L}+(?:\\s(?:and|of)\\s\\p{L}+)?|an?\\s(?:day|week|month|year|night|head|person)",
  de: "(?:pro|je)\\s\\p{L}+(?:\\sund\\s\\p{L}+)?",
  fr: "par\\s\\p{L}+",
  es: "por\\s\\p{L}+|al\\s(?:día|mes|año)",
  it: "(?:per|a)\\s\\p{L}+|al\\s(?:giorno|mese)|all['’]anno",
  pt: "por\\s\\p{L}+|ao\\s(?:dia|mês|ano)",
  nl: "per\\s\\p{L}+",
  sv: "per\\s\\p{L}+",
  nb: "per\\s\\p{L}+",
  da: "(?:per|pr\\.)\\s\\p{L}+",
  pl: "na\\s\\p{L}+",
  ru: "на\\s\\p{L}+",
  uk: "на\\s\\p{L}+",
};

/** "Por viajero, | el avión emite": what stands before the comma of a clause and goes with its amount; "" where nothing does. */
export function eachBefore(before: string, clause: string, language: string): string {
  const each = PER_EACH[language];
  const lead = before.slice(Math.max(0, before.length - clause.length - 40), before.length - clause.length);
  const found = each === undefined ? null : toPattern(`(?:^|[.;:]\\s)(${each}),$`, "iu").exec(lead);
  const said = found?.[1] ?? "";
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** Behind the each of a measure goes what it is of: "per kilo of malt", "pro Kilo Malz". */
const OF_WHAT: Readonly<Record<string, string>> = {
  en: "(?:\\sof\\s\\p{L}+)?", de: "(?:\\s\\p{Lu}\\p{Ll}+)?", nl: "(?:\\s\\p{Ll}{3,})?", fr: "(?:\\sd(?:e\\s|['’])\\p{L}+)?",
  es: "(?:\\sde\\s\\p{L}+)?", it: "(?:\\sdi\\s\\p{L}+)?", pt: "(?:\\sde\\s\\p{L}+)?",
}; // prettier-ignore
const MEASURE =
  /^\S+(?:\s(?:each|every))?\s(?:kilos?|kg|kilogram\p{L}*|gram\p{L}*|lit(?:re|er|ro)s?|tonn?e?s?|tonelada|tonnellata|hektar|hectares?|ha|quadratmeter|m²|liter|tonne|gramm)$/iu;

/** What an amount is for one of, right behind it: "per kilo of malt", "pro Kopf"; "" where nothing is. */
export function eachBehind(after: string, language: string): string {
  const each = PER_EACH[language];
  if (each === undefined) return "";
  const [said = ""] =
    toPattern(
      `^\\s?(?:per (?:square|cubic) \\p{L}+|(?:${each})(?:\\s(?:carré|cube|cuadrado|cúbico|quadrat[oi]|quadrado|cub[oi]|working day))?)(?![\\p{L}\\p{M}])`,
      "iu",
    ).exec(after) ?? [];
  const one = said.trim().replace(/\sof\s\p{L}+$/u, "");
  if (one === "" || /^(?:per|por|per)\s(?:the|la|las|los|el|il|i|gli|le|o|os|as|un|una|uma)$/iu.test(one))
    return "";
  const from = after.indexOf(one) + one.length;
  const of = MEASURE.test(one)
    ? (toPattern(`^${OF_WHAT[language] ?? ""}`, "u").exec(after.slice(from))?.[0] ?? "")
    : "";
  // "for every tonne that …", "por los ríos": it goes on, or counts nothing.
  return /^\s*(?:[.,;:!?)]|$|\s(?:in|im|en|nel|em|und|and|et|y|e|dank|durch|grâce|gracias|grazie|since|within|after)\s)/iu.test(
    after.slice(from + of.length),
  )
    ? `${one}${of}`
    : "";
}
