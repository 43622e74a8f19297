import type { FlexBox } from "../../layout/flex.ts";

/** How rows take the room that their words leave: all of one height, or each grown by the same; `most`: px of the list. */
export type RowSpread = { even: boolean; most: number };

/** The spread of rows of these natural heights; they grow together up to `most`, unless their words need more. */
export function spreadRows(heights: readonly number[], gap: number, room: number, most: number): RowSpread {
  const gaps = gap * (heights.length - 1);
  const natural = heights.reduce((sum, height) => sum + height, gaps);
  const share = (Math.min(room, most) - gaps) / heights.length;
  return { even: Math.max(...heights) <= share, most: Math.max(most, natural) };
}

/** Rows one under another in the middle of their room, the list named `list`; without a spread as high as their words. */
export function rowsTree(rows: readonly FlexBox[], gap: number, spread: RowSpread | null): FlexBox {
  const room: FlexBox = spread === null ? {} : { grow: 1, ...(spread.even ? { basis: 0 } : {}) };
  const list: FlexBox = { id: "list", gap, children: rows.map((row) => ({ ...row, ...room })) };
  return {
    justify: "center",
    children: [spread === null ? list : { ...list, grow: 1, maxHeight: spread.most }],
  };
}
