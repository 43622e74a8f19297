import { NAMES_FILM } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { ARTICLE, isPlainName, NAME } from "../name-form.ts";
import { SOMEBODY_CALLED, THING_CALLED } from "./called-words.ts";

/** A name in marks, which may be a whole title: "Sparking: Clogs and the Women Who Wore Them". */
const MARKED = `["“”„«»「『《]\\s?(?<marked>[^"“”„«»「」『』《》\\n]{2,80}?)\\s?["“”»«」』》]`;
const MOST_WORDS = 11;
/** Who or what is called so says it at once. */
const OPENING_SENTENCES = 2;
const ENDS = "(?=\\s*(?:[.,;:!()–—،，。；]|$))";
/** Scripts without capitals: up to a mark, and the verb at the end. */
const BARE: Readonly<Record<string, string>> = {
  ar: "[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+){1,3}",
  he: "[\\p{L}'’\"-]+(?:\\s[\\p{L}'’\"-]+){1,3}",
  hi: "[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+){0,3}?(?=\\sहै)",
  zh: "\\p{Script=Han}{2,4}",
  ja: "[^、。「」\\s]{2,10}?(?=(?:です|といいます|と申します|である))",
  ko: "[\\p{Script=Hangul}]{2,5}?(?=(?:입니다|이고|이며|이에요|예요|이시))",
};

/**
 * What a text calls the one whom its request speaks of, where it says so in its first sentences: "The exhibition is called “Sparking:
 * Clogs and the Women Who Wore Them”", "Her name is Rosa Maria Caruana". Null without a request, for then nothing points there.
 */
export function calledInText(told: readonly string[], wishes: readonly string[], language: string): string | null {
  if (!wishes.some((wish) => NAMES_FILM.test(wish))) return null;
  for (const sentence of told.slice(0, OPENING_SENTENCES)) {
    const said = sentence.trim().replace(/\s+/gu, " ");
    const name = somebody(said, language) ?? thing(said, wishes);
    if (name !== null) return name;
  }
  return null;
} // prettier-ignore

function somebody(sentence: string, language: string): string | null {
  const words = SOMEBODY_CALLED[language];
  if (words === undefined) return null;
  const bare = BARE[language];
  const name = bare ?? NAME;
  const blank = /^(?:zh|ja|ko)$/u.test(language) ? "\\s?" : "\\s";
  const pattern = `^(?:${insensitive(words)})${blank}(?<name>${name})${bare === undefined || /^(?:ar|he|zh)$/u.test(language) ? ENDS : ""}`;
  const found = regex(pattern, "u").exec(sentence)?.groups?.["name"]?.trim() ?? "";
  return found !== "" && (bare !== undefined || isPlainName(found)) ? found : null;
}

/** Only the first letter may be large: a name is known by its capitals. */
function insensitive(words: string): string {
  return words.replaceAll(/(?<=[(|:^]|^)\p{Ll}(?=\p{L}|\s)/gu, (first) => `[${first}${first.toUpperCase()}]`);
}

/** "The exhibition", of which the request spoke: "… for our autumn exhibition". */
function thing(sentence: string, wishes: readonly string[]): string | null {
  const pattern = `^(?<thing>[^,.;:!?"“„«»]{2,60}?)\\s${insensitive(THING_CALLED)}\\s(?:${ARTICLE}\\s)?(?:${MARKED}|(?<name>${NAME})${ENDS})`;
  const groups = regex(pattern, "u").exec(sentence)?.groups;
  const noun = /[\p{L}\p{M}-]+$/u.exec(groups?.["thing"] ?? "")?.[0].toLowerCase() ?? "";
  const spoken = wishes.some((wish) =>
    wish
      .toLowerCase()
      .split(/[^\p{L}\p{M}-]+/u)
      .includes(noun),
  );
  if (groups === undefined || noun.length < 3 || !spoken) return null;
  const marked = groups["marked"]?.trim();
  if (marked !== undefined) return isTitle(marked) ? marked : null;
  const name = groups["name"] ?? "";
  return isPlainName(name) ? name : null;
}

/** Whether words in marks may be a title, and are nothing that somebody says. */
export function isTitle(marked: string): boolean {
  const cased = /[\p{Lu}\p{Ll}]/u.test(marked);
  return /\p{L}{2}|\p{Lo}/u.test(marked) && countWords(marked) <= MOST_WORDS && (!cased || /^[\p{Lu}\p{N}¿¡]/u.test(marked)) && !/[.!。！]\s|[.。]$/u.test(marked);
} // prettier-ignore
