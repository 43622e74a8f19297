import type { ToldBars } from "../brief/brief.ts";
import { inOneUnit } from "../scenes/in-one-unit.ts";
import { amountsIn } from "../scenes/seen-amounts.ts";
import type { FoundFigure } from "../text/figures.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { NO_SIZE } from "./alike-words.ts";
import { STANDS_FOR } from "./place-words.ts";
import type { Passage } from "./parted-block.ts";
import { ARTICLES } from "./side-words.ts";
import { sureStatement } from "./sure-amounts.ts";
import { THEN_NOW } from "./then-now-words.ts";
import {
  ELSEWHERE,
  LONG_AGO,
  MERE_VERBS,
  PAIR_CLITICS,
  PAIR_OPENERS,
  PAIR_VERBS,
} from "./told-pair-words.ts";
import { isYearAlone } from "../text/year-alone.ts";

const MOST_WORDS = { label: 6, tail: 4, between: 4 };
/** Beyond this the smaller bar vanishes; two more alike than that are no contrast. */
const SPREAD = { least: 1.2, most: 400 };
const STEM = 4;
const SAID = 10;
/** "A ton", "per day", "je Kubikmeter", "de agua al día", "nach Kassel": for how much, of what or how far it is. "In summer" is when. */
const OF_MEASURE =
  /^(?:an?|per|each|every|of|to|je|pro|nach|par|de|d['’]|al|a la|por|à la|di|all['’]|del|da|ao|à|em|van|naar|om|i|til|till|na|w|в|за|на)\s?(?=\p{L})(?!summer|winter|spring|autumn)/iu;
/** "Der neue Akku": without its article "neue" would need another ending. */
const BEFORE_ADJECTIVE = /^(?:[Dd]er|[Dd]as|[Ee]in)\s\p{Ll}/u;
/** Nouns change with the number before them. */
const BENT = /^(?:pl|cs|ru|uk)$/u;
/** What is left out in the second sentence would need another ending there: readers that know its words come first. */
export const isBent = (language: string): boolean => BENT.test(language);

/** "4 kilos of muscle": what else is told in kilos need not be of that. */
const OF_STUFF = /^(?:of|de|d['’]|di|del|da|von|van|av|af)(?!\p{L})/iu;

/** `elided`: its verb is that of the sentence before. */
type Told = {
  label: string;
  verb: string;
  elided: boolean;
  opened: boolean;
  found: FoundFigure;
  tail: string;
  said: string;
};

/**
 * "Loading by hand cost 5.83 dollars a ton. His way cost just under 16 cents.", "Par Gibraltar, le trajet fait 3 500 km. Par le Bosphore,
 * il en fait 11 000.": two sentences that follow each other and say nothing but how much, of two things. As two bars; null where the second
 * goes on about the first, counts in another unit, or says anything else.
 */
export function toldPair(
  { sentences, language, headings }: Passage,
  at: number,
): { shows: ToldBars; lead: string; count: number } | null {
  const verbs = PAIR_VERBS[language];
  const [first = "", second = "", third = ""] = sentences.slice(at, at + 3);
  if (verbs === undefined || second === "" || (headings[0] ?? "") === "") return null;
  // What was, and what is, are one thing at two times.
  if ([first, second].some((sentence) => tellsWhen(sentence, language))) return null;
  const one = toldIn(first, language, verbs, "");
  const other = one === null ? null : toldIn(second, language, verbs, one.verb);
  if (one === null || other === null || one.opened !== other.opened) return null;
  if (!areOfOneKind(one.verb, other.verb)) return null;
  if (one.label.toLowerCase() === other.label.toLowerCase() || other.tail !== "") return null;
  if (one.found.unit === "" && one.found.figure.prefix === "" && one.tail === "") return null;
  if (!isPairedWith(one, other)) return null;
  // A third of the same is a row of three.
  const next = toldIn(third, language, verbs, one.verb);
  if (next?.opened === one.opened && next.tail === "") return null;
  // What two things cost is a list of prices, unless it is said for how much of them.
  if (KINDS[0]?.test(one.verb) === true && one.tail === "") return null;
  const displays = [one.found.figure.display, displayOf(other.found, one.found, language)];
  const values = inOneUnit(displays, [one.found.figure.value, other.found.figure.value]);
  const [left = null, right = null] = values ?? [];
  if (left === null || right === null || Math.min(left, right) <= 0) return null;
  const spread = Math.max(left, right) / Math.min(left, right);
  if (spread < SPREAD.least || spread > SPREAD.most || !areOfOneUnit(one.found, other.found, values))
    return null;
  const measure = one.tail === "" || BENT.test(language) ? "" : `${one.found.unit} ${one.tail}`.trim();
  const part = ({ label, said }: Told, nth: number, value: number) => ({
    label: capitalise(label, language),
    display: displays[nth] ?? "",
    value,
    said,
  });
  return {
    shows: {
      form: "bars",
      ...(measure === "" ? {} : { measure: capitalise(measure, language) }),
      meant: 1,
      parts: [part(one, 0, left), part(other, 1, right)],
    },
    // In a scene by itself nothing else says what is compared.
    lead: measure === "" ? (headings[0] ?? "") : capitalise(measure, language),
    count: 2,
  };
}

/** What the second leaves out shows that it goes on with the first, where no verb of measure does: "The break is 15 minutes" is by itself. */
function isPairedWith(one: Told, { found, verb, elided }: Told): boolean {
  const { prefix, suffix } = found.figure;
  if (found.unit === "" && prefix === "" && suffix === "") return true;
  if (OF_STUFF.test(one.tail)) return false;
  return elided || !(MERE_VERBS.test(one.verb) || MERE_VERBS.test(verb));
}

/** Whether a sentence opens with when something was or is, or measures nothing, as one with "there are" does. */
function tellsWhen(sentence: string, language: string): boolean {
  const { past = "(?!)", now = "(?!)" } = THEN_NOW[language] ?? {};
  const opens = `^(?:${past}|${now}|${LONG_AGO[language] ?? "(?!)"})`;
  return regex(`(?:${opens}|${ELSEWHERE[language] ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(sentence.trim());
}

/** What the second counts in where it leaves that out. */
function displayOf({ figure, unit }: FoundFigure, first: FoundFigure, language: string): string {
  const { prefix, suffix } = first.figure;
  if (unit !== "" || figure.prefix !== "" || figure.suffix !== "" || (BENT.test(language) && suffix !== ""))
    return figure.display;
  return figure.display.startsWith("≈")
    ? `≈${prefix}${figure.display.slice(1)}${suffix}`
    : `${prefix}${figure.display}${suffix}`;
}

/** Counted in the same, in coins of the same money, or in nothing that is said again. */
function areOfOneUnit(
  one: FoundFigure,
  other: FoundFigure,
  values: readonly (number | null)[] | null,
): boolean {
  if (other.unit === "" && other.figure.prefix === "" && other.figure.suffix === "") return true;
  const converted = values !== null && values[1] !== other.figure.value;
  const same =
    one.figure.suffix.trim() === other.figure.suffix.trim() && one.figure.prefix === other.figure.prefix;
  return same || converted;
}

/** The one amount of a sentence, what it is of, and the verb between; null where it says more, or nothing that is known to measure. */
function toldIn(sentence: string, language: string, verbs: string, known: string): Told | null {
  const text = withoutStop(sentence.trim()).replaceAll(
    /(?<!\p{L})just (?:under|over)(?=\s\p{Nd})/giu,
    (said) => "roughly".padStart(said.length),
  );
  if (/[?？؟!！:：;；"“”„«»()]/u.test(text)) return null;
  const sure = sureStatement(text, language);
  const [found, another] = sure === null ? [] : sure.amounts;
  if (sure === null || found === undefined || another !== undefined || sure.own.trim() !== text.trim())
    return null;
  if (amountsIn(text, language).length !== 1 || isNoSize(found, text)) return null;
  const opened = regex(
    `^(?<label>(?:${PAIR_OPENERS[language] ?? "(?!)"})\\s[^,\\p{Nd}]+),\\s(?<rest>[^,]+)$`,
    "iu",
  ).exec(text.slice(0, found.start).trimEnd())?.groups;
  const tail = text.slice(found.end).trim();
  if (countWords(tail) > MOST_WORDS.tail || /[,\p{Nd}]/u.test(tail) || (countWords(tail) > 1 && !OF_MEASURE.test(tail))) return null; // prettier-ignore
  const head = (opened?.["rest"] ?? text.slice(0, found.start)).replaceAll(/\s+/gu, " ").trim();
  const atVerb = cutAtVerb(head, verbs, known);
  const cut = atVerb ?? (opened === undefined ? withoutVerb(head, language, known) : behindComma(head, known)); // prettier-ignore
  if (cut === null) return null;
  const label = (opened?.["label"] ?? cut.before)
    .replace(/\s(?:then|now|today|damals|heute|alors|entonces|ahora|allora|ora)$/iu, "")
    .trim();
  const isOpened = regex(`^(?:${PAIR_OPENERS[language] ?? "(?!)"})\\s`, "iu").test(label);
  const bare = isOpened || BEFORE_ADJECTIVE.test(label) ? label : label.replace(ARTICLES, "");
  if (
    bare === "" ||
    /[,\p{Nd}]/u.test(bare) ||
    countWords(bare) > MOST_WORDS.label ||
    STANDS_FOR.test(bare) ||
    /^(?:its|their)\s/iu.test(bare)
  )
    return null;
  return {
    label: bare,
    verb: cut.verb,
    elided: atVerb === null && opened === undefined,
    opened: isOpened,
    found,
    tail,
    said: sentence.slice(found.start, found.start + SAID),
  };
}

/** Hours of the day, ages, temperatures, ranks: no length of a bar. */
function isNoSize({ end, unit, figure }: FoundFigure, text: string): boolean {
  const next = /^\s?(?<word>[\p{L}°]\S*)/u.exec(text.slice(end))?.groups?.["word"] ?? "";
  const isYear = unit === "" && figure.prefix === "" && isYearAlone(figure.display);
  return isYear || NO_SIZE.test(unit) || NO_SIZE.test(next) || NO_SIZE.test(figure.suffix.trim());
}

/** Where the verb begins that says how much, right before the amount: a known one, or the one of the sentence before, in any of its times. */
function cutAtVerb(head: string, verbs: string, known: string): { before: string; verb: string } | null {
  const words = head.split(" ");
  for (let back = 1; back <= Math.min(MOST_WORDS.between, words.length); back += 1) {
    const at = words.length - back;
    const [word = "", next = ""] = [words[at], words[at + 1]];
    const two = next === "" ? "" : `${word} ${next}`;
    const isVerb = regex(`^(?:${verbs})$`, "iu").test(word) || regex(`^(?:${verbs})$`, "iu").test(two);
    if (isVerb || (known !== "" && shareStem(word, known))) {
      const before = words.slice(0, at);
      while (PAIR_CLITICS.test(before.at(-1) ?? "") && before.length > 1) before.pop();
      return { before: before.join(" "), verb: word };
    }
    // Only little words stand between it and the amount.
    if (!PAIR_CLITICS.test(word) && !/^(?:il|lo|la|le|i|un|una|eine?|a|for|to|in|at)$/iu.test(word)) break;
  }
  return null;
}

/** "Aus dem Dorfnetz knapp | 22 Cent": where the verb is that of the sentence before, only what it opens with is left. */
function withoutVerb(head: string, language: string, known: string): { before: string; verb: string } | null {
  if (known === "" || !regex(`^(?:${PAIR_OPENERS[language] ?? "(?!)"})\\s`, "iu").test(head)) return null;
  const words = head.split(" ");
  while (PAIR_CLITICS.test(words.at(-1) ?? "")) words.pop();
  return words.length < 2 || words.length > MOST_WORDS.between
    ? null
    : { before: words.join(" "), verb: known };
}

/** "À mão, um homem apanha | 80 quilos": what is named before the comma is so whatever the verb, which the second must say again. */
function behindComma(head: string, known: string): { before: string; verb: string } | null {
  const words = head.split(" ");
  while (PAIR_CLITICS.test(words.at(-1) ?? "") && words.length > 1) words.pop();
  const verb = words.at(-1) ?? "";
  return known === "" || shareStem(verb, known) ? { before: "", verb } : null;
}

/** Verbs of money, of time and of weight: what something costs and how long it takes have no scale in common. */
const KINDS = [
  /^(?:cost|kost|coût|cuest|cust|pay|paid|kosz|сто|кошт|earn)/iu,
  /^(?:take|took|last|dauer|prend|pren|dur|tard|demor|duur|trwa|дл|три)/iu,
  /^(?:weigh|wieg|wog|pès|pes|weeg|woog|väg|vej|vei|waż|вес|важ)/iu,
];

const WEIGHT = 2;

function areOfOneKind(one: string, other: string): boolean {
  const [a, b] = [one, other].map((verb) => KINDS.findIndex((kind) => kind.test(verb)));
  return a === b || (a !== undefined && b !== undefined && Math.min(a, b) < 0 && Math.max(a, b) === WEIGHT);
}

function shareStem(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const least = Math.min(a.length, b.length, STEM);
  return least >= 3 && a.slice(0, least) === b.slice(0, least);
}
