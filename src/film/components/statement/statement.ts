import type { Emphasis, StatementVisual } from "../../../artifacts/storyboard.ts";
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

/**
 * One sentence given the whole frame; what matters in it in the primary. Later ones take its place, each with the
 * drawing that belongs to it.
 */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    const thoughts = thoughtsOf(visual, context);
    const { words, picture } = roomForPicture(rest, context);
    const passages = passagesOf(thoughts).map((passage) => {
      const alone = { ...passage, room: rest, illustration: null };
      if (passage.illustration === null) return alone;
      const beside = { ...passage, room: words };
      // The words are what the scene says: a picture that makes them small has no place in it.
      const fits = isLargeEnough(smallestType(beside, context), smallestType(alone, context), context);
      return fits ? beside : alone;
    });
    const drawings = passages.flatMap(({ illustration, thoughts: [first], until }, at) =>
      illustration === null || first === undefined
        ? []
        : drawingLayers({ name: illustration, from: first.from, until, at }, picture, context),
    );
    return { layers: [...layers, ...drawings, ...wordLayers(passages, context)], findings: [] };
  },
};

/** A thought and when it is seen: until the frame at which the next takes its place, null for the last. */
type Thought = {
  text: string;
  emphasis: Emphasis[];
  point?: Emphasis;
  illustration: string | null;
  size: number;
  frame: number;
  from: number;
  until: number | null;
};

/** Thoughts that follow each other beside one drawing, or beside none. */
type Passage = { thoughts: Thought[]; illustration: string | null; until: number | null };

function thoughtsOf(visual: StatementVisual, context: ComponentContext): Thought[] {
  const all = [visual, ...(visual.more ?? [])];
  const times = pageTimes(
    all.map(({ cue }) => (cue === undefined ? null : context.at(cue))),
    context,
  );
  // Alone, a sentence may come late, with its word: the heading stands till then. Without a heading
  // the frame would be empty.
  const alone = all.length === 1 && visual.heading !== undefined;
  let illustration: string | null = null;
  return all.map(({ text, emphasis = [], point, illustration: own }, page) => {
    if (own !== undefined) illustration = own;
    const { from, until } = times[page] ?? { from: context.opening, until: null };
    const size = visual.heading === undefined ? 1.156 : 0.97;
    const words = { text, emphasis, ...(point === undefined ? {} : { point }), illustration, size };
    return { ...words, frame: alone ? context.at(visual.cue) : from, from, until };
  });
}

function passagesOf(thoughts: readonly Thought[]): Passage[] {
  const passages: Passage[] = [];
  for (const thought of thoughts) {
    const last = passages.at(-1);
    if (last === undefined || last.illustration !== thought.illustration)
      passages.push({ thoughts: [thought], illustration: thought.illustration, until: thought.until });
    else {
      last.thoughts.push(thought);
      last.until = thought.until;
    }
  }
  return passages;
}

function wordLayers(passages: readonly (Passage & { room: Rect })[], context: ComponentContext): Layer[] {
  const placed = passages.flatMap(({ thoughts, room }) => thoughts.map((thought) => ({ thought, room })));
  // Thoughts that take each other's place are of one voice: a short one does not shout.
  const sizes = placed.map(({ thought, room }) => fitLine(thought, room, context).point.block.style.size);
  const largest = Math.round(Math.min(...sizes) * ONE_VOICE);
  return placed.flatMap(({ thought, room }, page) => {
    const line = { ...thought, id: page === 0 ? "statement" : `statement-${page + 1}`, largest };
    return leaving(lonelyLine(line, room, context), thought.until, context);
  });
}

type Drawing = { name: string; from: number; until: number | null; at: number };

function drawingLayers({ name, from, until, at }: Drawing, rect: Rect, context: ComponentContext): Layer[] {
  const layers = illustrationLayers(name, rect, { ...context, opening: from }).map((layer) => ({
    ...layer,
    id: at === 0 ? layer.id : `${layer.id}-${at + 1}`,
  }));
  return leaving(layers, until, context);
}

function leaving(layers: Layer[], until: number | null, { theme }: ComponentContext): Layer[] {
  if (until === null) return layers;
  return layers.map((layer) => ({
    ...layer,
    tracks: leaveAt(layer.tracks, theme, until - theme.motion.exit),
  }));
}

function isLargeEnough(beside: number, alone: number, { theme }: ComponentContext): boolean {
  return beside >= LARGE * theme.unit || (beside * STEP >= alone && beside >= theme.size.lead);
}

/** px of the smallest words of a passage in its room. */
function smallestType(
  { thoughts, room }: { thoughts: Thought[]; room: Rect },
  context: ComponentContext,
): number {
  return Math.min(...thoughts.map((thought) => fitLine(thought, room, context).point.block.style.size));
}
