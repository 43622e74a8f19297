import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { onFill } from "../styles/palette.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

/**
 * Modules in order on a sheet of the style's colour, one of them bright as the one that is being told: for a training whose
 * subject has no picture. No sign on it: a tick would approve of a fall from a ladder, lines look like a button. The title
 * chooses which are bright.
 */
export function modules(title: string, rect: Rect, theme: Theme): Paint[] {
  const { fill } = theme.color;
  const random = seededBy(title);
  const ink = onFill(fill);
  const slim = Math.min(rect.width, rect.height) < 180 * theme.unit;
  const inner = Math.round(Math.min(rect.width, rect.height) * (slim ? 0.2 : 0.1));
  const gap = Math.round((slim ? 14 : 22) * theme.unit);
  const [width, height] = [rect.width - 2 * inner, rect.height - 2 * inner];
  const stretched = Math.max(rect.width, rect.height) > 2 * Math.min(rect.width, rect.height);
  const across = slim ? 1 : stretched ? 2 : 3;
  const wished = (Math.min(width, height) - (across - 1) * gap) / across;
  const columns = Math.max(1, Math.ceil((width + gap) / (wished + gap) - 0.01));
  // As wide as the room; the sheet is cut to whole rows.
  const size = (width - (columns - 1) * gap) / columns;
  const rows = Math.max(1, Math.floor((height + gap) / (size + gap) + 0.01));
  const deep = rows * size + (rows - 1) * gap + 2 * inner;
  const cut = {
    ...rect,
    y: Math.round(rect.y + (rect.height > rect.width ? (rect.height - deep) / 2 : 0)),
    height: Math.round(deep),
  };
  const left = rect.x + inner;
  const top = cut.y + inner;
  const told = Math.floor(random() * columns * rows);
  const sheet: Paint = { kind: "rect", ...cut, radius: theme.radius, fill };
  const cells = Array.from({ length: columns * rows }, (_, index): Paint => {
    const cell = {
      x: left + (index % columns) * (size + gap),
      y: top + Math.floor(index / columns) * (size + gap),
    };
    const share = [0.08, 0.14, 0.08, 0.22, 0.34][Math.floor(random() * 5)] ?? 0.08;
    const plate = (color: string): Paint => ({
      kind: "rect",
      ...cell,
      width: size,
      height: size,
      radius: Math.round(theme.radius * (slim ? 0.6 : 0.9)),
      fill: color,
    });
    return plate(mix(fill, ink, index === told ? TOLD : share));
  });
  return [sheet, ...cells];
}

/** How much of the ink the module has that is being told. */
const TOLD = 0.72;
