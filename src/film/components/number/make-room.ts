import type { Layer, Rect, Track } from "../../../artifacts/timeline.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** What follows sooner than this has its place kept: the frame is not half empty for long, and nothing moves twice. */
const TOGETHER_MS = 1500;
const MOVE_MS = 420;

/** What is laid out in one cell, and the frame from which on it is seen. */
export type Arrival = { layers: Layer[]; cell: Rect; frame: number };

/** From `frame` on all that has come is so far (px) from where it stands in the end. */
type Step = { frame: number; x: number; y: number };

/**
 * Things in cells that come one after another: what is there stands in the middle, and moves aside just before the
 * next comes, so that no frame waits half empty for what is still to be said.
 */
export function makeRoom(arrivals: readonly Arrival[], { format }: ComponentContext): Layer[] {
  const steps = stepsOf(arrivals, framesOf(format, TOGETHER_MS));
  const frames = framesOf(format, MOVE_MS);
  return arrivals.flatMap(({ layers }, index) => {
    const own = steps.findLastIndex(({ first }) => first <= index);
    return layers.map((layer) => shifted(layer, steps.slice(own), frames));
  });
}

/** A step for all that come together, with the index of the first of them. */
function stepsOf(arrivals: readonly Arrival[], together: number): (Step & { first: number })[] {
  const groups: { frame: number; first: number }[] = [];
  for (const [first, { frame }] of arrivals.entries()) {
    const last = groups.at(-1);
    if (last === undefined || frame - last.frame >= together) groups.push({ frame, first });
  }
  const end = middleOf(arrivals);
  return groups.map(({ frame, first }, index) => {
    const there = middleOf(arrivals.slice(0, groups[index + 1]?.first));
    return { frame, first, x: Math.round(end.x - there.x), y: Math.round(end.y - there.y) };
  });
}

/** The middle of the box around all their cells. */
function middleOf(arrivals: readonly Arrival[]): { x: number; y: number } {
  const cells = arrivals.map(({ cell }) => cell);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const top = Math.min(...cells.map(({ y }) => y));
  const foot = Math.max(...cells.map(({ y, height }) => y + height));
  return { x: (left + right) / 2, y: (top + foot) / 2 };
}

function shifted(layer: Layer, steps: readonly Step[], frames: number): Layer {
  const { tracks } = layer;
  const x = along("x", tracks.x, steps, frames);
  const y = along("y", tracks.y, steps, frames);
  return { ...layer, tracks: { ...tracks, ...(x === null ? {} : { x }), ...(y === null ? {} : { y }) } };
}

/** A layer's own way in, and then from step to step; null where nothing shifts it. */
function along(axis: "x" | "y", enters: Track = [], steps: readonly Step[], frames: number): Track | null {
  const [first, ...later] = steps;
  if (first === undefined || steps.every((step) => step[axis] === 0)) return null;
  const track: Track =
    enters.length === 0
      ? [{ frame: 0, value: first[axis] }]
      : enters.map((key) => ({ ...key, value: key.value + first[axis] }));
  let from = first[axis];
  for (const { frame, [axis]: to } of later) {
    const start = Math.max(frame - frames, (track.at(-1)?.frame ?? 0) + 1);
    track.push({ frame: start, value: from }, { frame: start + frames, value: to, ease: "inOut" });
    from = to;
  }
  return track;
}
