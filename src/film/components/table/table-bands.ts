import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, leaveAt, wipe } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import type { PageTime } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { isPortrait } from "../../styles/scale.ts";
import { onFill } from "../../styles/palette.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { headPaint, panelPaint } from "../shared/panel.ts";
import { isUnspaced, needsOf } from "./cell-needs.ts";
import { columnWidths } from "./column-widths.ts";
import { nameInks } from "./name-inks.ts";
import { rowLight } from "./row-light.ts";
import { bandWords } from "./band-words.ts";
import { cellFrame, pageStarts } from "./row-times.ts";
import type { ToldTable } from "./row-times.ts";
import { paginate } from "./paginate.ts";
import { tableRows } from "./table-plan.ts";

/**
 * A table for frames that are not wide: each row's name on a line of its own over the whole width, its values below it side
 * by side, under heads that stand once. Lengths in px of the format.
 */
export type Bands = {
  /** Of the values' type. */
  size: number;
  heads: TextBlock[];
  /** What the names are called, above the heads. */
  axis: TextBlock | null;
  names: TextBlock[];
  /** By row, then column. */
  values: TextBlock[][];
  /** Left edges, from the line's start, and widths of the values' columns. */
  columns: { left: number; width: number }[];
  /** From the table's edge to its words. */
  pad: number;
  headerHeight: number;
  /** Of words alone, by row. */
  heights: number[];
  /** Indices of rows, page by page. */
  pages: number[][];
};

/** px at 1080: smaller values, and smaller heads and names, are not read on a telephone. */
export const READ_ON_TELEPHONE = { value: 44, label: 36 };
/** px at 1080: of the values' type at most, of heads and names at most. */
const LARGEST = { value: 72, label: 46 };
/** Where a few rows have one value each, nothing else is in the frame. */
const OF_FEW = { rows: 4, value: 100, label: 62 };

/** px at 1080: values smaller than this are those of a table that would else be on several pages. */
const CLOSE = 36;

/** Of the values' size, and px at 1080 at most: what a row is called is looked for first, and is no note above its values. */
const NAME = 0.88;
const MOST_OF_NAME = 58;
/** Of the values' size, heads that have room at it; they are smaller before the values are. */
const HEADS = [0.76, 0.66, 0.5];

function hasFew({ rows, columns }: TableVisual, { format }: ComponentContext): boolean {
  return rows.length <= OF_FEW.rows && columns.length === 2 && isPortrait(format);
}

function largestOf(visual: TableVisual, context: ComponentContext): { value: number; label: number } {
  return hasFew(visual, context) ? OF_FEW : LARGEST;
}
/** More lines than these are no value that is read beside another; larger type has one less. */
const MOST_LINES = 3;
/** So much higher than the others is a row at most for what its page has left. */
const MOST_AIR = 0.85;

/**
 * The largest type that takes no more pages than the smallest (`floor`, px at 1080) does; null where some words have no room
 * beside each other.
 */
export function planBands(
  visual: TableVisual,
  rest: Rect,
  context: ComponentContext,
  floor = READ_ON_TELEPHONE.value,
): Bands | null {
  const px = (value: number) => Math.round(value * context.theme.unit);
  const least = bandsAt(visual, rest, { size: px(floor), heads: HEADS[0] }, context);
  if (least === null) return null;
  // Few rows of a tall frame have a line more to give to their words than others.
  const lines = isPortrait(context.format) && visual.rows.length <= OF_FEW.rows ? MOST_LINES : 2;
  for (let size = px(largestOf(visual, context).value); size > px(floor); size = Math.floor(size * 0.95))
    for (const heads of HEADS) {
      const tried = bandsAt(visual, rest, { size, heads }, context);
      if (tried !== null && tried.pages.length <= least.pages.length && isAsWhole(tried, least, lines))
        return tried;
    }
  return least;
}

/** Larger type breaks no value into more than `most` lines that was not, and leaves columns even that were. */
function isAsWhole(tried: Bands, least: Bands, most: number): boolean {
  const areEven = ({ columns }: Bands) => new Set(columns.map(({ width }) => width)).size === 1;
  if (areEven(least) && !areEven(tried)) return false;
  return tried.values.every((row, at) =>
    row.every(
      ({ lines }, column) => lines.length <= Math.max(most, least.values[at]?.[column]?.lines.length ?? 0),
    ),
  );
}

/** `heads`: of the values' size. */
function bandsAt(
  visual: TableVisual,
  rest: Rect,
  { size, heads: share = 1 }: { size: number; heads: number | undefined },
  context: ComponentContext,
): Bands | null {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { columns, rows } = tableRows(visual);
  const count = columns.length - 1;
  if (count < 1) return null;
  const few = hasFew(visual, context);
  const pad = px(theme.habit.grouping === "panels" || few ? 40 : 24);
  // Words without spaces between them need more from each other than those that have some.
  const unspaced = rows.some((row) => row.slice(1).some(isUnspaced));
  const gap = Math.round(Math.max(px(28), size * (unspaced ? 1 : 0.7)));
  // Where all rows are to be on one page, names are no larger than their values, and stand closer to each other.
  const tight = size < px(CLOSE);
  const labels = tight
    ? size
    : Math.min(
        px(largestOf(visual, context).label),
        Math.max(px(READ_ON_TELEPHONE.label), Math.round(size * share)),
      );
  const style = {
    value: (column: number): TextStyle => ({ face: few || column === visual.own ? "strong" : "body", size, color: few ? theme.color.primary : theme.color.text, leading: 1.22 }), // prettier-ignore
    head: (column: number): TextStyle => ({ face: "strong", size: labels, color: column === visual.own ? theme.color.text : theme.color.muted, leading: 1.2 }), // prettier-ignore
    name: {
      face: "strong",
      size: Math.max(labels, Math.min(px(MOST_OF_NAME), Math.round(size * NAME))),
      color: theme.color.text,
      leading: 1.24,
    } satisfies TextStyle,
  };
  const width = rest.width - 2 * pad;
  const room = width - gap * (count - 1);
  const said = bandWords(visual);
  const needs = columns
    .slice(1)
    .map((_, at) =>
      needsOf(
        [
          { text: said.heads[at] ?? "", style: style.head(at + 1) },
          ...rows.map((row) => ({ text: row[at + 1] ?? "", style: style.value(at + 1) })),
        ],
        context,
      ),
    );
  const widths = evenWidths(needs, room);
  if (widths === null) return null;
  const block = (text: string, one: TextStyle, of: number) => textBlock(text, one, { width: of }, context);
  const heads = said.heads.map((label, at) => block(label, style.head(at + 1), widths[at] ?? 0));
  const names = said.names.map((name) => block(name, style.name, width));
  const values = rows.map((row) =>
    row.slice(1).map((cell, at) => block(cell, style.value(at + 1), widths[at] ?? 0)),
  );
  const all = [...heads, ...names, ...values.flat()];
  if (all.some(({ brokenWord }) => brokenWord)) return null;
  if (values.flat().some(({ lines }) => lines.length > (count === 1 ? MOST_LINES + 1 : MOST_LINES)))
    return null;
  const air = Math.round(size * (tight ? 0.26 : 0.52));
  const isHeaded = heads.some(({ lines }) => lines.length > 0);
  const header = Math.max(...heads.map((head) => head.height)) + Math.round(labels * (tight ? 0.6 : 1.1));
  const heights = names.map(
    (name, row) => name.height + Math.max(0, ...(values[row] ?? []).map(({ height }) => height)) + 2 * air,
  );
  const pagesUnder = (head: number) => paginate(heights, rest.height - head);
  // What the names are called stands over the heads, where no page less is told for it.
  const called = isHeaded ? block(said.axis, style.head(0), width) : null;
  const taller = header + (called?.height ?? 0);
  const isCalled = called !== null && called.lines.length === 1 && Math.max(...heights) <= rest.height - taller && pagesUnder(taller).length <= pagesUnder(header).length; // prettier-ignore
  const axis = isCalled ? called : null;
  const headerHeight = !isHeaded ? 0 : isCalled ? taller : header;
  if (Math.max(...heights) > rest.height - headerHeight) return null;
  let left = 0;
  const placed = widths.map((one) => {
    const column = { left, width: one };
    left += one + gap;
    return column;
  });
  const pages = pagesUnder(headerHeight);
  return { size, axis, heads, names, values, columns: placed, pad, headerHeight, heights, pages };
}

/** Equal widths where each has what it asks for, else by need; what is left over goes to all. */
function evenWidths(needs: readonly { least: number; most: number }[], room: number): number[] | null {
  const share = Math.floor(room / needs.length);
  if (needs.every(({ least }) => least <= share)) return needs.map(() => share);
  const widths = columnWidths(needs, room);
  if (widths === null) return null;
  const left = Math.floor((room - widths.reduce((sum, one) => sum + one, 0)) / needs.length);
  return widths.map((one) => one + Math.max(0, left));
}

export function bandLayers(
  visual: ToldTable,
  plan: Bands,
  rest: Rect,
  context: ComponentContext,
): SceneLayout {
  const { theme, format } = context;
  const rows = rowRects(plan, rest);
  const height = plan.headerHeight + rows.tallest;
  const frame: Rect = { ...rest, y: rest.y + Math.round((rest.height - height) * 0.45), height };
  const times = pageTimes(pageStarts(plan.pages, visual, context), context);
  const inks = nameInks(visual, context);
  const layers = [
    ...panelsOf(plan, { frame, rows, times }, context),
    ...headLayers(visual, plan, frame, context),
  ];
  plan.pages.forEach((page, at) => {
    const time = times[at];
    if (time === undefined) return;
    page.forEach((row, place) => {
      const rect = { ...frame, y: frame.y + plan.headerHeight + (rows.tops[row] ?? 0), height: rows.heights[row] ?? 0 }; // prettier-ignore
      const startOf = (column: number) =>
        startWithin(time, cellFrame(visual, row, column, context), theme.motion.enter, context);
      const from = nameFrame(visual, row, time, context);
      const parts = bandPaint(plan, row, rect, inks?.[row], context);
      const heightAbove = rows.heights[page[place - 1] ?? row] ?? 0;
      const above = { ...rect, y: rect.y - heightAbove, height: heightAbove };
      const rule = place === 0 ? [] : [ruleBelow(plan, above, context)];
      layers.push(
        ...rowLight(visual, row, lightRect(rect, context), time, context),
        layerOf(`name-${row + 1}`, [...rule, ...parts.name], leaving(from, time, context), format),
        ...(visual.cells === undefined
          ? [layerOf(`row-${row + 1}`, parts.values.flat(), leaving(startOf(0), time, context), format)]
          : parts.values.map((paint, column) =>
              layerOf(`row-${row + 1}-${column + 1}`, paint, leaving(startOf(column), time, context), format),
            )),
      );
    });
  });
  return { layers: layers.filter(({ paint }) => paint.length > 0), findings: [] };
}

/** Rows breathe as far as their page's room goes; a page of fewer rows is filled as the others are. */
function rowRects(plan: Bands, rest: Rect): { tops: number[]; heights: number[]; tallest: number } {
  const room = rest.height - plan.headerHeight;
  const natural = plan.pages.map((page) => page.reduce((sum, row) => sum + (plan.heights[row] ?? 0), 0));
  const grown = plan.pages.map((page, at) => {
    const most = Math.round((natural[at] ?? 0) * (1 + MOST_AIR));
    return Math.min(room, Math.max(natural[at] ?? 0, Math.min(most, room)), (natural[at] ?? 0) + page.length * plan.size * 4); // prettier-ignore
  });
  const tallest = Math.max(...grown);
  const tops: number[] = [];
  const heights: number[] = [];
  plan.pages.forEach((page, at) => {
    const most = Math.min(tallest, (grown[at] ?? 0) * 1.25);
    const each = Math.floor((most - (natural[at] ?? 0)) / page.length);
    let top = 0;
    for (const row of page) {
      tops[row] = top;
      heights[row] = (plan.heights[row] ?? 0) + each;
      top += heights[row];
    }
  });
  return { tops, heights, tallest };
}

function leaving(frame: number, time: PageTime, { theme }: ComponentContext): Layer["tracks"] {
  const tracks = { opacity: fadeIn(theme, frame) };
  return time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
}

/** A row's name comes with the first that is told of it. */
function nameFrame(visual: ToldTable, row: number, time: PageTime, context: ComponentContext): number {
  const columns = visual.cells?.[row]?.length ?? 1;
  const frames = Array.from({ length: columns }, (_, column) => cellFrame(visual, row, column, context));
  return startWithin(time, Math.min(...frames), context.theme.motion.enter, context);
}

type Placed = { frame: Rect; rows: ReturnType<typeof rowRects>; times: readonly PageTime[] };

/** The panel under the rows of each page, where the style has any. */
function panelsOf(plan: Bands, { frame, rows, times }: Placed, { theme, format }: ComponentContext): Layer[] {
  if (theme.habit.grouping !== "panels") return [];
  return plan.pages.flatMap((page, at) => {
    const time = times[at];
    if (time === undefined) return [];
    const heights = page.map((row) => (rows.tops[row] ?? 0) + (rows.heights[row] ?? 0));
    const rect = { ...frame, height: plan.headerHeight + Math.max(...heights) };
    const id = at === 0 ? "table-ground" : `table-ground-${at + 1}`;
    const tracks = { opacity: fadeIn(theme, time.from) };
    const seen = time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
    return [layerOf(id, [panelPaint(theme, rect)], seen, format)];
  });
}

/** Its heads, which stay on every page. */
function headLayers(visual: TableVisual, plan: Bands, frame: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening, direction } = context;
  const layers: Layer[] = [];
  const panels = theme.habit.grouping === "panels";
  const head: Rect = { ...frame, height: plan.headerHeight };
  const solid = theme.habit.head === "solid" && panels && plan.headerHeight > 0;
  if (plan.headerHeight === 0) return layers;
  if (solid)
    layers.push(
      layerOf(
        "table-panel",
        [headPaint(head, theme.radius, theme.color.fill)],
        { opacity: fadeIn(theme, opening) },
        format,
      ),
    );
  const { fill } = theme.color;
  const ink = solid ? { color: onFill(fill), on: fill } : {};
  const headHeight = Math.max(...plan.heads.map(({ height }) => height));
  const bottom = frame.y + plan.headerHeight - Math.round((plan.headerHeight - headHeight - (plan.axis?.height ?? 0)) / 2); // prettier-ignore
  const above = { ...head, x: head.x + plan.pad, width: head.width - 2 * plan.pad, align: "start" as const };
  const axis = plan.axis === null ? [] : paintBlock(plan.axis, { ...above, y: bottom - headHeight - plan.axis.height, ...ink }, context); // prettier-ignore
  const paint = plan.heads.flatMap((block, at) =>
    paintBlock(block, { ...placeOf(plan, at, frame, context), y: bottom - block.height, ...ink }, context),
  );
  layers.push(layerOf("table-header", [...axis, ...paint], enter(theme, opening), format));
  const own = visual.own === undefined ? undefined : plan.columns[visual.own - 1];
  const thick = Math.max(2, Math.round(3 * theme.unit));
  if (own !== undefined && visual.own !== undefined) {
    const place = placeOf(plan, visual.own - 1, frame, context);
    const bar: Paint = { kind: "rect", ...place, y: head.y + head.height - 2 * thick, height: 2 * thick, fill: solid ? onFill(fill) : theme.color.primary }; // prettier-ignore
    layers.push(layerOf("table-own", [bar], { opacity: fadeIn(theme, opening) }, format));
  }
  if (solid) return layers;
  const rule: Paint = { kind: "rect", x: frame.x + (panels ? plan.pad : 0), y: head.y + head.height - thick, width: frame.width - (panels ? 2 * plan.pad : 0), height: thick, fill: theme.habit.heading === "rule-below" || panels ? theme.color.primary : theme.color.text }; // prettier-ignore
  layers.unshift(layerOf("table-rule", [rule], wipe(theme, opening, direction), format));
  return layers;
}

/** A row's words in the middle of its height: its name, and below it what it has in each column. */
function bandPaint(
  plan: Bands,
  row: number,
  rect: Rect,
  ink: string | undefined,
  context: ComponentContext,
): { name: Paint[]; values: Paint[][] } {
  const name = plan.names[row];
  const values = plan.values[row] ?? [];
  if (name === undefined) return { name: [], values: [] };
  const height = name.height + Math.max(0, ...values.map((value) => value.height));
  const near = Math.min(Math.round(plan.size * 0.3), Math.round((rect.height - height) * 0.16));
  const y = rect.y + Math.round((rect.height - height - near) / 2);
  const color = ink === undefined ? {} : { color: ink };
  const line = { x: rect.x + plan.pad, y, width: rect.width - 2 * plan.pad };
  return {
    name: paintBlock(name, { ...line, ...color }, context),
    values: values.map((value, at) =>
      paintBlock(value, { ...placeOf(plan, at, rect, context), y: y + name.height + near }, context),
    ),
  };
}

/** Where a column's words stand, from the side that lines begin at. */
function placeOf(
  { columns, pad }: Bands,
  at: number,
  rect: Rect,
  { direction }: ComponentContext,
): { x: number; width: number } {
  const { left = 0, width = 0 } = columns[at] ?? {};
  const x = direction === "rtl" ? rect.x + rect.width - pad - left - width : rect.x + pad + left;
  return { x: Math.round(x), width: Math.floor(width) };
}

function ruleBelow(plan: Bands, rect: Rect, { theme }: ComponentContext): Paint {
  const inset = theme.habit.grouping === "panels" ? plan.pad : 0;
  const { hairline } = theme;
  return { kind: "rect", x: rect.x + inset, y: rect.y + rect.height - hairline, width: rect.width - 2 * inset, height: hairline, fill: theme.color.line }; // prettier-ignore
}

/** Within the panel's edge and clear of the rules above and below. */
function lightRect(rect: Rect, { theme }: ComponentContext): Rect {
  const inset = theme.habit.grouping === "panels" ? Math.round(12 * theme.unit) : 0;
  const air = Math.round(8 * theme.unit);
  return { x: rect.x + inset, y: rect.y + air, width: rect.width - 2 * inset, height: rect.height - 2 * air };
}
