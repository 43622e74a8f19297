import type { TableVisual } from "../../../artifacts/storyboard.ts";
import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt, standing } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock, widestWordWidth } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { columnWidths } from "./column-widths.ts";
import { paginate, tableRows } from "./table-plan.ts";

/** A row as a record: its first cell as a title, every other cell under the label of its column, side by side where they fit. */
type TableRecord = {
  /** `stands`: a label, which is there before its value. */
  blocks: { block: TextBlock; top: number; left: number; width: number; stands?: true }[];
  height: number;
  cut: boolean;
};

/** Type of a table in a tall frame below so many px at 1080 is too small to be read on a telephone. */
const READ_ON_TELEPHONE = 44;

/**
 * The records of a table that a tall frame would have to set small, where they are set larger and fit one page;
 * null where the table is as well read as it is.
 */
export function legibleRecords(
  visual: TableVisual,
  size: number,
  rest: Rect,
  context: ComponentContext,
): SceneLayout | null {
  const { columns, rows } = tableRows(visual);
  if (!context.portrait || size >= READ_ON_TELEPHONE * context.theme.unit || columns.length < 3) return null;
  const { pages, faults, values } = largestRecords(rows, columns, rest, context);
  return pages.length === 1 && faults === 0 && values > size ? recordLayers(visual, rest, context) : null;
}

/** For a table whose words are too long to stand beside each other: record after record, on pages. */
export function recordLayers(visual: TableVisual, rest: Rect, context: ComponentContext): SceneLayout {
  const { theme, format } = context;
  const { rows, columns } = tableRows(visual);
  const { records, pages } = largestRecords(rows, columns, rest, context);
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
  const named = pages.map((page) => {
    const frame = context.at(visual.cues?.[page[0] ?? 0] ?? null);
    return frame > context.opening ? frame : null;
  });
  const times = pageTimes(named, context);
  const layers = pages.flatMap((page, index) => {
    const time = times[index];
    if (time === undefined) return [];
    const used = page.reduce((sum, row) => sum + (records[row]?.height ?? 0), 0);
    let y = rest.y + Math.max(0, Math.round((rest.height - used) * 0.35));
    return page.flatMap((row) => {
      const record = records[row];
      if (record === undefined) return [];
      const place = { ...rest, y, height: record.height };
      const paint = recordPaint(record, place, context);
      const waits = recordPaint({ ...record, blocks: record.blocks.filter(({ stands }) => stands) }, place, context); // prettier-ignore
      y += record.height;
      const start = startWithin(time, context.at(visual.cues?.[row] ?? null), theme.motion.enter, context);
      const tracks = { opacity: fadeIn(theme, start) };
      const leaving = time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
      const before = start - time.from < 2 * theme.motion.enter ? [] : [layerOf(`place-${row + 1}`, waits, { opacity: standing(theme, time.from, start) }, format)]; // prettier-ignore
      return [...before, layerOf(`row-${row + 1}`, paint, leaving, format)];
    });
  });
  const message = `rows of the table "${visual.heading}" are longer than a frame and are shown in part`;
  const cut = records.some((record) => record.cut);
  return { layers, findings: cut ? [{ severity: "warning", code: "table_cut", message }] : [] };
}

const SCALES = [1.7, 1.55, 1.4, 1.28, 1.16, 1.08, 1];

/** The largest type that takes no more pages, and breaks no more words, than the smallest does. */
function largestRecords(
  rows: string[][],
  columns: TableVisual["columns"],
  rest: Rect,
  context: ComponentContext,
) {
  const at = (scale: number) => {
    const grid = gridOf(rows, columns, rest.width, scale, context);
    const records = rows.map((row) =>
      recordOf(row, columns, rest, { scale, grid, short: rows.every(areShort) }, context),
    );
    const heights = records.map((record) => record.height);
    const broken = records.flatMap(({ blocks }) => blocks).filter(({ block }) => block.brokenWord).length;
    const cut = records.filter((record) => record.cut).length;
    const values = Math.round(context.theme.size.small * scale);
    return { records, pages: paginate(heights, rest.height), faults: broken + cut, values };
  };
  const least = at(1);
  for (const scale of SCALES) {
    const tried = at(scale);
    if (tried.pages.length <= least.pages.length && tried.faults <= least.faults) return tried;
  }
  return least;
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
  { scale, grid, short }: { scale: number; grid: Grid | null; short: boolean },
  context: ComponentContext,
): TableRecord {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const blocks: TableRecord["blocks"] = [];
  const whole = { left: 0, width: rest.width };
  let top = px(22);
  let cut = false;
  const add = (block: TextBlock, after: number) => {
    // What no frame can hold is left to the voice.
    if (top + block.height + px(24) > rest.height) {
      cut = true;
      return;
    }
    blocks.push({ block, top, ...whole });
    top += block.height + after;
  };
  const [name = ""] = row;
  const size = Math.round(theme.size.body * scale);
  const title: TextStyle = { face: "strong", size, color: theme.color.text, leading: 1.26 };
  if (name.trim() !== "") add(textBlock(name, title, { width: rest.width }, context), px(10 * scale));
  const styles = fieldStyles(scale, short, context);
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
      blocks.push({ block: label, top: top + heads - label.height, left, width, stands: true });
      blocks.push({ block: value, top: top + heads, left, width });
      left += width + grid.gap;
    });
    top += heads + values + px(10 * scale);
  } else
    fields.forEach((field, at) => {
      if ((row[at + 1] ?? "").trim() === "") return;
      const { label, value } = field(rest.width);
      if (label.lines.length > 0) add(label, 0);
      add(value, px(10 * scale));
    });
  return { blocks, height: Math.round(top + px(14)), cut };
}

/** Columns in which the fields of every record stand, px. */
type Grid = { widths: number[]; gap: number };

/** Of two or three fields at most, in columns with two lines at most in each; null where they would need more. */
function gridOf(
  rows: string[][],
  columns: TableVisual["columns"],
  room: number,
  scale: number,
  context: ComponentContext,
): Grid | null {
  const fields = columns.length - 1;
  if (fields < 2 || fields > 3) return null;
  const gap = Math.round(36 * context.theme.unit);
  const styles = fieldStyles(scale, rows.every(areShort), context);
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

function fieldStyles(
  scale: number,
  short: boolean,
  { theme }: ComponentContext,
): { label: TextStyle; value: TextStyle } {
  const style = { face: "body", leading: 1.26 } as const;
  const size = short ? theme.size.body : theme.size.small;
  return {
    label: { ...style, size: Math.round(theme.minSize * scale), color: theme.color.muted },
    value: { ...style, size: Math.round(size * scale), color: theme.color.text },
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
  const texts = record.blocks.flatMap(({ block, top, left, width }) => {
    const x = context.direction === "rtl" ? rect.x + rect.width - left - width : rect.x + left;
    return paintBlock(block, { x, y: rect.y + top, width }, context);
  });
  return [...texts, rule];
}
