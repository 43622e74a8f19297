import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import { leaveAt } from "../../layout/motion.ts";
import { pageTimes } from "../../layout/page-times.ts";
import type { Component } from "../component.ts";
import { lonelyLine } from "../shared/lonely-line.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** One sentence given the whole frame; what matters in it in the primary. Later ones take its place. */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => {
    const { theme } = context;
    const { layers, rest } = sceneHeading(visual.heading, context);
    const thoughts = [visual, ...(visual.more ?? [])];
    const cued = thoughts.map(({ cue }) => (cue === undefined ? null : context.at(cue)));
    const times = pageTimes(cued, context);
    // Alone, a sentence may come late, with its word: the heading stands till then. Without a heading
    // the frame would be empty.
    const alone = thoughts.length === 1 && visual.heading !== undefined;
    const pages = thoughts.map(({ text, emphasis = [] }, page) => {
      const { from, until } = times[page] ?? { from: context.opening, until: null };
      const line = {
        id: page === 0 ? "statement" : `statement-${page + 1}`,
        text,
        emphasis,
        size: visual.heading === undefined ? 1.156 : 0.97,
        frame: alone ? context.at(visual.cue) : from,
      };
      const content = lonelyLine(line, rest, context);
      if (until === null) return content;
      return content.map((layer) => ({
        ...layer,
        tracks: leaveAt(layer.tracks, theme, until - theme.motion.exit),
      }));
    });
    return { layers: [...layers, ...pages.flat()], findings: [] };
  },
};
