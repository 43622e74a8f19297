import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

/** What joins the words of a name. */
const JOINS = "&|and|of|the|und|de|du|des|la|le|del|della|di|da|do|dos|das|van|von|y|e|et|en|i|och|og";
const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.-]*[\\p{L}\\p{M}\\p{N}]|\\p{Lu}";
/** A number at the end of a name, and no day before a month: "Hobb 2", "Szyndzielnia 28". */
const NUMERAL = "\\p{Nd}{1,4}(?![\\p{Nd}.,:]\\p{Nd})(?=[,.;:!?)\\]]|$|\\s\\p{Ll})";

/** A name as it is written without marks around it, in scripts with capitals. */
export const NAME = `(?:${WORD})(?:\\s(?:(?:${JOINS})\\s){0,2}(?:${WORD})|\\s${NUMERAL}){0,4}`;
/** The whole name of a body, which is longer: "Old Students Association of Community Grammar School". */
export const BODY_NAME = `(?:${WORD})(?:\\s(?:(?:${JOINS})\\s|(?:d|dell|dall|all|l)['’]){0,2}(?:${WORD})|\\s${NUMERAL}){0,7}`;
/** A name in quotation marks, in any script. */
export const QUOTED = `["“”„«»「『]\\s?(?<quoted>[^"“”„«»「」『』\\n]{2,40}?)\\s?["“”»«」』]`;
/** The article before a name: "our new one, the Lumen Pip". */
export const ARTICLE =
  "(?:the|der|die|das|den|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|o|os|a|as|de|het|den|det)";

const MOST_NAME_WORDS = 5;
/** Written large, and no name of what is made: days, months, who speaks, what an address begins with. */
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|i|i['’]\p{L}+|mr|mrs|ms|dr|pdf|faq|ps|europe|germany|france|spain|italy|england|britain|ireland|scotland|wales|poland|deutschland|österreich|schweiz|europa|españa|italia|portugal|nederland|polska|sverige|norge|danmark|россия|instagram|facebook|tiktok|youtube|kickstarter|internet)$/iu;

/** Whether a name in quotation marks may be what something is called, and is nothing that somebody said. */
export function isQuotedName(name: string): boolean {
  const cased = /[\p{Lu}\p{Ll}]/u.test(name);
  return (
    /\p{L}/u.test(name) &&
    countWords(name) <= MOST_NAME_WORDS &&
    !/[.!?,;:،。！？、，]/u.test(name) &&
    (!cased || /^[\p{Lu}\p{N}]/u.test(name))
  );
}

export function isPlainName(name: string): boolean {
  return countWords(name) <= MOST_NAME_WORDS && name.length >= 3 && !NO_NAME.test(name);
}

/** Whether a clause is a name and nothing else: "«Rastrojo»", "the Lumen Pip". */
export function isNameAlone(clause: string): boolean {
  return ALONE.test(clause.trim());
}

const ALONE = toPattern(`^(?:${ARTICLE}\\s?)?(?:${QUOTED}|${NAME})$`, "u");
