import type { TimelineVisual } from "../../../artifacts/storyboard.ts";
import type { Component } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";
import { hueOf } from "../shared/panel.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { axis } from "./axis.ts";

/** Events along an axis, each as it is told; rows of date and event where the axis has no room. */
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
      early: true,
      hue: hueOf(context.theme, index),
      frame: frames[index] ?? context.opening,
    }));
    const content =
      axis(items, rest, context) ??
      paged(items, (page, first) => rowList(page, rest, context, first), context);
    return { layers: [...layers, ...content], findings: [] };
  },
};
