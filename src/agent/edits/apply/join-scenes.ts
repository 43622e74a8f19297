import type { Cue } from "../../../artifacts/cue.ts";
import type { ProcessVisual, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { linesOf, withLines } from "../narration.ts";
import { moveCues } from "../visual-texts.ts";

/** What one picture of steps holds, on several pages. */
const MOST_STEPS = 16;

/** Two scenes as one, where one picture can hold both; null where it cannot. */
export function joined(one: StoryScene, other: StoryScene): StoryScene | null {
  const shift = one.narration.length;
  const later = moveCues(other.visual, (cue) => ({ ...cue, sentence: cue.sentence + shift }));
  const visual = joinVisuals(one.visual, later, other.title, shift);
  if (visual === null) return null;
  return {
    ...one,
    narration: [...one.narration, ...other.narration],
    visual,
    sources: [...one.sources, ...other.sources],
  };
}

function joinVisuals(one: Visual, other: Visual, title: string, shift: number): Visual | null {
  if (one.kind === "bullets" && other.kind === "bullets" && one.items.length + other.items.length <= 6)
    return { ...one, items: [...one.items, ...other.items] };
  if (
    one.kind === "process" &&
    other.kind === "process" &&
    one.steps.length + other.steps.length <= MOST_STEPS
  )
    return withoutRing(one, [...one.steps, ...other.steps]);
  if (one.kind === "timeline" && other.kind === "timeline" && one.events.length + other.events.length <= 8)
    return { ...one, events: [...one.events, ...other.events] };
  if (one.kind === "number" && other.kind === "number" && one.figures.length + other.figures.length <= 3)
    return { ...one, figures: [...one.figures, ...other.figures] };
  // What is plain text goes as one more point of a list.
  const cue: Cue = { sentence: shift, offset: 0 };
  if (one.kind === "bullets" && other.kind === "statement" && one.items.length < 6)
    return { ...one, items: [...one.items, { label: title, cue }] };
  if (one.kind === "statement" && other.kind === "statement")
    return {
      kind: "bullets",
      heading: one.heading ?? title,
      items: [{ label: one.text }, { label: other.text, cue }],
    };
  return null;
}

/** Steps of two scenes come round no more; nor does half of them. */
function withoutRing(visual: ProcessVisual, steps: ProcessVisual["steps"]): ProcessVisual {
  const line = { ...visual, steps, ...(visual.cycle === undefined ? {} : { cycle: false }) };
  delete line.closing;
  return line;
}

/** A scene as two, cut between its parts; null where it has no parts that stand alone. */
export function split(scene: StoryScene): [StoryScene, StoryScene] | null {
  const { narration } = scene;
  if (narration.length < 2) return null;
  const middle = narration.length / 2;
  const cuts = Array.from({ length: narration.length - 1 }, (_, at) => at + 1).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  for (const cut of cuts) {
    const visuals = splitVisual(scene.visual, cut);
    if (visuals === null) continue;
    const [first, second] = visuals;
    const lines = linesOf(scene);
    return [
      withLines({ ...scene, visual: first }, lines.slice(0, cut)),
      withLines({ ...scene, visual: second }, lines.slice(cut)),
    ];
  }
  return null;
}

function parted<T extends { cue?: Cue }>(parts: readonly T[], cut: number, least: number): [T[], T[]] | null {
  if (parts.some(({ cue }) => cue === undefined)) return null;
  const first = parts.filter(({ cue }) => (cue?.sentence ?? 0) < cut);
  const second = parts.filter(({ cue }) => (cue?.sentence ?? 0) >= cut);
  return first.length < least || second.length < least ? null : [first, second];
}

function splitVisual(visual: Visual, cut: number): [Visual, Visual] | null {
  if (visual.kind === "bullets") {
    const items = parted(visual.items, cut, 1);
    return items === null
      ? null
      : [
          { ...visual, items: items[0] },
          { ...visual, items: items[1] },
        ];
  }
  if (visual.kind === "process") {
    const steps = parted(visual.steps, cut, 2);
    if (steps === null) return null;
    const first = (visual.first ?? 1) + steps[0].length;
    return [withoutRing(visual, steps[0]), { ...withoutRing(visual, steps[1]), first }];
  }
  if (visual.kind === "timeline") {
    const events = parted(visual.events, cut, 2);
    return events === null
      ? null
      : [
          { ...visual, events: events[0] },
          { ...visual, events: events[1] },
        ];
  }
  if (visual.kind !== "number") return null;
  const figures = parted(visual.figures, cut, 1);
  return figures === null
    ? null
    : [
        { ...visual, figures: figures[0] },
        { ...visual, figures: figures[1] },
      ];
}
