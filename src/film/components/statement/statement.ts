import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Component } from "../component.ts";
import { lonelyLine } from "../shared/lonely-line.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** One sentence given the whole frame; what matters in it in the primary. */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    // Without a heading the frame would stay empty until the word comes.
    const frame = visual.heading === undefined ? context.opening : context.at(visual.cue);
    const content = lonelyLine(
      {
        id: "statement",
        text: visual.text,
        emphasis: visual.emphasis ?? [],
        size: visual.heading === undefined ? 1.156 : 0.97,
        frame,
      },
      rest,
      context,
    );
    return { layers: [...layers, ...content], findings: [] };
  },
};
