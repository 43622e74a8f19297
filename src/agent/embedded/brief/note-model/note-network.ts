/** A layer of `hidden` neurons (tanh) over the inputs, and one output, a logit. Weights row by row. */
export type Network = { inputs: number; hidden: number; weights: Float64Array };

/** How many numbers a network has: for each neuron its inputs, its bias and its share in the output; the output's bias. */
export function sizeOfNetwork(inputs: number, hidden: number): number {
  return hidden * (inputs + 2) + 1;
}

/** The logit for one row of inputs; `activity`, of `hidden` places, takes what the neurons say where it is given. */
export function outputOf(
  { inputs, hidden, weights }: Network,
  row: readonly number[],
  activity?: Float64Array,
): number {
  let sum = weights.at(-1) ?? 0;
  for (let neuron = 0; neuron < hidden; neuron += 1) {
    const from = neuron * (inputs + 2);
    let total = weights[from + inputs] ?? 0;
    for (let at = 0; at < inputs; at += 1) total += (weights[from + at] ?? 0) * (row[at] ?? 0);
    const said = Math.tanh(total);
    if (activity !== undefined) activity[neuron] = said;
    sum += said * (weights[from + inputs + 1] ?? 0);
  }
  return sum;
}
