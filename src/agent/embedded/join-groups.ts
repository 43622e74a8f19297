import type { Block } from "./brief/brief.ts";

/** Blocks that are one picture, and how long they are told. */
export type Group = { blocks: Block[]; seconds: number };

export function together(a: Group, b: Group): Group {
  return { blocks: [...a.blocks, ...b.blocks], seconds: a.seconds + b.seconds };
}

/** At most so many: the two neighbours that are shortest together join, again and again. */
export function mergeTo(groups: readonly Group[], most: number): Group[] {
  const kept = [...groups];
  while (kept.length > Math.max(1, most)) {
    let shortest = 0;
    const pair = (at: number): number => (kept[at]?.seconds ?? 0) + (kept[at + 1]?.seconds ?? 0);
    for (let at = 1; at + 1 < kept.length; at += 1) if (pair(at) < pair(shortest)) shortest = at;
    const [a, b] = [kept[shortest], kept[shortest + 1]];
    if (a === undefined || b === undefined) break;
    kept.splice(shortest, 2, together(a, b));
  }
  return kept;
}
