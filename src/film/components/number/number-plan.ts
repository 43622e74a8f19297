import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { blockBox } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { areInGrid, figureCells } from "./figure-cells.ts";
import { fitFigures } from "./fit-figures.ts";
import type { PlacedFigure } from "./placed-figure.ts";
import { planRing } from "./ring-plan.ts";
import { stackOf } from "./set-figure.ts";
import type { SetFigure } from "./set-figure.ts";
import { isCounted, markSizes } from "./share-picture.ts";

/** Below this the cells are low, px at a short side of 1080. */
const LOW_CELL = 300;
/** Parts of a low cell's width that its figure and its words may take. */
type Halves = { figure: number; label: number };
const BESIDE: Halves = { figure: 0.52, label: 0.44 };
/** Short figures leave more to their words, and still stand in a column of their own. */
const LEAST_FIGURE = 0.2;
/** Behind the widest figure, beside the gap that the halves leave. */
const BEHIND_WIDEST = 0.03;
/** From a figure to the words under it, and from those to the marks. */
const BETWEEN = { line: 24, stack: 40 };
const TO_MARKS = 52;
/** From the title of a card to its figure, and beside a figure to the words below. */
const UNDER_NAME = { above: 22, beside: 8 };
/** More cards than these have no height in a frame that is not wide for a title above a large figure: it stands at the other end of its line. */
const FEW_NAMED = 2;
/** Of a card's width, and px at 1080 of its figure at most. */
const IN_HEAD = { name: 0.5, figure: 0.46, height: 168, inSquare: 76 };
/** px at 1080 of the title and the words of a low card, and the part of its height that these may take. */
const LOW = { name: 38, label: 34, words: 0.36 };
const MARK_HEIGHT = { tall: 200, wide: 172 };
/** In a low frame the figure still leads. */
const MARK_SHARE = 0.22;

/** All figures at one size, as large as their cells let them be; their words at another. */
export function planFigures(visual: NumberVisual, rest: Rect, context: ComponentContext): PlacedFigure[] {
  const [only, another] = visual.figures;
  if (only?.share !== undefined && another === undefined && !isCounted(only.share))
    return [planRing(only, only.share, rest, context)];
  return planCells(visual, rest, context);
}

function planCells({ figures }: NumberVisual, rest: Rect, context: ComponentContext): PlacedFigure[] {
  const { theme, portrait, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = figures.length;
  const tall = isPortrait(format);
  const isNamed = figures.every(({ name }) => name !== undefined);
  const isGrid = areInGrid(count, isNamed, context);
  const cells = figureCells(count, rest, context, isGrid);
  const inHead = portrait && !isGrid && isNamed && count > FEW_NAMED;
  const beside =
    portrait && count > 1 && !isGrid && !inHead && (cells[0]?.cell.height ?? 0) < LOW_CELL * theme.unit;
  const widths = cells.map(({ inside }) => inside.width);
  const share = count === 1 ? figures[0]?.share : undefined;
  const markHeight = Math.min(
    px(MARK_HEIGHT[tall ? "tall" : "wide"]),
    Math.round((cells[0]?.inside.height ?? 0) * MARK_SHARE),
  );
  const marks = share === undefined ? 0 : markSizes(share.whole, widths[0] ?? 0, markHeight).size;
  // Two above two in a square, a card has a title, a figure and words in little height.
  const isLow = portrait && isGrid;
  const nameShare = beside ? BESIDE.label : inHead ? IN_HEAD.name : 1;
  const names = !isNamed ? [] : fitNames(figures, widths.map((width) => width * nameShare), isLow, context); // prettier-ignore
  const named = Math.max(
    0,
    ...names.map((name) => name.height + px(UNDER_NAME[beside ? "beside" : "above"])),
  );
  const height = (cells[0]?.inside.height ?? 0) - (marks === 0 ? 0 : marks + px(TO_MARKS)) - named;
  const largest = (theme.size.display / theme.unit) * ([0, 3.44, 2.19][count] ?? 1.72);
  const fitIn = (part: number, room: number): SetFigure[] =>
    fitFigures(
      figures,
      {
        widths: widths.map((width) => width * part),
        height: room,
        largest: px(portrait ? largest * 0.9 : largest),
        // Prices lead on their cards: "a person" goes under "$11" sooner than all of them grow small.
        ...(names.length > 0 ? { worth: 1.15 } : {}),
      },
      context,
    );
  const headed = inHead ? fitIn(IN_HEAD.figure, px(tall ? IN_HEAD.height : IN_HEAD.inSquare)) : null;
  const head = Math.max(0, ...[...(headed ?? []), ...names].map((block) => block.height));
  const besides = beside ? fitIn(BESIDE.figure, height + named) : null;
  // Titles were fitted to the usual half.
  const halves = besides === null || names.length > 0 ? BESIDE : halvesFor(besides, Math.min(...widths));
  const labels = fitTogether(
    figures.map(({ label }, index) => ({
      text: label,
      limits: {
        width: Math.min((widths[index] ?? 0) * (beside ? halves.label : 1), px(1180)),
        height: beside
          ? height
          : headed !== null
            ? height + named - head - px(tall ? UNDER_NAME.above : UNDER_NAME.beside)
            : Math.min(px(tall ? 300 : 230), height * (isLow ? LOW.words : 0.45)),
      },
    })),
    { face: "body", size: px(isLow ? LOW.label : labelSize(count, tall)), color: theme.color.muted },
    context,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const sets = besides ?? headed ?? fitIn(1, height - labelHeight - px(isLow ? BETWEEN.line : BETWEEN.stack));
  // Digits stand on one line, what was above and what they count in below.
  const top = Math.max(...sets.map((set) => stackOf(set).digits));
  const numberHeight = top + Math.max(...sets.map((set) => set.height - stackOf(set).digits));
  return figures.flatMap((figure, index) => {
    const [set, label, cell] = [sets[index], labels[index], cells[index]];
    if (set === undefined || label === undefined || cell === undefined) return [];
    // Side by side figures and words are read along one line; one below another they stand alike in their cells.
    const heights = portrait
      ? { numberHeight: set.height, labelHeight: count > 1 ? labelHeight : label.height, top: 0 }
      : { numberHeight, labelHeight, top: top - stackOf(set).digits };
    const name = names[index] ?? null;
    const tree = beside
      ? besideTree(set, label, name, halves, context)
      : headed !== null && name !== null
        ? headedTree(set, label, name, head, context)
        : aboveTree({ set, label, name, marks, asked: figure.asked !== undefined, ...heights }, context);
    const { rect } = layOutFlex(tree, cell.inside, context.direction);
    // Beside their words figures are read from one edge, as a column.
    const align = beside || headed !== null ? ("start" as const) : theme.habit.align;
    const picture =
      share === undefined ? {} : { picture: { share, kind: "marks" as const, at: rect("marks") } };
    const placed = {
      numberAt: rect("number"),
      labelAt: rect("label"),
      ...(name === null ? {} : { name: { block: name, at: rect("name") } }),
      align: { number: align, label: align },
    };
    return [{ ...cell, ...placed, figure, set, label, hue: theme.color.primary, ...picture }];
  });
}

/** As much for the figures of a column as the widest of them takes, what is left for their words. */
function halvesFor(sets: readonly SetFigure[], width: number): Halves {
  const widest = Math.max(...sets.map((set) => set.width)) / width;
  const figure = Math.max(LEAST_FIGURE, Math.min(BESIDE.figure, widest + BEHIND_WIDEST));
  return { figure, label: BESIDE.figure + BESIDE.label - figure };
}

/** The titles of cards at one size. */
function fitNames(
  figures: NumberVisual["figures"],
  widths: readonly number[],
  isLow: boolean,
  context: ComponentContext,
): TextBlock[] {
  const { theme, format } = context;
  const size = Math.round((isPortrait(format) ? 60 : isLow ? LOW.name : 52) * theme.unit);
  return fitTogether(
    figures.map(({ name = "" }, index) => ({
      text: name,
      limits: { width: widths[index] ?? 0, maxLines: 2 },
    })),
    { face: "heading", size, color: theme.color.text },
    context,
  );
}

function labelSize(count: number, tall: boolean): number {
  if (count === 1) return tall ? 84 : 80;
  return tall ? 64 : 58;
}

/** Figures stand on one line across the cells, and so do the words under them. */
function aboveTree(
  set: {
    set: SetFigure;
    label: TextBlock;
    name: TextBlock | null;
    marks: number;
    numberHeight: number;
    labelHeight: number;
    top: number;
    /** The words are a question, which is read before its answer. */
    asked: boolean;
  },
  { theme }: ComponentContext,
): FlexBox {
  const between = Math.round(BETWEEN[set.set.arrangement] * theme.unit);
  const number: FlexBox = {
    height: set.numberHeight,
    children: [{ id: "number", height: set.set.height, margin: { top: set.top } }],
  };
  const words: FlexBox = { height: set.labelHeight, children: [blockBox("label", set.label)] };
  const [first, second] = set.asked ? [words, number] : [number, words];
  return {
    justify: "center",
    children: [
      ...(set.name === null
        ? []
        : [{ ...blockBox("name", set.name), margin: { bottom: Math.round(UNDER_NAME.above * theme.unit) } }]),
      first,
      { ...second, margin: { top: between } },
      ...(set.marks === 0
        ? []
        : [{ id: "marks", height: set.marks, margin: { top: Math.round(TO_MARKS * theme.unit) } }]),
    ],
  };
}

/** "Coast … £279", what it has below. */
function headedTree(
  set: SetFigure,
  label: TextBlock,
  name: TextBlock,
  head: number,
  { theme, format }: ComponentContext,
): FlexBox {
  return {
    justify: "center",
    gap: Math.round((isPortrait(format) ? UNDER_NAME.above : UNDER_NAME.beside) * theme.unit),
    children: [
      {
        direction: "row",
        align: "center",
        justify: "between",
        height: head,
        children: [
          blockBox("name", name, { width: name.width + 2 }),
          { id: "number", height: set.height, width: set.width + 2 },
        ],
      },
      blockBox("label", label),
    ],
  };
}

function besideTree(
  set: SetFigure,
  label: TextBlock,
  name: TextBlock | null,
  halves: Halves,
  { theme }: ComponentContext,
): FlexBox {
  const width = `${halves.label * 100}%` as const;
  return {
    direction: "row",
    align: "center",
    justify: "between",
    children: [
      { id: "number", height: set.height, width: `${halves.figure * 100}%` },
      name === null
        ? blockBox("label", label, { width })
        : {
            width,
            gap: Math.round(UNDER_NAME.beside * theme.unit),
            children: [blockBox("name", name), blockBox("label", label)],
          },
    ],
  };
}
