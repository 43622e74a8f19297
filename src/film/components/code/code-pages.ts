import type { VisualLine } from "./code-lines.ts";

/**
 * Lines in order, at most `capacity` a page. A page ends before a blank line, or before a line that
 * starts a block, where there is one in its last third: functions stay together.
 */
export function codePages(lines: readonly VisualLine[], capacity: number): VisualLine[][] {
  const pages: VisualLine[][] = [];
  let start = 0;
  while (start < lines.length) {
    let end = Math.min(lines.length, start + Math.max(1, capacity));
    if (end < lines.length) {
      for (let at = end; at > start + (capacity * 2) / 3; at -= 1) {
        if (isBlank(lines[at]) || isBlank(lines[at - 1])) {
          end = at;
          break;
        }
      }
      // A wrapped line is not torn over two pages, unless it fills one.
      let whole = end;
      while (whole > start && lines[whole]?.first === false) whole -= 1;
      if (whole > start) end = whole;
    }
    let last = end;
    while (last > start + 1 && isBlank(lines[last - 1])) last -= 1;
    pages.push(lines.slice(start, last));
    start = end;
    while (isBlank(lines[start])) start += 1;
  }
  return pages;
}

function isBlank(line: VisualLine | undefined): boolean {
  return line !== undefined && line.runs.every((run) => run.text.trim() === "");
}

export type CodeView = { page: number; from: number };

/**
 * Which page is seen when: the first at `opening`, then each as a line on it comes into focus. Without
 * any focus the pages share the time of the scene.
 */
export function codeViews(
  pages: readonly VisualLine[][],
  focus: readonly { line: number; frame: number }[],
  opening: number,
  frames: number,
): CodeView[] {
  const views: CodeView[] = [{ page: 0, from: opening }];
  if (pages.length < 2) return views;
  if (focus.length === 0) {
    const each = Math.floor((frames - opening) / pages.length);
    return pages.map((_, page) => ({ page, from: opening + page * each }));
  }
  for (const { line, frame } of focus) {
    const page = pages.findIndex((lines) => lines.some(({ source }) => source === line));
    if (page !== -1 && page !== views.at(-1)?.page) views.push({ page, from: Math.max(frame, opening) });
  }
  return views;
}
