import type { ListBlock, ListItem } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { asciiDigits, cellNumber, findFigures, isPercent } from "../text/figures.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { candidateOf } from "./chart.ts";
import { chartKind } from "./chart-form.ts";
import type { Candidate, SceneContext } from "./draft.ts";
import { vanish } from "./in-one-unit.ts";
import { isOneWhole } from "./one-whole.ts";
import { isYearAlone } from "../text/year-alone.ts";

const ITEMS = { least: 3, most: 8 };
const MOST_WORDS = 7;
/** So much of a hundred may be lost where parts are rounded. */
const ROUNDING = 0.015;
const HUNDRED = 100;
const LONGEST_AMOUNT = 26;
/** Of more parts a ring shows none. */
const MOST_OF_RING = 6;
/** Above a list of prices, which its parts are not, also where a chart stood before. */
const SCORE = 112;

/** `written`: its number without what it counts in, "1.7" of "1.7 million". */
type Part = { name: string; display: string; value: number; written: number; unit: string; percent: boolean };

/**
 * A list of names with an amount each that come to what its heading, or the line above it, says is all of them ("Income (total £214,000)"), or
 * of shares that come to a hundred: parts of a whole, drawn. `drawn`: how other readers would draw the same rows. Null where they come to anything else.
 */
export function partsOfTotalCandidate(
  { items, ordered }: ListBlock,
  bullets: Candidate | null,
  drawn: Candidate | null,
  lead: string,
  context: SceneContext,
): Candidate | null {
  if (bullets === null || ordered || items.length < ITEMS.least || items.length > ITEMS.most) return null;
  const parts = items.flatMap((item) => partIn(item, context.base) ?? []);
  const names = parts.map(({ name }) => name);
  if (parts.length < items.length || new Set(names).size < names.length) return null;
  const values = parts.map(({ value }) => value);
  const sum = values.reduce((all, value) => all + value, 0);
  const percents = parts.filter(({ percent }) => percent).length;
  if (values.some((value) => value <= 0) || vanish(values)) return null;
  // "41 mln zł" beside "900 tys. zł", of which not every scale is known.
  if (new Set(parts.map(({ unit }) => unit)).size > 1) return null;
  if (percents > 0 && (percents < parts.length || !comesTo(sum, HUNDRED) || !isOneWhole(names, [], context.base))) return null; // prettier-ignore
  const sums = [sum, parts.reduce((all, { written }) => all + written, 0)];
  const total = [context.heading, lead]
    .flatMap((text) => totalsIn(text, context.base))
    .some((whole) => sums.some((one) => comesTo(one, whole)));
  if (percents === 0 && !total) return null;
  if (percents === 0 && drawn?.kind === "chart") return { ...drawn, score: SCORE };
  const ring = percents > 0 && parts.length <= MOST_OF_RING;
  const data = {
    chart: ring ? ("donut" as const) : chartKind(names, 1, context.base),
    categories: names,
    axis: "",
    // What the bars are of stands above them.
    series: [{ name: "", values, displays: parts.map(({ display }) => display) }],
    unit: "",
  };
  return candidateOf(data, bullets.utterances, SCORE, context, "item");
}

function comesTo(sum: number, whole: number): boolean {
  return whole > 0 && Math.abs(sum - whole) <= whole * ROUNDING;
}

/** The amounts that a heading tells, but for years. */
function totalsIn(heading: string, base: string): number[] {
  return findFigures(heading, base).flatMap((found) => {
    const isYear = found.unit === "" && !isSum(found) && isYearAlone(asciiDigits(found.figure.display));
    const values = [cellNumber(found.figure.display, base)?.value, found.figure.value];
    return isYear ? [] : values.filter((value) => typeof value === "number");
  });
}

/** "Grants: £760,000", "Grants £760,000", "£760,000 grants": one amount and what it is for; null for any other item. */
function partIn({ text, label, detail, below }: ListItem, base: string): Part | null {
  if (below.length > 0) return null;
  const split = label === null || detail === null ? apart(withoutStop(text.shown.trim()), base) : [label.shown, withoutStop(detail.shown)]; // prettier-ignore
  const [name = "", display = ""] = split ?? [];
  const [only, another] = findFigures(display, base);
  const value = cellNumber(display, base)?.value ?? only?.figure.value ?? null;
  if (only === undefined || another !== undefined || value === null || only.start > 1) return null;
  if (!/\p{L}{2}/u.test(name) || /\p{Nd}/u.test(name) || countWords(name) > MOST_WORDS) return null;
  if (display.length > LONGEST_AMOUNT) return null;
  const unit = display.replaceAll(/[\p{Nd}.,'’\s\u00A0\u202F]/gu, "");
  return { name: capitalise(name), display, value, written: only.figure.value ?? value, unit, percent: isPercent(only.figure) }; // prettier-ignore
}

function apart(text: string, base: string): string[] | null {
  const [only, another] = findFigures(text, base);
  if (only === undefined || another !== undefined) return null;
  const [before, behind] = [text.slice(0, only.start).trim(), text.slice(only.end).trim()];
  if (behind === "") return [before.replace(/\s?[–—:-]$/u, ""), text.slice(only.start, only.end)];
  return before === "" ? [behind, text.slice(only.start, only.end)] : null;
}
