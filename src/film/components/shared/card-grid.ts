import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { contrast } from "../../styles/contrast.ts";
import { onFill } from "../../styles/palette.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { listScale } from "./list-item.ts";
import type { ListItem } from "./list-item.ts";
import { fitWords, isAmount, paintDetail, paintLabel, stackedWords } from "./list-words.ts";
import type { ListWords, PageType, WordLimits } from "./list-words.ts";
import { markerPaint, SEEN } from "./marker.ts";
import { areaOf, headPaint, panelPaint } from "./panel.ts";

/** How much larger labels are where no item has a detail. */
export const BARE = 1.25;

/** Of the heading's size. */
const HIGHEST = 0.95;

/** So few columns are wide enough for a label of a line more: in small type its card would stand half empty. */
const WIDE_COLUMNS = 2;

/** Of the display size, amounts, each of which is its card's picture; and of that at least what is said of one. */
const AMOUNT = 0.84;
const BESIDE_AMOUNT = 0.42;

/** Of a label's size, what is said of it where there is room. */
const NO_FOOTNOTE = 0.76;

export type CardGrid = { layers: Layer[]; cards: Rect[] };

export type GridShape = {
  columns: number;
  gapX: number;
  gapY: number;
  numbered?: boolean;
  firstId?: number;
  smallestLabel?: number;
  smallestDetail?: number;
  type?: PageType;
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
  const card = cardShape(items, rows, shape, context);
  const gaps = shape.gapY * (rows - 1);
  const layOut = (words: ListWords, spread: Spread | null) =>
    layOutFlex(gridTree(items, words, shape, card, spread), rect, direction);
  const tallest = (layout: FlexLayout, name: string, of = items.map((_, index) => index)) =>
    Math.max(...of.map((index) => layout.rect(`${name}-${index}`).height));
  const rowOf = (row: number) =>
    items.map((_, index) => index).slice(row * shape.columns, (row + 1) * shape.columns);
  const rowHeights = (layout: FlexLayout) =>
    Array.from({ length: rows }, (_, row) => tallest(layout, "card", rowOf(row)));
  // Cards of a row are as high as its highest: it is they that must fit.
  const natural = (words: ListWords): FlexLayout => {
    const layout = layOut(words, null);
    const together = rowHeights(layout).reduce((sum, height) => sum + height, gaps);
    return { ...layout, fits: layout.fits && together <= rect.height };
  };
  const fitted = fitWords(items, { ...card.limits, type: shape.type ?? {} }, natural, rect.height, context);
  if (fitted === null) return null;
  const { words } = fitted;
  const needed = rowHeights(fitted.layout);
  const highest = Math.max(...needed);
  const most = Math.floor((rect.height - gaps) / rows);
  // Cards fill the frame as far as their words keep company with their markers.
  const wanted = Math.min(most * 0.86, highest + Math.round((rows === 1 ? 80 : 50) * theme.unit));
  // All are alike where the highest has room for that.
  const equal = Math.round(Math.max(highest, wanted));
  // Labels stand on one line across the cards of a row.
  const wordHeights = items.map((_, index) => {
    return tallest(fitted.layout, "words", rowOf(Math.floor(index / shape.columns)));
  });
  const layout = layOut(words, {
    cards: highest <= most ? needed.map(() => equal) : needed,
    words: wordHeights,
  });
  const formOf = (item: ListItem, index: number): Paint[] => [
    ...cardForm(item, index, layout, card, context),
    ...(shape.numbered === true ? cornerNumber(item, index, layout, card, context) : []),
  ];
  const layers = items.map((item, index) => {
    const form = formOf(item, index);
    const said = [
      ...paintLabel(words, index, layout, context, card.areAmounts ? theme.color.primary : undefined),
      ...paintDetail(words, index, layout, context),
    ];
    const id = `item-${(shape.firstId ?? 0) + index + 1}`;
    return layerOf(id, [...form, ...said], enter(theme, item.frame), format);
  });
  return { layers, cards: items.map((_, index) => layout.rect(`card-${index}`)) };
}

/** px of the format; `band`: height of the coloured head, 0 for none; `under`: from the marker to the words. */
type CardShape = {
  pad: number;
  marker: { width: number; height: number };
  /** With a rule in place of the marker. */
  ruled: boolean;
  /** The labels are amounts, and told by their colour as well. */
  areAmounts: boolean;
  band: number;
  under: number;
  limits: WordLimits;
};

function cardShape(
  items: ListItem[],
  rows: number,
  { columns, smallestLabel, smallestDetail }: GridShape,
  context: ComponentContext,
): CardShape {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const pad = px(columns > 3 ? 30 : 40);
  const solid = theme.habit.head === "solid";
  // A lone point above the words says nothing: a rule in the card's hue leaves the room to them.
  const ruled = items.every(({ marker }) => marker.kind === "dot");
  const size = Math.round(px(rows > 1 ? 92 : columns > 3 ? 116 : 156) * (solid ? 0.8 : 1));
  const larger = listScale(theme);
  // The room of the marker is the words', and so is that of details that are not there.
  const grown = (ruled ? 1.2 : 1) * (items.every(({ detail }) => detail === undefined) ? BARE : 1);
  // No label outdoes the heading.
  const highest = Math.round(theme.size.title * HIGHEST);
  const usual = Math.round(px(columns <= 2 ? 76 : columns === 3 ? 68 : 56) * larger.label * grown);
  const areAmounts = items.every((item) => isAmount(item.label));
  const label = areAmounts ? Math.round(theme.size.display * AMOUNT) : Math.min(usual, highest);
  const detail = Math.round(px(columns <= 2 ? 64 : columns === 3 ? 58 : 46) * larger.detail);
  return {
    pad,
    ruled,
    areAmounts,
    marker: ruled ? { width: px(72), height: theme.stroke * 2 } : { width: size, height: size },
    // A coloured head is as high as its marker needs, and the words stand clear of it.
    band: !solid ? 0 : ruled ? px(20) : size + 2 * Math.round(pad * 0.7),
    under: solid ? pad : px(rows > 1 ? 20 : 34),
    limits: {
      sizes: {
        label,
        detail: areAmounts ? Math.round(label * BESIDE_AMOUNT) : Math.max(detail, Math.round(label * NO_FOOTNOTE)), // prettier-ignore
      },
      ...(areAmounts && { leastDetail: BESIDE_AMOUNT }),
      labelFace: theme.habit.label,
      maxLines: rows === 1 || columns <= WIDE_COLUMNS ? 4 : 3,
      // Five lines of two words each are no longer read at a glance.
      detailLines: 4,
      ...(smallestLabel === undefined ? {} : { smallestLabel }),
      ...(smallestDetail === undefined ? {} : { smallestDetail }),
    },
  };
}

/** Heights: of the cards of each row, and of the words of each card. */
type Spread = { cards: number[]; words: number[] };

function gridTree(
  items: ListItem[],
  words: ListWords,
  { columns, gapX, gapY }: GridShape,
  { pad, marker, band, under }: CardShape,
  spread: Spread | null,
): FlexBox {
  // The marker stands in the middle of its head.
  const above = band > 0 ? Math.round((band - marker.height) / 2) : pad;
  const below = band > 0 ? band - marker.height - above : 0;
  // Words in the middle below their coloured head, or right below their marker.
  const justify = band > 0 ? "center" : "start";
  const cards = items.map((_, index): FlexBox => {
    const said: FlexBox = {
      id: `words-${index}`,
      ...(spread === null ? {} : { minHeight: spread.words[index] ?? 0 }),
      children: stackedWords(words, index),
    };
    return {
      id: `card-${index}`,
      grow: 1,
      basis: 0,
      padding: { start: pad, end: pad, top: above, bottom: pad },
      children: [
        { ...marker, id: `marker-${index}`, margin: { bottom: below + under } },
        { grow: 1, justify, children: [said] },
      ],
    };
  });
  const rows: FlexBox[] = [];
  for (let first = 0; first < cards.length; first += columns) {
    const row = cards.slice(first, first + columns);
    // A last row that is not full keeps the width of its cards.
    const rest = Array.from({ length: columns - row.length }, (): FlexBox => ({ grow: 1, basis: 0 }));
    rows.push({
      direction: "row",
      gap: gapX,
      ...(spread === null ? {} : { height: spread.cards[first / columns] ?? 0 }),
      children: [...row, ...rest],
    });
  }
  return { children: nearMiddle([{ gap: gapY, children: rows }]) };
}

function cardForm(
  item: ListItem,
  index: number,
  { rect }: FlexLayout,
  { band, ruled }: CardShape,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const card = rect(`card-${index}`);
  const marker = rect(`marker-${index}`);
  const box = {
    x: marker.x,
    y: marker.y,
    size: marker.width,
    flush: band > 0 || theme.habit.marker === "bare",
  };
  const rule: Paint = { kind: "rect", ...marker, radius: Math.round(marker.height / 2), fill: item.hue };
  // A coloured head says as much as a rule.
  const said = band > 0 ? [] : [rule];
  // A card that is called by a colour has its head in it.
  const own = band > 0 && item.marker.kind === "swatch" ? item.marker.color : null;
  const head = headPaint({ ...card, height: band }, theme.radius, own ?? areaOf(item.hue, theme));
  return [
    panelPaint(theme, card, item.hue),
    ...(band > 0 ? [head] : []),
    ...(own === null ? [] : edgeOf(own, { ...card, y: card.y + band }, theme)),
    ...(ruled ? said : own === null ? markerPaint(item, box, context) : []),
  ];
}

/** Under a head whose colour its card would hide. */
function edgeOf(color: string, { x, y, width }: Rect, theme: Theme): Paint[] {
  if (contrast(color, theme.color.panel) >= SEEN) return [];
  const line: Paint = { kind: "rect", x, y, width, height: theme.stroke, fill: theme.color.muted };
  return [line];
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
