import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "./attempt.ts";
import { fitPairs, pairHeight } from "./list-item.ts";
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
};

/**
 * Items one under another, each a row across the whole width: marker, label, and the detail beside it
 * where there is room, else beneath. Hairlines part the rows on paper, panels carry them on the deep ground.
 */
export function rowList(items: ListItem[], rect: Rect, context: ComponentContext, firstId = 0): Attempt {
  for (const stacked of context.portrait ? [true] : [false, true]) {
    const shape = shapeOf(items, rect, stacked, context);
    const pairs = fitPairs(items, shape.limits, context);
    if (pairs !== null)
      return items.map((item, row) => rowLayer(item, pairs[row], row, firstId, shape, context));
  }
  return null;
}

function shapeOf(
  items: ListItem[],
  rect: Rect,
  stacked: boolean,
  { theme, portrait }: ComponentContext,
): RowShape {
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const gap = theme.dark ? px(count > 4 ? 16 : 24) : 0;
  const tallest = px(portrait ? 300 : theme.dark ? 168 : 200);
  const rowHeight = Math.floor(Math.min((rect.height - gap * (count - 1)) / count, tallest));
  const total = rowHeight * count + gap * (count - 1);
  const padX = theme.dark ? px(32) : 0;
  const padY = px(theme.dark ? 18 : 20);
  const size = Math.min(px(theme.dark ? 96 : 76), rowHeight - 2 * px(14));
  const dots = items.every(({ marker }) => marker.kind === "dot");
  const marker =
    dots && !theme.dark ? { size: px(44), space: px(60) } : { size, space: size + px(theme.dark ? 32 : 36) };
  const inner = rect.width - 2 * padX - marker.space;
  const detailed = items.some(({ detail }) => detail !== undefined);
  const between = px(48);
  const labelWidth = stacked || !detailed ? inner : Math.floor((inner - between) * 0.4);
  const spare = Math.max(0, rect.height - total);
  return {
    rect: { ...rect, y: Math.round(rect.y + spare * 0.42), height: total },
    rowHeight,
    gap,
    padX,
    marker,
    limits: {
      labelWidth,
      detailWidth: stacked ? inner : inner - between - labelWidth,
      height: rowHeight - 2 * padY,
      stacked,
      labelSize: count <= 3 && !stacked ? theme.size.lead : theme.size.label,
      detailSize: theme.size.body,
      labelFace: theme.dark ? "strong" : detailed ? "heading" : "strong",
      maxLines: 2,
    },
  };
}

function rowLayer(
  item: ListItem,
  pair: FittedPair | undefined,
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
  if (theme.dark) paint.push(panelPaint(theme, { ...rect, y: top, height: rowHeight }, item.hue));
  else
    paint.push({
      kind: "rect",
      x: rect.x,
      y: top,
      width: rect.width,
      height: theme.hairline,
      fill: theme.color.line,
    });
  const box = { x: at(padX, marker.size), y: Math.round(middle - marker.size / 2), size: marker.size };
  paint.push(...markerPaint(item, box, context));
  if (pair !== undefined) {
    const start = padX + marker.space;
    const blockTop = Math.round(middle - pairHeight(pair, limits) / 2);
    const labelTop = limits.stacked ? blockTop : Math.round(middle - pair.label.height / 2);
    const labelPlace = { x: at(start, limits.labelWidth), y: labelTop, width: limits.labelWidth };
    paint.push(...paintBlock(pair.label, labelPlace, context));
    if (pair.detail !== null) {
      const offset = limits.stacked ? start : rect.width - padX - limits.detailWidth;
      const detailTop = limits.stacked
        ? blockTop + pairHeight(pair, limits) - pair.detail.height
        : Math.round(middle - pair.detail.height / 2);
      const place = { x: at(offset, limits.detailWidth), y: detailTop, width: limits.detailWidth };
      paint.push(...paintBlock(pair.detail, place, context));
    }
  }
  return layerOf(`item-${firstId + row + 1}`, paint, enter(theme, item.frame), format);
}
