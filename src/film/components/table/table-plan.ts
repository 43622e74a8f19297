import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { sizeLadder, textBlock, widestWordWidth } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { headingSize } from "../shared/scene-heading.ts";
import { isUnspaced } from "./cell-needs.ts";
import { columnStarts, columnWidths } from "./column-widths.ts";
import { paginate } from "./paginate.ts";

/** Cells broken into lines, and where columns and rows stand. Lengths in px of the format. */
export type TablePlan = {
  /** Of the cells' type, in px. */
  size: number;
  header: TextBlock[];
  /** By row, then column. */
  cells: TextBlock[][];
  /** Left edges (before mirroring) and widths of the columns' text. */
  columns: { x: number; width: number; align: "start" | "end" | "center" }[];
  headerHeight: number;
  rowHeights: number[];
  /** Indices of rows, page by page. */
  pages: number[][];
};

/** Type of more than so many px at 1080 is set for few cells, whose air grows with it. */
const LARGE = 50;
/** Between columns, and from a panel's edge to the first, px at 1080. */
const GAP = { wide: 56, small: 36, narrow: 30 };
const PAD = { wide: 28, narrow: 30, ofTwo: 34 };
/** Of the type size: between a figure and what stands in the next column, words or another figure. */
const MEETING = { words: 1.6, figures: 0.9 };
/** px at 1080 of heads at least, in a frame that is not wide and in a wide one. */
const READ = { head: 36, wide: 28 };
/** In a wide frame larger type than this has cells of two lines at most. */
const UNBROKEN = 42;
/** Of the type size, above and below a row: few columns give their air to their words first, and what is left over comes back to them. */
const ROW_AIR = { few: 0.34, many: 0.5 };

/** Rows with every cell there, as many columns as the header or the longest row has. */
export function tableRows(visual: TableVisual): { columns: TableVisual["columns"]; rows: string[][] } {
  const count = Math.max(visual.columns.length, ...visual.rows.map((row) => row.length));
  const columns = Array.from(
    { length: count },
    (_, index) => visual.columns[index] ?? { label: "", align: "start" as const },
  );
  return { columns, rows: visual.rows.map((row) => columns.map((_, index) => row[index]?.trim() ?? "")) };
}

/**
 * The largest type at which the whole table stands on one page, else the smallest (`least`), on several. Null
 * where even then a word would have to be broken: such a table is shown record by record.
 */
export function planTable(
  visual: TableVisual,
  rest: Rect,
  context: ComponentContext,
  least = context.theme.minSize,
): TablePlan | null {
  const smallest = planAt(visual, rest, { size: least, heads: HEADS.least }, context);
  if (smallest === null) return null;
  const sizes = sizeLadder(largestType(visual, context), context);
  for (const size of sizes.filter((one) => one > least)) {
    const plan = planAt(visual, rest, { size, heads: HEADS.least }, context);
    if (plan === null || plan.pages.length > smallest.pages.length) continue;
    // Words that large type would break into columns of their own are no longer read along a row.
    const broken = plan.cells.flat().some(({ lines }) => lines.length > 2);
    if (size <= (context.portrait ? LARGE : UNBROKEN) * context.theme.unit || !broken)
      return withLargerHeads(plan, visual, rest, context);
  }
  return withLargerHeads(smallest, visual, rest, context);
}

/** What columns are called is what one looks for first: the plan with the largest heads that cost it nothing. */
function withLargerHeads(
  plan: TablePlan,
  visual: TableVisual,
  rest: Rect,
  context: ComponentContext,
): TablePlan {
  const linesOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { lines }) => sum + lines.length, 0); // prettier-ignore
  const most = Math.max(MOST_HEAD_LINES, ...plan.header.map(({ lines }) => lines.length));
  for (const heads of HEADS.larger) {
    const tried = planAt(visual, rest, { size: plan.size, heads }, context);
    if (tried === null || tried.pages.length > plan.pages.length) continue;
    // "EN | 131 Professional": a head that leaves a word of two letters behind is better small.
    const isRead = tried.header.every(({ lines }) => lines.length <= most && (lines.length < 2 || lines.every(({ text }) => Array.from(text).length > SHORTEST_LINE))); // prettier-ignore
    if (isRead && linesOf(tried.cells.flat()) <= linesOf(plan.cells.flat())) return tried;
  }
  return plan;
}

const MOST_HEAD_LINES = 2;
/** Letters of a head's line, more than which none is lonely. */
const SHORTEST_LINE = 3;
/** Of the cells' size, heads at least, and larger ones in the order that they are tried in. */
const HEADS = { least: 0.78, larger: [1, 0.92, 0.85] };

/** Few cells take the frame: their words may be nearly as large as the heading, never larger. */
function largestType(visual: TableVisual, context: ComponentContext): number {
  const { columns, rows } = tableRows(visual);
  const { unit } = context.theme;
  const bare = isBare(columns);
  const few = columns.length <= 3;
  const short = few && rows.length <= (columns.length === 2 ? 7 : 5);
  if (rows.length > 4) return Math.round((bare ? 66 : short ? 64 : 52) * unit);
  const ceiling = headingSize(context) * (few ? 0.92 : 0.78);
  return Math.max(Math.round(50 * unit), Math.round(ceiling));
}

/** Letters of a value that is read at a glance: "9.30–18.00", "from £60". */
const SHORT_VALUE = 18;
const FEW_ROWS = 6;

/** A price list has nothing but names and sums. */
export function isBare(columns: TableVisual["columns"]): boolean {
  return columns.length <= 2 && columns.every(({ label }) => label.trim() === "");
}

/** A few names, each with a figure, are a list of those: they are what is read first, in the style's own colour. */
function areValues(columns: TableVisual["columns"], rows: readonly string[][]): boolean {
  if (columns.length !== 2 || !isBare(columns) || rows.length < 2 || rows.length > FEW_ROWS) return false;
  const values = rows.map((row) => row[1] ?? "");
  const figured = values.filter((value) => /\p{Nd}/u.test(value));
  return figured.length * 2 > rows.length && values.every((value) => value !== "" && Array.from(value).length <= SHORT_VALUE); // prettier-ignore
}

function planAt(
  visual: TableVisual,
  rest: Rect,
  { size, heads: share }: { size: number; heads: number },
  context: ComponentContext,
): TablePlan | null {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { columns, rows } = tableRows(visual);
  const larger = Math.max(1, size / px(LARGE));
  // "25 | 胃口好的人": a figure that ends where words begin would be read with them.
  const meets = columns.some(({ align }, at) => align === "end" && columns[at + 1]?.align === "start");
  // Where width is scarce it is for the words.
  const usual = px(context.portrait ? GAP.narrow : size > theme.size.small ? GAP.wide : GAP.small) * larger;
  const least = meets ? MEETING.words : context.portrait ? MEETING.figures : 0;
  const gap = Math.round(Math.max(usual, size * least));
  const edge = columns.length === 2 ? PAD.ofTwo : context.portrait ? PAD.narrow : PAD.wide;
  const pad = Math.round(px(edge) * larger);
  const valued = areValues(columns, rows);
  const body = (column: number): TextStyle => ({
    face: column === 0 || column === visual.own || valued ? "strong" : "body",
    size,
    color: valued && column > 0 ? theme.color.primary : theme.color.text,
    leading: 1.26,
  });
  const heads: TextStyle = {
    face: "strong",
    size: Math.max(
      px(context.portrait ? READ.head : READ.wide),
      Math.round(share > HEADS.least ? size * share : (size * share) / Math.sqrt(larger)),
    ),
    color: theme.color.muted,
    leading: 1.24,
  };
  const head = (column: number): TextStyle =>
    column === visual.own
      ? { ...heads, size: Math.max(theme.minSize, Math.round(size * 0.92)), color: theme.color.text }
      : heads;
  // Lines are broken by the widths of usual figures, which some faces have wider than those of tables.
  const oneLine = (text: string, style: TextStyle) =>
    Math.max(
      ...[figureBlock, textBlock].map((block) => block(text, style, { width: 100_000 }, context).width),
    );
  const longestWord = (text: string, style: TextStyle) =>
    Math.max(
      0,
      ...text
        .split(/\s+/u)
        .map((word) =>
          isUnspaced(word) ? Math.max(size * 4, widestWordWidth(word, style, context)) : oneLine(word, style),
        ),
    );

  const room = rest.width - 2 * pad - gap * (columns.length - 1);
  const needs = columns.map(({ label }, column) => {
    const texts = rows.map((row) => row[column] ?? "");
    // A figure is never broken; a text may be, once it is long.
    const least = Math.max(
      longestWord(label, head(column)),
      ...texts.map((text) =>
        /\d/u.test(text) && text.length < 16 ? oneLine(text, body(column)) : longestWord(text, body(column)),
      ),
    );
    const most = Math.max(
      least,
      oneLine(label, head(column)),
      ...texts.map((text) => oneLine(text, body(column))),
    );
    return { least: Math.ceil(least) + 2, most: Math.ceil(most) + 2 };
  });
  const widths = columnWidths(needs, room);
  if (widths === null) return null;

  const starts = columnStarts(
    columns.map(({ align }, at) => ({ align, width: widths[at] ?? 0 })),
    {
      room: rest.width - 2 * pad,
      gap,
      wide: !context.portrait,
    },
  );
  const placed = columns.map(({ align }, column) => ({
    x: rest.x + pad + (starts[column] ?? 0),
    width: widths[column] ?? 0,
    align,
  }));
  const header = columns.map(({ label }, column) =>
    textBlock(label, head(column), { width: widths[column] ?? 0 }, context),
  );
  const cells = rows.map((row) =>
    row.map((text, column) =>
      (columns[column]?.align === "end" ? figureBlock : textBlock)(
        text,
        body(column),
        { width: widths[column] ?? 0 },
        context,
      ),
    ),
  );
  const isShort = columns.length <= (rows.length <= 5 ? 3 : 2);
  const padding = Math.round(size * (isShort ? ROW_AIR.few : ROW_AIR.many));
  const headerHeight = columns.every(({ label }) => label.trim() === "")
    ? 0
    : Math.max(...header.map((block) => block.height)) + padding * 1.4;
  const natural = cells.map((row) => Math.max(0, ...row.map((block) => block.height)) + 2 * padding);
  // A row that no page holds is a record.
  if (Math.max(0, ...natural) > rest.height - headerHeight) return null;
  const pages = paginate(natural, rest.height - headerHeight);
  // Rows breathe where there is room for it.
  const spare =
    pages.length === 1 ? rest.height - headerHeight - natural.reduce((sum, height) => sum + height, 0) : 0;
  const each = Math.max(
    0,
    Math.min(size * (isPortrait(context.format) ? 3 : 1.9), spare / Math.max(1, natural.length)),
  );
  return {
    size,
    header,
    cells,
    columns: placed,
    headerHeight: Math.round(headerHeight),
    rowHeights: natural.map((height) => Math.round(height + each)),
    pages,
  };
}
