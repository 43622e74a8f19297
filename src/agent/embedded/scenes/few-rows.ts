/** So many rows may name their columns each, where their heads are short. */
export const FEW_ROWS = 4;
/** Letters of all heads together. */
const SHORT_HEADS = 28;

export function areShortHeads(cells: readonly { name: string }[]): boolean {
  return cells.reduce((sum, { name }) => sum + Array.from(name).length, 0) <= SHORT_HEADS;
}
