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

export type SetColumn = { width: number; align: "start" | "end" | "center" };

/** Part of the room in which a short first column stands. */
const BESIDE = 0.34;

/**
 * Where columns begin that together fill `room`, at least `gap` apart (px): each in an equal share of it where all have
 * room in one, else with what is left over after each of them. The first stands at its edge and figures at the end of
 * their share, but in its middle before words, which they would touch there, and in a `wide` frame beside one column of
 * names, from which they would be too far. Of two columns of words the second is near a first one that is short.
 */
export function columnStarts(
  columns: readonly SetColumn[],
  { room, gap, wide }: { room: number; gap: number; wide: boolean },
): number[] {
  const count = columns.length;
  const share = room / count;
  const [first, second] = columns;
  // "7:30 | breakfast": what a short name leads to is read beside it, not across the frame.
  if (count === 2 && first !== undefined && second?.align === "start" && first.align === "start") {
    const beside = Math.round(room * BESIDE);
    if (first.width + 2 * gap <= beside && second.width <= room - beside) return [0, beside];
  }
  if (columns.every(({ width }, at) => width + (at < count - 1 ? gap : 0) <= share))
    return columns.map(({ width, align }, at) => {
      const free = share - width - (at < count - 1 ? gap : 0);
      if (align === "start" || at === 0) return at * share;
      const besideNames = (wide && count === 2) || columns[at + 1]?.align === "start";
      return at * share + free * (align === "center" || besideNames ? 0.5 : 1);
    });
  const used = columns.reduce((sum, { width }) => sum + width, 0) + gap * (count - 1);
  const after = (room - used) / (columns.at(-1)?.align === "end" ? Math.max(1, count - 1) : count);
  let x = 0;
  return columns.map(({ width }) => {
    const start = x;
    x += width + gap + after;
    return start;
  });
}
