import type { TimelineVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import type { LayOutPage } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";
import { railList } from "../shared/rail-list.ts";
import type { RailStyle } from "../shared/rail-list.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { axis } from "./axis.ts";
import { eventNode } from "./event-node.ts";

/** Events along an axis, each as it is told: across a wide frame, down any other; rows where it has no room. */
export const timeline: Component<TimelineVisual> = {
  kind: "timeline",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    const frames = staggered(
      visual.events.map(({ cue }) => context.at(cue)),
      context,
    );
    const items = visual.events.map(({ date, text }, index): ListItem => ({
      label: date,
      detail: text,
      marker: { kind: "dot", plain: true },
      hue: context.theme.color.primary,
      frame: frames[index] ?? context.opening,
    }));
    const content = axis(items, rest, context) ?? paged(items, pageShapes(rest, context), context);
    return { layers: [...layers, ...content], findings: [] };
  },
};

function pageShapes(rest: Rect, context: ComponentContext): LayOutPage<ListItem>[] {
  return [
    (page, options) => railList(page, rest, railStyle(page, context), options, context),
    (page, options) => rowList(page, rest, context, options),
  ];
}

function railStyle(items: ListItem[], context: ComponentContext): RailStyle {
  const { theme } = context;
  return {
    name: "event",
    nodeSize: (label) => Math.round(label * 0.9),
    paintNode: (index, { x, y, size }) =>
      eventNode(items[index]?.hue ?? theme.color.primary, { x, y, radius: size / 4 }, context),
    labelFace: theme.habit.numeral,
    labelColor: ({ hue }) => hue,
    detailColor: theme.color.text,
    stands: "first-line",
    drawn: "axis",
  };
}
