import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { findIcon } from "../../icons/find-icon.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { panelFill } from "../shared/panel.ts";

type Note = FormulaVisual["terms"][number];
export type NoteRow = { height: number; layers: (top: number) => Layer[] };

/** Characters of a label at most. */
const SENTENCE = 20;

/** Of the lead's size, a sentence: it is what the formula means, and no label that stands on a ground. */
const SAID = 1.35;

/** Remarks under a formula, as short labels in rows, centred under it. */
export function noteRow(
  notes: readonly Note[],
  rest: Rect,
  density: number,
  context: ComponentContext,
): NoteRow | null {
  if (notes.length === 0) return null;
  const { theme, direction, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const padX = px(28);
  const padY = px(16 * density);
  const gap = px(24 * density);
  const icons = notes.map((note) => (note.icon === undefined ? null : findIcon(note.icon)));
  const icon = px(40);
  const iconRoom = (index: number) => (icons[index] === null ? 0 : icon + px(14));
  // A sentence is read, a label looked at.
  const sentences = notes.some(
    ({ label }) => /\p{L}.*\s.*\p{L}.*\s.*\p{L}.*\s/u.test(label) || label.length > SENTENCE,
  );
  const widest = sentences ? 1500 : density < 1 ? 1000 : 760;
  const isRoomy = sentences && density >= 1;
  const said = Math.round(theme.size.lead * (isRoomy ? SAID : 1));
  const usual = sentences && density >= 0.75 ? said : theme.size.body;
  const blocks = fitTogether(
    notes.map(({ label }, index) => ({
      text: label,
      limits: {
        width: Math.min(rest.width, px(widest)) - 2 * padX - iconRoom(index),
        maxLines: isRoomy ? 3 : 2,
      },
    })),
    {
      face: "body",
      size: density < 1 && !sentences ? theme.minSize : density < 0.75 ? theme.minSize : usual,
      color: theme.color.text,
      leading: 1.24,
    },
    context,
  );
  const rowHeight = Math.max(...blocks.map((block) => block.height)) + 2 * padY;
  const widths = blocks.map((block, index) => block.width + 4 + 2 * padX + iconRoom(index));
  const rows: number[][] = [];
  let used = 0;
  widths.forEach((width, index) => {
    const row = rows.at(-1);
    if (row === undefined || isRoomy || used + gap + width > rest.width) {
      rows.push([index]);
      used = width;
    } else {
      row.push(index);
      used += gap + width;
    }
  });
  return {
    height: rows.length * rowHeight + (rows.length - 1) * gap,
    layers: (top) =>
      rows.flatMap((row, rowIndex) => {
        const rowWidth = row.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + gap * (row.length - 1);
        let at = rest.x + (rest.width - rowWidth) / 2;
        const y = top + rowIndex * (rowHeight + gap);
        return row.flatMap((index): Layer[] => {
          const block = blocks[index];
          const width = widths[index] ?? 0;
          const x = Math.round(direction === "ltr" ? at : 2 * rest.x + rest.width - at - width);
          at += width + gap;
          if (block === undefined) return [];
          const hue = theme.color.primary;
          const ground: Paint = {
            kind: "rect",
            x,
            y,
            width,
            height: rowHeight,
            radius: Math.min(theme.radius, rowHeight / 2),
            ...(theme.habit.panel === "rule"
              ? { stroke: { color: `${hue}70`, width: theme.hairline } }
              : { fill: panelFill(theme) ?? theme.color.surface }),
            ...(theme.habit.panel === "outline"
              ? { stroke: { color: `${hue}70`, width: theme.hairline } }
              : {}),
          };
          const name = icons[index] ?? null;
          const iconX = direction === "ltr" ? x + padX : x + width - padX - icon;
          const textX = direction === "ltr" ? x + padX + iconRoom(index) : x + padX;
          const paint = [
            ...(sentences ? [] : [ground]),
            ...(name === null
              ? []
              : iconPaint(
                  name,
                  { x: iconX, y: y + (rowHeight - icon) / 2, size: icon },
                  hue,
                  theme.iconWeight,
                )),
            ...paintBlock(
              block,
              {
                x: textX,
                y: y + Math.round((rowHeight - block.height) / 2),
                width: block.width + 4,
                ...(sentences ? { align: "center" as const } : {}),
              },
              context,
            ),
          ];
          return [layerOf(`note-${index + 1}`, paint, enter(theme, context.at(notes[index]?.cue)), format)];
        });
      }),
  };
}
