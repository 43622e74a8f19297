import type { Rect } from "../../../artifacts/timeline.ts";

type Size = { width: number; height: number };

/** Rows of pictures by index, and the height of each row before the whole is fitted into a room. */
const ARRANGEMENTS: Record<number, number[][][]> = {
  1: [[[0]]],
  2: [[[0, 1]], [[0], [1]]],
  3: [[[0, 1, 2]], [[0], [1, 2]], [[0, 1], [2]], [[0], [1], [2]]],
  4: [
    [[0, 1, 2, 3]],
    [
      [0, 1],
      [2, 3],
    ],
    [[0], [1, 2, 3]],
    [[0], [1], [2], [3]],
  ],
};

/** The most that one picture's cell may be larger than another's. */
const EVEN = 3.2;

/**
 * Cells for up to four pictures, all whole, in rows of one width, each cell of its picture's shape: the
 * arrangement that shows most of them, with no picture much larger than another. `under`: px kept below
 * each cell for its caption.
 */
export function pictureRows(pictures: readonly Size[], room: Rect, gap: number, under: number): Rect[] {
  let best: { cells: Rect[]; area: number } | null = null;
  for (const rows of ARRANGEMENTS[pictures.length] ?? []) {
    const cells = arranged(rows, pictures, room, gap, under);
    const areas = cells.map(({ width, height }) => width * height);
    const area = areas.reduce((sum, one) => sum + one, 0);
    const even = Math.max(...areas) <= EVEN * Math.min(...areas);
    const worth = even ? area : area * 0.4;
    if (best === null || worth > best.area) best = { cells, area: worth };
  }
  return best?.cells ?? [];
}

/** Rows of the same width, as wide as the room allows for their height together. */
function arranged(
  rows: readonly number[][],
  pictures: readonly Size[],
  room: Rect,
  gap: number,
  under: number,
): Rect[] {
  const shapes = rows.map((row) => row.reduce((sum, index) => sum + shapeOf(pictures[index]), 0));
  const heightAt = (width: number): number =>
    rows.reduce((sum, row, at) => sum + (width - gap * (row.length - 1)) / (shapes[at] ?? 1), 0) +
    gap * (rows.length - 1) +
    under * rows.length;
  let [narrow, wide] = [0, room.width];
  if (heightAt(wide) > room.height)
    for (let step = 0; step < 30; step += 1) {
      const middle = (narrow + wide) / 2;
      if (heightAt(middle) > room.height) wide = middle;
      else narrow = middle;
    }
  const width = heightAt(wide) > room.height ? narrow : wide;
  const cells: Rect[] = [];
  let y = room.y + (room.height - heightAt(width)) / 2;
  for (const [at, row] of rows.entries()) {
    const height = Math.max(1, (width - gap * (row.length - 1)) / (shapes[at] ?? 1));
    let x = room.x + (room.width - width) / 2;
    for (const index of row) {
      const across = height * shapeOf(pictures[index]);
      cells[index] = {
        x: Math.ceil(x - 0.01),
        y: Math.ceil(y - 0.01),
        width: Math.max(1, Math.floor(across - 1)),
        height: Math.max(1, Math.floor(height - 1)),
      };
      x += across + gap;
    }
    y += height + under + gap;
  }
  return cells;
}

/** Shapes beyond these stand on a panel of theirs: a line among pictures would leave them no height. */
function shapeOf(picture: Size | undefined): number {
  const shape = picture === undefined ? 1 : picture.width / picture.height;
  return Math.min(2.4, Math.max(0.5, shape));
}
