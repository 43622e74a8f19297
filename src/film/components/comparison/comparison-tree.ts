import type { FlexBox } from "../../layout/flex.ts";
import type { ComponentContext } from "../component.ts";
import type { ComparisonWords } from "./comparison-words.ts";

/** The height that a box with so many rows may grow to, by its id; null: all is as high as its words. */
type MostOf = ((id: string, rows: number) => number) | null;

/** The verdict's bar, and its distance from the words. */
const BAR = { width: 8, gap: 28 };

/**
 * Sides in columns whose rows one reads across, or as cards one under another, and the verdict below.
 * Boxes: `head-S`, `icon-S`, `title-S`, `point-S-R`, `aspect-S-R`; `row-R` and `grid` of columns, `row-S-R`,
 * `card-S` and `cards` of cards; `bar`, `verdict`.
 */
export function comparisonTree(words: ComparisonWords, most: MostOf, context: ComponentContext): FlexBox {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const sides =
    words.titles.length === 0
      ? []
      : [
          words.arrangement === "beside"
            ? columnsTree(words, most, context)
            : cardsTree(words, most, context),
        ];
  const verdict: FlexBox[] =
    words.verdict === null
      ? []
      : [
          {
            direction: "row",
            gap: px(BAR.gap),
            margin: { top: sides.length === 0 ? 0 : px(44) },
            children: [{ id: "bar", width: px(BAR.width) }, words.verdict.box],
          },
        ];
  return { justify: "center", children: [...sides, ...verdict] };
}

/** A box that takes a share of the room for each of its rows. */
function growing(id: string, rows: number, most: MostOf): FlexBox {
  return most === null ? { id } : { id, grow: rows, maxHeight: most(id, rows) };
}

function headBox(words: ComparisonWords, side: number, context: ComponentContext): FlexBox {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const padY = px(words.arrangement === "beside" ? 23 : 18);
  const title = words.titles[side]?.box ?? {};
  const { icon, padding } = words;
  return {
    id: `head-${side}`,
    direction: "row",
    align: "center",
    padding: { start: padding, end: padding, top: padY, bottom: padY },
    children: [
      ...(icon === 0 ? [] : [{ id: `icon-${side}`, width: icon, height: icon, margin: { end: px(18) } }]),
      title,
    ],
  };
}

/** Rows across the sides: all that is said of one aspect begins at one height. */
function columnsTree(words: ComparisonWords, most: MostOf, context: ComponentContext): FlexBox {
  const { gap, padding, aspectWidth, aspectDrops, size, isAcross } = words;
  // Names of rows stand above them: two lines a row need less air around them than one.
  const air = Math.round(size * (isAcross ? 0.36 : 0.52));
  const px = (value: number) => Math.round(value * context.theme.unit);
  const equal = { grow: 1, basis: 0 } as const;
  const margin = { end: px(64) - gap };
  const beside = (row: number): FlexBox[] =>
    aspectWidth === 0
      ? []
      : [
          {
            width: aspectWidth,
            margin: { ...margin, top: aspectDrops[row] ?? 0 },
            children: children(words.aspects[0]?.[row]?.box),
          },
        ];
  const heads: FlexBox = {
    direction: "row",
    gap,
    children: [
      ...(aspectWidth === 0 ? [] : [{ width: aspectWidth, margin }]),
      ...words.titles.map((_, side) => ({ ...headBox(words, side, context), ...equal })),
    ],
  };
  const rows = Array.from({ length: words.rowCount }, (_, row): FlexBox => ({
    ...growing(`row-${row}`, 1, most),
    justify: "center",
    padding: { top: air, bottom: air },
    children: [
      ...across(words, row),
      {
        direction: "row",
        gap,
        align: "start",
        children: [
          ...beside(row),
          ...words.titles.map((__, side) => ({
            ...equal,
            padding: { start: padding, end: padding },
            children: said(words, side, row, context),
          })),
        ],
      },
    ],
  }));
  const foot = { height: words.rowCount === 0 ? 0 : Math.round(Math.max(padding, px(28)) * 0.3) };
  return { ...growing("grid", words.rowCount, most), children: [heads, ...rows, foot] };
}

/** The name of a row above it, once for all sides. */
function across({ isAcross, aspects, padding, size }: ComparisonWords, row: number): FlexBox[] {
  const named = isAcross ? aspects[0]?.[row]?.box : undefined;
  if (named === undefined) return [];
  const margin = { start: padding, end: padding, bottom: Math.round(size * 0.14) };
  return [{ margin, children: [named] }];
}

function cardsTree(words: ComparisonWords, most: MostOf, context: ComponentContext): FlexBox {
  const { padding, size } = words;
  const air = Math.round(size * 0.42);
  const cards = words.titles.map((_, side): FlexBox => {
    const rows = (words.points[side] ?? []).map((__, row): FlexBox => ({
      ...growing(`row-${side}-${row}`, 1, most),
      justify: "center",
      padding: { start: padding, end: padding, top: air, bottom: air },
      children: said(words, side, row, context),
    }));
    return {
      ...growing(`card-${side}`, rows.length, most),
      children: [headBox(words, side, context), ...rows],
    };
  });
  const rowCount = words.points.reduce((sum, points) => sum + points.length, 0);
  return { ...growing("cards", rowCount, most), gap: words.gap, children: cards };
}

/** A point, under what it is about where that has no column of its own. */
function said(words: ComparisonWords, side: number, row: number, { theme }: ComponentContext): FlexBox[] {
  const point = words.points[side]?.[row];
  if (point === undefined) return [];
  const above = words.arrangement === "beside" ? null : (words.aspects[side]?.[row] ?? null);
  if (above === null) return [point.box];
  return [{ ...above.box, margin: { bottom: Math.round(2 * theme.unit) } }, point.box];
}

function children(box: FlexBox | undefined): FlexBox[] {
  return box === undefined ? [] : [box];
}
