import { capitalise, countWords } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import type { Prose } from "./brief.ts";
import { FORMS } from "./form-of-text-words.ts";
import { FOR_PEOPLE, TO_WHOM } from "./kind-alone-words.ts";

/** A name before a comma, and what it is: no list of names, nor a sentence. */
const MOST_NAME = { words: 3, letters: 28 };
const MOST_LETTERS = 120;

/** The forms of the text's language and of English, which others use too. */
function formsOf(language: string): string {
  const own = FORMS[language];
  return own === undefined || language === "en" ? (FORMS["en"] ?? "") : `${own}|${FORMS["en"] ?? ""}`;
}

/**
 * "Press release: Solarix, a dryer for dates" is called "Solarix: a dryer for dates" and said as "Solarix, a dryer for
 * dates": what kind of text it is, is no part of a film. Null where a title does not open with such a word.
 */
export function withoutForm(title: string, language: string): Prose | null {
  const found = regex(`^(?:${formsOf(language)})(?:\\s?[:：]\\s*|\\s[–—-]\\s)(?<rest>\\S.*)$`, "isu").exec(
    title.trim(),
  );
  const rest = found?.groups?.["rest"]?.trim() ?? "";
  if (!/[\p{L}\p{N}]{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest)) return null;
  const spoken = capitalise(rest, language);
  return { shown: nameAndRest(spoken, language) ?? spoken, spoken };
}

/** Whether words say what kind of text stands below and to whom it goes, and nothing else: "Public notice", "Avviso ai condomini". */
export function isForm(text: string, language: string): boolean {
  return regex(`^(?:${formsOf(language)})(?:\\s(?:${TO_WHOM}|${FOR_PEOPLE})\\s(?:\\p{L}+\\s){0,2}\\p{L}+)?$`, "iu").test(text.trim()); // prettier-ignore
}

/** The name and what it is, with a colon between them as titles have it. */
function nameAndRest(title: string, language: string): string | null {
  if (title.length > MOST_LETTERS || /[:：!?？！؟]/u.test(title)) return null;
  const [, name = "", told = ""] = /^([^,，、،]{2,40})[,，、،]\s*([^,，、،].*)$/u.exec(title) ?? [];
  const isEast = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title);
  const isNamed =
    name !== "" && countWords(name) <= MOST_NAME.words && Array.from(name).length <= MOST_NAME.letters;
  const isTold = isEast ? Array.from(told).length >= 4 : countWords(told) >= 2;
  // "Salt, flour and water", "Anna, Ben, Carla": a row has more of its commas.
  if (!isNamed || !isTold || /[,，、،]/u.test(told)) return null;
  const colon = isEast ? "：" : language === "fr" ? "\u00A0: " : ": ";
  return `${name.trim()}${colon}${told.trim()}`;
}
