import { NAME, isPlainName } from "../name-form.ts";
import { countWords } from "../../text/sentences.ts";
import { regex } from "../../text/regex.ts";
import { OCCASIONS } from "./occasion-words.ts";

/** Between the name and its verb: "…, my mother's choir, …". */
const BESIDE = "(?:,[^,.;]{2,50},)?";
const MOST_BETWEEN = "(?:\\s(?!(?:and|und|et|y|e|en)\\s)[\\p{L}\\p{M}'’]+){0,3}?";
/** Days are no names. */
const NO_ONE =
  /^(?:We|I|It|They|He|She|There|This|That|So|Mein|Meine|Unser|Unsere|Wir|Er|Sie|Es|Nous|On|Il|Elle)$/u;

/**
 * Somebody or something by name, and how old they become: "Suresh and Kamala Venkataraman: 40th wedding anniversary". Of the sentences
 * that a letter opens with; null where a number of years has no name beside it.
 */
export function occasionNamed(sentences: readonly string[], language: string): string | null {
  const words = OCCASIONS[language];
  if (words === undefined) return null;
  const two = `(?:\\p{Lu}[\\p{Ll}\\p{M}'’-]+ (?:and|&|und|et|y|e|en|och|og|i|и) )?`;
  const pattern = regex(`(?<who>${two}${NAME})${BESIDE}${MOST_BETWEEN}\\s${words.found}`, "u");
  for (const sentence of sentences) {
    const groups = pattern.exec(sentence.replace(/\s+/gu, " "))?.groups;
    const who = withoutFirstWord(groups?.["who"]?.trim() ?? "");
    if (groups === undefined || who === null || NO_ONE.test(who.split(" ")[0] ?? "")) continue;
    const { years = groups["long"], nth, what } = groups;
    if (nth !== undefined && what !== undefined) return `${who}: ${nth} ${what}`;
    if (years !== undefined && Number(years) >= FEWEST_YEARS) return `${who}: ${words.years(years)}`;
  }
  return null;
}

/** Who leaves, and how that is called in a title. */
const FAREWELLS: Readonly<Record<string, readonly [found: string, title: string]>> = {
  en: ["(?:farewelling|(?:saying|say) (?:goodbye|farewell) to|farewell (?:do |party |drinks )?for|retirement (?:of|do for|party for))", "Farewell to"],
  de: ["(?:verabschieden(?: wir)?|Abschied von)", "Abschied von"],
  fr: ["(?:disons au revoir à|pot de départ de|départ (?:à la retraite )?de)", "Le départ de"],
  es: ["(?:despedimos a|despedida de|jubilación de)", "Despedida de"],
  nl: ["(?:nemen afscheid van|afscheid van)", "Afscheid van"],
}; // prettier-ignore

/** "We're farewelling Ken Abernethy at the bus depot" → "Farewell to Ken Abernethy"; null where nobody leaves by name. */
export function farewellNamed(sentences: readonly string[], language: string): string | null {
  const [found, title] = FAREWELLS[language] ?? [];
  if (found === undefined) return null;
  for (const sentence of sentences) {
    const who = regex(`(?<!\\p{L})${found}\\s(?:\\p{Ll}+\\s){0,3}?(?<who>${NAME})`, "u").exec(sentence.replace(/\s+/gu, " "))?.groups?.["who"]; // prettier-ignore
    if (who !== undefined && isPlainName(who) && countWords(who) > 1) return `${title ?? ""} ${who}`;
  }
  return null;
}

const FEWEST_YEARS = 10;

/** "So my parents Suresh …" begins with a capital that is no part of the name; of one word nothing says that it is one. */
function withoutFirstWord(who: string): string | null {
  const name = who.replace(/^(?:So|And|But|Well|Now|The|Und|Also|Die|Der|Das|Le|La|El|Il|O|A|De|Het|Et|Y|E)\s(?=\p{Lu})/u, "");
  return isPlainName(name) && countWords(name) > 1 ? name : null;
} // prettier-ignore
