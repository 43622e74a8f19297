import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { groupColumn, groupQuantities } from "../text/group-digits.ts";
import { candidateOf, proseChart } from "./chart.ts";
import { chartKind, inBestForm } from "./chart-form.ts";
import type { Candidate, SceneContext, Utterance } from "./draft.ts";
import { isOfHours } from "./clock-row.ts";
import { bracketedRow } from "./bracketed-row.ts";
import { countedThings } from "./counted-things.ts";
import { gappedRow } from "./gapped-row.ts";
import { gappedShares } from "./gapped-shares.ts";
import { namedSum } from "./named-sum.ts";
import { partedWhole } from "./parted-whole.ts";
import { ledValues, type LedValues } from "./led-values.ts";
import { labelledRow } from "./labelled-row.ts";
import { isOneWhole } from "./one-whole.ts";
import { measureOf } from "./row-measure.ts";
import { measuredRow } from "./measured-row.ts";
import { numberedRun } from "./numbered-run.ts";
import { placedRow } from "./placed-row.ts";
import { rowOfValues } from "./row-of-values.ts";
import { sharedOut } from "./shared-out.ts";
import { timedRow } from "./timed-row.ts";
import { toldTimesChart } from "./told-times-chart.ts";

/** Above figures, of which it would show three; below what tells parts of a whole or a history. */
const SCORE = 78;

/** A row of values of one measure that a sentence tells: each bar comes with its word. */
export function rowChartCandidate(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const chart = anyRow(utterances, context);
  return chart !== null && isOfHours(chart.visual(() => undefined)) ? null : chart;
}

function anyRow(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const times = toldTimesChart(utterances, context);
  if (times !== null) return times;
  const measured =
    chartOfThings(utterances, context, measuredRow) ?? chartOfThings(utterances, context, placedRow);
  if (measured !== null) return measured;
  for (const [at, utterance] of utterances.entries()) {
    if (utterance.marks.some(({ key }) => /^(?:row|share|course):/u.test(key))) continue;
    const whole = sumChart(utterance, utterances, context);
    if (whole !== null) return whole;
    const coin = coinChart(utterance, utterances, context);
    if (coin !== null) return coin;
    const shares = gappedSharesChart(utterance, utterances, context);
    if (shares !== null) return shares;
    const steps = stepsChart(utterance, utterances, context);
    if (steps !== null) return steps;
    const bracketed = bracketedChart(utterance, utterances, context);
    if (bracketed !== null) return bracketed;
    const led = ledChart(utterance, utterances, context);
    if (led !== null) return led;
    const row = rowOfValues(utterance.text, context.base, context.ownHeading);
    if (row === null) {
      const counts = countsChart(utterance, utterances, context);
      if (counts !== null) return counts;
      continue;
    }
    const { course, points } = row;
    const spans = points.length === 2;
    const gapped = spans ? clauseWithGap(row) : "";
    // German and Dutch move their verb: "how much of it is still left" is not sure to be well said.
    const own = spans && MOVES_VERB.test(context.base) ? null : measureOf(row, context);
    // "Share of the jars smelled sour" has lost its "that".
    const torn = spans && gapped !== "" && own?.startsWith("Share ") === true;
    const measure =
      (torn ? null : own) ?? (gapped === "" ? headBefore(utterances[at - 1], row, context) : gapped);
    if (spans && measure === null) continue;
    points.forEach(({ offset }, nth) => utterance.marks.push({ key: `bar:${nth}`, offset }));
    const values = points.map(({ value }) => value);
    const displays = groupColumn(
      "",
      points.map(({ display, noun }) =>
        noun === undefined || names(measure, noun) ? display : `${display} ${noun}`,
      ),
      context.language,
    );
    const categories = points.map(({ label, offset }) =>
      spans
        ? withItsPreposition(label, utterance.text, offset, context.language)
        : course
          ? capitalise(label, context.language)
          : label,
    );
    const data = { categories, axis: "", series: [{ name: measure ?? "", values, displays }], unit: "" };
    const last = points.at(-1);
    const behind =
      last === undefined ? "" : (utterance.text.slice(last.offset).split(last.display).at(-1) ?? "");
    // 10, 30 and 60 % after one, two and three days are no parts of a whole.
    const shown =
      course || !isOneWhole(categories, [behind], context.base)
        ? { ...data, chart: chartKind(categories, 1, context.base) }
        : inBestForm(data, context.base);
    return proseChart(shown, [...utterances], { score: SCORE, key: "bar", measure }, context);
  }
  // How long each takes is said by the heading above, or by what is told of all of them.
  const timed = context.ownHeading ? chartOfThings(utterances, context, timedRow) : null;
  return timed ?? chartOfThings(utterances, context, gappedRow) ?? labelledChart(utterances, context);
}

/**
 * "Put in 1,000 euros at 5 percent. After ten years …": what a course begins with heads it, where it is told right before and
 * nothing else does.
 */
function headBefore(
  before: Utterance | undefined,
  { course, points }: { course: boolean; points: readonly unknown[] },
  { ownHeading }: SceneContext,
): string | null {
  const text = before?.text ?? "";
  const tells = course && points.length > 2 && !ownHeading && !/[?？؟:：]\s*$/u.test(text);
  return tells && text !== "" && countWords(text) <= MOST_HEAD_WORDS ? withoutStop(text) : null;
}

const MOST_HEAD_WORDS = 8;

/** "North: $19.4 million. Midlands: $14.1 million. …": what they are amounts of is said by the heading. */
function labelledChart(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const texts = utterances.map(({ text }) => text);
  const points = context.ownHeading ? labelledRow(texts, context.base) : null;
  if (points === null) return null;
  points.forEach(({ at, offset }, index) => utterances[at]?.marks.push({ key: `bar:${index}`, offset }));
  const data = { ...columnsOf(points, null, context), unit: "" };
  const shown = isOneWhole(data.categories, [], context.base) ? inBestForm(data, context.base) : null;
  const chart = shown ?? { ...data, chart: chartKind(data.categories, 1, context.base) };
  return proseChart(chart, [...utterances], { score: SCORE, key: "bar", measure: null }, context);
}

/** Points as the columns of a chart. */
function columnsOf(
  points: readonly { label: string; display: string; value: number }[],
  measure: string | null,
  { language }: SceneContext,
) {
  const displays = groupColumn(
    "",
    points.map(({ display }) => display),
    language,
  );
  const series = [{ name: measure ?? "", values: points.map(({ value }) => value), displays }];
  return { categories: points.map(({ label }) => label), axis: "", series };
}

/** "Memory keeps": what is told of two times, where their values stand at an end of it; with a gap inside it reads as torn. */
function clauseWithGap({ before, after }: { before: string; after: string }): string {
  if (before.trim() !== "" && after.trim() !== "") return "";
  const words = `${before.trim()}${after.trim()}`;
  return /\p{L}{2}/u.test(words) && words.length <= MOST_GAPPED ? capitalise(words) : "";
}

const MOVES_VERB = /^(?:de|nl)$/;

/** UTF-16 units of a line under a heading. */
const MOST_GAPPED = 80;

/** "Nach vier Stunden", "after 36 hours", as it is said. */
function withItsPreposition(label: string, text: string, offset: number, language: string): string {
  const before = /(?:^|[,;،，、]\s?|\s(?:and|und|et|y|e|en|og|och|i|и|та)\s)(?<said>[^,;،，、]{1,14})$/iu.exec(text.slice(0, offset))?.groups?.["said"] ?? ""; // prettier-ignore
  return capitalise(`${before}${text.slice(offset, offset + label.length)}`.trim(), language);
}

/** "The wing costs £7.5m: £3.9m for the building, …": parts of a whole, headed by it. */
function sumChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  const { text } = utterance;
  const before = utterances[utterances.indexOf(utterance) - 1]?.text ?? "";
  const sum = namedSum(text, context.base) ?? partedWhole(text, "", context.base) ?? partedWhole(text, before, context.base); // prettier-ignore
  if (sum === null) return null;
  const { heading, points } = sum;
  points.forEach(({ offset }, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  const displays = groupColumn(
    "",
    points.map(({ display }) => display),
    context.language,
  );
  const series = [{ name: heading, values: points.map(({ value }) => value), displays }];
  const categories = points.map(({ label }) => label);
  const data = { categories, axis: "", series, unit: "", chart: "donut" as const };
  const chart = candidateOf(data, [...utterances], SCORE, { ...context, heading: groupQuantities(heading, context.language) }, "bar"); // prettier-ignore
  return context.ownHeading ? chart : { ...chart, heading };
}

/** "Of every pound, 34p paid wages, 27p bought fuel, …": a ring of what it goes into. */
function coinChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  const shared = sharedOut(utterance.text);
  if (shared === null) return null;
  const { lead, points } = shared;
  points.forEach(({ offset }, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  // Beneath a heading of its own what is shared out is said under that.
  const data = { ...columnsOf(points, context.ownHeading ? lead : null, context), unit: "", chart: "donut" as const }; // prettier-ignore
  return proseChart(data, [...utterances], { score: SCORE_OF_WHOLE, key: "bar", measure: lead }, context);
}

/** "Bread brings in 41 percent of sales, pastries 27 and everything else 32": parts that come to a whole. */
function gappedSharesChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  const shares = gappedShares(utterance.text, context.base);
  if (shares === null) return null;
  const { before, after, points } = shares;
  const measure = measureOf({ lead: "", before, after, unit: "%" }, context);
  points.forEach(({ offset }, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  const columns = columnsOf(points, measure, context);
  const parts = isOneWhole(columns.categories, [after], context.base);
  const data = { ...columns, unit: "" };
  const shown = parts ? inBestForm(data, context.base) : { ...data, chart: chartKind(columns.categories, 1, context.base) }; // prettier-ignore
  return proseChart(shown, [...utterances], { score: SCORE_OF_WHOLE, key: "bar", measure }, context);
}

/** "Accidents last year: foundations 3, walls 21, roof 28": a bar for each, under what stands before the colon. */
function ledChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  return chartUnderLead(ledValues(utterance.text, context.base), utterance, utterances, context);
}

/** "Umbrellas are the most common (9,600), then phones (7,100), bags (5,400) and keys (2,200)": a bar for each. */
function bracketedChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  return chartUnderLead(bracketedRow(utterance.text, context.base), utterance, utterances, context);
}

/** Names and values, under what stands before their colon where one does. */
function chartUnderLead(
  row: LedValues | null,
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  if (row === null) return null;
  const { lead, percent, points } = row;
  const measure = lead === "" ? null : (measureOf({ lead, before: "", after: "", unit: "" }, context) ?? capitalise(lead)); // prettier-ignore
  points.forEach(({ offset }, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  const columns = columnsOf(points, measure, context);
  const signed = columns.series.map((one) => ({
    ...one,
    displays: one.displays.map((display) => (!percent || /\D$/u.test(display) ? display : `${display}%`)),
  }));
  const data = { ...columns, series: signed, unit: "" };
  const parts = percent && isOneWhole(data.categories, [], context.base);
  const chart = parts
    ? inBestForm(data, context.base)
    : { ...data, chart: chartKind(data.categories, 1, context.base) };
  return proseChart(chart, [...utterances], { score: SCORE, key: "bar", measure }, context);
}

/** A column for each of so many hours, days, rounds: what they are stands above them, and what is counted in them. */
function stepsChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  const run = numberedRun(utterance.text, context.base);
  if (run === null) return null;
  run.offsets.forEach((offset, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  const towards = /^(?:ar|he|fa|ur)$/u.test(context.base) ? "←" : "→";
  const name = run.unit === "" ? run.step : `${run.step} ${towards} ${run.unit}`;
  const series = [{ name, values: run.values, displays: run.displays }];
  const categories = run.values.map((_, at) => `${at + 1}`);
  const data = { categories, axis: "", series, unit: "", chart: "column" as const };
  return proseChart(data, [...utterances], { score: SCORE_OF_WHOLE, key: "bar", measure: null }, context);
}

/** "Last year we repaired 512 chargers, 398 clothes and 240 lamps": a bar for each. */
function countsChart(
  utterance: Utterance,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate | null {
  const counts = countedThings(utterance.text, context.base);
  if (counts === null) return null;
  const { done, points } = counts;
  points.forEach(({ offset }, at) => utterance.marks.push({ key: `bar:${at}`, offset }));
  // Only English says what was done without bending its verb: "What the library lent".
  const told = context.base === "en" && done !== "" ? measureOf({ lead: "", before: done, after: "", unit: "" }, context) : null; // prettier-ignore
  const measure = told?.startsWith("What ") === true ? told : null;
  const columns = columnsOf(points, measure, context);
  // "512 times" over each of five columns would be small.
  const worded = points.length > MOST_WORDED && points.every(({ display }) => /\p{L}/u.test(display));
  const chart = worded ? ("bar" as const) : chartKind(columns.categories, 1, context.base);
  const data = { ...columns, unit: "", chart };
  return proseChart(data, [...utterances], { score: SCORE, key: "bar", measure }, context);
}

const MOST_WORDED = 3;

/** Parts that come to a whole, and numbers as many as are counted, are surer than a row. */
const SCORE_OF_WHOLE = 94;

/**
 * "The plane emits 118 kg of CO₂, the car 71 kg": things of one measure, as `readRow` finds them from a sentence on; parted
 * by semicolons the row runs on through sentences.
 */
function chartOfThings(
  utterances: readonly Utterance[],
  context: SceneContext,
  readRow: typeof gappedRow,
): Candidate | null {
  const texts = utterances.map(({ text }) => text);
  for (const at of texts.keys()) {
    const row = readRow(texts, at, context.base);
    if (row === null) continue;
    const { points, measure } = row;
    points.forEach((point, index) =>
      utterances[point.at]?.marks.push({ key: `bar:${index}`, offset: point.offset }),
    );
    const columns = columnsOf(points, measure, context);
    const data = { ...columns, unit: "", chart: chartKind(columns.categories, 1, context.base) };
    return proseChart(data, [...utterances], { score: SCORE, key: "bar", measure }, context);
  }
  return null;
}

/** Whether the heading says what is counted. */
function names(measure: string | null, noun: string): boolean {
  return measure?.toLowerCase().includes(noun.toLowerCase()) === true;
}
