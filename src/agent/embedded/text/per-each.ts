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
  const found = each === undefined ? null : new RegExp(`(?:^|[.;:]\\s)(${each}),$`, "iu").exec(lead);
  const said = found?.[1] ?? "";
  return said.charAt(0).toLowerCase() + said.slice(1);
}
