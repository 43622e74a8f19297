import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { FaceName } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt, PageOptions } from "./attempt.ts";
import type { ListItem } from "./list-item.ts";
import { fitWords, paintDetail, paintLabel, stackedWords } from "./list-words.ts";
import type { ListWords, WordLimits } from "./list-words.ts";
import { atLargestStep, listSteps } from "./list-steps.ts";
import type { ListStep } from "./list-steps.ts";
import { panelPaint } from "./panel.ts";
import { highestRow, wordSizes } from "./row-shape.ts";
import { railColor, railWidth } from "./rail-line.ts";
import { rowsTree, spreadRows } from "./row-spread.ts";
import type { RowSpread } from "./row-spread.ts";
import { barTracks } from "./start-bar.ts";

/** Where a node stands: its middle, and how wide it is. */
export type RailNode = { x: number; y: number; size: number };

/** What hangs on the rail, and how. */
export type RailStyle = {
  /** Layers are named after it. */
  name: string;
  /** Width of a node beside labels of a size, px of the format. */
  nodeSize: (label: number) => number;
  paintNode: (index: number, place: RailNode) => Paint[];
  labelFace: FaceName;
  labelColor?: (item: ListItem) => string;
  detailColor?: string;
  /** A node stands at the first line of its words, such as a date, or beside the middle of its card, if it has one. */
  stands: "first-line" | "middle";
  /** The rail reaches each node as its item enters: an axis through all of them, or a line between two and two. */
  drawn: "axis" | "links";
};

/** So few items have room for a line more each, also in a square. */
const FEW_ITEMS = 3;

/**
 * Items down a line, each at its node: how what has an order is read in a frame that is not wide. The words
 * stand on cards where the style has any. Null where they do not fit.
 */
export function railList(
  items: ListItem[],
  rect: Rect,
  style: RailStyle,
  { firstId, smallestLabel, smallestDetail, type }: PageOptions,
  context: ComponentContext,
): Attempt {
  const detailed = items.some(({ detail }) => detail !== undefined);
  const tall = isPortrait(context.format);
  const sizes = wordSizes(items.length, detailed, context);
  const limits = {
    sizes,
    labelFace: style.labelFace,
    maxLines: tall || items.length <= FEW_ITEMS ? 3 : 2,
    smallestLabel,
    smallestDetail,
    type,
  };
  const steps = listSteps(items, type, context).filter(
    ({ label, detail }) => label >= smallestLabel && detail >= smallestDetail,
  );
  const atStep = ({ label, detail, maxLines, detailLines }: ListStep) =>
    layRail(
      items,
      rect,
      style,
      {
        ...limits,
        sizes: { label, detail },
        maxLines,
        detailLines,
        smallestLabel: label,
        smallestDetail: detail,
        type: {},
      },
      context,
    );
  const stepped = items.length < 2 ? null : atLargestStep(steps, atStep, context);
  if (stepped !== null) type.tell?.(stepped.words.sizes);
  const rail = stepped ?? layRail(items, rect, style, limits, context);
  if (rail === null) return null;
  const { words, layout } = rail;
  const nodes = items.map((_, index) => nodeAt(index, words, style, layout, context));
  const laid = { words, layout, nodes, firstId };
  return [
    ...railLayers(items, laid, style, context),
    ...items.map((item, index) => itemLayer(item, index, laid, style, context)),
  ];
}

function layRail(
  items: ListItem[],
  rect: Rect,
  style: RailStyle,
  limits: WordLimits,
  context: ComponentContext,
): { words: ListWords; layout: FlexLayout } | null {
  const layOut = (words: ListWords, spread: RowSpread | null) =>
    layOutFlex(railTree(items, words, style, spread, context), rect, context.direction);
  const fitted = fitWords(items, limits, (words) => layOut(words, null), rect.height, context);
  if (fitted === null) return null;
  const { words } = fitted;
  const heights = items.map((_, index) => fitted.layout.rect(`row-${index}`).height);
  const gap = cardGap(items.length, context);
  const detailed = items.some(({ detail }) => detail !== undefined);
  const most =
    Math.round(highestRow(items.length, context, !detailed) * context.theme.unit + gap) * items.length;
  return { words, layout: layOut(words, spreadRows(heights, gap, rect.height, most)) };
}

type Laid = { words: ListWords; layout: FlexLayout; nodes: RailNode[]; firstId: number };

function cardGap(count: number, { theme }: ComponentContext): number {
  return Math.round((count > 4 ? 16 : 24) * theme.unit);
}

function railTree(
  items: ListItem[],
  words: ListWords,
  style: RailStyle,
  spread: RowSpread | null,
  context: ComponentContext,
): FlexBox {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const cards = theme.habit.panel !== "rule";
  const padX = cards ? px(40) : 0;
  // In a square the words of a card would nearly touch its edges.
  const air = isPortrait(format) ? 0.42 : format.width === format.height && cards ? 0.36 : 0.2;
  const padY = Math.max(px(12), Math.round(words.sizes.label * air));
  const beside = labelsBeside(items, words, context);
  const rows = items.map((_, index): FlexBox => ({
    id: `row-${index}`,
    direction: "row",
    gap: px(36),
    children: [
      { id: `rail-${index}`, width: style.nodeSize(words.sizes.label) },
      {
        id: `card-${index}`,
        grow: 1,
        shrink: 1,
        basis: 0,
        justify: "center",
        padding: { start: padX, end: padX, top: padY, bottom: padY },
        children: beside === null ? stackedWords(words, index) : [besideWords(words, index, beside)],
      },
    ],
  }));
  return rowsTree(rows, cardGap(items.length, context), spread);
}

/** Letters of a label that stands before what is said of it, as a date does. */
const SHORT_LABEL = 18;
/** And of that, in a square, which has room for both on a line where there are several. */
const SHORT_DETAIL = 24;
const FEWEST_BESIDE = 4;
/** Of a label's size, between the two. */
const BETWEEN = 0.9;

/**
 * Width of the column in which short labels stand beside their details, where a wide frame has room for both on a line: one
 * below the other they would be half as large, at the edge of an empty page. Null where they stand above them.
 */
function labelsBeside(
  items: readonly ListItem[],
  { labels }: ListWords,
  context: ComponentContext,
): number | null {
  const { portrait, format } = context;
  const mostDetail = portrait ? SHORT_DETAIL : Infinity;
  const areShort = items.every(({ label, detail }) => detail !== undefined && label.length <= SHORT_LABEL && detail.length <= mostDetail); // prettier-ignore
  if (isPortrait(format) || !areShort || (portrait && items.length < FEWEST_BESIDE)) return null;
  return Math.ceil(Math.max(...labels.map((label) => label.block(context.format.width).width))) + 2;
}

function besideWords({ sizes, labels, details }: ListWords, index: number, width: number): FlexBox {
  const [label, detail] = [labels[index], details[index]];
  return {
    direction: "row",
    align: "center",
    gap: Math.round(sizes.label * BETWEEN),
    children: [
      { width, children: label === undefined ? [] : [label.box] },
      { grow: 1, shrink: 1, basis: 0, children: detail === null || detail === undefined ? [] : [detail.box] },
    ],
  };
}

function nodeAt(
  index: number,
  { sizes, labels }: ListWords,
  style: RailStyle,
  { rect }: FlexLayout,
  { theme }: ComponentContext,
): RailNode {
  const rail = rect(`rail-${index}`);
  const card = rect(`card-${index}`);
  const size = style.nodeSize(sizes.label);
  const x = rail.x + rail.width / 2;
  if (style.stands === "middle" && theme.habit.panel !== "rule")
    return { x, y: card.y + card.height / 2, size };
  const label = rect(`label-${index}`);
  const leading = labels[index]?.block(label.width).leading ?? label.height;
  return { x, y: label.y + leading / 2, size };
}

function railLayers(
  items: ListItem[],
  { nodes, firstId }: Laid,
  style: RailStyle,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const [first] = nodes;
  if (first === undefined) return [];
  const isAxis = style.drawn === "axis";
  const thick = isAxis ? railWidth(theme) : theme.hairline;
  const line = (from: number, to: number, fill: string): Paint => ({
    kind: "rect",
    x: Math.round(first.x - thick / 2),
    y: from,
    width: thick,
    height: to - from,
    fill,
  });
  const clear = isAxis ? 0 : first.size / 2 + Math.round(12 * theme.unit);
  return items.flatMap((item, index) => {
    const [from, to] = [nodes[index - 1], nodes[index]];
    if (from === undefined || to === undefined || to.y - from.y <= 2 * clear) return [];
    const paint = line(from.y + clear, to.y - clear, isAxis ? railColor(theme) : theme.color.primary);
    const id = `${isAxis ? "axis" : "line"}-${firstId + index}`;
    return [layerOf(id, [paint], barTracks(theme, item.frame), format)];
  });
}

function itemLayer(
  item: ListItem,
  index: number,
  laid: Laid,
  style: RailStyle,
  context: ComponentContext,
): Layer {
  const { theme, format } = context;
  const { words, layout, firstId } = laid;
  const said = [
    ...paintLabel(words, index, layout, context, style.labelColor?.(item)),
    ...paintDetail(words, index, layout, context, style.detailColor),
  ];
  return layerOf(
    `${style.name}-${firstId + index + 1}`,
    [...itemForm(item, index, laid, style, context), ...said],
    enter(theme, item.frame),
    format,
  );
}

/** What the words of an item stand on, and its node. */
function itemForm(
  item: ListItem,
  index: number,
  { layout, nodes }: Laid,
  style: RailStyle,
  context: ComponentContext,
): Paint[] {
  const node = nodes[index] ?? { x: 0, y: 0, size: 0 };
  return [...groundOf(item, index, layout.rect(`card-${index}`), context), ...style.paintNode(index, node)];
}

/** The card that words stand on, or the hairline that parts them from those above. */
function groundOf({ hue }: ListItem, index: number, card: Rect, { theme }: ComponentContext): Paint[] {
  if (theme.habit.panel !== "rule") return [panelPaint(theme, card, hue)];
  if (index === 0) return [];
  return [{ kind: "rect", ...card, height: theme.hairline, fill: theme.color.line }];
}
