import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";

/** Equal cells side by side, one under another in portrait; panels on the deep ground have padding. */
export function figureCells(
  count: number,
  rest: Rect,
  context: ComponentContext,
): { cell: Rect; pad: number }[] {
  const { theme, portrait, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const panels = theme.habit.grouping === "panels" && count > 1;
  const pad = panels ? px(44) : 0;
  if (portrait) {
    const gap = px(panels ? 32 : 48);
    const height = Math.min(px(560), Math.floor((rest.height - gap * (count - 1)) / count));
    const top = rest.y + Math.round((rest.height - height * count - gap * (count - 1)) * 0.46);
    return Array.from({ length: count }, (_, index) => ({
      cell: { x: rest.x, y: top + index * (height + gap), width: rest.width, height },
      pad,
    }));
  }
  const gap = panels ? theme.gap.column : px(96);
  const width = Math.floor((rest.width - gap * (count - 1)) / count);
  const height = Math.min(
    rest.height,
    Math.max(px(460), Math.round(rest.height * (count === 1 ? 0.94 : 0.82))),
  );
  const y = rest.y + Math.round((rest.height - height) * 0.46);
  return Array.from({ length: count }, (_, index) => {
    const column = direction === "rtl" ? count - 1 - index : index;
    return { cell: { x: rest.x + column * (width + gap), y, width, height }, pad };
  });
}
