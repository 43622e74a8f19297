import type { Block } from "./brief/brief.ts";
import { chartDataOf, seriesOfText } from "./scenes/chart-data.ts";
import { inOneUnit } from "./scenes/in-one-unit.ts";
import { isLookup } from "./scenes/lookup.ts";
import { toldParts } from "./scenes/told-categories.ts";
import { tellsMark } from "./scenes/value-to-reach.ts";
import { splitSentences } from "./text/sentences.ts";
import { asYearSeries, yearPoints } from "./scenes/year-series.ts";

type Lines = {
  categories: string[];
  series: { name: string; values: (number | null)[]; displays: string[] }[];
};

/** Longer lists are no columns. */
const MOST_ITEMS = 10;
/** "Our target is 500. April was the only month above it.": whether what is said behind a picture begins by speaking of it as a chart. */
export function speaksOfCharted(said: string, picture: Block | undefined, base: string): boolean {
  const lines = picture === undefined ? null : linesOf(picture);
  const [first = ""] = lines === null ? [] : splitSentences(said, base);
  return lines !== null && (tellsMark(first) || toldParts(first, lines, base).length > 0);
}

/** What a block will be seen as a chart of, as far as its form tells; null where it is read, or shown as something else. */
function linesOf(block: Block): Lines | null {
  if (block.kind === "table") return chartDataOf(block, "en");
  if (block.kind === "list")
    return block.items.length > MOST_ITEMS ? null : ofItems(block.items.map(({ text }) => text.shown));
  if (block.kind !== "parallel") return null;
  return block.shows.form === "bars" || block.shows.form === "sum" ? ofPoints(block.shows.parts) : null;
}

/** "Monday: 112", "Tuesday: 208": amounts of one measure, and no prices, which are read. */
function ofItems(items: readonly string[]): Lines | null {
  const years = yearPoints(items.join("\n"), "en");
  const series = (years === null ? null : asYearSeries(years)) ?? seriesOfText(items.join("; "), "en");
  if (series === null || series.points.length < items.length || isLookup(series, "en")) return null;
  const displays = series.points.map(({ display }) => display);
  const values = inOneUnit(displays, series.points.map(({ value }) => value)); // prettier-ignore
  return values === null || displays.some((display) => /\p{Sc}/u.test(display)) ? null : ofPoints(series.points); // prettier-ignore
}

function ofPoints(points: readonly { label: string; display: string; value: number }[]): Lines {
  const series = { name: "", values: points.map(({ value }) => value), displays: points.map(({ display }) => display) }; // prettier-ignore
  return { categories: points.map(({ label }) => label), series: [series] };
}
