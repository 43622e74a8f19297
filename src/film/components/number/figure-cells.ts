import type { Rect } from "../../../artifacts/timeline.ts";
import { nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** Where one figure stands with its words: its cell, the inside of it, and the line that parts it from the one before. */
export type FigureCell = { cell: Rect; inside: Rect; divider: Rect | null };

/** Four side by side would be small: in a wide frame they stand two above two, in a square with names of their own as well. */
const TWO_ROWS = 4;

/** Whether figures stand two above two. `isNamed`: each has a title above it and words below. */
export function areInGrid(count: number, isNamed: boolean, { portrait, format }: ComponentContext): boolean {
  return count === TWO_ROWS && (!portrait || (isNamed && !isPortrait(format)));
}

/** Equal cells side by side, one under another in portrait, or in a grid: panels, or open ground with lines between. */
export function figureCells(
  count: number,
  rest: Rect,
  context: ComponentContext,
  isGrid = areInGrid(count, false, context),
): FigureCell[] {
  const { theme, format, direction } = context;
  const portrait = context.portrait && !isGrid;
  const px = (value: number) => Math.round(value * theme.unit);
  const panels = theme.habit.grouping === "panels" && count > 1;
  // In low cells the figures stand beside their words and take less height.
  const rows = isGrid ? 2 : 1;
  // High cards have air above and below their figures, which would else nearly touch their sides.
  const pad = panels ? px(!portrait && rows === 1 ? 68 : 44) : 0;
  const padY = (portrait && !isPortrait(format)) || rows > 1 ? Math.min(pad, px(22)) : pad;
  const half = panels ? (portrait ? px(16) : theme.gap.column / 2) : px(portrait ? 24 : 48);
  const cells = Array.from({ length: count }, (_, index): FlexBox => {
    const line: FlexBox = portrait ? { height: theme.hairline } : { width: theme.hairline };
    const edges = portrait ? { start: 0, end: 0, top: -half } : { top: 0, bottom: 0, start: -half };
    return {
      id: `cell-${index}`,
      grow: 1,
      basis: 0,
      padding: { start: pad, end: pad, top: padY, bottom: padY },
      children: [
        { id: `inside-${index}`, grow: 1 },
        { ...line, id: `divider-${index}`, absolute: edges },
      ],
    };
  });
  const rowOfTwo = (children: FlexBox[]): FlexBox => ({ direction: "row", gap: 2 * half, grow: 1, basis: 0, children }); // prettier-ignore
  const tree: FlexBox = portrait
    ? {
        justify: "center",
        children: [
          { gap: 2 * half, grow: 1, maxHeight: count === 1 ? rest.height : px(600) * count, children: cells },
        ],
      }
    : rows > 1
      ? {
          children: [
            {
              gap: panels ? 2 * half : half,
              grow: 1,
              children: [cells.slice(0, 2), cells.slice(2)].map(rowOfTwo),
            },
          ],
        }
      : {
          children: nearMiddle([
            {
              direction: "row",
              gap: 2 * half,
              height: Math.min(
                rest.height,
                Math.max(px(460), Math.round(rest.height * (count < 3 || rows > 1 ? 0.94 : 0.82))),
              ),
              children: cells,
            },
          ]),
        };
  const { rect } = layOutFlex(tree, rest, direction);
  return cells.map((_, index) => ({
    cell: rect(`cell-${index}`),
    inside: rect(`inside-${index}`),
    divider: panels || index % (rows > 1 ? 2 : count) === 0 ? null : rect(`divider-${index}`),
  }));
}
