import { isClause } from "../english/grammar.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { AND, clausesOf, withoutAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { OR } from "./price-rows.ts";
import type { PriceRow } from "./price-rows.ts";
import { costsNothing } from "./price-words.ts";
import { regex } from "../text/regex.ts";
import { tellOfPersons } from "./persons.ts";

const ROWS = { least: 2, most: 8 };
const MOST_NAME_WORDS = 4;
const MOST_TAIL_WORDS = 6;
/** Of what stands before the first of them. */
const MOST_HEAD_WORDS = 6;
/** Of a tail that tells what is included. */
const MOST_INCLUDED = { clauses: 4, words: 8 };
/** Sums of a business have their scale with them. */
const SCALED = /mill|mrd|mld|mio|bn|tsd|тыс|млн|млрд|億|万|亿|억|만|(?<=\p{Nd})\s?[mk](?!\p{L})/iu;
/** "£3,285 per person sharing": for whom or for how long. */
const FOR_WHOM =
  /^\s(?:an?|each|per|pro|je|par|por|all['’]|al|ao|na|za|на|за|для|om|for|für|pour|para|voor|för|dla|لل|لكل|ל|le)(?:\s|(?<=['’لל]))\s?\p{L}/iu;
/** What is said of all of them may have its own verb, and a word that sets it against something. */
const OPENS_OTHER =
  /^(?:if|when|so|because|since|then|who|which|that|wenn|falls|weil|da|dann|also|si|quand|car|donc|qui|que|cuando|porque|se|quando|perché|che|als|omdat|dus|om|när|hvis|når|jeśli|gdy|bo|если|когда|потому|поэтому|якщо|коли|бо|eğer|çünkü|إذا|لأن|אם|כי|अगर|यदि|क्योंकि)(?![\p{L}\p{M}])/iu;

/** Where and until when they are to be had is told of no price. */
const OPENS_PLACE =
  /^(?:from|at|in|on|by|until|till|via|bei|beim|im|in|am|an|ab|bis|von|vom|à|au|aux|chez|en|dans|sur|du|por|hasta|desde|da|dal|dalla|presso|nel|nella|fino|em|no|na|até|op|bij|vanaf|tot|på|hos|fra|från|till|od|do|u|от|до|من|في|عند|מ|ב|से|में)(?![\p{L}\p{M}])/iu;
/** "Both include …", "all with breakfast": said of all of them. */
const OF_ALL = /^(?:both|all|each|either|every)(?!\p{L})/iu;

type Priced = { rows: PriceRow[]; end: number };

/**
 * "Core $149/mo, Growth $389/mo": clauses that are nothing but a name and its sum, from the first on. `told`: something above says
 * that it is about prices. Null for fewer than two, where a clause among them says anything else, and for sums of a business.
 */
export function barePrices(sentence: string, language: string, told: boolean): PriceRow[] | null {
  const all = clausesOf(sentence);
  const head = all.length > ROWS.least && isHead(all[0]?.text ?? "", language) ? (all[0]?.text ?? "") : "";
  const clauses = head === "" ? all : all.slice(1);
  const priced = pricedFrom(clauses, language);
  if (priced === null || priced.end < clauses.length) return null;
  if (head !== "") return priced.rows.map((row) => ({ ...row, of: head }));
  const whom = priced.rows.some(({ price }) => /\/\s?\p{L}/u.test(price)) || priced.rows.some((_, at) => FOR_WHOM.test(behindSum(clauses[at]?.text ?? "", language))); // prettier-ignore
  const short = priced.rows.every(({ name }) => countWords(name) <= 2);
  return told || whom || short ? priced.rows : null;
}

/** The prices of a sentence, and what it tells of all of them behind: "…, both include Auto-Match"; `note`: "" where it tells no more. */
export function withoutTail(sentence: string, language: string): { prices: string; note: string } {
  const whole = { prices: sentence, note: "" };
  const clauses = clausesOf(sentence);
  const colon = /^[^\p{N}:：]{2,60}[:：]\s*/u.exec(sentence)?.[0] ?? "";
  const named = clauses.map((clause, at) => (at === 0 ? { ...clause, text: clause.text.slice(colon.length) } : clause)); // prettier-ignore
  const priced = /["“”„«»「」?？؟]/u.test(sentence) ? null : pricedFrom(named, language);
  const tail = clauses.slice(priced?.end ?? clauses.length);
  const [first] = tail;
  if (priced === null || first === undefined || tail.length > MOST_INCLUDED.clauses) return whole;
  if (tail.some(({ text }) => !isIncluded(text, language))) return whole;
  const prices = sentence.slice(0, first.start).replace(/[\s,;،、，；؛]+$/u, "");
  return { prices: endSentence(prices, language), note: capitalise(withoutStop(sentence.slice(first.start)), language) }; // prettier-ignore
}

function pricedFrom(clauses: readonly Clause[], language: string): Priced | null {
  const rows: PriceRow[] = [];
  for (const clause of clauses) {
    const row = priceOf(clause, language);
    if (row === null) break;
    rows.push(row);
  }
  const names = new Set(rows.map(({ name }) => name.toLowerCase()));
  const summed = rows.filter(({ price }) => /\p{N}/u.test(price)).length;
  if (rows.length < ROWS.least || rows.length > ROWS.most || summed < ROWS.least || names.size < rows.length) return null; // prettier-ignore
  return tellOfPersons(rows.map(({ name }) => name), language) ? null : { rows, end: rows.length }; // prettier-ignore
}

function priceOf(clause: Clause, language: string): PriceRow | null {
  const { text: told, start } = withoutAnd(clause, language);
  const text = told.trim();
  // "$6, or $110 a month" is a choice of one.
  if (OR.test(text)) return null;
  const free = FREE_LAST.exec(text);
  if (free !== null && costsNothing(free.groups?.["free"] ?? ""))
    return rowOf(free.groups?.["name"] ?? "", capitalise(free.groups?.["free"] ?? ""), start, language);
  const sums = findFigures(text, language).filter(isSum);
  const [sum, another] = sums;
  if (sum === undefined || another !== undefined || SCALED.test(sum.figure.display)) return null;
  const [before, behind] = [text.slice(0, sum.start).trim(), text.slice(sum.end)];
  const price = text.slice(sum.start, sum.end);
  if (before === "") return FOR_WHOM.test(behind) && countWords(behind) <= MOST_TAIL_WORDS ? { name: capitalise(behind.trim(), language), price, offset: start, of: "" } : null; // prettier-ignore
  const each =
    /^\s?\/\s?[\p{L}\p{M}]+\.?$/u.test(behind) || (FOR_WHOM.test(behind) && countWords(behind) <= 3);
  return behind === "" || each
    ? rowOf(before, `${price}${behind.replace(/\.$/u, "")}`, start, language)
    : null;
}

const FREE_LAST = /^(?<name>.+?)\s(?<free>\S+)$/u;

function rowOf(before: string, price: string, start: number, language: string): PriceRow | null {
  const name = before.replace(/[\s:：–—-]+$/u, "");
  const verb = /[!?.()[\]"“”«»=+*/]|\p{Nd}[\p{Nd}.,]*\s?%/u.test(name);
  if (name === "" || verb || countWords(name) > MOST_NAME_WORDS || !/\p{L}/u.test(name) || OPENS_OTHER.test(name)) return null; // prettier-ignore
  return { name: capitalise(name, language), price, offset: start, of: "" };
}

function behindSum(text: string, language: string): string {
  const sum = findFigures(text, language).find(isSum);
  return sum === undefined ? "" : text.slice(sum.end);
}

/** "Buvette à partir de 9h, sandwich 4 €, crêpe 2 €": where or when these are the prices. */
function isHead(text: string, language: string): boolean {
  return countWords(text) <= MOST_HEAD_WORDS && isIncluded(text, language);
}

function isIncluded(text: string, language: string): boolean {
  const and = AND[language];
  const joins = and !== undefined && regex(`^(?:${and})(?![\\p{L}\\p{M}])`, "iu").test(text);
  const sums = findFigures(text, language).some(isSum);
  const tells = language === "en" && !OF_ALL.test(text) && isClause(text);
  return (
    !joins &&
    !sums &&
    !tells &&
    !OPENS_OTHER.test(text) &&
    !OPENS_PLACE.test(text) &&
    countWords(text) <= MOST_INCLUDED.words
  );
}
