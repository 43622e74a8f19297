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

const FEWEST_YEARS = 10;

/** "So my parents Suresh …" begins with a capital that is no part of the name; of one word nothing says that it is one. */
function withoutFirstWord(who: string): string | null {
  const name = who.replace(/^(?:So|And|But|Well|Now|The|Und|Also|Die|Der|Das|Le|La|El|Il|O|A|De|Het|Et|Y|E)\s(?=\p{Lu})/u, "");
  return isPlainName(name) && countWords(name) > 1 ? name : null;
} // prettier-ignore
