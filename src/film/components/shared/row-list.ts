import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { ghostPaint } from "../../ghosts/ghost-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "./attempt.ts";
import { fitPairs, listScale, pairHeight } from "./list-item.ts";
import type { FittedPair, ListItem, PairLimits } from "./list-item.ts";
import { markerPaint } from "./marker.ts";
import { panelPaint } from "./panel.ts";

type RowShape = {
  rect: Rect;
  rowHeight: number;
  gap: number;
  padX: number;
  marker: { size: number; space: number };
  limits: PairLimits;
  /** From a label to the detail that follows it, where details have no column. */
  inline: number | null;
  /** Index of the last row, which closes the list with a hairline of its own. */
  last: number;
};

/**
 * Items one under another, each a row across the whole width: marker, label, and the detail beside it
 * where there is room, else beneath. Hairlines part the rows on paper, panels carry them on the deep ground.
 * `tallest`: px that a row may grow to, where the list must be as high as what stands beside it.
 */
export function rowList(
  items: ListItem[],
  rect: Rect,
  context: ComponentContext,
  firstId = 0,
  tallest?: number,
): Attempt {
  const details = items.filter(({ detail }) => detail !== undefined).length;
  // A column for one or two details among many would stand empty: they follow their labels.
  const sparse = details > 0 && details < items.length * 0.6;
  const layOut = (shape: RowShape, limits: PairLimits): Attempt => {
    const pairs = fitPairs(items, limits, context);
    if (pairs === null) return null;
    const rows = items.flatMap((item, row) => {
      const pair = pairs[row];
      return pair === undefined ? [] : [rowLayer(item, pair, row, firstId, shape, context)];
    });
    return [...sheetLayer(items, firstId, shape, context), ...rows];
  };
  for (const stacked of context.portrait ? [true] : [false, true]) {
    const shape = shapeOf(items, rect, { stacked, tallest, inline: sparse && !stacked }, context);
    const layers = layOut(shape, shape.limits);
    if (layers !== null) return layers;
  }
  if (items.length > 1) return null;
  // Alone on its page, an item may take all of it.
  const shape = shapeOf(items, rect, { stacked: true, tallest: rect.height, inline: false }, context);
  return layOut(shape, { ...shape.limits, mayBreakWords: true });
}

/** The sheet that all rows stand on is there before the first of them. */
function sheetLayer(
  items: ListItem[],
  firstId: number,
  { rect }: RowShape,
  { theme, format, opening }: ComponentContext,
): Layer[] {
  if (theme.habit.list !== "sheet") return [];
  const from = firstId === 0 ? opening : Math.min(...items.map(({ frame }) => frame));
  return [
    layerOf(`sheet-${firstId + 1}`, [panelPaint(theme, rect)], { opacity: fadeIn(theme, from) }, format),
  ];
}

function shapeOf(
  items: ListItem[],
  rect: Rect,
  { stacked, tallest: asked, inline }: { stacked: boolean; tallest: number | undefined; inline: boolean },
  context: ComponentContext,
): RowShape {
  const { theme, portrait } = context;
  const tall = isPortrait(context.format);
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const { list, point, marker: shapeOfMarker } = theme.habit;
  const gap = list === "panels" ? px(count > 4 ? 16 : 24) : 0;
  const tallest = asked ?? (count === 1 ? rect.height : px(tallestRow(count, context)));
  const rowHeight = Math.floor(Math.min((rect.height - gap * (count - 1)) / count, tallest));
  const total = rowHeight * count + gap * (count - 1);
  const padX = list === "ruled" ? 0 : px(list === "sheet" ? 44 : 32);
  const padY = px(count > 4 || (portrait && !tall) ? 12 : 20);
  const largest =
    (shapeOfMarker === "disc" ? 96 : 76) +
    (tall && count <= 4 ? 56 : portrait || count <= 3 ? 24 : 0) +
    (count === 2 ? 16 : 0);
  const size = Math.min(px(largest), rowHeight - 2 * px(14));
  const dots = items.every(({ marker }) => marker.kind === "dot");
  const marker =
    dots && shapeOfMarker !== "disc"
      ? { size: px(point === "check" ? 72 : 56), space: px(point === "check" ? 100 : 76) }
      : { size, space: size + px(list === "panels" ? 32 : 36) };
  const inner = rect.width - 2 * padX - marker.space;
  const larger = listScale(theme);
  const labelSize = Math.round(
    px(([0, 68, 60, 56, 52][count] ?? 46) + (tall ? 12 : portrait ? 4 : 0)) * larger.label,
  );
  const detailed = items.some(({ detail }) => detail !== undefined);
  const between = px(48);
  const labelWidth =
    stacked || !detailed
      ? inner
      : inline
        ? Math.floor(inner * 0.5)
        : labelColumn(items, inner, labelSize, context);
  const spare = Math.max(0, rect.height - total);
  return {
    rect: { ...rect, y: Math.round(rect.y + spare * 0.5), height: total },
    rowHeight,
    last: count - 1,
    gap,
    padX,
    marker,
    inline: inline ? px(36) : null,
    limits: {
      labelWidth,
      detailWidth: stacked ? inner : inner - between - labelWidth,
      height: rowHeight - 2 * padY,
      stacked,
      // No label outdoes the heading.
      labelSize: Math.min(
        theme.size.title,
        detailed
          ? labelSize
          : Math.round(px(([0, 96, 76, 64, 58, 52][count] ?? 46) + (tall ? 6 : 0)) * larger.label),
      ),
      detailSize: Math.round(px(tall ? 48 : count <= 3 || portrait ? 42 : 38) * larger.detail),
      labelFace: theme.habit.label,
      // An item that has a page of its own may be as long as the page.
      maxLines: count === 1 ? 40 : tall ? 3 : 2,
    },
  };
}

/** As wide as the labels are, so that each detail stands near its label. */
function labelColumn(items: ListItem[], inner: number, size: number, context: ComponentContext): number {
  const style = { face: context.theme.habit.label, size, color: context.theme.color.text };
  const widest = Math.max(
    ...items.map(({ label }) => textBlock(label, style, { width: inner * 0.42 }, context).width),
  );
  return Math.floor(Math.min(inner * 0.42, Math.max(inner * 0.24, widest + 24 * context.theme.unit)));
}

/** In px at 1080: a portrait frame has height to give to few items. */
function tallestRow(count: number, { portrait, theme, format }: ComponentContext): number {
  if (isPortrait(format)) return [0, 0, 560, 430][count] ?? 340;
  if (portrait) return count <= 3 ? 420 : 340;
  return ([0, 0, 290, 236][count] ?? 200) - (theme.habit.list === "panels" ? 16 : 0);
}

function rowLayer(
  item: ListItem,
  pair: FittedPair,
  row: number,
  firstId: number,
  shape: RowShape,
  context: ComponentContext,
): Layer {
  const { theme, format, direction } = context;
  const { rect, rowHeight, limits, marker, padX } = shape;
  const top = rect.y + row * (rowHeight + shape.gap);
  const middle = top + rowHeight / 2;
  /** From the start edge of the row, whichever side that is. */
  const at = (offset: number, width: number) =>
    direction === "rtl" ? rect.x + rect.width - offset - width : rect.x + offset;
  const paint: Paint[] = [];
  paint.push(...rowGround(item, row, top, shape, theme));
  const box = { x: at(padX, marker.size), y: Math.round(middle - marker.size / 2), size: marker.size };
  paint.push(...markerPaint(item, box, context));
  const form = paint.length;
  const start = padX + marker.space;
  const blockTop = Math.round(middle - pairHeight(pair, limits) / 2);
  const labelTop = limits.stacked ? blockTop : Math.round(middle - pair.label.height / 2);
  const labelPlace = { x: at(start, limits.labelWidth), y: labelTop, width: limits.labelWidth };
  paint.push(...paintBlock(pair.label, labelPlace, context));
  if (pair.detail !== null) {
    const offset = limits.stacked
      ? start
      : shape.inline === null
        ? rect.width - padX - limits.detailWidth
        : start + pair.label.width + shape.inline;
    const detailTop = limits.stacked
      ? blockTop + pairHeight(pair, limits) - pair.detail.height
      : Math.round(middle - pair.detail.height / 2);
    const place = { x: at(offset, limits.detailWidth), y: detailTop, width: limits.detailWidth };
    paint.push(...paintBlock(pair.detail, place, context));
  }
  const layer = layerOf(`item-${firstId + row + 1}`, paint, enter(theme, item.frame), format);
  if (item.early !== true) return Object.assign(layer, { form });
  const ghost = [
    ...paint.slice(0, form).flatMap((one) => ghostPaint(one, theme)),
    ...paintBlock(pair.label, { ...labelPlace, color: theme.color.muted }, context),
  ];
  return Object.assign(layer, { form, ghost });
}

/** A row's panel, or the hairlines about it; on a sheet the line that parts it from the row above. */
function rowGround(
  { hue }: ListItem,
  row: number,
  top: number,
  { rect, rowHeight, padX, last }: RowShape,
  theme: Theme,
): Paint[] {
  const { list } = theme.habit;
  if (list === "panels") return [panelPaint(theme, { ...rect, y: top, height: rowHeight }, hue)];
  if (list === "sheet") return row === 0 ? [] : [hairline(rect.x + padX, top, rect.width - 2 * padX, theme)];
  // Where a rule closes the heading, a hairline below it would double it.
  const open = theme.habit.heading === "rule-below";
  const lines = open && row === 0 ? [] : [hairline(rect.x, top, rect.width, theme)];
  if (row === last && !open)
    lines.push(hairline(rect.x, top + rowHeight - theme.hairline, rect.width, theme));
  return lines;
}

function hairline(x: number, y: number, width: number, theme: Theme): Paint {
  return { kind: "rect", x, y, width, height: theme.hairline, fill: theme.color.line };
}
