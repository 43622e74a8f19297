import { scaleLinear } from "d3-scale";

/** From values to a share of the axis: 0 at its low end, 1 at its high end. The axis always holds zero. */
export type ValueScale = { share: (value: number) => number; zero: number; ticks: number[] };

/**
 * `nice` rounds the ends to values that one can read off; marks with their own labels need no such
 * axis and take all the room there is.
 */
export function valueScale(values: readonly (number | null)[], nice: boolean): ValueScale {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([0, 1]);
  if (nice) scale.nice(4);
  return { share: (value) => scale(value), zero: scale(0), ticks: scale.ticks(4) };
}
