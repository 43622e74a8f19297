import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { onFill } from "../../styles/palette.ts";
import type { ComponentContext } from "../component.ts";
import { fitPairs, listScale, pairHeight } from "./list-item.ts";
import type { FittedPair, ListItem, PairLimits } from "./list-item.ts";
import { markerPaint } from "./marker.ts";
import { areaOf, headPaint, panelPaint } from "./panel.ts";

export type CardGrid = { layers: Layer[]; cards: Rect[] };

export type GridShape = {
  columns: number;
  gapX: number;
  gapY: number;
  numbered?: boolean;
  firstId?: number;
  smallestLabel?: number;
};

/** Items as equal cards in columns: marker above, label and detail below. Null where the texts do not fit. */
export function cardGrid(
  items: ListItem[],
  rect: Rect,
  shape: GridShape,
  context: ComponentContext,
): CardGrid | null {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { columns, gapX, gapY } = shape;
  const rows = Math.ceil(items.length / columns);
  const width = Math.floor((rect.width - gapX * (columns - 1)) / columns);
  const tallest = Math.floor((rect.height - gapY * (rows - 1)) / rows);
  const pad = px(columns > 3 ? 30 : 40);
  const solid = theme.habit.head === "solid";
  // A lone point above the words says nothing: a rule in the card's hue leaves the room to them.
  const ruled = items.every(({ marker }) => marker.kind === "dot");
  const markerSize = ruled
    ? theme.stroke * 2
    : Math.round(px(rows > 1 ? 92 : columns > 3 ? 116 : 156) * (solid ? 0.8 : 1));
  // A coloured head is as high as its marker needs, and the words stand clear of it.
  const band = !solid ? 0 : ruled ? px(20) : markerSize + 2 * Math.round(pad * 0.7);
  const head = solid ? band + pad : pad + markerSize + px(rows > 1 ? 20 : 34);
  const larger = listScale(theme);
  const limits: PairLimits = {
    labelWidth: width - 2 * pad,
    detailWidth: width - 2 * pad,
    height: tallest - head - pad,
    stacked: true,
    labelSize: Math.round(px(columns <= 2 ? 56 : columns === 3 ? 50 : 44) * larger.label),
    detailSize: Math.round(px(columns <= 2 ? 42 : columns === 3 ? 40 : 36) * larger.detail),
    labelFace: theme.habit.label,
    maxLines: 3,
    ...(shape.smallestLabel === undefined ? {} : { smallestLabel: shape.smallestLabel }),
  };
  if (limits.height < theme.minSize) return null;
  const pairs = fitPairs(items, limits, context);
  if (pairs === null) return null;
  const textHeight = Math.max(...pairs.map((pair) => pairHeight(pair, limits)));
  const natural = head + textHeight + pad;
  // Cards fill the frame as far as their words keep company with their markers.
  const spare = px(rows === 1 ? 150 : 60);
  const wanted = Math.max(natural, Math.min(tallest * 0.86, natural + spare));
  const height = Math.round(Math.min(tallest, wanted));
  const total = rows * height + (rows - 1) * gapY;
  const top = Math.round(rect.y + Math.max(0, rect.height - total) * 0.46);
  const cards = items.map((_, index): Rect => {
    const column = index % columns;
    const place = direction === "rtl" ? columns - 1 - column : column;
    const y = top + Math.floor(index / columns) * (height + gapY);
    return { x: Math.round(rect.x + place * (width + gapX)), y, width, height };
  });
  // Words at the bottom, or in the middle below their coloured head: labels stand on one line across the cards of a row.
  const heights = pairs.map((pair) => pairHeight(pair, limits));
  const wordsTopOf = (index: number) => {
    const row = Math.floor(index / columns) * columns;
    const words = Math.max(...heights.slice(row, row + columns));
    return solid ? Math.round(band + (height - band - words) / 2) : height - pad - words;
  };
  const layers = items.map((item, index) => {
    const card = cards[index] ?? rect;
    const look = cardPaint(
      item,
      pairs[index],
      card,
      { pad, markerSize, band, ruled, wordsTop: wordsTopOf(index), limits },
      context,
    );
    if (shape.numbered === true)
      look.form.push(...cornerNumber(index + 1, item.hue, card, { pad, band }, context));
    const id = `item-${(shape.firstId ?? 0) + index + 1}`;
    const layer = layerOf(id, [...look.form, ...look.words], enter(theme, item.frame), format);
    return Object.assign(layer, { form: look.form.length });
  });
  return { layers, cards };
}

/** `band`: height of the coloured head, 0 for none. `ruled`: with a rule in place of the marker. */
type CardShape = {
  pad: number;
  markerSize: number;
  band: number;
  ruled: boolean;
  wordsTop: number;
  limits: PairLimits;
};

function cardPaint(
  item: ListItem,
  pair: FittedPair | undefined,
  card: Rect,
  { pad, markerSize, band, ruled, wordsTop, limits }: CardShape,
  context: ComponentContext,
): { form: Paint[]; words: Paint[] } {
  const { theme, direction } = context;
  const markerX = direction === "rtl" ? card.x + card.width - pad - markerSize : card.x + pad;
  const markerY = band > 0 ? card.y + Math.round((band - markerSize) / 2) : card.y + pad;
  const form = [
    panelPaint(theme, card, item.hue),
    ...(band > 0 ? [headPaint({ ...card, height: band }, theme.radius, areaOf(item.hue, theme))] : []),
  ];
  // A coloured head says as much as a rule.
  if (ruled && band === 0) form.push(rulePaint(item.hue, card, { pad, height: markerSize }, context));
  if (!ruled) {
    const box = { x: markerX, y: markerY, size: markerSize, flush: band > 0 };
    form.push(...markerPaint(item, box, context));
  }
  const words: Paint[] = [];
  if (pair === undefined) return { form, words };
  const place = { x: card.x + pad, y: card.y + wordsTop, width: limits.labelWidth };
  words.push(...paintBlock(pair.label, place, context));
  if (pair.detail !== null) {
    const y = card.y + wordsTop + pairHeight(pair, limits) - pair.detail.height;
    words.push(...paintBlock(pair.detail, { ...place, y }, context));
  }
  return { form, words };
}

function rulePaint(
  hue: string,
  card: Rect,
  { pad, height }: { pad: number; height: number },
  { theme, direction }: ComponentContext,
): Paint {
  const width = Math.round(72 * theme.unit);
  const x = direction === "rtl" ? card.x + card.width - pad - width : card.x + pad;
  return { kind: "rect", x, y: card.y + pad, width, height, radius: Math.round(height / 2), fill: hue };
}

function cornerNumber(
  number: number,
  hue: string,
  card: Rect,
  { pad, band }: { pad: number; band: number },
  context: ComponentContext,
): Paint[] {
  const { theme, direction } = context;
  const size = Math.max(theme.minSize, Math.round(44 * theme.unit));
  const color = band > 0 ? onFill(areaOf(hue, theme)) : hue;
  const style = { face: theme.habit.numeral, size, color, leading: 1 };
  const width = 2 * size;
  const block = textBlock(String(number), style, { width }, context);
  const x = direction === "rtl" ? card.x + pad : card.x + card.width - pad - width;
  const y = band > 0 ? card.y + Math.round((band - block.height) / 2) : card.y + pad;
  return paintBlock(block, { x, y, width, align: "end" }, context);
}
