import type { BulletsVisual, Thing } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, pagesByTime, staggered } from "../shared/attempt.ts";
import type { Attempt, LayOutPage, PageOptions } from "../shared/attempt.ts";
import { cardGrid } from "../shared/card-grid.ts";
import { iconItems } from "../shared/list-item.ts";
import type { ListItem } from "../shared/list-item.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { listBesideWing } from "../shared/wing/list-beside-wing.ts";
import { areToldFurther, oneByOne } from "../statement/one-by-one.ts";
import { pictureBoard, type Pictured } from "./picture-board.ts";
import { statement } from "../statement/statement.ts";

const TASK = { kind: "dot", task: true } as const;

/** Points, each when it is named: a list, or cards side by side where the style has them. */
export const bullets: Component<BulletsVisual> = {
  kind: "bullets",
  layout: (visual, context) => {
    const [only, ...others] = visual.items;
    // One point is no list: it is the scene's statement.
    if (only !== undefined && others.length === 0 && (only.detail ?? "") === "" && !areToldFurther([only]))
      return statement.layout(
        { kind: "statement", heading: visual.heading, text: only.label, ...(only.cue && { cue: only.cue }) },
        context,
      );
    const frames = staggered(
      visual.items.map(({ cue }) => context.at(cue)),
      context,
    );
    const listed = iconItems(
      visual.items.map(({ label, emphasis, detail, warns, icon }, index) => ({
        label,
        emphasis,
        detail,
        warns,
        icon,
        frame: frames[index] ?? context.opening,
      })),
      context,
    );
    const items = listed.map((item, index): ListItem => {
      const { swatch: color } = visual.items[index] ?? {};
      if (color !== undefined) return { ...item, marker: { kind: "swatch", color } };
      if (visual.numbered !== undefined)
        return { ...item, marker: { kind: "text", text: String(visual.numbered + index) } };
      if (visual.denied === true)
        return { ...item, marker: { kind: "icon", name: "x-circle" }, hue: context.theme.color.negative };
      return visual.toDo === true && item.marker.kind === "dot" ? { ...item, marker: TASK } : item;
    });
    const alone = areToldFurther(visual.items) || pagesByTime(items, context) === items.length;
    if (visual.denied !== true && alone)
      return {
        layers: oneByOne(visual.heading, visual.items, visual.numbered ?? null, context),
        findings: [],
      };
    const { layers, rest } = sceneHeading(visual.heading, context);
    const board = namesThings(visual) ? pictureBoard(picturedOf(visual, frames), rest, context) : null;
    if (board !== null) return { layers: [...layers, ...board], findings: [] };
    const beside =
      pagesByTime(items, context) > 1
        ? null
        : listBesideWing(
            visual.heading,
            items,
            (room, smallestLabel) => rowList(items, room, context, { smallestLabel }),
            context,
            partlyDrawn(visual),
          );
    if (beside !== null) return { layers: beside, findings: [] };
    const content = paged(items, pageShapes(rest, context), context, true);
    return { layers: [...layers, ...content], findings: [] };
  },
};

/** Letters of what only names a thing. */
const NAME = 28;

/** Whether a list only names things, each of which can be seen. */
function namesThings({ items, denied }: BulletsVisual): boolean {
  const isNamed = ({ label, detail, illustration }: BulletsVisual["items"][number]): boolean =>
    illustration !== undefined && (detail ?? "") === "" && label.length <= NAME;
  return items.length > 2 && denied !== true && items.every(isNamed);
}

/** The things of a list of names of which half at least can be seen. */
function partlyDrawn({ items, denied }: BulletsVisual): Thing[] {
  const drawn = items.flatMap(({ illustration, cue }) => (illustration === undefined ? [] : [{ illustration, ...(cue && { cue }) }])); // prettier-ignore
  const areNames = items.every(({ label, detail }) => (detail ?? "") === "" && label.length <= NAME);
  return denied !== true && areNames && drawn.length * 2 >= items.length ? drawn : [];
}

function picturedOf({ items }: BulletsVisual, frames: readonly number[]): Pictured[] {
  return items.map(({ label, illustration = "" }, at) => ({
    drawing: illustration,
    label,
    frame: frames[at] ?? 0,
  }));
}

function pageShapes(rest: Rect, context: ComponentContext): LayOutPage<ListItem>[] {
  const cards: LayOutPage<ListItem> = (page, options) => cardsOf(page, rest, options, context);
  const rows: LayOutPage<ListItem> = (page, options) => rowList(page, rest, context, options);
  return context.theme.habit.cards && !context.portrait ? [cards, rows] : [rows];
}

/** px at 1080: words that need smaller type in the narrow column of a card are read better in rows across the frame. */
const LEAST_ON_CARD = { label: 50, detail: 44 };

function cardsOf(page: ListItem[], rest: Rect, options: PageOptions, context: ComponentContext): Attempt {
  const columns = [1, 1, 2, 3, 2, 0, 3][page.length] ?? 0;
  if (columns === 0) return null;
  if (page.every(({ detail, marker }) => detail === undefined && marker.kind !== "icon")) return null;
  const { gap, unit } = context.theme;
  const { firstId, type } = options;
  const smallestLabel = Math.max(options.smallestLabel, Math.round(LEAST_ON_CARD.label * unit));
  const smallestDetail = Math.max(options.smallestDetail, Math.round(LEAST_ON_CARD.detail * unit));
  const shape = {
    columns,
    gapX: gap.column,
    gapY: Math.round(gap.column * 0.7),
    firstId,
    smallestLabel,
    smallestDetail,
    type,
  };
  return cardGrid(page, rest, shape, context)?.layers ?? null;
}
