import { detectLanguage } from "../../../language/detect-language.ts";
import { isClause } from "../../english/grammar.ts";
import { orderOf } from "../../parallel/step-order.ts";
import { THEN_NOW } from "../../parallel/then-now-words.ts";
import { AND } from "../../parallel/clauses.ts";
import { isSum } from "../../text/currencies.ts";
import { findFigures } from "../../text/figures.ts";
import { opensSentence } from "../../text/own-sentence.ts";
import { CLAUSE_WORDS, ENDS_CLAUSE, ENDS_SENTENCE } from "../../text/own-sentence-words.ts";
import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { isGreeting, REGARDS } from "../greetings.ts";
import { NAMES_FILM } from "../request-words.ts";
import { paragraphsOf, sentencesOf, type Span } from "../sentence-spans.ts";
import { WISHES } from "./wishing-words.ts";

/** A sentence of more words runs on; one that asks for the film is parted from what it tells besides at once. */
const FEWEST = { plain: 18, joined: 24, asking: 10 };
/** What stands before and behind a comma that ends a sentence; what is said in passing is shorter. */
const PART = { before: 5, behind: 3 };
/** More clauses of so few words each are a row. */
const ROW = { parts: 3, words: 7 };
const LAST_LINES = 6;
/** Verbs hold their subject, and words are fewer. */
const JOINED = /^(?:tr|fi|hu|pl|cs|ru|uk|ar|he|hi|bn)$/u;

/**
 * "We've moved, the new place is by the docks, it's two minutes away, so could you make us a film": who writes as they speak has a comma
 * where others end a sentence. In a letter such commas become stops, in the same length, so that each thought is read, shown and asked
 * by itself. A comma that might belong to its clause stays.
 */
export function withoutRunOns(source: string): string {
  if (!isLetter(source)) return source;
  const language = detectLanguage(source).split("-")[0] ?? "en";
  const base = language === "no" || language === "nn" ? "nb" : language;
  if (CLAUSE_WORDS[base] === undefined && ENDS_CLAUSE[base] === undefined) return source;
  const spans = paragraphsOf(source).paragraphs.flatMap((one) => sentencesOf(source, one, true));
  return spans.reduce((text, span) => partedAt(text, cutsIn(source, span, base), base), source);
}

/** It greets or takes leave, and has no headings. */
export function isLetter(source: string): boolean {
  if (/^\s{0,3}#{1,6}\s/mu.test(source)) return false;
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  return isGreeting(first.trim()) || lines.slice(-LAST_LINES).some((line) => REGARDS.test(line.trim()));
}

type Comma = { at: number; next: number };

/** Where the commas of a sentence stand that end a clause, in UTF-16 units of the source. */
function cutsIn(source: string, { start, end }: Span, base: string): Comma[] {
  const said = source.slice(start, end);
  const words = countWords(said);
  const asks = NAMES_FILM.test(said);
  if (words <= (asks ? FEWEST.asking : FEWEST.plain) || QUOTES.test(said)) return [];
  const commas = [...said.matchAll(/[,،]\s+/gu)]
    .filter(({ index }) => !isBracketed(said.slice(0, index)))
    .map(({ index, 0: mark }) => ({ at: index, next: index + mark.length }));
  const joins = asks || words > FEWEST.joined;
  let from = 0;
  const cuts = commas.filter((comma, nth) => {
    const left = said.slice(from, comma.at);
    const last = said.slice(Math.max(from, commas[nth - 1]?.next ?? 0), comma.at);
    const right = said.slice(comma.next, commas[nth + 1]?.at ?? said.length);
    const rest = said.slice(comma.next);
    // "… a film instead of the PDF, I'll put down everything": what goes on behind a request is said to the maker with it.
    const isAsked = NAMES_FILM.test(said.slice(0, comma.at));
    // "…, that's the main thing and I'd like it said early on" is one with its reader's words for makers.
    const isWished = !asks && WISHES.test(rest);
    const isCut = !isAsked && !isWished && isLong(left, right, rest, base) && !areOneRow(last, right, base) && endsAt({ left, last, right, rest }, base, joins); // prettier-ignore
    if (isCut) from = comma.next;
    return isCut;
  });
  return isRow(said, cuts) ? [] : cuts.map(({ at, next }) => ({ at: start + at, next: start + next }));
}

const QUOTES = /["“”„«»「」]/u;

function isBracketed(before: string): boolean {
  return (before.match(/[(（[]/gu)?.length ?? 0) > (before.match(/[)）\]]/gu)?.length ?? 0);
}

function isLong(left: string, right: string, rest: string, base: string): boolean {
  const fewer = JOINED.test(base) ? 1 : 0;
  const isAside = countWords(right) < PART.behind - fewer && right.length < rest.length;
  return !isAside && countWords(left) >= PART.before - fewer && countWords(rest) >= PART.behind - fewer;
}

/** Two prices, or a step behind a step, belong together. */
function areOneRow(last: string, right: string, base: string): boolean {
  const priced = [last, right].every((one) => findFigures(one, base).some(isSum));
  return priced || orderOf(right.trim(), base) !== null;
}

/** Whether what stands before a comma is whole, and what stands behind it is surely a sentence. */
function endsAt(
  { left, last, right, rest }: { left: string; last: string; right: string; rest: string },
  base: string,
  joins: boolean,
): boolean {
  const ends = ENDS_CLAUSE[base];
  if (ends !== undefined) {
    const whole = [ends, ENDS_SENTENCE[base] ?? ends].join("|");
    const isWhole = (text: string, pattern: string): boolean =>
      regex(`(?<![\\p{L}\\p{M}])(?:${pattern})[.!।]?\\s*$`, "iu").test(text);
    return (
      isWhole(left, ends) && isWhole(base === "tr" ? rest : right, whole) && !/^(?:कि|तो|ki)\s/u.test(right)
    );
  }
  const words = CLAUSE_WORDS[base];
  if (words === undefined) return false;
  const and = AND[base] === undefined ? "" : `(?:(?:${AND[base]}|${SO[base] ?? "(?!)"})\\s)`;
  const bare = and === "" ? right : right.replace(regex(`^${and}`, "iu"), "");
  if (bare !== right && !joins) return false;
  if (!opensSentence(bare, base)) return false;
  const now = THEN_NOW[base]?.now;
  // "It took 50 minutes, now it takes 20": what is set against what was stays beside it.
  if (now !== undefined && regex(`^(?:${now})(?![\\p{L}\\p{M}])`, "iu").test(bare)) return false;
  const body = and === "" ? last : last.replace(regex(`^${and}`, "iu"), "");
  // "If you'd like a plot ring me on 01453 555 0172, the list closes soon": what to do is said with the case.
  if (regex(`^(?:${words.hangs})(?:(?<=['’])|(?![\\p{L}\\p{M}'’]))`, "iu").test(body) && !namesContact(last))
    return false;
  if (base !== "en" || ASKS.test(bare)) return true;
  const acts = SUBJECT.test(bare) || NAMED.test(bare) || isClause(spelled(bare));
  return acts && isClause(mainOf(spelled(left)));
}

/** "The list closes": what opens a sentence so has its verb with it. */
const NAMED = /^(?:the|our|my|his|her|their|your)\s/iu;
/** "We mend about sixty bikes a week": whoever it is does something, and is not only asked to think so. */
const SUBJECT =
  /^(?:we|they|he|she|I|you)(?:['’]\p{L}+)?\s(?!(?:all\s)?(?:know|think|hope|believe|suppose|guess|mean|say|said|reckon)(?:$|,|\s(?:it|so|that)$))\p{L}/iu;

/** Beside "and": what concludes. */
const SO: Readonly<Record<string, string>> = {
  en: "so", de: "also|deshalb|darum|denn|doch", nl: "dus|want", fr: "donc|alors|car", es: "así que|por eso", it: "quindi|così|perciò", pt: "por isso|portanto",
  sv: "så", da: "så", nb: "så", pl: "więc|dlatego", cs: "takže|proto", ru: "поэтому|так что", uk: "тому|отже",
}; // prettier-ignore

const ASKS = /^(?:could|can|would) /iu;

/** "We're", "it's" with their verb. */
function spelled(text: string): string {
  return text.replaceAll(/(?<=\p{L})['’](?:s|re|ve|ll|d|m)(?!\p{L})/gu, " is");
}

/** "Every morning before it opens" has a verb, and none of its own. */
function mainOf(left: string): string {
  return (
    left.split(/\s(?:if|when|while|because|before|after|since|until|as|where|that|which|who|than)\s/iu)[0] ??
    ""
  );
}

function isRow(said: string, cuts: readonly Comma[]): boolean {
  const parts = cuts.length + 1;
  return parts > ROW.parts && countWords(said) / parts < ROW.words;
}

/** The comma as a stop, and a large letter behind it. */
function partedAt(text: string, cuts: readonly Comma[], base: string): string {
  return cuts.reduce((kept, { at, next }) => {
    const letter = kept.charAt(next);
    const large = letter.toLocaleUpperCase(base === "tr" ? "tr" : "en");
    const stop = base === "hi" || base === "bn" ? "।" : ".";
    const first = large.length === letter.length ? large : letter;
    return kept.slice(0, at) + stop + kept.slice(at + 1, next) + first + kept.slice(next + 1);
  }, text);
}
