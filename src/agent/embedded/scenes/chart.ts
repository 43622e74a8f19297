import type { TableBlock } from "../brief/brief.ts";
import { groupQuantities } from "../text/group-digits.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { accountGroups } from "./account-groups.ts";
import { areAmounts, chartDataOf, courseUnit, type SeriesInText } from "./chart-data.ts";
import { chartKind, inBestForm, type ChartData } from "./chart-form.ts";
import { asIncrements } from "./increments.ts";
import { inOneUnit, vanish } from "./in-one-unit.ts";
import { narrateChart } from "./chart-narration.ts";
import { narrateCharted } from "./charted-narration.ts";
import { withDifferences } from "./difference-column.ts";
import { narrateCourse } from "./course-narration.ts";
import { tellsWhen } from "./no-magnitude.ts";
import { comparedNames, isLevelOfEach, isOneWhole } from "./one-whole.ts";
import { withPercentSigns } from "./percent-signs.ts";
import { measureOf } from "./row-measure.ts";
import { settingsCandidate } from "./settings.ts";
import { sharesOfText } from "./shares.ts";
import { namesIn } from "./chart-names.ts";
import { narrateRows } from "./table-narration.ts";
import { withoutWordsBeside } from "./below-nought.ts";
import { recommendedOf } from "./recommended.ts";
import { sharesBeside } from "./shares-beside.ts";
import { turnsOf } from "./turning-points.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import type { Cue } from "../../../artifacts/cue.ts";
import { isYearAlone } from "../text/year-alone.ts";

export function chartCandidate(table: TableBlock, context: SceneContext): Candidate | null {
  const beside = sharesBeside(table, context.base);
  if (beside !== null) return candidateOf(beside, narrateRows(table, context), 100, context);
  const bare = withoutWordsBeside(table, context.base);
  const below = bare === null ? null : chartDataOf(bare, context.base);
  // What stands beside each is heard with it.
  if (below !== null) return candidateOf(below, narrateRows(table, context), 100, context);
  const data = chartDataOf(table, context.base);
  if (data === null) return null;
  // "12 years | 40 % | 35 % | 25 %": what the amounts are is said with the head of their column.
  if (data.chart === "stacked" && areAmounts(data.categories, context.base))
    return candidateOf(data, narrateRows(table, context), 100, context);
  const groups = accountGroups(data, context.base);
  // An account is read as it stands, from what comes in to what is left.
  if (groups !== null) return candidateOf({ ...data, chart: "bar", groups }, narrateRows(table, context), 100, context); // prettier-ignore
  const [only] = data.series;
  if (only === undefined || data.axis === "" || !areAmounts(data.categories, context.base)) {
    const told = table.charted === undefined ? narrateChart(data, context) : narrateCharted(table, data, context); // prettier-ignore
    return settingsCandidate(data, told, context) ?? candidateOf(data, told, table.charted === undefined ? 100 : SCORE_OF_CHARTED, context); // prettier-ignore
  }
  const course = courseUnit(data, context.base);
  if (course !== null)
    return candidateOf(
      { ...data, chart: "line", course: true },
      // "At 0 8 mm" says of what there is none: without a unit each is told with the head of its column.
      course === "" ? narrateRows(table, context) : narrateCourse(data, course, context),
      100,
      context,
    );
  // "10 %, 1 %, 0.1 %" say by their head what they are: it is read above them, and heard.
  const named = { ...only, name: only.name === "" ? data.axis : `${only.name} · ${data.axis}` };
  return candidateOf({ ...data, series: [named] }, narrateRows(table, context), 100, context);
}

/** Charts of one table follow one another, and are not made different for the sake of it. */
const SCORE_OF_CHARTED = 112;

/** "World solar generation in terawatt hours: 2015: 256, 2017: 446, …"; null where no axis compares the values. */
export function textSeriesCandidate(series: SeriesInText, context: SceneContext): Candidate | null {
  const displays = series.points.map((point) => point.display);
  const written = series.points.map((point) => point.value);
  const values = inOneUnit(displays, written);
  const labels = series.points.map((point) => point.label);
  if (values === null) return null;
  // "1984: 1645, 1990: 1714": beside years of their own they are amounts.
  const areOfYears = labels.every((label) => isYearAlone(label));
  // When something was is no height of a bar.
  if (!areOfYears && displays.every((display) => isYearAlone(display))) return null;
  const categories = yearsOfLabels(labels);
  const measure =
    categories === labels ? series.lead : capitalise(whatBeforeYear(labels[0] ?? "") || series.lead);
  const unit =
    /\s(?:in|en)\s(?!(?:numbers|figures|facts|brief|short|zahlen|kürze|chiffres|bref|cifras|números|resumen|numeri|cifre|breve|cijfers)$)((?:\p{L}+\s?){1,3})$/iu
      .exec(series.lead)?.[1]
      ?.trim() ?? "";
  const data = inBestForm(
    {
      categories,
      axis: "",
      series: [
        {
          name: measure,
          values,
          displays,
        },
      ],
      unit: "",
    },
    context.base,
  );
  // A fall to 4 of 8,000 is the point; 10 cents beside 99 euros were written to be read.
  const isConverted = values.some((value, at) => value !== written[at]);
  if (isConverted && vanish(values)) return null;
  const shown: ChartData = unit === "" ? data : { ...data, unit };
  return candidateOf(shown, narrateChart(data, context), 96, context);
}

/** "Length in 1870", "Length in 1970": what only the year tells apart is a course over the years. */
function yearsOfLabels(labels: string[]): string[] {
  const parts = labels.map((label) => /^(?<lead>.*\D)(?<year>(?:1[5-9]|20)\d{2})$/u.exec(label)?.groups);
  const leads = new Set(parts.map((part) => part?.["lead"]));
  return labels.length >= FEWEST_YEARS && leads.size === 1 && !leads.has(undefined)
    ? parts.map((part) => part?.["year"] ?? "")
    : labels;
}

/** "Length in 1870" is of length. */
function whatBeforeYear(label: string): string {
  return label.replace(/[\s,–—-]+(?:(?:in|im|en|em|nel|i|w|в|у)\s)?(?:1[5-9]|20)\d{2}$/iu, "").trim();
}

const FEWEST_YEARS = 3;

/** "Of the 74,000 walkers last year,": whose parts they are. */
const OF_SO_MANY =
  /^(?:of (?:the|our|its|these)|von den|de (?:los|las|nuestr[oa]s)|des|de nos|sur les|parmi les|de(?:gl)?i|delle|dei|d[oa]s|van de|dels|de les|din cei|din cele)\s(?<whole>\p{Nd}[\p{Nd}.,\s]*\s\p{L}[^,;:%]{2,60}),\s*$/iu;

const FEWEST_SHARES = 3;

/** The parts of a whole that a sentence of the passage names, as they are said. */
export function sharesCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  for (const utterance of utterances) {
    const shares = sharesOfText(utterance.text, context.base);
    if (shares === null) continue;
    const { lead, before, behind, points } = shares;
    // "The works cost 184,000 euros: 60 % …" heads its parts, though a number stands in it.
    const counted = OF_SO_MANY.exec(before)?.groups?.["whole"] ?? "";
    const whole = counted !== "" ? capitalise(counted) : lead !== "" && /\p{Nd}/u.test(lead) && !/[%٪％]/u.test(lead) ? capitalise(groupQuantities(lead, context.language)) : null; // prettier-ignore
    const measure = measureOf({ lead, before, after: "", unit: "%" }, context) ?? whole;
    points.forEach(({ offset }, at) => utterance.marks.push({ key: `share:${at}`, offset }));
    const series = {
      name: measure ?? "",
      values: points.map(({ value }) => value),
      displays: points.map(({ display }) => display),
    };
    const labels = points.map(({ label }) => label);
    const level = isLevelOfEach(before, behind, context.base);
    const parts = !level && isOneWhole(labels, behind, context.base);
    // Two that come to a hundred by chance are no picture.
    if (!parts && points.length < FEWEST_SHARES) continue;
    const categories = parts ? labels : comparedNames(labels);
    const data = { categories, axis: "", series: [series], unit: "" };
    return proseChart(
      parts ? inBestForm(data, context.base) : { ...data, chart: chartKind(categories, 1, context.base) },
      utterances,
      { score: 94, key: "share", measure },
      context,
    );
  }
  return null;
}

/**
 * A chart of what a sentence tells, headed by what it measures where the brief has no heading: one made of the
 * sentence itself would have one of its values in it.
 */
export function proseChart(
  data: ChartData,
  utterances: Utterance[],
  { score, key, measure }: { score: number; key: string; measure: string | null },
  context: SceneContext,
): Candidate | null {
  const series = data.series.flatMap((one) => {
    const values = inOneUnit(one.displays, one.values);
    return values === null ? [] : [{ ...one, values }];
  });
  if (series.length < data.series.length) return null;
  const said = utterances.map(({ text }) => text).join(" ");
  if (series.every(({ displays }) => tellsWhen(data.categories, displays, said, context.base))) return null;
  const compared = withUnitOnce({ ...data, series });
  if (context.ownHeading) return candidateOf(compared, utterances, score, context, key);
  const chart = candidateOf(compared, utterances, score, { ...context, heading: measure ?? "" }, key);
  return measure === null ? chart : { ...chart, heading: measure };
}

/** More columns than these are too narrow for "1,629 euros" over each: what all count in is said once above them. */
const MOST_WITH_UNITS = 3;
const WITH_UNIT =
  /^(?<number>[~≈]?[+−-]?\p{Nd}[\p{Nd}.,\u00A0\u202F]*)[\s\u00A0](?<unit>\p{L}[\p{L}\p{M}²³/]{2,14})$/u;

function withUnitOnce(data: ChartData): ChartData {
  const [only, another] = data.series;
  if (only === undefined || another !== undefined || data.unit !== "" || data.chart !== "column") return data;
  const parts = only.displays.map((display) => WITH_UNIT.exec(display)?.groups);
  const units = new Set(parts.map((part) => part?.["unit"]));
  const [unit] = units;
  if (parts.length <= MOST_WITH_UNITS || units.size > 1 || unit === undefined) return data;
  return { ...data, unit, series: [{ ...only, displays: parts.map((part) => part?.["number"] ?? "") }] };
}

/** The words that bring in the categories are marked `key`:0, `key`:1 …. */
export function candidateOf(
  data: ChartData,
  utterances: Utterance[],
  score: number,
  context: SceneContext,
  key = "row",
): Candidate {
  const compares = data.chart === "bar" || data.chart === "column";
  const point =
    data.highlight ??
    (compares ? recommendedOf(data.categories, context.recommends ?? [], context.base) : null) ??
    (data.series.length === 1 && data.outOf === undefined && data.groups === undefined
      ? (namedByStory(data, context) ?? highlightOf(data))
      : null);
  return {
    kind: "chart",
    score,
    utterances,
    visual: (cueOf) => {
      const cues: (Cue | null)[] = data.categories.map((_, at) => cueOf(`${key}:${at}`) ?? null);
      const useful = cues.some((cue) => cue !== null);
      const own: (Cue | null)[] = data.series.map((_, at) => cueOf(`row:series-${at}`) ?? null);
      return {
        kind: "chart",
        heading: context.heading === "" ? endSentence(data.series[0]?.name ?? "", "th") : context.heading,
        chart: asIncrements(data, context.heading).chart,
        categories: withEvenCapitals(data.categories),
        series: data.series.map((one, at) => ({
          ...one,
          displays: withDifferences(
            withPercentSigns(one.displays, context.language),
            at === data.series.length - 1 ? (data.differences ?? null) : null,
          ),
        })),
        ...(data.unit === "" ? {} : { unit: data.unit }),
        ...(data.measure === undefined ? {} : { measure: data.measure }),
        ...(data.course === true ? { axis: data.axis } : {}),
        ...(data.ownScales === true ? { ownScales: true } : {}),
        ...(data.groups === undefined ? {} : { groups: data.groups }),
        ...(data.outOf === undefined ? {} : { outOf: data.outOf }),
        ...(point === null ? {} : { highlight: point }),
        ...(data.leading === undefined ? {} : { leading: data.leading }),
        ...(data.totals === undefined ? {} : { totals: data.totals.displays }),
        ...(data.total === undefined ? {} : { total: withCue(data.total, cueOf("total")) }),
        ...(useful ? { cues } : {}),
        ...(own.some((cue) => cue !== null) ? { seriesCues: own } : {}),
      };
    },
  };
}

/** Values that differ by no more than this factor are much alike. */
const ALIKE = 1.35;
/** The largest part of a whole is meant where it is so much larger than the next. */
const LEADS = 1.2;

/** The one category that the film, or this passage of it, is about: "A worker's life" beside queen, worker and drone. */
function namedByStory(data: ChartData, { topic, heading }: SceneContext): number | null {
  if (data.chart !== "bar" && data.chart !== "column" && data.chart !== "donut") return null;
  const named = [heading, topic].map((title) => namesIn(title, data.categories));
  const [one, another] = named.find((places) => places.length > 0) ?? [];
  return another === undefined ? (one?.at ?? null) : null;
}

/** What stands out: over time where the course turns, else the newest; beside one another the value farthest from its neighbours in rank. */
function highlightOf(data: ChartData): number | null {
  const values = data.series[0]?.values ?? [];
  const none = values.every((value) => value === null || value <= 0);
  // Where nothing is above nought, what is farthest below stands out.
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value: none ? -value : value, at }]));
  if (known.length < 2) return null;
  if (data.chart === "line" || data.chart === "area") {
    const turns = turnsOf(known.map(({ value }) => value));
    return known.at(turns.length === 1 ? (turns[0]?.at ?? -1) : -1)?.at ?? null;
  }
  // Parts that are much alike have no first among them.
  if (data.chart === "donut") {
    const [first, second] = known.toSorted((a, b) => b.value - a.value);
    return first !== undefined && first.value >= (second?.value ?? 0) * LEADS ? first.at : null;
  }
  const sorted = known.toSorted((a, b) => b.value - a.value);
  const lowest = sorted.at(-1);
  const beforeLowest = sorted.at(-2);
  // Of two, one above nought and one below, each says its own.
  if (sorted.length === 2 && (sorted[0]?.value ?? 0) > 0 && (lowest?.value ?? 0) < 0) return null;
  if (
    lowest !== undefined &&
    beforeLowest !== undefined &&
    sorted.length <= 4 &&
    lowest.value < beforeLowest.value * 0.5 &&
    // It stands out where the others are much alike; of 500, 350, 100 and 10 the highest does.
    (sorted[0]?.value ?? 0) <= beforeLowest.value * ALIKE
  ) {
    return lowest.at;
  }
  // Of two that are alike neither stands out.
  return sorted[0]?.value === sorted[1]?.value ? null : (sorted[0]?.at ?? null);
}

/** "Week 8", "week 10": what opened its sentence is no other name than the same word within it. */
function withEvenCapitals(categories: readonly string[]): string[] {
  const opened = new Set(
    categories.map((one) => OPENING.exec(one)?.[0] ?? "").filter((word) => /^\p{Lu}/u.test(word)),
  );
  return categories.map((one) => {
    const word = OPENING.exec(one)?.[0] ?? "";
    return opened.has(capitalise(word)) ? capitalise(one) : one;
  });
}

const OPENING = /^\p{L}+(?=\s)/u;
