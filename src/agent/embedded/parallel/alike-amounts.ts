import type { ToldBars } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { isPercent, type FoundFigure } from "../text/figures.ts";
import { PER_EACH } from "../text/per-each.ts";
import { proportionsOf } from "../text/proportions.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { calendarFinders } from "../scenes/calendar-spots.ts";
import { TAKES, unitOf } from "../scenes/gapped-row.ts";
import { isTimeUnit } from "../scenes/row-keys.ts";
import { tellsChange } from "../scenes/row-words.ts";
import { commandIn } from "../text/commands.ts";
import { alikeClauses, type AlikeClause } from "./alike-clauses.ts";
import { isDrawnAsRow } from "../scenes/tells-row.ts";
import type { Passage } from "./parted-block.ts";
import { namesBefore, namesBehind, type AlikeNames } from "./alike-names.ts";
import { GREW, NO_SIZE } from "./alike-words.ts";

type Bars = { shows: ToldBars; lead: string; count: number };

/** What `alikeAmounts` finds in a sentence of a passage, where no reader that knows its words draws it. */
export function alikeAt({ sentences, language, headings }: Passage, at: number): Bars | null {
  const sentence = sentences[at] ?? "";
  const found = alikeAmounts(sentence, language, headings.length > 1 && headings[0] !== "");
  return found === null || isDrawnAsRow(sentence, language) ? null : found;
}

/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;
/** Two that are more alike than this are no picture. */
const LEAST_SPREAD = 1.2;
const MOST_MEASURE_WORDS = 6;
const SAID = 10;
/** Nouns change with the number before them. */
const BENT = /^(?:pl|cs|ru|uk)$/u;
/** Small sums are prices, which are read as a list. */
const LARGE_SUM = 1000;

/**
 * "The ferry carries 300 people an hour, the old bridge 900 and the planned bridge 2,400", "… 599 millones de litros de tequila y
 * apenas unos 12 millones de mezcal": one measure of two things or more in the clauses of a sentence, whatever its verb. Null
 * where a clause says more than its name and how much, or where nothing would say what is measured. `headed`: a heading of the
 * brief stands above it.
 */
export function alikeAmounts(sentence: string, language: string, headed: boolean): Bars | null {
  const told = alikeClauses(sentence, language);
  if (told === null || !areOfOneUnit(told.clauses) || commandIn(sentence, language) !== null) return null;
  // "Pe 4 decembrie, sala 21": numbers of days and rooms.
  if (calendarFinders(language).some((find) => find(sentence).length > 0)) return null;
  // "De cada 100 litros se pierden 31": a part and its whole are a ring.
  if (proportionsOf(sentence, language).length > 0) return null;
  const tailed = withoutTails(told.clauses);
  const before = tailed === null ? null : namesBefore({ ...told, clauses: tailed }, language);
  const { when, clauses } = told;
  const behind = before === null ? namesBehind(told, language) : null;
  const named = before ?? behind;
  if (named === null) return null;
  const tail = before === null ? "" : (clauses[0]?.after ?? "");
  const sized = clauses.every(({ found }) => before === null ? isWeighty(found) : isSize(found, tail, before, language)); // prettier-ignore
  const grew = regex(`^(?:${GREW[language] ?? "(?!)"})$`, "iu").test(named.verb);
  if (BENT.test(language) && clauses.some(({ found }) => unitOf(found) === "|")) return null;
  if (!sized || (tellsChange(named.verb) && !grew)) return null;
  const [first] = clauses;
  const counted = [first?.found.unit ?? "", behind?.noun ?? tail, named.each].filter((part) => part !== "");
  const measure = counted.join(behind?.noun === undefined || behind.noun === "" ? " " : " de ");
  // "9 пешек", "литров воды": bent as their number asks, and no heading.
  const says = !BENT.test(language) && /\p{L}{4}/u.test(measure) && countWords(measure) <= MOST_MEASURE_WORDS;
  const lead = says ? capitalise(when === "" ? measure : `${measure}, ${when.charAt(0).toLowerCase()}${when.slice(1)}`, language) : when; // prettier-ignore
  if (lead === "" && !headed) return null;
  const parts = clauses.map(({ found }, at) => {
    const { label = "", offset = 0 } = named.names[at] ?? {};
    const display = grew && isPercent(found.figure) ? `+${found.figure.display}` : found.figure.display;
    return { label, display, value: found.figure.value ?? 0, said: sentence.slice(offset, offset + SAID) };
  });
  if (!isTelling(parts)) return null;
  return { shows: { form: "bars", parts, ...(tail === "" && when === "" && (behind?.noun ?? "") === "" ? {} : { measure: lead }) }, lead, count: 1 }; // prettier-ignore
}

function isTelling(parts: readonly { label: string; value: number }[]): boolean {
  const values = parts.map(({ value }) => value);
  const labels = new Set(parts.map(({ label }) => label.toLowerCase()));
  const spread = Math.max(...values) / Math.min(...values);
  return labels.size === parts.length && spread <= MOST_SPREAD && spread >= (parts.length === 2 ? LEAST_SPREAD : 1.05); // prettier-ignore
}

/** One sign and one unit, or a word of which the end changes: "25 litrów", "4 litry". */
function areOfOneUnit(clauses: readonly AlikeClause[]): boolean {
  const [first, ...others] = clauses.map(({ found }) => unitOf(found));
  return others.every((unit) => unit === first || isForm(unit, first ?? ""));
}

/** Of units as `unitOf` gives them, sign and word: a scale (millions, milliards) is no form of another. */
function isForm(one: string, other: string): boolean {
  const [[sign = "", word = ""], [otherSign = "", otherWord = ""]] = [one.split("|"), other.split("|")];
  return sign === otherSign && sharesStem(word, otherWord) && !SCALED.test(one) && !SCALED.test(other);
}

const STEM = 4;

function sharesStem(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.slice(0, STEM) === b.slice(0, STEM) && Math.min(a.length, b.length) >= STEM;
}

/**
 * What the first says behind its amount the others leave out or say once more; what only the last says besides, "on today's power",
 * is its `rest`. Null where another says something else.
 */
function withoutTails(clauses: readonly AlikeClause[]): AlikeClause[] | null {
  const [first, ...others] = clauses;
  if (first === undefined || !WORDS.test(first.after)) return null;
  const said = first.after.toLowerCase();
  const known = others.flatMap((clause, at): AlikeClause[] => {
    const own = clause.after.toLowerCase();
    if (own === "" || said.startsWith(own)) return [clause];
    const rest = said !== "" && own.startsWith(`${said} `) ? clause.after.slice(said.length + 1) : "";
    if (rest === "" && countWords(own) === 1 && sharesStem(own, said)) return [clause];
    const isLast = at === others.length - 1;
    return isLast && WORDS.test(rest) && rest !== "" && countWords(rest) <= MOST_REST_WORDS ? [{ ...clause, rest }] : []; // prettier-ignore
  });
  return known.length < others.length ? null : [first, ...known];
}

const MOST_REST_WORDS = 4;
const WORDS = /^[\p{L}\p{M}\p{No}\s'’-]*$/u;

/** A length, a weight, a count of something, a share: what a bar may begin at nought for. */
function isSize(found: FoundFigure, tail: string, { verb, lasts }: AlikeNames, language: string): boolean {
  const { unit, figure } = found;
  const noun = tail.split(/\s+/u)[0] ?? "";
  if (NO_SIZE.test(unit) || NO_SIZE.test(figure.suffix.trim())) return false;
  if (isSum(found)) return isWeighty(found);
  if (isTimeUnit(unit)) return lasts || TAKES.test(verb) || regex(`(?:^|\\s)(?:${PER_EACH[language] ?? "(?!)"})$`, "iu").test(tail); // prettier-ignore
  if (unit !== "" || isPercent(figure)) return true;
  return (
    Number.isInteger(figure.value) && /^\p{L}{3,}$/u.test(noun) && !NO_SIZE.test(noun) && !isTimeUnit(noun)
  );
}

/** Of large amounts; grams and cups of this and that are what something is made of. */
function isWeighty(found: FoundFigure): boolean {
  const { figure, unit } = found;
  if (isSum(found)) return (figure.value ?? 0) >= LARGE_SUM || SCALED.test(figure.display);
  return SCALED.test(figure.display) || WEIGHTY.test(unit);
}

const SCALED =
  /million|milliard|billion|miljo|miljar|mili[oa]|milh|millon|mln|mld|млн|млрд|мільйон|миллион/iu;
const WEIGHTY =
  /^(?:t|km|ha|[kMGT]Wh|[kMG]W|m³|km²|tonn?e?s?|Tonnen|tonn?ellate|toneladas|ton|тонн?[аы]?|kilomet\p{L}+|kilomèt\p{L}+|kilómet\p{L}+|chilomet\p{L}+|hectares?|Hektar|hectáreas|ettari|hektar\p{L}*)$/u;
