import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay } from "../../layout/text-block.ts";
import type { Component } from "../component.ts";
import { barTracks, startBar } from "../shared/start-bar.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** One sentence given the whole frame, beside a bar that draws; what matters in it in the primary. */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => {
    const { theme, format, direction } = context;
    const { layers, rest } = sceneHeading(visual.heading, context);
    const px = (value: number) => Math.round(value * theme.unit);
    const indent = px(56);
    const width = rest.width - indent;
    const block = fitDisplay(
      visual.text,
      { face: "heading", size: px(visual.heading === undefined ? 148 : 124), color: theme.color.text },
      { width, height: rest.height, maxLines: context.portrait ? 8 : 5 },
      context,
    );
    // Without a heading the frame would stay empty until the word comes.
    const frame = visual.heading === undefined ? context.opening : context.at(visual.cue);
    const y = Math.round(rest.y + (rest.height - block.height) * 0.46);
    const x = direction === "rtl" ? rest.x : rest.x + indent;
    const emphasis = visual.emphasis ?? [];
    const paint: Paint[] = paintBlock(
      block,
      {
        x,
        y,
        width,
        ...(emphasis.length > 0 && {
          emphasis: { spans: emphasis, color: theme.color.primary, source: visual.text },
        }),
      },
      context,
    );
    const bar = startBar({ x: rest.x, y, width: rest.width, height: block.height }, context);
    const content: Layer[] = [
      layerOf("bar", [bar], barTracks(theme, frame), format),
      layerOf("statement", paint, enter(theme, frame), format),
    ];
    return { layers: [...layers, ...content], findings: [] };
  },
};
