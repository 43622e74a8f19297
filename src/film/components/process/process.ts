import type { ProcessVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, pagesByTime, staggered } from "../shared/attempt.ts";
import type { Attempt, LayOutPage } from "../shared/attempt.ts";
import { cardGrid } from "../shared/card-grid.ts";
import { iconItems } from "../shared/list-item.ts";
import type { ListItem } from "../shared/list-item.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { areToldFurther, oneByOne } from "../statement/one-by-one.ts";
import { railList } from "../shared/rail-list.ts";
import type { RailStyle } from "../shared/rail-list.ts";
import { listBesideWing } from "../shared/wing/list-beside-wing.ts";
import { arrowLayers } from "./arrows.ts";
import { stepRing } from "./ring.ts";
import { stepLine } from "./step-line.ts";
import { stepNode } from "./step-node.ts";

/**
 * Steps in order: nodes on a line, which runs down in portrait, or cards joined by arrows; else rows. Those of a
 * cycle stand on a ring.
 */
export const process: Component<ProcessVisual> = {
  kind: "process",
  layout: (visual, context) => {
    const before = (visual.first ?? 1) - 1;
    const frames = staggered(
      visual.steps.map(({ cue }) => context.at(cue)),
      context,
    );
    const further = visual.steps.map(({ more = [] }) =>
      more.map(({ text, cue }) => ({ text, frame: context.at(cue) })),
    );
    const items = iconItems(
      visual.steps.map(({ title, emphasis, detail, warns, icon }, index) => ({
        label: title,
        emphasis,
        detail,
        warns,
        icon,
        frame: frames[index] ?? context.opening,
      })),
      context,
    );
    const cycle = visual.cycle === true;
    if (!cycle && (areToldFurther(visual.steps) || pagesByTime(items, context) === items.length)) {
      const steps = visual.steps.map(({ title, ...rest }) => ({ label: title, ...rest }));
      return { layers: oneByOne(visual.heading, steps, before + 1, context), findings: [] };
    }
    const isSlow = pagesByTime(items, context) > 1;
    const beside = cycle || isSlow ? null : stepsBesideWing(visual.heading, items, before, context);
    if (beside !== null) return { layers: beside, findings: [] };
    const { layers, rest } = sceneHeading(visual.heading, context);
    const content =
      (cycle ? stepRing(items, rest, { ...visual, further }, context) : null) ??
      (isSlow ? null : layOutAtOnce(items, rest, before, context)) ??
      paged(items, pageShapes(rest, before, context), context, true);
    return { layers: [...layers, ...content], findings: [] };
  },
};

/** px at 1080: a numeral is the smaller of the two beside large words. */
const LARGEST_NODE = 108;
/** px at 1080: smaller words of cards in two rows, with a number above each, are better read as a list. */
const SMALLEST_IN_ROWS = 56;

function stepsBesideWing(
  heading: string | undefined,
  items: ListItem[],
  before: number,
  context: ComponentContext,
): Layer[] | null {
  const { theme } = context;
  return listBesideWing(
    heading,
    items,
    (room, smallestLabel) =>
      theme.habit.steps === "line"
        ? railList(
            items,
            room,
            railStyle(before, context),
            { firstId: 0, type: {}, smallestLabel, smallestDetail: 0 },
            context,
          )
        : rowList(
            items.map((item, index) => numeral(item, before + index)),
            room,
            context,
            { smallestLabel },
          ),
    context,
  );
}

/** Columns in which steps are still read across a wide frame, bare and with a detail each: narrower ones are small type, and rows are read better. */
const MOST_ACROSS = { bare: 5, detailed: 4 };

/** `before`: how many steps stand in the scenes before. */
function layOutAtOnce(items: ListItem[], rest: Rect, before: number, context: ComponentContext): Attempt {
  const { theme, portrait } = context;
  if (portrait) return null;
  const isRow = items.length <= MOST_ACROSS[items.some(({ detail }) => detail !== undefined) ? "detailed" : "bare"]; // prettier-ignore
  if (theme.habit.steps === "line") return !isRow ? null : stepLine(items, rest, before, context);
  const numbered = items.some(({ marker }) => marker.kind === "icon");
  const shown = numbered ? items : items.map((item, index) => numeral(item, before + index));
  const px = (value: number) => Math.round(value * theme.unit);
  // One row if the words stay large in it; two rows only where they come out even.
  const across = { columns: items.length, gapX: px(items.length > 3 ? 72 : 112), smallestLabel: px(48) };
  const shapes = isRow ? [across] : [];
  if (items.length === 6 || items.length === 4)
    shapes.push({ columns: items.length / 2, gapX: px(96), smallestLabel: px(SMALLEST_IN_ROWS) });
  for (const shape of shapes) {
    const grid = cardGrid(shown, rest, { ...shape, gapY: px(40), numbered, smallestDetail: px(44) }, context);
    if (grid === null) continue;
    const arrows: Layer[] = arrowLayers(grid.cards, items, shape.columns, context);
    return [...grid.layers, ...arrows];
  }
  return null;
}

/** Down a line in portrait, where the style has one; else in rows. */
function pageShapes(rest: Rect, before: number, context: ComponentContext): LayOutPage<ListItem>[] {
  const { theme, portrait } = context;
  const rail: LayOutPage<ListItem> = (page, options) =>
    railList(page, rest, railStyle(before + options.firstId, context), options, context);
  const rows: LayOutPage<ListItem> = (page, options) => {
    const numbered = page.map((item, index) => numeral(item, before + options.firstId + index));
    return rowList(numbered, rest, context, options);
  };
  return portrait && theme.habit.steps === "line" ? [rail, rows] : [rows];
}

function numeral(item: ListItem, index: number): ListItem {
  return { ...item, marker: { kind: "text", text: String(index + 1) } };
}

function railStyle(first: number, context: ComponentContext): RailStyle {
  const { theme } = context;
  return {
    name: "step",
    nodeSize: (label) =>
      Math.round(Math.max(theme.minSize * 2, Math.min(label * 1.35, LARGEST_NODE * theme.unit))),
    paintNode: (index, place) => stepNode(first + index + 1, place, context),
    labelFace: theme.habit.label,
    stands: "middle",
    drawn: "links",
  };
}
