import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { toPattern } from "../text/regex.ts";
import { TOO_MUCH } from "./beside-chart.ts";
import { namesIn, type NamePlace } from "./chart-names.ts";
import { extremeTold } from "./extreme-words.ts";
import { isYearAlone } from "../text/year-alone.ts";

export type ToldPart = NamePlace & { of: "categories" | "series" };
type Lines = Pick<ChartVisual, "categories" | "series">;

/** Fewer digits may count anything. */
const TELLING_DIGITS = 2;
const MOST_FIGURES = 2;

/**
 * Whatever of a chart a sentence speaks of, in its order: by their names, else the one whose value it tells, else the largest
 * or smallest that it calls so. Nothing where it names all of it alike.
 */
export function toldParts(text: string, lines: Lines, base: string): ToldPart[] {
  const { categories, series } = lines;
  if (TOO_MUCH.test(text)) return [];
  const named = namesIn(text, categories).map((place) => ({ ...place, of: "categories" as const }));
  const ofSeries = series.length < 2 ? [] : namesIn(text, series.map(({ name }) => name)).map((place) => ({ ...place, of: "series" as const })); // prettier-ignore
  if (named.length === 0 && ofSeries.length === 0) return byValue(text, lines) ?? byRank(text, lines, base);
  const telling = [
    ...(named.length < categories.length ? named : []),
    ...(ofSeries.length < series.length ? ofSeries : []),
  ];
  return telling.toSorted((a, b) => a.offset - b.offset);
}

/** "with 35.4 %": a value that only one category has. */
function byValue(text: string, { series }: Lines): ToldPart[] | null {
  const [only, another] = series;
  // "Of 131 members 58 are children, 40 adults": amounts of their own are another picture.
  const figures = text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0;
  if (only === undefined || another !== undefined || figures > MOST_FIGURES) return null;
  const found = only.displays.flatMap((display, at): ToldPart[] => {
    const digits = display.replaceAll(/\P{Nd}/gu, "");
    const once = only.displays.filter((other) => other === display).length === 1;
    // A year tells when.
    if (digits.length < TELLING_DIGITS || !once || isYearAlone(display)) return [];
    const escaped = display.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
    const match = toPattern(`(?<![\\p{Nd}.,])${escaped}(?![.,]?\\p{Nd})`, "u").exec(text);
    return match === null ? [] : [{ at, offset: match.index, of: "categories" }];
  });
  return found.length === 1 ? found : null;
}

function byRank(text: string, { series }: Lines, base: string): ToldPart[] {
  const [only, another] = series;
  const told = only === undefined || another !== undefined ? null : extremeTold(text, base);
  if (told === null) return [];
  const values = (only?.values ?? []).flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const sorted = values.toSorted((a, b) => (told.which === "high" ? b.value - a.value : a.value - b.value));
  const [first, second] = sorted;
  // Of two that are alike neither is meant.
  if (first === undefined || first.value === second?.value) return [];
  return [{ at: first.at, offset: told.offset, of: "categories" }];
}
