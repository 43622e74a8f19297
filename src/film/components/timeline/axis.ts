import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";
import { fitWords, paintDetail, paintLabel } from "../shared/list-words.ts";
import type { ListWords, WordLimits } from "../shared/list-words.ts";
import { panelPaint } from "../shared/panel.ts";
import { eventNode } from "./event-node.ts";
import { railColor, railWidth } from "../shared/rail-line.ts";
import { leapsBetween } from "./leaps.ts";

/** How many events hang below the axis; more stand above and below in turn, so that each has the width of two. */
const BELOW = 4;
/** Of a node, px at 1080. */
const RADIUS = 13;

/** So few events have columns that are no narrower than a paragraph; lines of what is said of each. */
const FEW = 3;
const LINES = { ofFew: 5, ofMany: 3 };
/** px at 1080 of what is said of an event, at least. */
const SMALLEST = 44;

/** Of the frame, what words without cards take at least. */
const LEAST_FILLED = 0.55;

/** Events along an axis across the frame. Null in portrait and where the texts do not fit. */
export function axis(items: ListItem[], rest: Rect, context: ComponentContext): Attempt {
  const { theme, format, direction, portrait } = context;
  if (portrait || items.length < 2) return null;
  const px = (value: number) => Math.round(value * theme.unit);
  const shape = axisShape(items.length, rest, context);
  const layOut = (words: ListWords, spread: Omit<Spread, "dates">) => {
    const laid = layOutFlex(axisTree(items, words, shape, { ...spread, dates: 0 }, context), rest, direction);
    // What happened begins at one height, whether its date has one line or two.
    const heights = items.map((_, index) => laid.rect(`label-${index}`).height);
    const dates = Math.max(...heights);
    if (heights.every((height) => height === dates)) return laid;
    return layOutFlex(axisTree(items, words, shape, { ...spread, dates }, context), rest, direction);
  };
  const fitted = fitWords(
    items,
    shape.limits,
    (words) => layOut(words, { tallest: null, even: false }),
    rest.height,
    context,
  );
  if (fitted === null) return null;
  const { words } = fitted;
  const tall = Math.max(...shape.bands.map((band) => fitted.layout.rect(band).height)) + shape.stem;
  // Without cards a few words would hang in an empty frame: down a line they fill it.
  if (!shape.turns && theme.habit.panel === "rule" && tall < rest.height * LEAST_FILLED) return null;
  // The cards fill the frame as far as their words fill them.
  const natural = Math.max(...shape.bands.map((band) => fitted.layout.rect(band).height));
  const even = natural * shape.bands.length + 2 * shape.stem <= rest.height;
  const room = (rest.height - shape.stem) * 0.86;
  const most = shape.turns ? natural + px(90) : Math.min(natural + px(110), room);
  const layout = layOut(words, { tallest: Math.max(natural, most), even });
  const ruled = layout.rect("axis");
  const laid = { words, layout, shape };
  const nodes = items.map((_, index) => nodeAt(index, laid, context));
  const links = axisLinks(items, nodes, ruled, context);
  return [
    ...links.map((link, at) => {
      // The axis goes no further than its events have been told.
      const told = Math.max(items[at]?.frame ?? 0, items[at + 1]?.frame ?? 0);
      return layerOf(`axis-${at + 1}`, link, wipe(theme, told, direction), format);
    }),
    ...items.map((item, index) => eventLayer(item, index, laid, context)),
  ];
}

/** px of the design: half the gap that a leap in time leaves in the axis, and the height of its strokes. */
const BREAK = { gap: 9, stroke: 15 };

/**
 * From each event to the next, at equal distances: an order, not a scale. Where far more time lies between two
 * events than between the others, two strokes break the line.
 */
function axisLinks(
  items: ListItem[],
  nodes: number[],
  { y, height }: Rect,
  { theme }: ComponentContext,
): Paint[][] {
  const px = (value: number) => Math.round(value * theme.unit);
  const fill = railColor(theme);
  const leaps = leapsBetween(items.map(({ label }) => label));
  return nodes.slice(1).map((end, at): Paint[] => {
    const [left, right] = [Math.min(nodes[at] ?? end, end), Math.max(nodes[at] ?? end, end)];
    if (!leaps.has(at)) return [{ kind: "rect", x: left, y, width: right - left, height, fill }];
    const [middle, gap, tall] = [Math.round((left + right) / 2), px(BREAK.gap), px(BREAK.stroke)];
    const slant = (x: number) => `M${x - gap / 2} ${y + tall}L${x + gap / 2} ${y - tall}`;
    return [
      { kind: "rect", x: left, y, width: middle - gap - left, height, fill },
      { kind: "rect", x: middle + gap, y, width: right - middle - gap, height, fill },
      {
        kind: "path",
        d: slant(middle - gap) + slant(middle + gap),
        stroke: { color: theme.color.muted, width: Math.max(2, theme.hairline), cap: "round" },
      },
    ];
  });
}

/** px: in the middle of its card, or in line with the first letters of words without one. */
function nodeAt(index: number, { layout }: Laid, { theme, direction }: ComponentContext): number {
  const cell = layout.rect(`cell-${index}`);
  if (theme.habit.panel !== "rule") return Math.round(cell.x + cell.width / 2);
  const radius = Math.round(RADIUS * theme.unit);
  const date = layout.rect(`label-${index}`);
  return direction === "rtl" ? date.x + date.width - radius : date.x + radius;
}

type AxisShape = {
  turns: boolean;
  /** Ids of the rows of events: above the axis and below it, or only below. */
  bands: ["below"] | ["above", "below"];
  gap: number;
  /** From the start of an event to that of the next; the second row begins so far in. */
  spacing: number;
  cell: number;
  pad: number;
  /** From the axis to what hangs on it. */
  stem: number;
  limits: WordLimits;
};

function axisShape(count: number, rest: Rect, { theme }: ComponentContext): AxisShape {
  const px = (value: number) => Math.round(value * theme.unit);
  const turns = count > BELOW;
  const cards = theme.habit.panel !== "rule";
  const gap = px(turns ? (cards ? 28 : 56) : 36);
  const spacing = Math.floor((rest.width + gap) / (turns ? count + 1 : count));
  return {
    turns,
    bands: turns ? ["above", "below"] : ["below"],
    gap,
    spacing,
    cell: (turns ? 2 * spacing : spacing) - gap,
    pad: !cards ? 0 : px(count > 3 ? 28 : 40),
    stem: px(turns ? 44 : 56),
    limits: {
      sizes: {
        label: px(count > 4 ? 60 : count > 3 ? 74 : 84),
        detail: px(count > 4 ? 46 : count > 3 ? 58 : 64),
      },
      labelFace: theme.habit.numeral,
      maxLines: 2,
      // In narrow columns of many lines nobody reads far: what needs them is told line by line down the frame.
      detailLines: count > FEW ? LINES.ofMany : LINES.ofFew,
      smallestDetail: px(SMALLEST),
    },
  };
}

/** How high a row of cards may grow to, whether both rows can be of one height, and how high a date is at least. */
type Spread = { tallest: number | null; even: boolean; dates: number };

function axisTree(
  items: ListItem[],
  words: ListWords,
  shape: AxisShape,
  { tallest, even, dates }: Spread,
  { theme }: ComponentContext,
): FlexBox {
  const { turns, stem, cell, gap, pad, spacing } = shape;
  const px = (value: number) => Math.round(value * theme.unit);
  const grown = tallest === null ? {} : { grow: 1, maxHeight: tallest, ...(even ? { basis: 0 } : {}) };
  const events = items.map((_, index): FlexBox => {
    const [label, detail] = [words.labels[index], words.details[index]];
    const above = turns && index % 2 === 0;
    return {
      id: `cell-${index}`,
      width: cell,
      padding: { start: pad, end: pad, top: pad, bottom: pad },
      // Without a card the words stand near the axis.
      justify: above && pad === 0 ? "end" : "start",
      children: [
        ...(label === undefined ? [] : [{ ...label.box, minHeight: dates }]),
        ...(detail === undefined || detail === null ? [] : [{ ...detail.box, margin: { top: px(12) } }]),
      ],
    };
  });
  const line: FlexBox = { id: "axis", height: railWidth(theme) };
  const row = { direction: "row" as const, gap, ...grown };
  if (!turns)
    return {
      justify: "center",
      children: [
        { ...line, margin: { top: px(20), bottom: stem } },
        { ...row, id: "below", children: events },
      ],
    };
  return {
    justify: "center",
    children: [
      { ...row, id: "above", children: events.filter((_, index) => index % 2 === 0) },
      { ...line, margin: { top: stem, bottom: stem } },
      {
        ...row,
        id: "below",
        margin: { start: spacing },
        children: events.filter((_, index) => index % 2 === 1),
      },
    ],
  };
}

type Laid = { words: ListWords; layout: FlexLayout; shape: AxisShape };

function eventLayer(item: ListItem, index: number, laid: Laid, context: ComponentContext): Layer {
  const { theme, format } = context;
  const { words, layout } = laid;
  const said = [
    ...paintLabel(words, index, layout, context, item.hue),
    ...paintDetail(words, index, layout, context, theme.color.text),
  ];
  const form = eventForm(item, index, laid, context);
  return layerOf(`event-${index + 1}`, [...form, ...said], enter(theme, item.frame), format);
}

/** The card of an event, its place on the axis and what joins them. */
function eventForm(item: ListItem, index: number, laid: Laid, context: ComponentContext): Paint[] {
  const { theme } = context;
  const { layout, shape } = laid;
  const radius = Math.round(RADIUS * theme.unit);
  const cell = layout.rect(`cell-${index}`);
  const x = nodeAt(index, laid, context);
  const y = layout.rect("axis").y + 1;
  const form: Paint[] = [];
  if (theme.habit.panel !== "rule") form.push(panelPaint(theme, cell, item.hue));
  if (shape.turns) {
    const above = cell.y < y;
    const top = above ? cell.y + cell.height : y + radius;
    const bottom = above ? y - radius : cell.y;
    const width = theme.hairline;
    const stem = { x: x - Math.round(width / 2), y: top, width, height: bottom - top };
    form.push({ kind: "rect", ...stem, fill: theme.color.line });
  }
  form.push(...eventNode(item.hue, { x, y, radius }, context));
  return form;
}
