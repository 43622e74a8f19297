import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { leaveAt } from "../../layout/motion.ts";
import { pageTimes } from "../../layout/page-times.ts";
import type { Component, ComponentContext } from "../component.ts";
import { illustrationLayers, roomForPicture } from "../shared/illustration.ts";
import { fitLine, lonelyLine } from "../shared/lonely-line.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** Two steps of the type scale: words may be so much smaller beside a picture. */
const STEP = 1.6;
/** How much larger than the smallest of a row of thoughts another may be. */
const ONE_VOICE = 1.25;
/** px at a short side of 1080 that are large in any frame. */
const LARGE = 88;

/** One sentence given the whole frame; what matters in it in the primary. Later ones take its place. */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    const alone = thoughtLayers(visual, rest, context);
    const { illustration } = visual;
    if (illustration !== undefined) {
      const { words, picture } = roomForPicture(rest, context);
      const beside = thoughtLayers(visual, words, context);
      // The words are what the scene says: a picture that makes them small has no place in it.
      if (isLargeEnough(smallestType(beside), smallestType(alone), context)) {
        const drawing = illustrationLayers(illustration, picture, context);
        return { layers: [...layers, ...drawing, ...beside], findings: [] };
      }
    }
    return { layers: [...layers, ...alone], findings: [] };
  },
};

function thoughtLayers(visual: StatementVisual, rest: Rect, context: ComponentContext): Layer[] {
  const { theme } = context;
  const thoughts = [visual, ...(visual.more ?? [])];
  const cued = thoughts.map(({ cue }) => (cue === undefined ? null : context.at(cue)));
  const times = pageTimes(cued, context);
  // Alone, a sentence may come late, with its word: the heading stands till then. Without a heading
  // the frame would be empty.
  const alone = thoughts.length === 1 && visual.heading !== undefined;
  const size = visual.heading === undefined ? 1.156 : 0.97;
  // Thoughts that take each other's place are of one voice: a short one does not shout.
  const sizes = thoughts.map(({ text }) => fitLine({ text, size }, rest, context).style.size);
  const largest = Math.round(Math.min(...sizes) * ONE_VOICE);
  return thoughts.flatMap(({ text, emphasis = [] }, page) => {
    const { from, until } = times[page] ?? { from: context.opening, until: null };
    const line = {
      id: page === 0 ? "statement" : `statement-${page + 1}`,
      text,
      emphasis,
      size,
      largest,
      frame: alone ? context.at(visual.cue) : from,
    };
    const content = lonelyLine(line, rest, context);
    if (until === null) return content;
    return content.map((layer) => ({
      ...layer,
      tracks: leaveAt(layer.tracks, theme, until - theme.motion.exit),
    }));
  });
}

function isLargeEnough(beside: number, alone: number, { theme }: ComponentContext): boolean {
  return beside >= LARGE * theme.unit || (beside * STEP >= alone && beside >= theme.size.lead);
}

/** px of the smallest words. */
function smallestType(layers: readonly Layer[]): number {
  const fonts = layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "text" ? [one.font] : [])),
  );
  return Math.min(...fonts.map((font) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0)));
}
