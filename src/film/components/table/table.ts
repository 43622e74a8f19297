import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, leaveAt, wipe } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import type { PageTime } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { onFill } from "../../styles/palette.ts";
import type { Theme } from "../../styles/theme.ts";
import { sourceLine } from "../shared/source-line.ts";
import { footPaint, headPaint, panelPaint, zebraFill } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { nameInks } from "./name-inks.ts";
import { rowLight } from "./row-light.ts";
import { pageStarts } from "./row-times.ts";
import { bandLayers } from "./table-bands.ts";
import { formOf } from "./table-form.ts";
import { recordLayers } from "./table-records.ts";
import type { TablePlan } from "./table-plan.ts";

/** A table with its head, each row as it is told; figures stand under each other. */
export const table: Component<TableVisual> = {
  kind: "table",
  layout: (visual, context) => layoutTable(visual, context),
};

function layoutTable(visual: TableVisual, context: ComponentContext): SceneLayout {
  const { layers, rest } = sceneHeading(visual.heading, context);
  if (visual.rows.length === 0) {
    const message = `the table "${visual.heading}" has no rows to show`;
    return { layers, findings: [{ severity: "warning", code: "table_empty", message }] };
  }
  const noted = sourceLine(visual.note ?? "", rest, context);
  const room = noted.rest;
  const form = formOf(visual, room, context);
  const shown =
    form.kind === "rows"
      ? rowLayers(visual, form.plan, room, context)
      : form.kind === "bands"
        ? bandLayers(visual, form.plan, room, context)
        : recordLayers(visual, room, context, form.floor);
  return { ...shown, layers: [...layers, ...noted.layers, ...shown.layers] };
}

/** Names and cells in rows, page by page, under a head that stays. */
function rowLayers(visual: TableVisual, plan: TablePlan, rest: Rect, context: ComponentContext): SceneLayout {
  const times = pageTimes(pageStarts(plan.pages, visual, context), context);
  const tallest = Math.max(...plan.pages.map((rows) => heightOf(plan, rows)));
  const top = rest.y + Math.max(0, Math.round((rest.height - tallest) * 0.45));
  const frame: Rect = { ...rest, y: top, height: tallest };
  const starts = plan.pages.map((rows, page) =>
    rows.map((row) => {
      const time = times[page] ?? { from: context.opening, until: null };
      return startWithin(time, context.at(visual.cues?.[row] ?? null), context.theme.motion.enter, context);
    }),
  );
  const grounds = plan.pages.flatMap((rows, page) =>
    tableGround(page, { ...frame, height: heightOf(plan, rows) }, times[page], plan, visual.own, context),
  );
  const found = [...grounds, ...headerLayers(plan, frame, context)];
  const inks = nameInks(visual, context);
  plan.pages.forEach((rows, page) => {
    const time = times[page];
    if (time === undefined) return;
    let y = top + plan.headerHeight;
    rows.forEach((row, place) => {
      const height = plan.rowHeights[row] ?? 0;
      const start = starts[page]?.[place] ?? context.opening;
      const cells = plan.cells[row] ?? [];
      const ground = rowGround(place, rows.length, { ...frame, y, height }, context);
      const paint = (from: number, to?: number) =>
        rowPaint(plan, cells, { y, height, from, to }, frame, context);
      const name = () =>
        rowPaint(plan, cells, { y, height, from: 0, to: 1 }, frame, context, inkOf(inks?.[row]));
      const named = plan.columns.length > 1 && (cells[0]?.lines.length ?? 0) > 0;
      const parts = named
        ? [
            { id: `name-${row + 1}`, paint: [...ground, ...name()] },
            { id: `row-${row + 1}`, paint: paint(1) },
          ]
        : [{ id: `row-${row + 1}`, paint: [...ground, ...paint(0)] }];
      if (context.portrait) found.push(...rowLight(visual, row, lightRect({ ...frame, y, height }, context), time, context)); // prettier-ignore
      for (const part of parts) {
        const layer = layerOf(part.id, part.paint, enterRow(context, start), context.format);
        found.push(
          time.until === null
            ? layer
            : {
                ...layer,
                tracks: leaveAt(layer.tracks, context.theme, time.until - context.theme.motion.exit),
              },
        );
      }
      y += height;
    });
  });
  return { layers: found.filter(({ paint }) => paint.length > 0), findings: [] };
}

/** Within the panel's edge and clear of the rules above and below. */
function lightRect({ x, y, width, height }: Rect, { theme }: ComponentContext): Rect {
  const inset = theme.habit.grouping === "panels" ? Math.round(8 * theme.unit) : 0;
  const air = Math.round(6 * theme.unit);
  return { x: x + inset, y: y + air, width: width - 2 * inset, height: height - 2 * air };
}

function heightOf(plan: TablePlan, rows: number[]): number {
  return plan.headerHeight + rows.reduce((sum, row) => sum + (plan.rowHeights[row] ?? 0), 0);
}

/** Rows stand where they stand: a rise would make a table wobble. */
function enterRow(context: ComponentContext, frame: number) {
  return { opacity: fadeIn(context.theme, frame) };
}

/** The panel and the marked column's field under the rows of a page, told or not: those that are not wait there. */
function tableGround(
  page: number,
  rect: Rect,
  time: PageTime | undefined,
  plan: TablePlan,
  own: number | undefined,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const column = own === undefined ? undefined : plan.columns[own];
  const paint = [
    ...(theme.habit.grouping === "panels" ? [panelPaint(theme, rect)] : []),
    ...(column === undefined ? [] : ownGround(column, rect, context)),
  ];
  if (time === undefined || paint.length === 0) return [];
  const tracks = { opacity: fadeIn(theme, time.from) };
  const id = page === 0 ? "table-ground" : `table-ground-${page + 1}`;
  const seen = time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
  return [layerOf(id, paint, seen, format)];
}

/** The panel of the heads alone, or a rule under them, as the style has it: they stand before any row. */
function headerLayers(plan: TablePlan, frame: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening, direction } = context;
  const layers: Layer[] = [];
  const panels = theme.habit.grouping === "panels";
  const solid = theme.habit.head === "solid" && plan.headerHeight > 0;
  if (plan.headerHeight === 0) return layers;
  if (solid) {
    const head = headPaint({ ...frame, height: plan.headerHeight }, theme.radius, theme.color.fill);
    layers.push(layerOf("table-panel", [head], { opacity: fadeIn(theme, opening) }, format));
  }
  const { fill } = theme.color;
  const ink = solid ? { color: onFill(fill), on: fill } : {};
  const place = { y: frame.y, height: plan.headerHeight };
  const paint = rowPaint(plan, plan.header, place, frame, context, ink);
  layers.push(layerOf("table-header", paint, enter(theme, opening), format));
  if (solid) return layers;
  const height = panels ? theme.hairline : Math.max(2, Math.round(3 * theme.unit));
  const rule: Paint = {
    kind: "rect",
    x: frame.x,
    y: frame.y + plan.headerHeight - height,
    width: frame.width,
    height,
    fill: panels ? mix(theme.color.primary, theme.color.surface, 0.45) : ruleInk(theme),
  };
  layers.push(layerOf("table-rule", [rule], wipe(theme, opening, direction), format));
  return layers;
}

/** px at a short side of 1080 that a marked column reaches beyond its words on both sides; nearer than `edge` to the table's end, as far as that. */
const OWN_REACH = { wide: 24, narrow: 18, edge: 12 };

/** A field of the style's first colour behind a column, and on an open page a bar of it on top. */
function ownGround(column: TablePlan["columns"][number], frame: Rect, context: ComponentContext): Paint[] {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const reach = px(context.portrait ? OWN_REACH.narrow : OWN_REACH.wide);
  const panels = theme.habit.grouping === "panels";
  const line = panels ? theme.hairline : 0;
  const [first, last] = [frame.x + line, frame.x + frame.width - line];
  const words = leftOf(column, context);
  const [left, right] = [words - reach, words + column.width + reach];
  const x = left < first + px(OWN_REACH.edge) ? first : left;
  const width = (right > last - px(OWN_REACH.edge) ? last : right) - x;
  const bar = Math.max(3, px(6));
  const field = { x, y: frame.y + line, width, height: frame.height - 2 * line };
  const fill = `${theme.color.primary}26`;
  // The corners of a panel are round, and so are those of what lies in one.
  if (panels) return [{ kind: "rect", ...field, fill, radius: Math.max(0, theme.radius - line) }];
  return [
    { kind: "rect", ...field, fill },
    { kind: "rect", x, y: frame.y, width, height: bar, fill: theme.color.primary },
  ];
}

/** Ink on a page; gold where the style has one rule of it. */
function ruleInk({ habit, color }: Theme): string {
  return habit.heading === "rule-below" ? color.primary : color.text;
}

/** A hairline under each row; on a panel every second row a shade apart, on a sheet hairlines again. */
function rowGround(place: number, rows: number, rect: Rect, { theme }: ComponentContext): Paint[] {
  const { x, y, width, height } = rect;
  const line = theme.hairline;
  if (theme.habit.list === "sheet" && place === rows - 1) return [];
  if (theme.habit.list !== "panels")
    return [{ kind: "rect", x, y: y + height - line, width, height: line, fill: theme.color.line }];
  if (place % 2 === 0) return [];
  const last = place === rows - 1;
  const ground: Rect = { x: x + line, y, width: width - 2 * line, height: height - (last ? line : 0) };
  const fill = zebraFill(theme);
  const radius = Math.max(0, theme.radius - line);
  return [last ? footPaint(ground, radius, fill) : { kind: "rect", ...ground, fill, radius }];
}

function inkOf(ink: string | undefined): { color?: string } {
  return ink === undefined ? {} : { color: ink };
}

/** The cells of a row from one column to another. */
function rowPaint(
  plan: TablePlan,
  blocks: TextBlock[],
  { y, height, from = 0, to }: { y: number; height: number; from?: number; to?: number | undefined },
  frame: Rect,
  context: ComponentContext,
  ink: { color?: string; on?: string } = {},
): Paint[] {
  return blocks.flatMap((block, index) => {
    const column = plan.columns[index];
    const asked = index >= from && index < (to ?? blocks.length);
    if (!asked || column === undefined || block.lines.length === 0) return [];
    const x = leftOf(column, context);
    const place = {
      x,
      y: Math.round(y + (height - block.height) / 2),
      width: column.width,
      align: sideOf(column.align, context),
      ...ink,
    };
    return paintBlock(block, place, context);
  });
}

/** Left edge of a column as it is read. */
function leftOf({ x, width }: TablePlan["columns"][number], { direction, box }: ComponentContext): number {
  return direction === "ltr" ? x : 2 * box.x + box.width - x - width;
}

/** Figures are written from left to right in every script, so their units stand under each other on the right. */
function sideOf(
  align: "start" | "end" | "center",
  { direction }: ComponentContext,
): "start" | "end" | "center" {
  return direction === "rtl" && align === "end" ? "start" : align;
}
