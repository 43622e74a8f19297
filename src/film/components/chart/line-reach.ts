import { labelDelay } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";

type Named = { category: number };

/**
 * The frame at which a line goes on to each of its points. Where the voice names where it ends before what
 * lies on the way, it is drawn to its end at once: a label of its end would stand in the air.
 */
export function reachedAt({ enterAt, context }: ChartJob, run: readonly Named[]): number[] {
  let soonest = Number.POSITIVE_INFINITY;
  const frames = run.toReversed().map(({ category }) => {
    soonest = Math.min(soonest, enterAt(category));
    return Math.max(context.opening, soonest);
  });
  return frames.toReversed();
}

/** The frame at which a point's dot and value come: when the line has nearly arrived, or is there or begins there, with the word. */
export function labelAt(job: ChartJob, points: readonly Named[], point: Named): number {
  const named = job.enterAt(point.category);
  const run = runOf(points, point);
  const place = run.indexOf(point);
  const reached = reachedAt(job, run)[place] ?? named;
  return place === 0 || reached < named ? named : named + labelDelay(job.context);
}

/** The points around one that no missing value parts from it. */
function runOf(points: readonly Named[], point: Named): Named[] {
  const place = points.indexOf(point);
  const parted = (at: number) => points[at]?.category !== (points[at - 1]?.category ?? -2) + 1;
  let from = place;
  while (from > 0 && !parted(from)) from -= 1;
  let to = place + 1;
  while (to < points.length && !parted(to)) to += 1;
  return points.slice(from, to);
}
