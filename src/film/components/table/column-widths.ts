/** What a column asks for, in px: its longest word, and its longest cell on one line. */
export type ColumnNeed = { least: number; most: number };

/**
 * Widths that sum to `room` at most: every column its longest word, then what is left in proportion
 * to what each still wants (the algorithm of CSS 2.1, 17.5.2.2). Null where even the longest words
 * do not fit beside each other.
 */
export function columnWidths(needs: readonly ColumnNeed[], room: number): number[] | null {
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  if (least > room) return null;
  const wanted = needs.reduce((sum, need) => sum + (need.most - need.least), 0);
  const share = wanted === 0 ? 0 : Math.min(1, (room - least) / wanted);
  return needs.map((need) => need.least + (need.most - need.least) * share);
}
