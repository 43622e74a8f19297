import { isCommonWord } from "../../english/common-words.ts";
import { capitalise } from "../../text/sentences.ts";
import { smallWordsOf } from "../titles/small-words.ts";

/** Languages whose letters have a case and whose words keep their accents in capitals. */
const CASED = /^(?:en|de|fr|es|it|pt|nl|sv|da|nb|no|nn|fi|pl|cs|sk|hu|ro|ru|uk|tr|id|hr|bg)$/u;
/** "What's" is a word, and "dell'ascensore" are two. */
const ENGLISH_WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
const OTHER_WORD = /[\p{L}\p{M}]+/gu;
const wordIn = (base: string): RegExp => (base === "en" ? ENGLISH_WORD : OTHER_WORD);
const FEWEST = { words: 2, letters: 8 };
/** A shorter word of capitals may be spoken letter by letter: "NHS", "CPR". */
const MOST_ABBREVIATION = 4;
const ROMAN = /^[IVX]{2,}$/u;

type Case = "small" | "large" | "capitals";

/**
 * A heading in capitals as others are written: "WORKING ON THE PRESS" → "Working on the press", by how the text below writes its words.
 * Where that is not known of each, English has all its words large, "Hydraulic Log Splitter", and in others it stays as it is.
 */
export function inSentenceCase(title: string, told: string, language: string): string {
  const base = language.split("-")[0] ?? language;
  if (!CASED.test(base) || !isInCapitals(title, base)) return title;
  const joins = /^(?:fr|it|pt)$/u.test(base) ? /['’]/u : /(?!)/u;
  const cases = [...title.matchAll(wordIn(base))].map(({ index, 0: word }) =>
    joins.test(title.charAt(index + word.length))
      ? ("small" as const)
      : (caseOf(word, told, base) ?? (index === 0 ? "large" : null)),
  );
  const sure = cases.every((one) => one !== null);
  if (!sure && base !== "en") return title;
  let at = 0;
  const written = title.replace(wordIn(base), (word) => {
    const is =
      sure || SMALL_IN_TITLES.test(word) ? cases[at] : cases[at] === "capitals" ? "capitals" : "large";
    at += 1;
    if (is === "capitals") return word;
    return is === "large" ? word.slice(0, 1) + word.slice(1).toLocaleLowerCase(base) : word.toLocaleLowerCase(base); // prettier-ignore
  });
  return capitalise(written, language);
}

function isInCapitals(title: string, base: string): boolean {
  const words = title.match(wordIn(base)) ?? [];
  return words.length >= FEWEST.words && words.join("").length >= FEWEST.letters && !/\p{Ll}/u.test(title);
}

/** In an English title with its words large these stay small. */
const SMALL_IN_TITLES = /^(?:an?|and|as|at|but|by|for|from|in|nor|of|on|or|the|to|with)$/iu;

/** Null where neither the text nor a list of common words has it. */
function caseOf(word: string, told: string, base: string): Case | null {
  if (ROMAN.test(word)) return "capitals";
  if (isSmallWord(word, base)) return "small";
  const written = writtenIn(word, told, base);
  if (written !== null) return written;
  if (base !== "en") return null;
  const low = word.toLowerCase();
  if (isCommonWord(low) || isCommonWord(low.replace(/e?s$/u, ""))) return "small";
  return word.length <= MOST_ABBREVIATION && !/[AEIOUY]/u.test(word) ? "capitals" : null;
}

const isSmallWord = (word: string, base: string): boolean =>
  smallWordsOf(base)?.has(word.toLocaleLowerCase(base)) === true;

/** By its beginning where words decline; in capitals only where the text has the word in no other form. */
function writtenIn(word: string, told: string, base: string): Case | null {
  const low = word.toLocaleLowerCase(base);
  const stem = low.slice(0, Math.max(4, low.length - 2));
  let found: Case | null = null;
  for (const { index, 0: one } of told.matchAll(wordIn(base))) {
    const other = one.toLocaleLowerCase(base);
    const same = base === "en" ? other.replace(/s$/u, "") === low.replace(/s$/u, "") : other.startsWith(stem);
    if (!same) continue;
    if (/^\p{Ll}/u.test(one)) return "small";
    const inside = /[\p{L}\p{N},] $/u.test(told.slice(Math.max(0, index - 2), index));
    if (one.length > 1 && one === one.toLocaleUpperCase(base)) {
      if (one.length <= MOST_ABBREVIATION) found ??= "capitals";
    } else if (inside || base === "de") found = "large";
    // The first word of a sentence is large whatever it is.
    else if (base !== "en" || isCommonWord(low)) found ??= "small";
  }
  return found;
}
