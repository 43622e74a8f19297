import {
  outputOf,
  sizeOfNetwork,
  type Network,
} from "../../src/agent/embedded/brief/note-model/note-network.ts";
import { random, shuffled } from "./marked-briefs.ts";

/** What a network is to say yes to, and how much a row counts against others. */
export type Row = { inputs: readonly number[]; yes: boolean; weight: number };

/**
 * `rate` falls with the epochs (`slowing`), `decay` draws weights to nothing. `spread`: within which the first weights lie; `first`:
 * the output's first bias, drawn as they are where it is left out. `step`: between the orders of two networks.
 */
export type Training = {
  epochs: number;
  rate: number;
  slowing: number;
  decay: number;
  hidden: number;
  count: number;
  spread: number;
  first?: number;
  step: number;
};

const SEED = 12_345;

/** So many networks, alike but for the small random weights that they begin with and the order in which they see the rows. */
export function trainNetworks(rows: readonly Row[], training: Training): Network[] {
  return Array.from({ length: training.count }, (_, at) => trainNetwork(rows, SEED + at, training));
}

/** By stochastic descent. */
function trainNetwork(
  rows: readonly Row[],
  seed: number,
  { epochs, rate: most, slowing, decay, hidden, spread, first, step }: Training,
): Network {
  const inputs = rows[0]?.inputs.length ?? 0;
  const next = random(seed);
  const weights = Float64Array.from(
    { length: sizeOfNetwork(inputs, hidden) },
    () => (next() / 2 ** 32 - 0.5) * spread,
  );
  const network = { inputs, hidden, weights };
  const activity = new Float64Array(hidden);
  const end = weights.length - 1;
  if (first !== undefined) weights[end] = first;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = most / (1 + epoch * slowing);
    for (const { inputs: row, yes, weight } of shuffled(rows, seed * step + epoch)) {
      const error = weight * (1 / (1 + Math.exp(-outputOf(network, row, activity))) - Number(yes));
      weights[end] = (weights[end] ?? 0) - rate * error;
      for (let neuron = 0; neuron < hidden; neuron += 1) {
        const from = neuron * (inputs + 2);
        const said = activity[neuron] ?? 0;
        const share = weights[from + inputs + 1] ?? 0;
        const slope = error * share * (1 - said * said);
        weights[from + inputs + 1] = share - rate * (error * said + decay * share);
        weights[from + inputs] = (weights[from + inputs] ?? 0) - rate * slope;
        for (let at = 0; at < inputs; at += 1) {
          const one = weights[from + at] ?? 0;
          weights[from + at] = one - rate * (slope * (row[at] ?? 0) + decay * one);
        }
      }
    }
  }
  return network;
}
