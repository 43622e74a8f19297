import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { baselineOf, paintBlock } from "../../layout/paint-block.ts";
import { textBlock, widestWordWidth } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { needsOf } from "./cell-needs.ts";
import { columnWidths } from "./column-widths.ts";
import { rowLight } from "./row-light.ts";
import { cellFrame, pageStarts } from "./row-times.ts";
import type { ToldTable } from "./row-times.ts";
import { READ_ON_TELEPHONE } from "./table-bands.ts";
import { paginate } from "./paginate.ts";
import { tableRows } from "./table-plan.ts";

/**
 * A row as a record: its first cell as a title, every other cell with the label of its column: below it, side by side where
 * they fit, or in a frame that is not wide beside it.
 */
type TableRecord = {
  blocks: { block: TextBlock; top: number; left: number; width: number; column?: number }[];
  height: number;
  cut: boolean;
};

/** For a table whose words are too long to stand beside each other: record after record, on pages. */
export function recordLayers(
  visual: ToldTable,
  rest: Rect,
  context: ComponentContext,
  floor: number = READ_ON_TELEPHONE.value,
): SceneLayout {
  const { theme, format } = context;
  const { rows, columns } = tableRows(visual);
  const { records, pages } = largestRecords(rows, columns, rest, context, floor);
  const tallest = Math.max(
    ...pages.map((page) => page.reduce((sum, row) => sum + (records[row]?.height ?? 0), 0)),
  );
  // What is left over goes between the records, as far as they stay together.
  const most = Math.max(...pages.map((page) => page.length));
  const air = Math.max(
    0,
    Math.min(Math.round(110 * theme.unit), Math.floor((rest.height - tallest) / (most + 1))),
  );
  for (const record of records) pad(record, air);
  const times = pageTimes(pageStarts(pages, visual, context), context);
  // All pages begin where the fullest does: a page of fewer records would jump as it turns.
  const used = Math.max(...pages.map((page) => page.reduce((sum, row) => sum + (records[row]?.height ?? 0), 0))); // prettier-ignore
  const top = rest.y + Math.max(0, Math.round((rest.height - used) * 0.35));
  const layers = pages.flatMap((page, index) => {
    const time = times[index];
    if (time === undefined) return [];
    let y = top;
    return page.flatMap((row) => {
      const record = records[row];
      if (record === undefined) return [];
      const place = { ...rest, y, height: record.height };
      const apart =
        visual.cells === undefined ? [] : record.blocks.filter(({ column }) => column !== undefined);
      const paint = recordPaint({ ...record, blocks: record.blocks.filter((block) => !apart.includes(block)) }, place, context); // prettier-ignore
      y += record.height;
      const start = startWithin(time, context.at(visual.cues?.[row] ?? null), theme.motion.enter, context);
      const from = (frame: number) => {
        const tracks = { opacity: fadeIn(theme, frame) };
        return time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
      };
      const values = apart.map((block) => {
        const own = startWithin(time, cellFrame(visual, row, block.column ?? 0, context), theme.motion.enter, context); // prettier-ignore
        const words = recordWords({ ...record, blocks: [block] }, place, context);
        return layerOf(`row-${row + 1}-${(block.column ?? 0) + 1}`, words, from(own), format);
      });
      const lit = context.portrait ? rowLight(visual, row, lightRect(place, theme.unit), time, context) : [];
      return [...lit, layerOf(`row-${row + 1}`, paint, from(start), format), ...values].filter((layer) => layer.paint.length > 0); // prettier-ignore
    });
  });
  const message = `rows of the table "${visual.heading}" are longer than a frame and are shown in part`;
  const cut = records.some((record) => record.cut);
  return { layers, findings: cut ? [{ severity: "warning", code: "table_cut", message }] : [] };
}

/** Clear of the rules above and below. */
function lightRect({ x, y, width, height }: Rect, unit: number): Rect {
  const air = Math.round(8 * unit);
  return { x, y: y + air, width, height: height - 2 * air };
}

/** Indices of rows, page by page, of records whose values have `floor` px at 1080 at least in a frame that is not wide. */
export function recordPages(
  visual: TableVisual,
  rest: Rect,
  context: ComponentContext,
  floor: number,
): number[][] {
  const { rows, columns } = tableRows(visual);
  return largestRecords(rows, columns, rest, context, floor).pages;
}

/** Whether records show all words whole. */
export function areWhole(visual: TableVisual, rest: Rect, context: ComponentContext): boolean {
  const { rows, columns } = tableRows(visual);
  return largestRecords(rows, columns, rest, context).faults === 0;
}

const SCALES = [1.7, 1.55, 1.4, 1.28, 1.16, 1.08, 1];

/** The largest type that takes no more pages, and breaks no more words, than the smallest does. */
function largestRecords(
  rows: string[][],
  columns: TableVisual["columns"],
  rest: Rect,
  context: ComponentContext,
  floor: number = READ_ON_TELEPHONE.value,
) {
  const at = (scale: number, isFloored: boolean) => {
    const short = rows.every(areShort);
    const styles = fieldStyles(scale, short, isFloored ? floor : 0, context);
    const grid = context.portrait ? null : gridOf(rows, columns, rest.width, styles, context);
    const beside = context.portrait ? besideOf(rows, columns, rest.width, styles, context) : null;
    const records = rows.map((row) => recordOf(row, columns, rest, { scale, grid, beside, styles }, context));
    const heights = records.map((record) => record.height);
    const broken = records.flatMap(({ blocks }) => blocks).filter(({ block }) => block.brokenWord).length;
    const cut = records.filter((record) => record.cut).length;
    return { records, pages: paginate(heights, rest.height), faults: broken + cut };
  };
  const least = at(1, context.portrait);
  // Type that is read on a telephone, unless a frame holds no row of it.
  const smallest = least.faults > 0 && context.portrait ? at(1, false) : least;
  const isFloored = context.portrait && smallest.faults >= least.faults;
  const base = isFloored ? least : smallest;
  for (const scale of SCALES) {
    const tried = at(scale, isFloored);
    if (tried.pages.length <= base.pages.length && tried.faults <= base.faults) return tried;
  }
  return base;
}

/** Room above and below the words of a record, its rule at the end of it. */
function pad(record: TableRecord, air: number): void {
  for (const block of record.blocks) block.top += Math.round(air / 2);
  record.height += air;
}

function recordOf(
  row: string[],
  columns: TableVisual["columns"],
  rest: Rect,
  {
    scale,
    grid,
    beside,
    styles,
  }: { scale: number; grid: Grid | null; beside: number | null; styles: FieldStyles },
  context: ComponentContext,
): TableRecord {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const blocks: TableRecord["blocks"] = [];
  const inset = context.portrait ? px(24) : 0;
  const whole = { left: inset, width: rest.width - 2 * inset };
  let top = px(22);
  let cut = false;
  const add = (block: TextBlock, after: number, column?: number) => {
    // What no frame can hold is left to the voice.
    if (top + block.height + px(24) > rest.height) {
      cut = true;
      return;
    }
    blocks.push({ block, top, ...whole, ...(column === undefined ? {} : { column }) });
    top += block.height + after;
  };
  const [name = ""] = row;
  const size = Math.round(theme.size.body * scale);
  const title: TextStyle = {
    face: "strong",
    size: Math.max(size, styles.value.size),
    color: theme.color.text,
    leading: 1.26,
  };
  if (name.trim() !== "")
    add(textBlock(name, title, { width: whole.width }, context), px((beside === null ? 10 : 16) * scale));
  const fields = row.slice(1).map((cell, at) => (width: number) => ({
    label: textBlock(columns[at + 1]?.label ?? "", styles.label, { width }, context),
    value: textBlock(cell, styles.value, { width }, context),
  }));
  if (grid !== null) {
    const set = fields.map((field, at) => field(grid.widths[at] ?? 0));
    const heads = Math.max(...set.map(({ label }) => label.height));
    const values = Math.max(...set.map(({ value }) => value.height));
    cut ||= top + heads + values + px(24) > rest.height;
    let left = 0;
    set.forEach(({ label, value }, at) => {
      const width = grid.widths[at] ?? 0;
      blocks.push({ block: label, top: top + heads - label.height, left, width });
      blocks.push({ block: value, top: top + heads, left, width, column: at });
      left += width + grid.gap;
    });
    top += heads + values + px(10 * scale);
  } else if (beside !== null) {
    row.slice(1).forEach((cell, at) => {
      if (cell.trim() === "") return;
      const label = textBlock(columns[at + 1]?.label ?? "", styles.label, { width: beside }, context);
      const indent = beside + px(32);
      const value = textBlock(cell, styles.value, { width: whole.width - indent }, context);
      const height = Math.max(label.height, value.height);
      if (top + height + px(24) > rest.height) {
        cut = true;
        return;
      }
      // The first lines of both stand on one line.
      const drop = Math.max(0, baselineOf(value) - baselineOf(label));
      blocks.push({ block: label, top: top + drop, left: inset, width: beside });
      blocks.push({ block: value, top, left: inset + indent, width: whole.width - indent, column: at });
      top += Math.max(label.height + drop, value.height) + px(8 * scale);
    });
  } else
    fields.forEach((field, at) => {
      if ((row[at + 1] ?? "").trim() === "") return;
      const { label, value } = field(whole.width);
      if (label.lines.length > 0) add(label, 0);
      add(value, px(10 * scale), at);
    });
  return { blocks, height: Math.round(top + px(14)), cut };
}

/** Columns in which the fields of every record stand, px. */
type Grid = { widths: number[]; gap: number };

/** The part of the width that labels beside their values take at most, and letters of a value that is read beside one. */
const BESIDE = { most: 0.4, letters: 90 };

/** px of the labels' column where all of them have room beside their values; null where they stand above them. */
function besideOf(
  rows: string[][],
  columns: TableVisual["columns"],
  room: number,
  styles: FieldStyles,
  context: ComponentContext,
): number | null {
  const heads = columns.slice(1).map(({ label }) => ({ text: label, style: styles.label }));
  if (heads.every(({ text }) => text.trim() === "")) return null;
  const values = rows.flatMap((row) => row.slice(1).map((text) => ({ text, style: styles.value })));
  if (values.some(({ text }) => Array.from(text).length > BESIDE.letters)) return null;
  const need = needsOf(heads, context);
  const width = Math.min(need.most, Math.round(room * BESIDE.most));
  const left = room - width - Math.round(80 * context.theme.unit);
  return need.least <= width && needsOf(values, context).least <= left ? width : null;
}

/** Of two or three fields at most, in columns with two lines at most in each; null where they would need more. */
function gridOf(
  rows: string[][],
  columns: TableVisual["columns"],
  room: number,
  styles: FieldStyles,
  context: ComponentContext,
): Grid | null {
  const fields = columns.length - 1;
  if (fields < 2 || fields > 3) return null;
  const gap = Math.round(36 * context.theme.unit);
  const needs = columns.slice(1).map(({ label }, at) => {
    const texts = [
      { text: label, style: styles.label },
      ...rows.map((row) => ({ text: row[at + 1] ?? "", style: styles.value })),
    ];
    const least = texts.map(({ text, style }) => widestWordWidth(text, style, context));
    const most = texts.map(({ text, style }) => textBlock(text, style, { width: 100_000 }, context).width);
    return { least: Math.ceil(Math.max(...least)) + 2, most: Math.ceil(Math.max(...most)) + 2 };
  });
  const widths = columnWidths(needs, room - gap * (fields - 1));
  if (widths === null) return null;
  const lines = rows.flatMap((row) =>
    widths.map((width, at) => textBlock(row[at + 1] ?? "", styles.value, { width }, context).lines.length),
  );
  if (Math.max(...lines) > 2) return null;
  // What is left of the width goes between the columns: they stand under one another across all of it.
  const left = room - gap * (fields - 1) - widths.reduce((sum, width) => sum + width, 0);
  const more = Math.max(0, Math.floor(left / fields));
  return { widths: widths.map((width) => width + more), gap };
}

/** "19,3", "1992": the figures of a table are what it is looked at for. */
function areShort(row: readonly string[]): boolean {
  return row.slice(1).every((cell) => Array.from(cell).length <= MOST_SHORT);
}

const MOST_SHORT = 9;

/** Of a value's size. */
const LABEL = 0.82;

type FieldStyles = { label: TextStyle; value: TextStyle };

/** `floor`: px at 1080 of values at least, of which labels have somewhat less. */
function fieldStyles(scale: number, short: boolean, floor: number, { theme }: ComponentContext): FieldStyles {
  const style = { face: "body", leading: 1.26 } as const;
  const size = Math.round((short ? theme.size.body : theme.size.small) * scale);
  const least = (px: number) => Math.round(px * theme.unit);
  const label = Math.max(least(Math.min(READ_ON_TELEPHONE.label, floor * LABEL)), Math.round(theme.minSize * scale)); // prettier-ignore
  return {
    label: { ...style, size: label, color: theme.color.muted },
    value: { ...style, size: Math.max(least(floor), size), color: theme.color.text },
  };
}

function recordPaint(record: TableRecord, rect: Rect, context: ComponentContext): Paint[] {
  const { theme } = context;
  const rule: Paint = {
    kind: "rect",
    x: rect.x,
    y: rect.y + rect.height - theme.hairline,
    width: rect.width,
    height: theme.hairline,
    fill: theme.color.line,
  };
  return [...recordWords(record, rect, context), rule];
}

function recordWords(record: TableRecord, rect: Rect, context: ComponentContext): Paint[] {
  return record.blocks.flatMap(({ block, top, left, width }) => {
    const x = context.direction === "rtl" ? rect.x + rect.width - left - width : rect.x + left;
    return paintBlock(block, { x, y: rect.y + top, width }, context);
  });
}
