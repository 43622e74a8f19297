import type { ProcessVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import type { Attempt } from "../shared/attempt.ts";
import { cardGrid } from "../shared/card-grid.ts";
import { iconItems } from "../shared/list-item.ts";
import type { ListItem } from "../shared/list-item.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { arrowLayers } from "./arrows.ts";
import { stepLine } from "./step-line.ts";

/** Steps in order: nodes on a line or cards joined by arrows, rows in portrait. */
export const process: Component<ProcessVisual> = {
  kind: "process",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    const frames = staggered(
      visual.steps.map(({ cue }) => context.at(cue)),
      context,
    );
    const items = iconItems(
      visual.steps.map(({ title, detail, icon }, index) => ({
        label: title,
        detail,
        icon,
        frame: frames[index] ?? context.opening,
      })),
      context,
    );
    const content =
      layOutAtOnce(items, rest, context) ??
      paged(items, (page, first) => rows(page, first, rest, context), context);
    return { layers: [...layers, ...content], findings: [] };
  },
};

function layOutAtOnce(items: ListItem[], rest: Rect, context: ComponentContext): Attempt {
  const { theme, portrait } = context;
  if (portrait) return null;
  if (theme.habit.steps === "line") return stepLine(items, rest, context);
  const numbered = items.some(({ marker }) => marker.kind === "icon");
  const shown = numbered ? items : items.map((item, index) => numeral(item, index));
  const px = (value: number) => Math.round(value * theme.unit);
  // One row if the words stay large in it; two rows only where they come out even.
  const shapes = [{ columns: items.length, gapX: px(items.length > 3 ? 72 : 112), smallestLabel: px(33) }];
  if (items.length === 6 || items.length === 4)
    shapes.push({ columns: items.length / 2, gapX: px(96), smallestLabel: 0 });
  for (const shape of shapes) {
    const grid = cardGrid(shown, rest, { ...shape, gapY: px(40), numbered }, context);
    if (grid === null) continue;
    const arrows: Layer[] = arrowLayers(grid.cards, items, shape.columns, context);
    return [...grid.layers, ...arrows];
  }
  return null;
}

function rows(page: ListItem[], first: number, rest: Rect, context: ComponentContext): Attempt {
  return rowList(
    page.map((item, index) => numeral(item, first + index)),
    rest,
    context,
    first,
  );
}

function numeral(item: ListItem, index: number): ListItem {
  return { ...item, marker: { kind: "text", text: String(index + 1) } };
}
