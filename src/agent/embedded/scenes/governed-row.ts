import { isImperative } from "../english/grammar.ts";
import { isAmbiguousVerb, isBaseVerb } from "../english/verbs.ts";
import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

type Part = { text: string; offset: number };

/** "Please never put in", "Avoid", "Bake it without": what the first thing of a row is governed by, and with it the others. */
const OPENS = /^(?:(?:and|but|so|also|please|then)\s)*/iu;
const DENIES = "never|don['’]t|do not";
const GOVERNOR = toPattern(
  `^(?:(?:${DENIES}|always|only)\\s\\p{Ll}+(?:\\s(?:in|out|on|off|up|down|away|along|back|over))?(?=\\s)` +
    "|avoid|bring(?: along)?|pack|take(?: off| away| along)?|carry|wear|use|eat|drink|buy|order|collect|gather|prepare|skip|keep away from|stay away from|beware of|watch out for|look (?:out )?for|ask for|thank" +
    "|[^,]{2,40}?\\swithout)\\s",
  "iu",
);
const COMMAND_DENIED = toPattern(`^(?:${DENIES})\\s`, "iu");
/** "Take an array of bits, all zero, and …": no thing, but how the one before it is. */
const TELLS_MORE = /^(?:all|each|both|none|some|most)(?: of (?:it|them))?\s\S+$/iu;
/** What hangs on the last thing may be said of all: "… or plaster down the sink". */
const OF_ALL =
  /\s(?:into|onto|down|on|at|from|to|inside|for|before|after|during|until|unless|when|while|if|because|so that|as|than)\s/iu;

/**
 * What governs a row that opens an English sentence, as its heading, and the row without it; "none" where each part is a
 * command of its own; null where it is not known what is said of the parts, so that only the sentence tells it.
 */
export function governedRow(parts: readonly Part[]): { heading: string; parts: Part[] } | "none" | null {
  const [first, ...others] = parts;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return null;
  const opening = OPENS.exec(first.text)?.[0] ?? "";
  const body = first.text.slice(opening.length);
  if (others.some(({ text }) => TELLS_MORE.test(text))) return null;
  const verbs = others.every(({ text }) => countWords(text) === 1 && isVerb(text));
  if (COMMAND_DENIED.test(body) && verbs) {
    const denied = COMMAND_DENIED.exec(body)?.[0] ?? "";
    return countWords(body) === countWords(denied) + 1 ? cut(first, opening.length + denied.length, others) : null; // prettier-ignore
  }
  const commands = others.every(({ text }) => isImperative(text) && (countWords(text) > 1 || isBaseVerb(text.toLowerCase()))); // prettier-ignore
  if (commands) return isImperative(body) ? "none" : null;
  const governor = GOVERNOR.exec(body)?.[0];
  if (governor === undefined || OF_ALL.test(last.text)) return null;
  // "Use | them in demos, tests and benchmarks": what is named before the sentence is none of its things.
  if (POINTS_BACK.test(body.slice(governor.length))) return null;
  return cut(first, opening.length + governor.length, others);
}

const POINTS_BACK = /^(?:it|them|him|her|me|us|this|these|those|one|ones)(?!\p{L})/iu;

function isVerb(word: string): boolean {
  return isBaseVerb(word.toLowerCase()) || isAmbiguousVerb(word.toLowerCase());
}

function cut(first: Part, at: number, others: readonly Part[]) {
  const text = first.text.slice(at).trim();
  if (text === "") return null;
  const heading = first.text.slice(0, at).trim();
  return { heading, parts: [{ text, offset: first.offset + at }, ...others] };
}
