/** A point of a course that lies beyond both of its ends. `at`: its place among the values. */
export type Turn = { at: number; top: boolean };

/** What goes beyond the ends by less than this part of the whole range is no turn. */
const LEAST_BEYOND = 0.1;

/** How much of what a course goes one way it may go back on the way. */
const MOST_BACK = 0.25;

/** Where a course turns, in its order: its peak above both ends, its lowest point below both; [] where it does neither. */
export function turnsOf(values: readonly number[]): Turn[] {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 3) return [];
  const [high, low] = [Math.max(...values), Math.min(...values)];
  const least = (high - low) * LEAST_BEYOND;
  const turns: Turn[] = [];
  if (least > 0 && high - Math.max(first, last) >= least) turns.push({ at: values.indexOf(high), top: true });
  if (least > 0 && Math.min(first, last) - low >= least) turns.push({ at: values.indexOf(low), top: false });
  return turns.toSorted((a, b) => a.at - b.at);
}

/** Whether a course goes one way up to `at` and the other way from there; where it goes to and fro it has many turns. */
export function bendsOnce(values: readonly number[], at: number): boolean {
  return [values.slice(0, at + 1), values.slice(at)].every((leg) => {
    const steps = leg.slice(1).map((value, before) => value - (leg[before] ?? 0));
    const [up, down] = [1, -1].map((way) => steps.reduce((sum, step) => sum + Math.max(0, step * way), 0));
    const [less = 0, more = 0] = [up, down].toSorted((a = 0, b = 0) => a - b);
    return less <= more * MOST_BACK;
  });
}
