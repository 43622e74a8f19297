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
  const records = rows.map((row) => recordOf(row, columns, rest, context));
  const pages = paginate(
    records.map((record) => record.height),
    rest.height,
  );
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

function recordOf(
  row: string[],
  columns: TableVisual["columns"],
  rest: Rect,
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
    if (column === 0) return add(cell, "strong", theme.size.body, theme.color.text, px(10));
    if (cell.trim() === "") return;
    add(columns[column]?.label ?? "", "body", theme.minSize, theme.color.muted, 0);
    add(cell, "body", theme.size.small, theme.color.text, px(10));
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
