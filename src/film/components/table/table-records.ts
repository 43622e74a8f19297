import type { TableVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { paginate, tableRows } from "./table-plan.ts";

/** A row as a record: its first cell as a title, every other cell under the label of its column. */
type TableRecord = { blocks: { block: TextBlock; top: number; color?: string }[]; height: number };

/** For a table whose words are too long to stand beside each other: record after record, on pages. */
export function recordLayers(visual: TableVisual, rest: Rect, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  const { rows, columns } = tableRows(visual);
  const records = rows.map((row) => recordOf(row, columns, rest.width, context));
  const pages = paginate(
    records.map((record) => record.height),
    rest.height,
  );
  const named = pages.map((page) => {
    const frame = context.at(visual.cues?.[page[0] ?? 0] ?? null);
    return frame > context.opening ? frame : null;
  });
  const times = pageTimes(named, context);
  return pages.flatMap((page, index) => {
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
}

function recordOf(
  row: string[],
  columns: TableVisual["columns"],
  width: number,
  context: ComponentContext,
): TableRecord {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const blocks: TableRecord["blocks"] = [];
  let top = px(22);
  const add = (text: string, face: "strong" | "body", size: number, color: string, after: number) => {
    if (text.trim() === "") return;
    const block = textBlock(text, { face, size, color, leading: 1.26 }, { width }, context);
    blocks.push({ block, top });
    top += block.height + after;
  };
  row.forEach((cell, column) => {
    if (column === 0) return add(cell, "strong", theme.size.body, theme.color.text, px(10));
    if (cell.trim() === "") return;
    add(columns[column]?.label ?? "", "body", theme.minSize, theme.color.muted, 0);
    add(cell, "body", theme.size.small, theme.color.text, px(10));
  });
  return { blocks, height: Math.round(top + px(14)) };
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
