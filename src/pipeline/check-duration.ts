/**
 * The planner foretells the length; the finished film has it. What the caller is told goes by the
 * film, so that a forecast that did not come true is never reported.
 */
import type { Degradation } from "../artifacts/degradation.ts";
import type { Finding } from "../artifacts/timeline.ts";
import { DURATION_BOUNDS, type VideoDuration } from "../artifacts/style.ts";

const CODES = new Set(["duration_below_range", "duration_above_range"]);

export function checkDuration(
  degradations: readonly Degradation[],
  asked: VideoDuration,
  seconds: number,
  isEdit = false,
): Degradation[] {
  const others = degradations.filter(({ code }) => !CODES.has(code));
  const { min, max } = DURATION_BOUNDS[asked];
  // 59.9 seconds are no 60 where 60 are asked for.
  const length = `${seconds < min ? Math.floor(seconds) : Math.round(seconds)} seconds`;
  if (seconds < min) {
    const message = `The film lasts ${length}, less than the ${min} seconds of "${asked}"${isEdit ? " after these changes" : ": the brief has too few words, and nothing was invented to fill it"}.`;
    return [...others, { code: "duration_below_range", message }];
  }
  if (seconds > max) {
    const message = `The film lasts ${length}, more than the ${max} seconds of "${asked}"${isEdit ? " after these changes" : ": its text could not be said in less"}.`;
    return [...others, { code: "duration_above_range", message }];
  }
  return others;
}

/** A length outside of what was asked for must have been told to the caller. */
export function durationFindings(
  degradations: readonly Degradation[],
  asked: VideoDuration,
  seconds: number,
): Finding[] {
  const { min, max } = DURATION_BOUNDS[asked];
  // Half a second: what was told is rounded.
  const outside = seconds < min - 0.5 || seconds > max + 0.5;
  if (!outside || degradations.some(({ code }) => CODES.has(code))) return [];
  const message = `${seconds.toFixed(1)} s long, and no reason given for leaving ${min} to ${max} s ("${asked}")`;
  return [{ severity: "error", code: "duration_range", message }];
}
