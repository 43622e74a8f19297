import type { Prose, TableBlock } from "../brief/brief.ts";
import { cellNumber } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { areTimes } from "./time-labels.ts";
import type { SeriesInText } from "./chart-data.ts";
import type { Candidate, SceneContext, Utterance } from "./draft.ts";
import { tableCandidate } from "./table.ts";
import { MAX_ROWS, narrateRows } from "./table-narration.ts";

/** Above bullets and a chart of the same rows. */
const SCORE = 97;
/** "3 s", "10 °C", "5 mg", "2 Stunden", 「3秒」: an amount with its unit, and nothing else. */
const MEASURED =
  /^[~≈<>≤≥±]?\s?[−-]?\p{Nd}[\p{Nd}.,\u00A0\u202F]*\s?(?<unit>[°%‰"′″]?[\p{L}\p{M}µ°²³/%]{0,14})\.?$/u;
/** A heading names both columns: "Seconds counted and distance", "Temperatur und Dauer". */
const BOTH =
  /\s(?:and|und|et|y|e|en|i|и|та|och|og|ve|to|→|–|—|vs\.?|=|und die|et la)\s|\s?(?:→|⇒|=|和|与|と|と)\s?|\s?\/\s?/u;
const MOST_OF_HEAD = 4;

/** Whether labels are amounts of one unit, so that their rows are a rule to look up and no ranking. */
export function isLookup({ points }: SeriesInText, base: string): boolean {
  const units = points.map(({ label }) => {
    const unit = MEASURED.exec(label.trim())?.groups?.["unit"] ?? "";
    return unit === "" || cellNumber(label, base) === null ? null : unit;
  });
  const labels = points.map(({ label }) => label);
  // "14 h" is an hour of the day beside "14 h 30".
  const clocks = areTimes(labels, base) && units.some((unit) => unit !== "h");
  return !clocks && units.every((unit) => unit !== null) && sameUnit(units.map((unit) => unit ?? ""));
}

/** "1 minute" and "5 minutes". */
function sameUnit(units: readonly string[]): boolean {
  const stems = units.map((unit) => unit.slice(0, STEM).toLowerCase());
  return stems.every((stem) => stem === stems[0]);
}

const STEM = 3;

const ROW = /^\s*([^:：=→]{1,24}?)\s*[:：=→]\s*([^:：=→]{1,40}?)[\s.。]*$/u;

/** Points of a list by itself, whose decimal commas part nothing: "5 kg: 2,5 ml". */
export function rowsOfItems(items: readonly string[], base: string): SeriesInText | null {
  const points = items.map((item) => {
    const [, label = "", value = ""] = ROW.exec(item) ?? [];
    const number = /^\P{L}{0,3}\p{Nd}/u.test(value) ? cellNumber(value, base) : null;
    return number === null ? null : { label, display: value, value: number.value };
  });
  const found = points.filter((point) => point !== null);
  return found.length >= FEWEST && found.length === items.length ? { lead: "", points: found } : null;
}

const FEWEST = 3;

/** "3 s = 1 km / 9 s = 3 km": a table of two columns, told in the order of the brief; null where the labels are no amounts. */
export function lookupCandidate(
  series: SeriesInText,
  context: SceneContext,
  told: Utterance | null = null,
): Candidate | null {
  if (!isLookup(series, context.base) || series.points.length > MAX_ROWS) return null;
  const prose = (text: string): Prose => ({ shown: text, spoken: text });
  const rows = series.points.map(({ label, display }) => [prose(label), prose(display)]);
  const table = (heads: readonly string[]): TableBlock => ({
    kind: "table",
    header: heads.map(prose),
    rows,
    align: ["start", "end"],
    span: { start: 0, end: 0 },
  });
  const heads = headsOf(series.lead) ?? headsOf(context.heading) ?? ["", ""];
  // Prose without a heading is headed by what its sentence names.
  const own = told !== null && !context.ownHeading && series.lead !== "" ? series.lead : null;
  const shown = tableCandidate(table(heads), own === null ? context : { ...context, heading: own });
  // The heading that names both columns is said above them.
  const utterances = told === null ? narrateRows(table(["", ""]), context) : [marked(told, series)];
  return { ...shown, score: SCORE, utterances, ...(own === null ? {} : { heading: own }) };
}

function headsOf(heading: string): [string, string] | null {
  const parts = heading.replace(/\s?[:：]\s*$/u, "").split(BOTH);
  const [left = "", right = ""] = parts.map((part) => part.trim());
  if (parts.length !== 2 || [left, right].some((part) => part === "" || countWords(part) > MOST_OF_HEAD))
    return null;
  return [left, capitalise(right)];
}

/** The sentence as the brief has it; each row comes with its label. */
function marked(told: Utterance, { points }: SeriesInText): Utterance {
  let from = told.text.search(/[:：]/u);
  const marks = points.map(({ label }, at) => {
    const found = told.text.indexOf(label, Math.max(0, from));
    from = found < 0 ? from : found + label.length;
    return { key: `row:${at}`, offset: Math.max(0, found) };
  });
  return { ...told, marks };
}
