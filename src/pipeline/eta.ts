import { percentAt, type Stage } from "./film-job.ts";

/** Measured on two cores: seconds that a film takes beside its length, and for each second of it. */
const FIXED_SECONDS = 3;
const SECONDS_A_SECOND = 0.08;
/** After the pictures: joining, measuring, storing. */
const JOINING_SECONDS = 2;

/** Seconds until a film of this length is done, by experience, seen from a stage that begins. */
export function expectedSeconds(stage: Stage, filmSeconds: number): number {
  const whole = FIXED_SECONDS + SECONDS_A_SECOND * filmSeconds;
  return Math.max(1, Math.round(whole * (1 - percentAt(stage) / 100)));
}

/** Seconds until it is done, by the pace so far: `elapsedSeconds` for `fraction` (0 to 1) of the pictures. */
export function remainingSeconds(elapsedSeconds: number, fraction: number): number | null {
  if (fraction <= 0) return null;
  return Math.max(1, Math.round((elapsedSeconds * (1 - fraction)) / fraction + JOINING_SECONDS));
}
