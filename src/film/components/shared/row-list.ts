import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "./attempt.ts";
import type { ListItem } from "./list-item.ts";
import { fitWords, paintDetail, paintLabel, stackedWords } from "./list-words.ts";
import type { ListWords, PageType } from "./list-words.ts";
import { atLargestStep, listSteps } from "./list-steps.ts";
import type { ListStep } from "./list-steps.ts";
import { markerPaint } from "./marker.ts";
import { panelPaint } from "./panel.ts";
import { rowShape, wordSizes } from "./row-shape.ts";
import type { Arrangement, RowLimits, RowShape } from "./row-shape.ts";
import { rowsTree, spreadRows } from "./row-spread.ts";
import type { RowSpread } from "./row-spread.ts";

/**
 * `firstId`: number of the items on pages before. `tallest`: px that a row may grow to, where the list must be
 * as high as what stands beside it. `smallestLabel`, `smallestDetail`: px below which words count as not fitting.
 */
export type RowOptions = {
  firstId?: number;
  tallest?: number;
  smallestLabel?: number;
  smallestDetail?: number;
  type?: PageType;
};

/**
 * Items one under another, each a row across the whole width: marker, label, and the detail beside it
 * where there is room, else beneath. Hairlines part the rows on paper, panels carry them on the deep ground.
 */
export function rowList(
  items: ListItem[],
  rect: Rect,
  context: ComponentContext,
  { firstId = 0, tallest, smallestLabel = 0, smallestDetail = 0, type = {} }: RowOptions = {},
): Attempt {
  const arrangements = arrangementsOf(items, context);
  const floors = { smallestLabel, smallestDetail };
  const stepped =
    items.length < 2 ? null : rowsAtStep(items, rect, { arrangements, tallest, type, floors }, context);
  if (stepped !== null) {
    type.tell?.(stepped.words.sizes);
    return layersOf(items, stepped, firstId, context);
  }
  const asked = arrangements.map((arrangement) => ({ arrangement, large: 0 }));
  const large = asked.map((one) => ({ ...one, large: LARGE }));
  for (const { arrangement, large: part } of arrangements.length > 1 ? [...large, ...asked] : asked) {
    const shape = rowShape(items, rect, { arrangement, tallest }, context);
    for (const limits of shape.limits) {
      const floor = {
        ...limits,
        type,
        smallestLabel: Math.max(smallestLabel, limits.smallestLabel ?? 0, limits.sizes.label * part),
        smallestDetail: Math.max(smallestDetail, limits.smallestDetail ?? 0),
      };
      const layers = layOutRows(items, rect, shape, floor, firstId, context);
      if (layers !== null) return layers;
    }
  }
  if (items.length > 1) return null;
  // Alone on its page, an item may take all of it.
  const shape = rowShape(items, rect, { arrangement: "stacked", tallest: rect.height }, context);
  const [limits] = shape.limits;
  return layOutRows(items, rect, shape, { ...limits, type, mayBreakWords: true }, firstId, context);
}

type StepAsked = {
  arrangements: Arrangement[];
  tallest: number | undefined;
  type: PageType;
  floors: { smallestLabel: number; smallestDetail: number };
};

/** The rows at the largest step of the film's scale that they fit in; null where they need smaller type than its smallest. */
function rowsAtStep(
  items: ListItem[],
  rect: Rect,
  { arrangements, tallest, type, floors }: StepAsked,
  context: ComponentContext,
): LaidRows | null {
  const steps = listSteps(items, type, context).filter(
    ({ label, detail }) => label >= floors.smallestLabel && detail >= floors.smallestDetail,
  );
  const rowsIn = (arrangement: Arrangement, least: number): LaidRows | null => {
    const tryAt = (step: ListStep): LaidRows | null => {
      const shape = rowShape(items, rect, { arrangement, tallest, step }, context);
      return layRows(items, rect, shape, shape.limits[0], context);
    };
    const large = steps.filter(({ label }) => label >= least);
    return atLargestStep(large, tryAt, context);
  };
  const detailed = items.some(({ detail }) => detail !== undefined);
  const wished = wordSizes(items.length, detailed, context).label * LARGE;
  const [first, ...others] = arrangements;
  if (first === undefined) return null;
  if (others.length === 0) return rowsIn(first, 0);
  return (
    rowsIn(first, wished) ??
    others.map((one) => rowsIn(one, wished)).find((rows) => rows !== null) ??
    rowsIn(first, 0)
  );
}

/** Of the wished size of labels: where a column makes them smaller, they are set over their details instead. */
const LARGE = 0.8;
/** How much higher than its words a row grows that is alone on its page. */
const LONE = 1.5;
/** Letters of a label and of what stands beside it in a narrow frame. */
const SHORT = { label: 16, detail: 24 };

function arrangementsOf(items: ListItem[], { portrait, format }: ComponentContext): Arrangement[] {
  const areShort = items.every(
    ({ label, detail = "" }) =>
      Array.from(label).length <= SHORT.label && detail !== "" && Array.from(detail).length <= SHORT.detail,
  );
  // Many pairs of a word or two fill a square side by side, where one below the other they would take two pages.
  const square = format.width === format.height;
  if (portrait) return square && areShort && items.length >= 4 ? ["beside", "stacked"] : ["stacked"];
  const details = items.filter(({ detail }) => detail !== undefined).length;
  // A column for one or two details among many would stand empty: they follow their labels.
  return [details > 0 && details < items.length * 0.6 ? "inline" : "beside", "stacked"];
}

function layOutRows(
  items: ListItem[],
  rect: Rect,
  shape: RowShape,
  limits: RowLimits,
  firstId: number,
  context: ComponentContext,
): Attempt {
  const laid = layRows(items, rect, shape, limits, context);
  return laid === null ? null : layersOf(items, laid, firstId, context);
}

type LaidRows = { words: ListWords; layout: FlexLayout; shape: RowShape };

function layRows(
  items: ListItem[],
  rect: Rect,
  shape: RowShape,
  limits: RowLimits,
  context: ComponentContext,
): LaidRows | null {
  const layOut = (words: ListWords, spread: RowSpread | null) =>
    layOutFlex(listTree(items, words, shape, limits.labelWidth, spread), rect, context.direction);
  const fitted = fitWords(items, limits, (words) => layOut(words, null), rect.height, context);
  if (fitted === null) return null;
  const { words } = fitted;
  const heights = items.map((_, row) => fitted.layout.rect(`row-${row}`).height);
  // A panel around one line, as high as the frame, looks like one whose words are lost.
  const most = items.length === 1 ? Math.min(shape.tallest, (heights[0] ?? 0) * LONE) : shape.tallest;
  const layout = layOut(words, spreadRows(heights, shape.gap, rect.height, most));
  return { words, layout, shape };
}

function layersOf(items: ListItem[], rows: LaidRows, firstId: number, context: ComponentContext): Layer[] {
  const laid = { ...rows, firstId };
  const { layout } = rows;
  return [
    ...sheetLayers(items, firstId, layout, context),
    ...items.map((item, row) => rowLayer(item, row, laid, context)),
  ];
}

function listTree(
  items: ListItem[],
  words: ListWords,
  shape: RowShape,
  labelWidth: number | null,
  spread: RowSpread | null,
): FlexBox {
  const { gap, padX, marker } = shape;
  const padY = Math.max(shape.padY, Math.round(words.sizes.label * shape.air));
  const rows = items.map((_, row): FlexBox => ({
    id: `row-${row}`,
    direction: "row",
    align: "center",
    padding: { start: padX, end: padX, top: padY, bottom: padY },
    children: [
      { id: `marker-${row}`, width: marker.size, height: marker.size, margin: { end: marker.gap } },
      ...rowWords(words, row, shape, labelWidth),
    ],
  }));
  return rowsTree(rows, gap, spread);
}

/** The words of a row: detail under label, in a column beside it, or after it. */
function rowWords(
  words: ListWords,
  row: number,
  { arrangement, between }: RowShape,
  labelWidth: number | null,
): FlexBox[] {
  const [label, detail] = [words.labels[row], words.details[row] ?? null];
  const rest = { grow: 1, shrink: 1, basis: 0 };
  if (label === undefined) return [];
  if (arrangement === "stacked") return [{ ...rest, children: stackedWords(words, row) }];
  // Without details the labels take the whole row.
  if (labelWidth === null) return [{ ...label.box, ...rest }];
  const own = arrangement === "inline" ? { maxWidth: labelWidth } : { width: labelWidth };
  // Beside nothing a label takes the row.
  if (detail === null) return [{ ...label.box, ...rest }];
  return [
    { ...label.box, ...own },
    { ...detail.box, ...rest, margin: { start: between } },
  ];
}

/** The sheet that all rows stand on, those that wait as well. */
function sheetLayers(
  items: ListItem[],
  firstId: number,
  layout: FlexLayout,
  { theme, format }: ComponentContext,
): Layer[] {
  if (theme.habit.list !== "sheet") return [];
  const first = Math.min(...items.map(({ frame }) => frame));
  const sheet = panelPaint(theme, layout.rect("list"));
  return [layerOf(`sheet-${firstId + 1}`, [sheet], { opacity: fadeIn(theme, first) }, format)];
}

type Laid = LaidRows & { firstId: number };

function rowLayer(
  item: ListItem,
  row: number,
  { words, layout, shape, firstId }: Laid,
  context: ComponentContext,
): Layer {
  const { theme, format } = context;
  const form = rowForm(item, row, { words, layout, shape, firstId }, context);
  const said = [...paintLabel(words, row, layout, context), ...paintDetail(words, row, layout, context)];
  return layerOf(`item-${firstId + row + 1}`, [...form, ...said], enter(theme, item.frame), format);
}

/** What the words of a row stand on, and what marks them. */
function rowForm(item: ListItem, row: number, laid: Laid, context: ComponentContext): Paint[] {
  const { layout, shape } = laid;
  const { x, y, width } = layout.rect(`marker-${row}`);
  const top = item.marker.kind === "dot" && context.theme.habit.marker !== "disc" ? besideFirstLine(row, width, laid) : y; // prettier-ignore
  return [
    ...rowGround(item, row, layout.rect(`row-${row}`), shape, context.theme),
    ...(width === 0 ? [] : markerPaint(item, { x, y: top, size: width }, context)),
  ];
}

/** A dot or a dash belongs to the line that it begins, not between a label and its detail. */
function besideFirstLine(row: number, size: number, { words, layout }: Laid): number {
  const label = layout.rect(`label-${row}`);
  const leading = words.labels[row]?.block(label.width).leading ?? label.height;
  return Math.round(label.y + (leading - size) / 2);
}

/** A row's panel, or the hairlines about it; on a sheet the line that parts it from the row above. */
function rowGround(
  { hue }: ListItem,
  row: number,
  rect: Rect,
  { padX, last }: RowShape,
  theme: Theme,
): Paint[] {
  const { list } = theme.habit;
  const { x, y, width, height } = rect;
  if (list === "panels") return [panelPaint(theme, rect, hue)];
  if (list === "sheet") return row === 0 ? [] : [hairline(x + padX, y, width - 2 * padX, theme)];
  // Where a rule closes the heading, a hairline below it would double it.
  const open = theme.habit.heading === "rule-below";
  const lines = open && row === 0 ? [] : [hairline(x, y, width, theme)];
  if (row === last && !open) lines.push(hairline(x, y + height - theme.hairline, width, theme));
  return lines;
}

function hairline(x: number, y: number, width: number, theme: Theme): Paint {
  return { kind: "rect", x, y, width, height: theme.hairline, fill: theme.color.line };
}
