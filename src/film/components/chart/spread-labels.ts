/**
 * Moves labels on one axis as little as needed so that none overlaps its neighbour: groups of labels
 * that touch are centred on the mean of what they wish for (pool adjacent violators).
 * Returns the centres, in the order given, all inside `from`…`to` where there is room for them.
 */
export function spreadLabels(wished: readonly number[], height: number, from: number, to: number): number[] {
  const order = wished.map((_, index) => index).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const blocks: { members: number[]; sum: number }[] = [];
  const half = (block: { members: number[] }) => (block.members.length * height) / 2;
  const low = (block: { members: number[]; sum: number }) =>
    Math.max(from, Math.min(to - 2 * half(block), block.sum / block.members.length - half(block)));
  for (const index of order) {
    let block = { members: [index], sum: wished[index] ?? 0 };
    for (
      let last = blocks.at(-1);
      last !== undefined && low(last) + 2 * half(last) > low(block);
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { members: [...last.members, ...block.members], sum: last.sum + block.sum };
    }
    blocks.push(block);
  }
  const centers: number[] = Array.from({ length: wished.length }, () => 0);
  for (const block of blocks) {
    block.members.forEach((index, place) => {
      centers[index] = low(block) + (place + 0.5) * height;
    });
  }
  return centers;
}
