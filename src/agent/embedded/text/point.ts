import { hasAlternatives } from "./condition-alternatives.ts";
import type { Emphasis } from "../../../artifacts/cue.ts";
import { isClause, isImperative, startsWithGerund } from "../english/grammar.ts";
import { callsForAttention } from "./leading.ts";
import { isHeadFinal, leadsOn } from "./head-final.ts";
import { opensClause } from "./main-clause.ts";
import { goesOnWithRow, hasAnd, isNeverFirst, opensAddition, opensAgainst, opensFirst, opensPhrase, opensReason, tells } from "./point-words.ts"; // prettier-ignore
import { isCondition } from "./governing.ts";
import { countWords, splitSentences } from "./sentences.ts";

/** Fewer are one voice. */
const FEWEST_WORDS = 5;
/** Its words hold what others say in two. */
const FEWEST_OF_KOREAN = 4;
const FEWEST_OF_POINT = 2;
/** Of all letters. */
const LEAST_OF_POINT = 0.3;
const MOST_OF_PHRASE = 7;
/** Words of a label, by what stands behind its colon. */
const MOST_OF_LABEL = { beforeLess: 6, beforeMore: 9 };
const FEWEST_OF_CLAUSE = 3;
const ANSWER =
  /^(?:yes|no|ja|nein|doch|oui|non|si|sí|sì|no|sim|não|nee|nej|nei|tak|nie|ano|ne|áno|igen|nem|evet|hayır|da|nu|да|нет|так|ні|ναι|όχι|نعم|لا|كلا|כן|לא|हाँ|नहीं|はい|いいえ|是|不|네|아니요)$/iu;
/** Two sentences so short are one thought in two breaths. */
const MOST_OF_SENTENCE = 6;

/** The two parts of a text: [0, `end`) and from `next` on. */
type Seam = { end: number; next: number };
type Parts = { text: string; base: string; seams: readonly Seam[] };
type Reading = { seam: Seam; point: "first" | "last" };

/**
 * The stretch of a thought that matters, where that is sure: the rest leads up to it, or adds to it. It ends the text
 * or begins it. UTF-16 span.
 */
export function pointOf(text: string, base: string): Emphasis | null {
  if (hasAlternatives(text, base)) return null;
  const order = orderOfCase(text, base);
  if (order !== null) return order;
  if (
    countWords(text) < (base === "ko" ? FEWEST_OF_KOREAN : FEWEST_WORDS) ||
    /^["“„«»「『‘]|[;；؛…]\s*\S/u.test(text)
  )
    return null;
  const sentences = splitSentences(text, base);
  const reading = sentences.length > 1 ? lastOfTwo(text, sentences, base) : withinSentence(text, base);
  if (reading === null || !isSound(text, reading)) return null;
  const { seam, point } = reading;
  return point === "last" ? { start: seam.next, end: text.length } : { start: 0, end: seam.end };
}

/** "If you ride more than three days a week, | buy": what a case comes to, be it one word. */
function orderOfCase(text: string, base: string): Emphasis | null {
  const [, condition = "", order = ""] = /^([^,،，.!?]{6,}[,،，]\s*)(\p{L}{3,}[.!]?)$/u.exec(text) ?? [];
  if (order === "" || !isCondition(condition, base)) return null;
  return { start: condition.length, end: text.length };
}

/** "It opened in 1850. Nobody came." */
function lastOfTwo(text: string, sentences: readonly string[], base: string): Reading | null {
  const [first = "", second = ""] = sentences;
  const isShort = (one: string): boolean => countWords(one) <= MOST_OF_SENTENCE && !/[,،，、]/u.test(one);
  // "Warning! Whoever has a fever waits at home.": what the call is for.
  const called = callsForAttention(first, base) && sentences.length === 2;
  if (!called && (sentences.length !== 2 || !sentences.every((one) => isShort(one)))) return null;
  const next = text.lastIndexOf(second.trim());
  const end = text.slice(0, Math.max(0, next)).trimEnd().length;
  // A question's answer is the point, a question is none.
  // "Order at lumen.example. Shipping takes 3 days.": what is asked for is no lead.
  if (isImperative(first) || /\S[.@/]\S/u.test(text) || areEquals(first, second)) return null;
  const asks = /[?？؟]\s*$/u.test(second) && !/[?？؟]\s*$/u.test(first);
  return next <= 0 || asks ? null : { seam: { end, next }, point: "last" };
}

/** Of two sentences, in the same place; a word of so many letters says it alone. */
const ALIKE = { share: 1 / 3, letters: 4 };

/**
 * "Rebase what is yours. Merge what is shared.": built alike, of as many words, some of them the same in the same place
 * (of as many letters, where a script writes no blanks). Neither leads up to the other.
 */
function areEquals(first: string, second: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const whole = one.length === 1 || other.length === 1;
  const [left, right] = whole ? [Array.from(one.join("")), Array.from(other.join(""))] : [one, other];
  if (left.length !== right.length) return false;
  const shared = left.filter((part, at) => part === right[at]);
  return shared.length / left.length >= ALIKE.share || shared.some((part) => part.length >= ALIKE.letters);
}

function withinSentence(text: string, base: string): Reading | null {
  const announced = afterColon(text);
  if (announced !== null) return { seam: announced, point: "last" };
  const parts = { text, base, seams: seamsOf(text) };
  const asks = /[?？؟]\s*$/u.test(text);
  const turn = asks ? null : turnOf(parts);
  if (turn !== null) return turn;
  const led = ledTo(parts) ?? (isHeadFinal(base) ? afterConnection(parts) : null);
  if (led !== null) return { seam: led, point: "last" };
  const added = asks ? null : beforeAddition(parts);
  return added === null ? null : { seam: added, point: "first" };
}

/** Behind commas and a single dash, that stand in no brackets, no quotation and no number. */
function seamsOf(text: string): Seam[] {
  const dashes = text.match(/\s[–—]\s/gu)?.length ?? 0;
  return [...text.matchAll(/[,،，、](?!\p{Nd})\s*|\s[–—]\s+/gu)]
    .filter(({ 0: mark }) => !/[–—]/u.test(mark) || dashes === 1)
    .map(({ index, 0: mark }) => ({ end: index + mark.trimEnd().length, next: index + mark.length }))
    .filter(({ next }) => next < text.length && isWhole(text.slice(0, next)));
}

const PAIRS = [["(", ")"], ["（", "）"], ["「", "」"], ["『", "』"], ["[", "]"]] as const; // prettier-ignore

/** Whether every bracket, quotation and aside that a part opens is closed in it. */
function isWhole(part: string): boolean {
  const count = (sign: string): number => part.split(sign).length - 1;
  const quotes = part.match(/["“”„«»]/gu)?.length ?? 0;
  const dashes = part.match(/\s[–—]\s/gu)?.length ?? 0;
  return quotes % 2 === 0 && (dashes < 1 || dashes % 2 === 0 || /[–—]\s*$/u.test(part)) && PAIRS.every(([open, close]) => count(open) === count(close)); // prettier-ignore
}

/** "The rule is simple: take only what grows back." */
function afterColon(text: string): Seam | null {
  const colons = [...text.matchAll(/(?<!\p{Nd}):\s+|(?<=\p{Nd}):\s+(?=\p{L})|：\s*/gu)];
  const [only] = colons;
  if (only === undefined || colons.length > 1) return null;
  const next = only.index + only[0].length;
  const label = text.slice(0, only.index);
  // "No: you may take any train": the answer is no lead.
  if (ANSWER.test(label)) return null;
  const told = text.slice(next);
  const most = countWords(told) < countWords(label) ? MOST_OF_LABEL.beforeLess : MOST_OF_LABEL.beforeMore;
  if (
    countWords(label) > most ||
    /\p{Nd}:/u.test(told) ||
    /["“„«「]/u.test(told.slice(0, 1)) ||
    /[,،，、]/u.test(label)
  )
    return null;
  return { end: next - (/\s*$/u.exec(only[0])?.[0].length ?? 0), next };
}

const behind = ({ text }: Parts, { next }: Seam): string => text.slice(next);
const before = ({ text }: Parts, { end }: Seam): string => text.slice(0, end).replace(/[\s,،，、–—]+$/u, "");

/** What stands between two seams. */
function between(parts: Parts, at: number): string {
  const from = parts.seams[at - 1]?.next ?? 0;
  const to = parts.seams[at]?.end ?? parts.text.length;
  return parts.text.slice(from, to).replace(/[\s,،，、–—]+$/u, "");
}

/** "X, but Y": once, and not within a clause that opens the sentence. */
function turnOf(parts: Parts): Reading | null {
  const { text, base, seams } = parts;
  const turns = seams.filter((seam) => opensAgainst(behind(parts, seam), base));
  const [turn] = turns;
  const pause = turn === undefined ? bareTurn(text, base) : turns.length === 1 ? turn : null;
  if (pause === null) return null;
  const goesOn = seams.some(({ next }) => next > pause.next);
  if (goesOn && (opensFirstClause(text, base) || opensPhrase(text, base))) return null;
  // "small, but strong, walls": what is turned is a clause, or the end.
  const rest = text.slice(pause.next);
  if (goesOn && countWords(rest.split(/[,،，]/u)[0] ?? "") < FEWEST_OF_CLAUSE) return null;
  return { seam: pause, point: "last" };
}

/** English sets the comma as it likes: "Many tried but nobody succeeded". */
const BARE: Readonly<Record<string, RegExp>> = {
  en: /(?<=\S+\s\S+\s\S+)(?<!\b(?:nothing|anything|everything|all|none|nobody|no one|cannot|not))\s(?=but (?:it|he|she|they|we|nobody|no one|there) \S+)/gu,
  ar: /(?<=\S+\s\S+\s\S+)\s(?=و?لكن(?:ه|ها|هم)?\s\S+)/gu,
  hi: /(?<=\S+\s\S+\s\S+)\s(?=(?:लेकिन|मगर)\s\S+)/gu,
};

function bareTurn(text: string, base: string): Seam | null {
  const found = [...text.matchAll(BARE[base] ?? /(?!)/gu)];
  const [only] = found;
  return only === undefined || found.length > 1 || !isWhole(text.slice(0, only.index))
    ? null
    : { end: only.index, next: only.index + 1 };
}

function opensFirstClause(text: string, base: string): boolean {
  return opensFirst(text, base) || (opensClause(text, base) && !isNeverFirst(text, base));
}

/** Behind a clause that opens the sentence, or the words for when and where. */
function ledTo(parts: Parts): Seam | null {
  const { text, base, seams } = parts;
  const [first] = seams;
  if (first === undefined || /[、–—]\s*$/u.test(text.slice(0, first.next))) return null;
  const opened = before(parts, first);
  if (base === "zh") return ledToInChinese(parts);
  if (opensFirstClause(text, base) && !SINCE_WHEN.test(text)) {
    const enough = countWords(opened) >= FEWEST_OF_CLAUSE;
    return enough && begins(parts, 0) && isMainClause(behind(parts, first), base) ? first : null;
  }
  const phrase =
    (opensPhrase(text, base) && !tells(opened, base) && !(base === "en" && isClause(opened))) ||
    (base === "en" && opensParticiple(opened, behind(parts, first)));
  if (!phrase || countWords(opened) > MOST_OF_PHRASE) return null;
  // "In 1905, in Bern, he wrote": both.
  if (opensPhrase(behind(parts, first), base) && seams.length === 1) return null;
  const second = seams[1];
  const longer = second !== undefined && opensPhrase(between(parts, 1), base) && countWords(before(parts, second)) <= MOST_OF_PHRASE; // prettier-ignore
  const at = longer ? 1 : 0;
  const seam = longer ? second : first;
  return begins(parts, at) ? seam : null;
}

/** Whether the sentence itself begins behind a seam: no row goes on there, and no aside. */
function begins(parts: Parts, at: number): boolean {
  const { base, seams } = parts;
  const seam = seams[at];
  if (seam === undefined) return false;
  const rest = behind(parts, seam);
  // Behind a whole clause stands a clause: "…, the meat dries and keeps".
  const opened = before(parts, seam).replace(/^\S+\s/u, "");
  const isRowless = PRONOUN_FIRST.test(rest) || (base === "en" && isClause(opened));
  if (goesOnWithRow(rest, base) && !isRowless) return false;
  if (opensClauseOf(rest, base)) return false;
  if (seams.length === at + 1) return countWords(rest) >= FEWEST_OF_POINT;
  // "On Monday, 5 May, the ferry …".
  if (/^\p{Nd}/u.test(rest) && countWords(between(parts, at + 1)) < FEWEST_OF_CLAUSE) return false;
  // "In Bern, the capital, nobody …": of several commas those behind open clauses, or the sentence surely began.
  const later = seams.slice(at + 1).every((one) => opensClauseOf(behind(parts, one), base));
  return later || PRONOUN_FIRST.test(rest) || (base === "en" && isClause(between(parts, at + 1)));
}

const PRONOUN_FIRST =
  /^(?:it|they|he|she|we|you|I|nobody|there|il|elle|ils|elles|on|nous|vous|él|ella|ellos|ellas|он|она|они|мы|он[ао]|ele|ela|eles|هو|هي|هم|वह|वे)\s/u;

function opensClauseOf(part: string, base: string): boolean {
  const plain = part.replace(/^(?:and|und|et|y|e|en|og|och|i|и|і)\s/iu, "");
  return opensClause(part, base) || opensAgainst(part, base) || opensReason(part, base) || opensAddition(part, base) || (plain !== part && (PRONOUN_FIRST.test(plain) || (base === "en" && isClause(plain)))); // prettier-ignore
}

/** What a German or Dutch main clause cannot begin with behind another: its verb does. */
const NO_VERB =
  /^(?:der|die|das|den|dem|des|ein\p{L}*|und|oder|aber|kein\p{L}*|sein\p{L}*|ihr\p{L}*|er|sie|es|wir|ich|man|im|in|am|an|auf|mit|von|vom|zum|zur|bei|nach|für|über|unter|durch|wie|wenn|weil|nicht|nur|auch|sehr|je|desto|um|de|het|een|hij|zij|ze|en|van|op|met|voor|te|zijn|haar|ook|niet|om)\s|^\p{Lu}/u;

function isMainClause(part: string, base: string): boolean {
  return !(base === "de" || base === "nl") || !NO_VERB.test(part);
}

/** "Built in 1850, the station …", "Working at night, she …". */
function opensParticiple(lead: string, rest: string): boolean {
  if (!/^(?:the|a|an|his|her|its|their|it|he|she|they|we|you)\s/u.test(rest) || countWords(lead) < 2)
    return false;
  return /^(?:Built|Born|Found|Made|Known|Seen|Set|Left|Lost|Grown|Cut|\p{Lu}\p{Ll}{2,}ed)\s/u.test(lead) || startsWithGerund(lead); // prettier-ignore
}

/** "Since 2018": a time, and no clause. */
const SINCE_WHEN = /^(?:since|after|before|until|as of|depuis|desde|dopo|après) (?:the |le |el )?\p{Nd}/iu;

const CHINESE_WHEN =
  /^(?:[^，]{0,10}(?:[年月日]|世纪|时期|时候|以后|之后|以前|之前|期间|年间|以来|后来|[年天月]后|[年天月]前)|在[^，]{1,14}|对[^，]{1,8}(?:来说|而言)|今天|如今|现在|那时|当时|每年|每天|有一天|最后|最终|后来|[春夏秋冬]天|[^，]{2,12}[时后前])$/u;
const CHINESE_MAIN = /^(?:就|便|才|那么|所以|因此|也|都)|^[^，]{1,6}(?:就|便|才|也|都|会)/u;

/** Chinese strings its clauses on commas: only the first of two, or one whose answer has its word. */
function ledToInChinese(parts: Parts): Seam | null {
  const { text, base, seams } = parts;
  const [first, second] = seams;
  if (first === undefined || text.slice(0, first.next).includes("、")) return null;
  const lead = before(parts, first);
  const opened = opensFirst(text, base);
  // "春天，夏天和秋天，".
  if (lead.length <= 3 && /^[^，]{1,6}[和与及或]/u.test(behind(parts, first))) return null;
  if (!opened && !(CHINESE_WHEN.test(lead) && lead.length >= 2)) return null;
  if (second === undefined || !opened) return first;
  return seams.find((seam) => CHINESE_MAIN.test(behind(parts, seam))) ?? null;
}

/** Where the main clause is last: behind the last clause that leads up to it and leaves it enough. */
function afterConnection(parts: Parts): Seam | null {
  const { text, base, seams } = parts;
  const led = seams.filter((seam, at) => {
    const part = between(parts, at);
    return (
      leadsOn(part, base) &&
      !isRow(parts, at) &&
      !GOES_TWICE.test(text) &&
      letters(behind(parts, seam)) >= letters(text) * LEAST_OF_POINT
    );
  });
  return led.at(-1) ?? null;
}

/** "Seen from afar and climbed, …": two conditions side by side. */
const GOES_TWICE = /[てで]も、.*[てで]も|たり、.*たり|(?:아|어|해)도,.*(?:아|어|해)도 /u;

/** Behind this seam a row of short things goes on: "国語、算数、理科". */
function isRow(parts: Parts, at: number): boolean {
  const { seams, base } = parts;
  if (base !== "ja")
    return goesOnWithRow(between(parts, at + 1), base) && countWords(between(parts, at)) < FEWEST_OF_CLAUSE;
  return at + 1 < seams.length && letters(between(parts, at)) <= 5 && letters(between(parts, at + 1)) <= 5;
}

/** "It says nothing without its end": so that a clause hangs on, none is cut off. */
const HANGS_ON =
  /(?:^(?:it (?:is|was)|c['’](?:est|était)|es (?:ist|war)|het (?:is|was)|fue|era|это)\s)|(?:\s(?:so|such|that|only|just|not|deshalb|darum|deswegen|nur|nicht|tan|tanto|così|tão|потому|поэтому|лишь|только|daarom))$/iu;

/** A main clause and behind it what only adds to it: a reason, a clause on one of its things, another name for it. */
function beforeAddition(parts: Parts): Seam | null {
  const { base, seams } = parts;
  const found = seams.findIndex(
    // What stands behind a dash may be the point as well.
    (seam) => !isDash(parts, seam) && (opensReason(behind(parts, seam), base) || adds(parts, seam)),
  );
  const seam = seams[found];
  if (seam === undefined) return null;
  const main = before(parts, seam);
  const rest = behind(parts, seam);
  if (countWords(main) < FEWEST_OF_CLAUSE || countWords(rest) < FEWEST_OF_POINT || HANGS_ON.test(main))
    return null;
  if (base === "en" && !isClause(main) && !/\p{Ll}{2}ed\s|^(?:it|they|he|she|we)\s/iu.test(main)) return null;
  // "The tower, because it was old, fell": with nothing behind it is an end, and no aside.
  const ends = found === seams.length - 1;
  return ends || (opensReason(rest, base) && countWords(main) >= FEWEST_WORDS && hasAnd(behind(parts, seams.at(-1) ?? seam), base)) ? seam : null; // prettier-ignore
}

function isDash({ text }: Parts, { end }: Seam): boolean {
  return /[–—]$/u.test(text.slice(0, end));
}

/** An English apposition or participle. */
const NAMES_ANEW =
  /^(?:the (?:first|last|only|largest|oldest|longest|highest|biggest|smallest|same)\s|(?:a|an|one of)\s(?:\S+\s){1,8}\S+$|(?:half|most|many|some|all|each|none) of (?:them|whom|which|it)\s|\p{Ll}{3,}ing\s(?:the|a|an|its|his|her|their|it|them|no|only|up|out|more)\s)/u;

function adds(parts: Parts, seam: Seam): boolean {
  const { base } = parts;
  const rest = behind(parts, seam);
  if (opensAddition(rest, base)) return true;
  return base === "en" && NAMES_ANEW.test(rest) && !hasAnd(rest, base) && isClause(before(parts, seam)) && countWords(rest) >= FEWEST_OF_CLAUSE; // prettier-ignore
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function isSound(text: string, { seam, point }: Reading): boolean {
  const parts = [text.slice(0, seam.end), text.slice(seam.next)] as const;
  const large = point === "last" ? parts[1] : parts[0];
  const small = point === "last" ? parts[0] : parts[1];
  return (
    parts.every((part) => isWhole(part)) &&
    countWords(large) >= FEWEST_OF_POINT &&
    letters(large) >= letters(text) * LEAST_OF_POINT &&
    countWords(small) >= 1
  );
}
