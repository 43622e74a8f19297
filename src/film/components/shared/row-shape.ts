import type { Rect } from "../../../artifacts/timeline.ts";
import { textBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { listScale } from "./list-item.ts";
import type { ListItem } from "./list-item.ts";
import type { ListStep } from "./list-steps.ts";
import type { WordLimits } from "./list-words.ts";

/** A detail beneath its label, in a column beside the labels, or right after its label. */
export type Arrangement = "stacked" | "beside" | "inline";

/** How the rows of a list are built; lengths in px of the format. */
export type RowShape = {
  arrangement: Arrangement;
  /** The height that all rows together may grow to. */
  tallest: number;
  gap: number;
  padX: number;
  padY: number;
  /** Least space above and below the words, in em of the label: type grows only as far as this leaves. */
  air: number;
  marker: { size: number; gap: number };
  /** From a label to its detail beside it. */
  between: number;
  /** Tried one after another. */
  limits: [RowLimits, ...RowLimits[]];
  /** Index of the last row, which closes the list with a hairline of its own. */
  last: number;
};

/** `labelWidth`: of the labels' column; the most that one may take where details follow; null: all of the row. */
export type RowLimits = WordLimits & { labelWidth: number | null };

type Asked = { arrangement: Arrangement; tallest: number | undefined; step?: ListStep };

/** A label of more letters is a whole sentence, which two lines would make small. */
const LONG_LABEL = 44;
/** And of more two, for which a tall frame has the lines. */
const LONGER_LABEL = 60;

export function rowShape(items: ListItem[], rect: Rect, asked: Asked, context: ComponentContext): RowShape {
  const { theme, portrait } = context;
  const { arrangement, step } = asked;
  const tall = isPortrait(context.format);
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const { list } = theme.habit;
  // Whole sentences take three lines in a square where they are few, and steps keep off their panel's edges.
  const isSquare = context.format.width === context.format.height;
  const square = isSquare && count <= 4;
  const longer = count <= 4 && items.some(({ label }) => Array.from(label).length > LONGER_LABEL);
  const few = square && items.some(({ label }) => Array.from(label).length > LONG_LABEL);
  const steps = square && list !== "ruled" && items.every((item) => item.marker.kind === "text");
  const gap = list === "panels" ? px(count > (portrait ? 4 : 3) ? 16 : 24) : 0;
  const detailed = items.some(({ detail }) => detail !== undefined);
  const tallestRow = asked.tallest ?? (count === 1 ? rect.height : px(highestRow(count, context, !detailed)));
  const rowHeight = Math.min((rect.height - gap * (count - 1)) / count, tallestRow);
  const padX = list === "ruled" ? 0 : px(list === "sheet" ? 44 : 40);
  const marker = markerShape(items, rowHeight, step?.label ?? 0, context);
  const sizes = step ?? wordSizes(count, detailed, context);
  const inner = rect.width - 2 * padX - marker.size - marker.gap;
  // An item that has a page of its own may be as long as the page.
  const words = {
    sizes,
    labelFace: theme.habit.label,
    maxLines: count === 1 ? 40 : tall ? (longer ? 5 : 3) : few || steps ? 3 : 2,
  };
  const inColumn = (limits: WordLimits): RowLimits => ({
    ...limits,
    labelWidth: !detailed
      ? null
      : arrangement === "inline"
        ? Math.floor(inner * 0.5)
        : labelColumn(items, inner, limits, context),
  });
  return {
    arrangement,
    tallest: tallestRow * count + gap * (count - 1),
    gap,
    padX,
    padY: px(paddingOf(count, { arrangement, crowded: portrait && !tall && !(square && detailed && count < 4) })), // prettier-ignore
    // Rows of two lines in a square keep off their rules.
    air: Math.max(
      tall ? 0.42 : steps ? (list === "sheet" ? 0.55 : 0.4) : few ? 0.4 : isSquare ? 0.34 : 0,
      step === undefined
        ? 0
        : AIR_OF_STEP[portrait ? "narrow" : arrangement === "stacked" ? "stacked" : "wide"],
    ),
    marker,
    between: px(arrangement === "inline" ? 36 : 48),
    limits:
      step !== undefined
        ? [
            inColumn({
              ...words,
              maxLines: step.maxLines,
              detailLines: step.detailLines,
              smallestLabel: step.label,
              smallestDetail: step.detail,
            }),
          ]
        : tall && count > 1
          ? [inColumn({ ...words, maxLines: 2, smallestLabel: px(count <= 4 ? 60 : 50) }), inColumn(words)]
          : portrait || count === 1
            ? [inColumn(words)]
            : [inColumn(grown(words, theme)), inColumn(words)],
    last: count - 1,
  };
}

/** px at 1080 above and below a row's words. Four rows of two lines each are a page, and better than two pages. */
function paddingOf(
  count: number,
  { arrangement, crowded }: { arrangement: RowShape["arrangement"]; crowded: boolean },
): number {
  if (count > 4 || crowded) return 12;
  return count === 4 && arrangement === "stacked" ? 14 : 20;
}

/** Short words in a wide frame may be so much larger, each on a line of its own, up to this part of the heading's size. */
const GROWTH = 1.3;
const DETAIL_GROWTH = 1.15;
const HIGHEST = 0.95;

function grown(words: WordLimits, { size }: Theme): WordLimits {
  const label = Math.min(Math.round(words.sizes.label * GROWTH), Math.round(size.title * HIGHEST));
  return {
    ...words,
    sizes: {
      label: Math.max(label, words.sizes.label),
      detail: Math.round(words.sizes.detail * DETAIL_GROWTH),
    },
    maxLines: 1,
    smallestLabel: words.sizes.label,
    smallestDetail: words.sizes.detail,
  };
}

/** Sizes that are tried first, by count, px at 1080: few items are set large, and no label outdoes the heading. */
const LABEL = { wide: [0, 68, 60, 56, 52], tall: [0, 76, 72, 72, 68, 62] };
const BARE_LABEL = { wide: [0, 96, 76, 64, 58, 52], tall: [0, 96, 84, 78, 74, 68] };

/** Of labels and details that are tried first in a list of so many items; px of the format. */
export function wordSizes(count: number, detailed: boolean, { theme, portrait, format }: ComponentContext) {
  const tall = isPortrait(format);
  const px = (value: number) => Math.round(value * theme.unit);
  const larger = listScale(theme);
  const labels = (detailed ? LABEL : BARE_LABEL)[tall ? "tall" : "wide"];
  const label = (labels[count] ?? (tall ? 58 : 46)) + (detailed && portrait && !tall ? 4 : 0);
  const detail = tall ? (count <= 3 ? 54 : count === 4 ? 50 : 46) : count <= 3 || portrait ? 42 : 38;
  return {
    label: Math.min(
      Math.round(theme.size.title * (detailed && tall ? 0.9 : 1)),
      Math.round(px(label) * larger.label),
    ),
    detail: Math.round(px(detail) * larger.detail),
  };
}

/** Above and below a row's words where they are set as large as they fit, in em of the label: rows keep apart. */
const AIR_OF_STEP = { narrow: 0.46, stacked: 0.26, wide: 0.3 };
/** Of a label's size: the least of a dot's place, and of a dash's; and the most of a number's and an icon's. */
const POINT = 0.8;
const SIGN = 1.6;
/** px at 1080 that a number's or an icon's place has in a tall frame, however small the words are. */
const LEAST_SIGN = 112;

function markerShape(
  items: ListItem[],
  rowHeight: number,
  label: number,
  { theme, portrait, format }: ComponentContext,
) {
  const { list, point, marker } = theme.habit;
  const tall = isPortrait(format);
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const dots = items.every((item) => item.marker.kind === "dot");
  // A point marks one of several: alone on its page an item has none.
  if (dots && count === 1) return { size: 0, gap: 0 };
  if (marker !== "disc" && dots) {
    const check = point === "check";
    const size = Math.max(px(check ? (tall ? 88 : 72) : tall ? 64 : 56), Math.round(label * POINT));
    return { size, gap: px(check ? 28 : 20) };
  }
  // A disc with nothing in it but a dot leaves the room to the words.
  if (dots && tall) return { size: Math.floor(Math.min(px(DOT_DISC), rowHeight - px(28))), gap: px(32) };
  const disc = marker === "disc" ? 20 : 0;
  const largest = tall
    ? ([0, 200, 188, 168, 144, 120][count] ?? 100)
    : 76 + (portrait || count <= 3 ? 24 : 0) + (count === 2 ? 16 : 0);
  const most = tall && label > 0 ? Math.max(px(LEAST_SIGN), Math.round(label * SIGN)) : Infinity;
  return {
    size: Math.floor(Math.min(px(largest + disc), most, rowHeight - px(28))),
    gap: px(list === "panels" ? 32 : 36),
  };
}

/** px at 1080 of a disc around a dot. */
const DOT_DISC = 104;

/** As wide as the labels are, so that each detail stands near its label. */
function labelColumn(
  items: ListItem[],
  inner: number,
  { sizes, maxLines }: WordLimits,
  context: ComponentContext,
): number {
  const style = { face: context.theme.habit.label, size: sizes.label, color: context.theme.color.text };
  const most = inner * 0.42;
  const width = maxLines === 1 ? inner : most;
  const beside = items.filter(({ detail }) => detail !== undefined);
  const widest = Math.max(...beside.map(({ label }) => textBlock(label, style, { width }, context).width));
  return Math.floor(Math.min(most, Math.max(inner * 0.12, widest + 24 * context.theme.unit)));
}

/** In px at 1080: a portrait frame has height to give to few items; on panels two or three bare labels would be lost. */
export function highestRow(
  count: number,
  { portrait, theme, format }: ComponentContext,
  bare = false,
): number {
  if (isPortrait(format))
    return (bare && theme.habit.list === "panels" ? [0, 0, 420, 380] : [0, 0, 540, 430])[count] ?? 340;
  if (portrait) return count <= 3 ? 420 : 340;
  // In a story two rows alone, which have no cards, stand farther apart.
  const two = theme.shot === undefined ? 290 : 352;
  return ([0, 0, two, 236][count] ?? 200) - (theme.habit.list === "panels" ? 16 : 0);
}
