import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { onFill } from "../../styles/palette.ts";
import type { ComponentContext } from "../component.ts";
import { listScale } from "./list-item.ts";
import type { ListItem } from "./list-item.ts";
import { fitWords, paintDetail, paintLabel, stackedWords } from "./list-words.ts";
import type { ListWords, WordLimits } from "./list-words.ts";
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
  const rows = Math.ceil(items.length / shape.columns);
  const card = cardShape(rows, shape, context);
  const gaps = shape.gapY * (rows - 1);
  const layOut = (words: ListWords, spread: Spread | null) =>
    layOutFlex(gridTree(items, words, shape, card, spread), rect, direction);
  const tallest = (layout: FlexLayout, name: string, of = items.map((_, index) => index)) =>
    Math.max(...of.map((index) => layout.rect(`${name}-${index}`).height));
  // All cards are as high as the highest: it is they that must fit.
  const natural = (words: ListWords): FlexLayout => {
    const layout = layOut(words, null);
    return { ...layout, fits: layout.fits && tallest(layout, "card") * rows + gaps <= rect.height };
  };
  const fitted = fitWords(items, card.limits, natural, context);
  if (fitted === null) return null;
  const { words } = fitted;
  const needed = tallest(fitted.layout, "card");
  const most = Math.floor((rect.height - gaps) / rows);
  // Cards fill the frame as far as their words keep company with their markers.
  const wanted = Math.min(most * 0.86, needed + Math.round((rows === 1 ? 150 : 60) * theme.unit));
  // Labels stand on one line across the cards of a row.
  const wordHeights = items.map((_, index) => {
    const row = Math.floor(index / shape.columns) * shape.columns;
    const others = items.map((__, other) => other).slice(row, row + shape.columns);
    return tallest(fitted.layout, "words", others);
  });
  const layout = layOut(words, {
    card: Math.round(Math.min(most, Math.max(needed, wanted))),
    words: wordHeights,
  });
  const layers = items.map((item, index) => {
    const form = cardForm(item, index, layout, card, context);
    if (shape.numbered === true) form.push(...cornerNumber(item, index, layout, card, context));
    const said = [
      ...paintLabel(words, index, layout, context),
      ...paintDetail(words, index, layout, context),
    ];
    const id = `item-${(shape.firstId ?? 0) + index + 1}`;
    const layer = layerOf(id, [...form, ...said], enter(theme, item.frame), format);
    return Object.assign(layer, { form: form.length });
  });
  return { layers, cards: items.map((_, index) => layout.rect(`card-${index}`)) };
}

/** Heights in px of the format: `band` of the coloured head, 0 for none; `under` the marker. */
type CardShape = { pad: number; marker: number; band: number; under: number; limits: WordLimits };

function cardShape(
  rows: number,
  { columns, smallestLabel }: GridShape,
  context: ComponentContext,
): CardShape {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const pad = px(columns > 3 ? 30 : 40);
  const solid = theme.habit.head === "solid";
  const marker = Math.round(px(rows > 1 ? 92 : columns > 3 ? 116 : 156) * (solid ? 0.8 : 1));
  const larger = listScale(theme);
  return {
    pad,
    marker,
    // A coloured head is as high as its marker needs, and the words stand clear of it.
    band: solid ? marker + 2 * Math.round(pad * 0.7) : 0,
    under: solid ? pad : px(rows > 1 ? 20 : 34),
    limits: {
      sizes: {
        label: Math.round(px(columns <= 2 ? 56 : columns === 3 ? 50 : 44) * larger.label),
        detail: Math.round(px(columns <= 2 ? 42 : columns === 3 ? 40 : 36) * larger.detail),
      },
      labelFace: theme.habit.label,
      maxLines: 3,
      ...(smallestLabel === undefined ? {} : { smallestLabel }),
    },
  };
}

/** Of every card, and of the words of each. */
type Spread = { card: number; words: number[] };

function gridTree(
  items: ListItem[],
  words: ListWords,
  { columns, gapX, gapY }: GridShape,
  { pad, marker, band, under }: CardShape,
  spread: Spread | null,
): FlexBox {
  const cards = items.map((_, index): FlexBox => ({
    id: `card-${index}`,
    grow: 1,
    basis: 0,
    padding: { start: pad, end: pad, bottom: pad, top: band > 0 ? Math.round((band - marker) / 2) : pad },
    // Marker at the top, words at the bottom.
    justify: "between",
    children: [
      {
        id: `marker-${index}`,
        width: marker,
        height: marker,
        margin: { bottom: under + (band > 0 ? band - marker - Math.round((band - marker) / 2) : 0) },
      },
      {
        id: `words-${index}`,
        ...(spread === null ? {} : { minHeight: spread.words[index] ?? 0 }),
        children: stackedWords(words, index),
      },
    ],
  }));
  const rows: FlexBox[] = [];
  for (let first = 0; first < cards.length; first += columns) {
    const row = cards.slice(first, first + columns);
    // A last row that is not full keeps the width of its cards.
    const rest = Array.from({ length: columns - row.length }, (): FlexBox => ({ grow: 1, basis: 0 }));
    rows.push({
      direction: "row",
      gap: gapX,
      ...(spread === null ? {} : { height: spread.card }),
      children: [...row, ...rest],
    });
  }
  return { children: nearMiddle([{ gap: gapY, children: rows }]) };
}

function cardForm(
  item: ListItem,
  index: number,
  { rect }: FlexLayout,
  { band }: CardShape,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const card = rect(`card-${index}`);
  const { x, y, width } = rect(`marker-${index}`);
  return [
    panelPaint(theme, card, item.hue),
    ...(band > 0 ? [headPaint({ ...card, height: band }, theme.radius, areaOf(item.hue, theme))] : []),
    ...markerPaint(item, { x, y, size: width }, context),
  ];
}

function cornerNumber(
  { hue }: ListItem,
  index: number,
  layout: FlexLayout,
  { pad, band }: CardShape,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const size = Math.max(theme.minSize, Math.round(44 * theme.unit));
  const color = band > 0 ? onFill(areaOf(hue, theme)) : hue;
  const style = { face: theme.habit.numeral, size, color, leading: 1 };
  const card = layout.rect(`card-${index}`);
  const width = card.width - 2 * pad;
  const block = textBlock(String(index + 1), style, { width }, context);
  const y = band > 0 ? card.y + Math.round((band - block.height) / 2) : card.y + pad;
  return paintBlock(block, { x: card.x + pad, y, width, align: "end" }, context);
}
