import { countWords, capitalise, endSentence } from "../text/sentences.ts";
import { joinList } from "../phrases/join-list.ts";
import { fill } from "../phrases/phrases.ts";
import { isCommonWord } from "../english/common-words.ts";
import { isPluralNoun, lowerFirst, words } from "../english/grammar.ts";
import type { ChartData } from "./chart-form.ts";
import { compose, LEAD, say, type SceneContext, type Utterance } from "./draft.ts";
import { narrateLine } from "./course-narration.ts";
import { asIncrements } from "./increments.ts";
import { narrateSeveral } from "./series-narration.ts";
import { type Row, rowsOf, spokenUnit, nameAll, withAllMarks } from "./chart-rows.ts";
import { areTimes, englishPreposition } from "./time-labels.ts";
import { unitNamed } from "./head-unit.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** What a chart shows, in a few sentences: not row after row. Each category that is named has its mark. */
export function narrateChart(data: ChartData, context: SceneContext): Utterance[] {
  const first = data.series[0];
  if (first === undefined) return [];
  if (data.series.length > 1) return narrateSeveral(data, context);
  const rows = rowsOf(data, first, context);
  if (rows.length < 2) return [];
  // What each year added is told year by year, as its columns stand.
  if (asIncrements(data, context.heading).chart !== data.chart && rows.length <= MOST_RISING)
    return [withAllMarks(nameAll(rows, first.name, context), rows)];
  if (data.chart === "line" || data.chart === "area")
    return narrateLine(rows, first.name, data.unit, context);
  // "Километр" is said with every value, and names none.
  const name = data.unit === "" && unitNamed(first.name, context.language) !== null ? "" : first.name;
  const told = rises(rows) && !(context.base === "en" && rows.length <= MOST_FEW) ? narrateRising(rows, name, context) : rows.length <= MOST_FEW ? narrateFew(rows, name, context) : narrateMany(rows, name, context); // prettier-ignore
  return [...told, ...narrateTotal(data, context)];
}

function narrateTotal({ total, unit }: ChartData, context: SceneContext): Utterance[] {
  if (total === undefined) return [];
  const sum = `${context.phrases.colon}${spokenUnit(total.display, unit, context.base)}`;
  const stop = endSentence("x", context.language).slice(1);
  return [compose([["total", capitalise(total.label)], sum, stop], 1.2)];
}

/** Up to four: all are said, the largest first and the last as the contrast; what rises or bears its date is told as it came. */
function narrateFew(rows: readonly Row[], name: string, context: SceneContext): Utterance[] {
  const labels = rows.map(({ label }) => label);
  // Months keep their order, and what bears its year is told as it came.
  const times = areTimes(labels, context.base);
  const inOrder = times || labels.every((label) => DATED.test(label)) || rises(rows);
  const sorted = inOrder ? rows : rows.toSorted((a, b) => b.value - a.value);
  if (context.base !== "en") return [nameAll(sorted, name, context)];
  const last = sorted.at(-1);
  const before = sorted.at(-2);
  const contrast =
    !inOrder &&
    last !== undefined &&
    before !== undefined &&
    last.value < before.value * 0.5 &&
    last.value >= 0;
  const called = name === "" ? context.spokenHeading : name;
  // "Share of staff who said they slept well most nights, by quarter" is a sentence before its figures.
  const long = countWords(called) > MOST_BEFORE_COLON;
  const measure = called === "" || long ? "" : `${capitalise(lowerFirst(called, context.names))}: `;
  const lead = long && name !== "" ? [say(capitalise(endSentence(name, "en")), 1.2, [LEAD])] : [];
  const parts: (string | readonly [string, string])[] = [measure];
  sorted.forEach((row, index) => {
    const isLast = index === sorted.length - 1;
    if (index > 0) parts.push(isLast ? (contrast ? ", but only " : " and ") : ", ");
    const joint = times || isYearAlone(row.label) ? englishPreposition(row.label) : "for";
    parts.push(`${row.display} ${joint} `, [`row:${row.at}`, row.label]);
  });
  return [...lead, compose([...parts, "."], 1.8)];
}

const MOST_BEFORE_COLON = 8;

/** Places along a route, stages of a growth: where every value is above the one before, the order is the brief's own. */
function rises(rows: readonly Row[]): boolean {
  return rows.length >= FEWEST_RISING && rows.every(({ value }, at) => at === 0 || value > (rows[at - 1]?.value ?? 0)); // prettier-ignore
}

/** "Taipei 101 (2004)". */
const DATED = /\(\p{Nd}{4}\)$/u;
/** Two values rise by chance, three are a course: told from the largest, 419, 280, 185 ran backwards. */
const FEWEST_RISING = 3;
const MOST_FEW = 4;
const MOST_RISING = 6;

/** In their order: all of up to six, of more the first, two on the way and the last. */
function narrateRising(rows: readonly Row[], name: string, context: SceneContext): Utterance[] {
  const last = rows.length - 1;
  const told = new Set(rows.length <= MOST_RISING ? rows.keys() : [0, Math.round(last / 3), Math.round((last * 2) / 3), last]); // prettier-ignore
  return [withAllMarks(nameAll(rows.filter((_, at) => told.has(at)), name, context), rows)]; // prettier-ignore
}

function narrateMany(rows: readonly Row[], name: string, context: SceneContext): Utterance[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const rest = sorted.filter(
    (row) => !/^(?:other|others|rest|sonstige|autres?|otros|其他)$/i.test(row.label),
  );
  const [top, second, third] = rest;
  const lowest = rest.at(-1);
  if (top === undefined || second === undefined || third === undefined || lowest === undefined) return [];
  if (context.base !== "en") {
    // Of few parts none is seen that is not heard; of many the next largest speaks for those between.
    const between = rest.slice(1, -1);
    return [
      ranked(context.phrases.highest, top, context),
      followed(between.length <= MOST_BETWEEN ? between : [second], context),
      ranked(context.phrases.lowest, lowest, context),
    ];
  }
  if (rows.some(({ label }) => mayBePlural(label))) return tellEach(rows, rest, name, context);
  const middle = rest.slice(3, -1);
  const utterances = [
    compose(
      [
        ["row:" + top.at, capitalise(top.label)],
        ` comes first, with ${top.display}, followed by `,
        ["row:" + second.at, second.label],
        ` with ${second.display} and `,
        ["row:" + third.at, third.label],
        ` with ${third.display}.`,
      ],
      1.8,
    ),
  ];
  if (middle.length > 0 && middle.length <= 4) {
    const parts: (string | readonly [string, string])[] = [];
    middle.forEach((row, index) => {
      if (index > 0) parts.push(index === middle.length - 1 ? " and " : ", ");
      parts.push(
        [`row:${row.at}`, index === 0 ? capitalise(row.label) : row.label],
        index === 0 ? ` is at ${row.display}` : ` at ${row.display}`,
      );
    });
    utterances.push(compose([...parts, "."], 0.9));
  }
  if (lowest !== third)
    utterances.push(
      compose([["row:" + lowest.at, capitalise(lowest.label)], ` comes last, with ${lowest.display}.`], 1.2),
    );
  return utterances;
}

/** "Eggs", "Adults that return": no name, and several. "Naples" is one. */
function mayBePlural(label: string): boolean {
  const [head = ""] = label.split(/\s(?:that|who|which|lost|left)\s|\s[(–—]/iu);
  return isPluralNoun(head) && words(head).some((word) => isCommonWord(word.toLowerCase()));
}

const BARE = /^\p{Nd}[\p{Nd}.,]*$/u;
/** "Million pounds": a head that says how much one of them is. */
const COUNTS = /^(?:hundreds?|thousands?|millions?|billions?)\s(?:of\s)?\p{Ll}[\p{L}\s]{2,24}$/iu;

/** "Eggs: 8,000. Fry: 4,500.": without a verb one is told as many are, in the brief's own order where it falls or rises. */
function tellEach(
  rows: readonly Row[],
  rest: readonly Row[],
  name: string,
  { names }: SceneContext,
): Utterance[] {
  const falls = rows.every(({ value }, at) => at === 0 || value <= (rows[at - 1]?.value ?? value));
  const whole = falls ? rows : [...rest, ...rows.filter((row) => !rest.includes(row))];
  const told = whole.length <= MOST_EACH ? whole : [...whole.slice(0, TOP), ...whole.slice(-1)];
  return told.map((row, at) =>
    compose(
      [
        [`row:${row.at}`, capitalise(row.label)],
        // "17.2 million pounds": what all count in is said with the first.
        `: ${row.display}${at === 0 && BARE.test(row.display) && COUNTS.test(name) ? ` ${lowerFirst(name, names)}` : ""}.`,
      ],
      at === 0 || at === told.length - 1 ? 1.5 : 1.1,
    ),
  );
}

const MOST_EACH = 7;
const TOP = 3;

const MOST_BETWEEN = 4;

function ranked(pattern: string, row: Row, context: SceneContext): Utterance {
  return marked(fill(pattern, row.label, row.display), [row], context);
}

/** "Then water with 3,120, paths with 2,880 and insurance with 1,140": what lies between the largest and the smallest. */
function followed(rows: readonly Row[], context: SceneContext): Utterance {
  const pairs = rows.map(({ label, display }) => fill(context.phrases.pairOf, label, display));
  return marked(fill(context.phrases.next, joinList(pairs, context.language)), rows, context);
}

function marked(text: string, rows: readonly Row[], { language }: SceneContext): Utterance {
  const sentence = capitalise(endSentence(text, language));
  const said = sentence.toLowerCase();
  let from = 0;
  const marks = rows.map(({ at, label }) => {
    const offset = Math.max(0, said.indexOf(label.toLowerCase(), from));
    from = offset + label.length;
    return { key: `row:${at}`, offset };
  });
  return { text: sentence, weight: 1.4, marks };
}
