/** More rows than this are not read in one look. */
const ROWS_A_PAGE = 10;

/**
 * Rows in order, on as few pages as hold them, the pages about equally full: of all ways to part them the one whose fullest
 * page is least full, and of those the one whose pages differ least. `heights` and `room` in one unit.
 */
export function paginate(heights: readonly number[], room: number): number[][] {
  const count = fewestPages(heights, room);
  /** The cost of parting the rows from `from` on into so many pages, and where the first of them ends. */
  const known = new Map<string, { cost: number; end: number }>();
  const part = (from: number, pages: number): { cost: number; end: number } => {
    if (pages === 0) return { cost: from === heights.length ? 0 : Infinity, end: from };
    const key = `${from} ${pages}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = { cost: Infinity, end: from };
    let used = 0;
    for (let end = from + 1; end <= Math.min(heights.length, from + ROWS_A_PAGE); end += 1) {
      used += heights[end - 1] ?? 0;
      // A row that is higher than a page has one for itself.
      if (used > room && end > from + 1) break;
      const cost = used ** 2 + part(end, pages - 1).cost;
      // Of equals the fuller page comes first.
      if (cost <= best.cost) best = { cost, end };
    }
    known.set(key, best);
    return best;
  };
  const pages: number[][] = [];
  let from = 0;
  for (let left = count; left > 0; left -= 1) {
    const { end } = part(from, left);
    const first = from;
    pages.push(Array.from({ length: end - first }, (_, at) => first + at));
    from = end;
  }
  return pages;
}

function fewestPages(heights: readonly number[], room: number): number {
  let pages = 0;
  let used = Infinity;
  let rows = 0;
  for (const height of heights) {
    if (used + height > room || rows >= ROWS_A_PAGE) {
      pages += 1;
      used = 0;
      rows = 0;
    }
    used += height;
    rows += 1;
  }
  return pages;
}
