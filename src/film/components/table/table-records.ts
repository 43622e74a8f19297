import type { TableVisual } from "../../../artifacts/storyboard.ts";
import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { paginate, tableRows } from "./table-plan.ts";

/** A row as a record: its first cell as a title, every other cell under the label of its column. */
type TableRecord = {
  blocks: { block: TextBlock; top: number; color?: string }[];
  height: number;
  cut: boolean;
};

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
      const paint = recordPaint(record, { ...rest, y, height: record.height }, context);
      y += record.height;
      const start = startWithin(time, context.at(visual.cues?.[row] ?? null), theme.motion.enter, context);
      const tracks = { opacity: fadeIn(theme, start) };
      const leaving = time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
      return [layerOf(`row-${row + 1}`, paint, leaving, format)];
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
    const records = rows.map((row) => recordOf(row, columns, rest, scale, context));
    const heights = records.map((record) => record.height);
    const broken = records.flatMap(({ blocks }) => blocks).filter(({ block }) => block.brokenWord).length;
    const cut = records.filter((record) => record.cut).length;
    return { records, pages: paginate(heights, rest.height), faults: broken + cut };
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
  scale: number,
  context: ComponentContext,
): TableRecord {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const blocks: TableRecord["blocks"] = [];
  let top = px(22);
  let cut = false;
  const add = (text: string, face: "strong" | "body", size: number, color: string, after: number) => {
    if (text.trim() === "") return;
    const block = textBlock(text, { face, size, color, leading: 1.26 }, { width: rest.width }, context);
    // What no frame can hold is left to the voice.
    if (top + block.height + px(24) > rest.height) {
      cut = true;
      return;
    }
    blocks.push({ block, top });
    top += block.height + after;
  };
  row.forEach((cell, column) => {
    if (column === 0)
      return add(cell, "strong", Math.round(theme.size.body * scale), theme.color.text, px(10 * scale));
    if (cell.trim() === "") return;
    add(columns[column]?.label ?? "", "body", Math.round(theme.minSize * scale), theme.color.muted, 0);
    add(cell, "body", Math.round(theme.size.small * scale), theme.color.text, px(10 * scale));
  });
  return { blocks, height: Math.round(top + px(14)), cut };
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
  const texts = record.blocks.flatMap(({ block, top }) =>
    paintBlock(block, { x: rect.x, y: rect.y + top, width: rect.width }, context),
  );
  return [...texts, rule];
}
