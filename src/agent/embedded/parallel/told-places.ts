import type { ToldBars } from "../brief/brief.ts";
import { isPercent, type FoundFigure } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { gappedRow, TAKES, unitOf } from "../scenes/gapped-row.ts";
import { MEASURE_WORDS } from "../scenes/measure-words.ts";
import { LENGTH, measuredRow } from "../scenes/measured-row.ts";
import { placedRow } from "../scenes/placed-row.ts";
import { measureOf } from "../scenes/row-measure.ts";
import { isGlue, tellsChange, wordsIn } from "../scenes/row-words.ts";
import { isTimeUnit } from "../scenes/row-keys.ts";
import { splitAtClauses } from "./amount-clauses.ts";
import { ADVERBS, MEASURED_VERBS, OF_ITS, PLACE_FRAMES, STANDS_FOR } from "./place-words.ts";
import { regex } from "../text/regex.ts";
import { ARTICLES } from "./side-words.ts";
import { sureStatement } from "./sure-amounts.ts";

const FEWEST = 3;
const MOST = 8;
const SAID = 10;
const MOST_LABEL_WORDS = 5;
const MOST_HEAD_WORDS = 7;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;

/** A thing or place with its value; `measure`: what of it, where that is named with it; `before` and `after`: what else is told of it, `offset`: where in the sentence it is told. */
type Told = {
  label: string;
  measure: string;
  found: FoundFigure;
  before: string;
  after: string;
  at: number;
  offset: number;
};

/**
 * "At Naples the tide rises 0.3 m, … At Liverpool it rises 8.4 m, … In the Bay of Fundy it reaches 16 m": one measure of three
 * places or more, or of three things ("The depth of …"), each in a clause that may go on with a remark. Null where a clause says
 * another thing than the first, counts in another unit, or has no name of its own.
 */
export function placesFrom(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldBars; lead: string; count: number } | null {
  const told: Told[] = [];
  let count = 0;
  for (const [nth, sentence] of sentences.slice(at).entries()) {
    const some = toldIn(sentence, nth, language);
    const [first] = told.length === 0 ? (some ?? []) : told;
    if (some === null || first === undefined || told.length + some.length > MOST) break;
    if (!some.every((one) => one === first || isAlike(one, first, language))) break;
    told.push(...some);
    count = nth + 1;
  }
  const [first] = told;
  if (first === undefined || told.length < FEWEST || !isCourse(told)) return null;
  // A sentence that is a row by itself is read as one.
  const row = [measuredRow, placedRow, gappedRow].some((read) => read(sentences, at, language) !== null);
  if (count === 1 && row) return null;
  // A picture of the others would leave out what stands before them.
  const before = toldIn(sentences[at - 1] ?? "", 0, language)?.at(-1);
  if (before !== undefined && (isAlike(first, before, language) || isAlike(before, first, language)))
    return null;
  const lead = headOf(first, language);
  if (lead === null) return null;
  const parts = told.map(({ label, found, at: nth, offset }) => ({
    label,
    display: found.figure.display,
    value: found.figure.value ?? 0,
    said: (sentences[at + nth] ?? "").slice(offset, offset + SAID),
  }));
  return { shows: { form: "bars", parts }, lead, count };
}

function isCourse(told: readonly Told[]): boolean {
  const values = told.map(({ found }) => found.figure.value ?? 0);
  const labels = new Set(told.map(({ label }) => label.toLowerCase()));
  return labels.size === told.length && Math.max(...values) / Math.min(...values) <= MOST_SPREAD && new Set(values).size > 1; // prettier-ignore
}

/** Each clause of a sentence with its name and its one value; null where one of them has none, or is not sure. */
function toldIn(sentence: string, at: number, language: string): Told[] | null {
  const sure = sureStatement(sentence, language);
  if (sure === null || sure.amounts.length === 0) return null;
  const { own, amounts } = sure;
  const lasts = own.split(/\s+/u).some((word) => TAKES.test(word));
  if (!amounts.every((one) => isMeasured(one, lasts))) return null;
  const clauses = splitAtClauses(own, amounts, language);
  const told = (clauses ?? []).map((clause, nth): Told | null => {
    const found = amounts[nth];
    if (found === undefined) return null;
    const before = own.slice(clause.start, found.start);
    const named = nameIn(before, nth > 0, language);
    if (named === null || /\p{Nd}/u.test(`${named.label} ${named.rest}`)) return null;
    const after = own.slice(found.end, clause.end).trim();
    return {
      label: named.label,
      measure: named.measure,
      found,
      before: named.rest,
      after,
      at,
      offset: clause.start + named.offset,
    };
  });
  const known = told.filter((one) => one !== null);
  return known.length === amounts.length ? known : null;
}

/** A length, a weight, a temperature; what lasts so long may be when, and shares are parts. */
function isMeasured(found: FoundFigure, lasts: boolean): boolean {
  return (found.unit !== "" || found.figure.prefix !== "") && !isPercent(found.figure) && (lasts || !isTimeUnit(found.unit)); // prettier-ignore
}

/** The place or thing that a clause is about, and what else it says before its value. */
function nameIn(
  before: string,
  elided: boolean,
  language: string,
): { label: string; measure: string; rest: string; offset: number } | null {
  const places = PLACE_FRAMES[language] ?? [];
  for (const [at, frame] of [...places, ...subjectFrames(elided, language)].entries()) {
    const found = regex(frame, "u").exec(before);
    const label = found?.groups?.["name"]?.trim() ?? "";
    if (found === null || label === "") continue;
    if (countWords(label) > MOST_LABEL_WORDS || !/^[\p{L}\p{M}\s'’.·-]+$/u.test(label)) continue;
    if (STANDS_FOR.test(label)) return null;
    // "De Bilt", "Los Angeles" keep what is a part of their names.
    const bare = at < places.length ? label : label.replace(ARTICLES, "");
    const measure = found.groups?.["measure"] ?? "";
    const rest = `${measure} ${found.groups?.["rest"] ?? ""}`.replaceAll(/\s+/gu, " ").trim();
    return { label: capitalise(bare, language), measure, rest, offset: before.indexOf(label) };
  }
  return null;
}

/** "The Nile is", and behind it "the Thames only": a subject with the verb that measures it, or where `elided` without. */
function subjectFrames(elided: boolean, language: string): string[] {
  const verbs = subjectVerbs(language);
  if (verbs === null) return [];
  const name = "(?<name>[\\p{L}\\p{M}'’-]+(?:\\s[\\p{L}\\p{M}'’-]+){0,3}?)";
  const told = `^\\s*${name}\\s(?<rest>(?:${verbs})(?:\\s(?:${ADVERBS}))?)\\s*$`;
  return elided ? [told, `^\\s*${name}(?:\\s(?<rest>${ADVERBS}))?\\s*$`] : [told];
}

/** "Is", "weighs": verbs behind what they measure. */
function subjectVerbs(language: string): string | null {
  const words = MEASURE_WORDS[language];
  return words === undefined ? null : [words.is, ...Object.keys(words.verbs)].join("|");
}

/** "Length" of "is | 6,650 km | long"; what is so many kilometres is long. */
function nounOf(said: string, found: FoundFigure, language: string): string | null {
  const { verbs = {}, tall = {} } = MEASURE_WORDS[language] ?? {};
  const nouns = [...Object.entries(verbs), ...Object.entries(tall)];
  const told = nouns.find(([words]) => regex(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu").test(said))?.[1];
  const isFar = /^(?:km|км|كم)$/u.test(found.figure.suffix.trim());
  return told ?? (isFar ? nouns.find(([, noun]) => LENGTH.test(noun))?.[1] : undefined) ?? null;
}

/** Whether a clause tells of its name what the first told of another. */
function isAlike(one: Told, first: Told, language: string): boolean {
  if (unitOf(one.found) !== unitOf(first.found) && !isSameUnit(one.found, first.found)) return false;
  const told = wordsIn(`${first.before} ${first.after}`);
  const verbs = MEASURED_VERBS[language] ?? "(?!)";
  return wordsIn(`${one.before} ${one.after}`).every(
    (word) =>
      told.includes(word) ||
      // "It falls 3 m" behind "it rises 8 m" is another thing.
      (!tellsChange(word) && (isGlue(word, told) || regex(`^(?:${verbs}|${ADVERBS})$`, "iu").test(word) || told.some((known) => shareStem(known, word)))), // prettier-ignore
  );
}

/** "метра" and "метров", "kilometre" and "km": forms of one word. */
function isSameUnit(one: FoundFigure, other: FoundFigure): boolean {
  const [a, b] = [one, other].map(({ figure }) => figure.suffix.trim().toLowerCase());
  return one.figure.prefix === other.figure.prefix && a !== undefined && b !== undefined && (shareStem(a, b) || a === b); // prettier-ignore
}

const STEM = 4;

function shareStem(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < least && one[shared] === other[shared]) shared += 1;
  return shared >= STEM;
}

/** Languages that bend what is measured and what it is of: "mm deszczu rocznie". */
const SLAVIC = /^(?:pl|ru|uk)$/;

/** What is measured: "Depth", "Rain a year", "The tide rises …"; null where the words do not say. */
function headOf({ measure, before, after, found }: Told, language: string): string | null {
  // "Глубина | Байкала": the name ends what the heading begins.
  if (measure !== "")
    return `${capitalise(withoutVerb(measure), language)}${SLAVIC.test(language) ? " …" : ""}`;
  const isSubject = regex(`^(?:${subjectVerbs(language) ?? "(?!)"})(?:\\s(?:${ADVERBS}))?$`, "iu").test(
    before,
  );
  if (isSubject) return nounOf(`${before} ${after}`, found, language);
  const verbs = regex(`(?<!\\p{L})(?:${MEASURED_VERBS[language] ?? "(?!)"})(?!\\p{L})`, "giu");
  const bare = (said: string): string => said.replace(verbs, " ").replaceAll(/\s+/gu, " ").trim();
  const tied = after.replace(regex(`^(?:${OF_ITS[language] ?? "(?!)"})`, "iu"), "").trim();
  const subject = wordsIn(bare(before));
  // "Caen | 200 mm | de lluvia al año": behind the value stands what it is of.
  if (tied !== after || subject.every((word) => isGlue(word, []))) {
    const noun = /^(?:tr|ja|ko)$/u.test(language) ? bare(tied) : tied;
    if (countWords(noun) > MOST_HEAD_WORDS || !/\p{L}{3}|\p{Script=Han}/u.test(noun)) return null;
    return SLAVIC.test(language) ? `${found.unit} ${noun}` : capitalise(noun, language);
  }
  const names = { base: language, names: new Set<string>() };
  const named = measureOf({ lead: "", before, after, unit: found.unit }, names);
  if (named !== null) return named;
  return countWords(before) <= MOST_HEAD_WORDS ? `${capitalise(before, language)} …` : null;
}

/** "يبلغ طول نهر": the verb stands before what it measures. */
function withoutVerb(measure: string): string {
  return measure.replace(/^(?:يبلغ|تبلغ|بلغ|بلغت)\s/u, "");
}
