import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../illustrations/illustration-paint.ts";
import { groundUnder } from "../../illustrations/pale-things.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock, type TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";

/** A thing by its drawing and its name, and when it comes. */
export type Pictured = { drawing: string; label: string; frame: number };

/** Columns of so many pictures, by the frame's shape; of one column the names stand beside their pictures. */
const COLUMNS = {
  wide: [0, 1, 2, 3, 4, 5, 3, 4, 4, 5],
  square: [0, 1, 2, 3, 2, 3, 3, 4, 4, 3],
  tall: [0, 1, 1, 1, 2, 2, 2, 2, 2, 3],
};
/** px at a short side of 1080. */
const NAMES = [60, 52, 46, 40, 36];
const DISC = { most: 380, least: 130 };
const GAP = { rows: 44, columns: 32, name: 24, beside: 56 };
/** Of the disc's width, and of the picture's where there is none. */
const THING = { onDisc: 0.58, alone: 0.84 };
/** Part of the room left over that stands above. */
const ABOVE = 0.42;
const NAME_LINES = 2;

/** What a list that names nothing but things shows: each as large as it goes, its name below it; null where names would be too long or pictures too small. */
export function pictureBoard(
  things: readonly Pictured[],
  rest: Rect,
  context: ComponentContext,
): Layer[] | null {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const columns = COLUMNS[shapeOf(format)][things.length];
  if (columns === undefined || columns === 0) return null;
  const rows = Math.ceil(things.length / columns);
  const cell = {
    width: Math.floor((rest.width - px(GAP.columns) * (columns - 1)) / columns),
    height: Math.floor((rest.height - px(GAP.rows) * (rows - 1)) / rows),
  };
  for (const size of NAMES) {
    const isBeside = columns === 1;
    const width = isBeside ? cell.width - Math.min(cell.height, px(DISC.most)) - px(GAP.beside) : cell.width;
    const names = namesAt(things, Math.max(theme.minSize, px(size)), width, context);
    if (names === null) continue;
    const under = isBeside ? 0 : Math.max(...names.map(({ height }) => height)) + px(GAP.name);
    const disc = Math.min(cell.width, cell.height - under, px(DISC.most));
    if (disc < px(DISC.least)) continue;
    return placed(things, names, { rest, columns, rows, cell, disc, under, isBeside }, context);
  }
  return null;
}

function namesAt(
  things: readonly Pictured[],
  size: number,
  width: number,
  context: ComponentContext,
): TextBlock[] | null {
  const { theme } = context;
  const style = { face: theme.habit.label, size, color: theme.color.text };
  const names = things.map(({ label }) => textBlock(label, style, { width }, context));
  return names.every(({ lines, brokenWord }) => lines.length <= NAME_LINES && !brokenWord) ? names : null;
}

type Board = {
  rest: Rect;
  columns: number;
  rows: number;
  cell: { width: number; height: number };
  disc: number;
  /** Height of a name and what parts it from its disc. */
  under: number;
  isBeside: boolean;
};

function placed(
  things: readonly Pictured[],
  names: readonly TextBlock[],
  { rest, columns, rows, cell, disc, under, isBeside }: Board,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const usual = discFill(theme);
  const high = disc + under;
  const spare = rest.height - rows * high - px(GAP.rows) * (rows - 1);
  const top = rest.y + Math.round(spare * ABOVE);
  return things.map(({ drawing, frame }, at): Layer => {
    const ground = usual === null ? null : groundUnder(drawing, usual, theme);
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, things.length - row * columns);
    const place = at - row * columns;
    const column = direction === "rtl" ? inRow - 1 - place : place;
    const wide = inRow * cell.width + (inRow - 1) * px(GAP.columns);
    const x = Math.round(rest.x + (rest.width - wide) / 2) + column * (cell.width + px(GAP.columns));
    const y = top + row * (high + px(GAP.rows));
    const left = !isBeside
      ? Math.round(x + (cell.width - disc) / 2)
      : direction === "rtl"
        ? x + cell.width - disc
        : x;
    const side = Math.round(disc * (ground === null ? THING.alone : THING.onDisc));
    const inset = Math.round((disc - side) / 2);
    const box = { x: left + inset, y: y + inset, size: side };
    const r = disc / 2;
    const light: Paint[] =
      ground === null ? [] : [{ kind: "ellipse", cx: left + r, cy: y + r, rx: r, ry: r, fill: ground }];
    const thing = illustrationPaint(drawing, box, theme, ground ?? theme.color.background);
    return layerOf(`item-${at + 1}`, [...light, ...thing, ...nameOf(at)], enter(theme, frame), format);

    function nameOf(index: number): Paint[] {
      const name = names[index];
      if (name === undefined) return [];
      if (!isBeside)
        return paintBlock(
          name,
          { x, y: y + disc + px(GAP.name), width: cell.width, align: "center" },
          context,
        );
      const width = cell.width - disc - px(GAP.beside);
      const start = direction === "rtl" ? x : x + disc + px(GAP.beside);
      const middle = y + Math.round((disc - name.height) / 2);
      return paintBlock(name, { x: start, y: middle, width, align: "start" }, context);
    }
  });
}

/** What a thing stands out from; nothing where the style shows things in the dark. */
function discFill({ habit, color }: Theme): string | null {
  if (habit.art === "none") return null;
  if (habit.art === "orbits") return mix(color.background, color.primary, 0.16);
  return habit.art === "bleed" ? mix(color.background, color.text, 0.1) : color.primaryPale;
}
