import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { blockBox } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { fitTogether, fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { hueOf } from "../shared/panel.ts";
import { figureCells } from "./figure-cells.ts";
import type { FigureCell } from "./figure-cells.ts";

/** A figure with its words, broken into lines and placed. */
export type PlacedFigure = FigureCell & {
  figure: NumberVisual["figures"][number];
  hue: string;
  number: TextBlock;
  label: TextBlock;
  /** In a low cell a figure stands beside its words, else above them. */
  beside: boolean;
  numberAt: Rect;
  labelAt: Rect;
};

/** Below this the cells are low, px at a short side of 1080. */
const LOW_CELL = 300;
/** Parts of a low cell's width that its figure and its words may take. */
const BESIDE = { figure: 0.52, label: 0.44 };
/** From a figure to the words under it. */
const BETWEEN = 24;

/** All figures at one size, as large as their cells let them be; their words at another. */
export function planFigures(
  { figures }: NumberVisual,
  rest: Rect,
  context: ComponentContext,
): PlacedFigure[] {
  const { theme, portrait, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = figures.length;
  const tall = isPortrait(format);
  const cells = figureCells(count, rest, context);
  const height = cells[0]?.inside.height ?? 0;
  const beside = portrait && count > 1 && (cells[0]?.cell.height ?? 0) < LOW_CELL * theme.unit;
  const widths = cells.map(({ inside }) => inside.width);
  const labels = fitTogether(
    figures.map(({ label }, index) => ({
      text: label,
      limits: {
        width: Math.min((widths[index] ?? 0) * (beside ? BESIDE.label : 1), px(1180)),
        height: beside ? height : Math.min(px(tall ? 300 : 230), height * 0.45),
      },
    })),
    { face: "body", size: px(labelSize(count, tall)), color: theme.color.muted },
    context,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const largest = (theme.size.display / theme.unit) * ([0, 3.44, 2.19][count] ?? 1.72);
  const numbers = fitNumbers(
    figures.map(({ figure }) => figure.display),
    widths.map((width) => width * (beside ? BESIDE.figure : 1)),
    height - (beside ? 0 : labelHeight + px(BETWEEN)),
    px(portrait ? largest * 0.9 : largest),
    context,
  );
  const numberHeight = Math.max(...numbers.map((number) => number.height));
  return figures.flatMap((figure, index) => {
    const [number, label, cell] = [numbers[index], labels[index], cells[index]];
    if (number === undefined || label === undefined || cell === undefined) return [];
    // Only side by side are figures and words read along one line.
    const heights = portrait
      ? { numberHeight: number.height, labelHeight: label.height }
      : { numberHeight, labelHeight };
    const tree = beside ? besideTree(number, label) : aboveTree({ number, label, ...heights }, context);
    const { rect } = layOutFlex(tree, cell.inside, context.direction);
    const placed = { numberAt: rect("number"), labelAt: rect("label") };
    return [{ ...cell, ...placed, figure, number, label, beside, hue: hueOf(theme, index) }];
  });
}

function labelSize(count: number, tall: boolean): number {
  if (count === 1) return tall ? 68 : 56;
  return tall ? 56 : 44;
}

/** Figures stand on one line across the cells, and so do the words under them. */
function aboveTree(
  set: { number: TextBlock; label: TextBlock; numberHeight: number; labelHeight: number },
  { theme }: ComponentContext,
): FlexBox {
  return {
    justify: "center",
    children: [
      { height: set.numberHeight, justify: "end", children: [blockBox("number", set.number)] },
      {
        height: set.labelHeight,
        margin: { top: Math.round(BETWEEN * theme.unit) },
        children: [blockBox("label", set.label)],
      },
    ],
  };
}

function besideTree(number: TextBlock, label: TextBlock): FlexBox {
  return {
    direction: "row",
    align: "center",
    justify: "between",
    children: [
      blockBox("number", number, { width: `${BESIDE.figure * 100}%` }),
      blockBox("label", label, { width: `${BESIDE.label * 100}%` }),
    ],
  };
}

/** All figures at one size, each on one line if that keeps them large, else on two. */
function fitNumbers(
  texts: string[],
  widths: number[],
  height: number,
  largest: number,
  context: ComponentContext,
): TextBlock[] {
  const { theme } = context;
  const small = Math.max(theme.minSize, Math.round(84 * theme.unit));
  const inLines = (maxLines: number, floor: number) =>
    largestFigures(texts, widths, { height, maxLines, largest, floor }, context);
  const one = inLines(1, small);
  // In a tall frame figures are much larger with their words or units on a line of their own.
  const two = isPortrait(context.format) || one === null ? inLines(2, small) : null;
  const sizeOf = (blocks: TextBlock[] | null) => blocks?.[0]?.style.size ?? 0;
  const best = sizeOf(two) > sizeOf(one) * 1.3 ? two : one;
  if (best !== null) return best;
  const style = { face: "heading" as const, size: theme.minSize, color: theme.color.primary };
  return (
    inLines(3, theme.minSize) ??
    texts.map((text, index) => textBlock(text, style, { width: widths[index] ?? 0 }, context))
  );
}

type Largest = { height: number; maxLines: number; largest: number; floor: number };

function largestFigures(
  texts: string[],
  widths: number[],
  { height, maxLines, largest, floor }: Largest,
  context: ComponentContext,
): TextBlock[] | null {
  const alone = texts.length === 1 && isPortrait(context.format);
  for (let size = largest; size >= floor; size = Math.floor(size * 0.93)) {
    const style = {
      face: "heading" as const,
      size,
      color: context.theme.color.primary,
      leading: 1.06,
      tracking: -0.02,
      features: `"tnum"`,
    };
    const limits = texts.map((text, index) => ({
      width: widths[index] ?? 0,
      height,
      // A plain number with its unit is never broken unless nothing else helps.
      maxLines: maxLines < 3 && text.length <= 12 && !alone ? 1 : maxLines,
    }));
    const blocks = texts.map((text, index) => textBlock(text, style, { width: widths[index] ?? 0 }, context));
    if (blocks.every((block, index) => fits(block, limits[index] ?? { width: 0 }))) return blocks;
  }
  return null;
}
