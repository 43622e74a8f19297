import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { mix, readableOn } from "../../styles/contrast.ts";
import { onFill } from "../../styles/palette.ts";
import type { Theme } from "../../styles/theme.ts";

/** A head or a row on a shade. */
const SHADE = "#0000001F";

/** What a panel's area is filled with; undefined where the style has no areas. */
export function panelFill(theme: Theme): string | undefined {
  return theme.habit.panel === "rule" ? undefined : theme.color.panel;
}

/**
 * The ground that groups things, as the style has it: a tint, a panel with a border in the item's hue, a card,
 * a shade of the ground, or only a rule at its top.
 */
export function panelPaint(theme: Theme, rect: Rect, hue?: string): Paint {
  const box = {
    x: Math.round(rect.x),
    y: Math.round(rect.y),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    radius: theme.radius,
  };
  const { line, surface } = theme.color;
  switch (theme.habit.panel) {
    case "tint":
      return { kind: "rect", ...box, fill: surface };
    case "outline": {
      const color = hue === undefined ? line : `${hue}80`;
      return { kind: "rect", ...box, fill: surface, stroke: { color, width: theme.hairline } };
    }
    case "card":
      return { kind: "rect", ...box, fill: surface, stroke: { color: line, width: theme.hairline } };
    case "shade":
      return { kind: "rect", ...box, fill: theme.color.panel };
    case "rule":
      break;
  }
  const fill = hue ?? mix(theme.color.background, theme.color.primary, 0.5);
  return { kind: "rect", ...box, radius: 0, height: theme.hairline, fill };
}

/** The coloured head of a card: a band over its whole width, round at the card's corners. */
export function headPaint(rect: Rect, radius: number, fill: string): Paint {
  const { x, y, width, height } = rect;
  const right = x + width;
  const bottom = y + height;
  const r = Math.min(radius, height);
  const d = `M${x} ${bottom}V${y + r}Q${x} ${y} ${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${bottom}Z`;
  return { kind: "path", d, fill };
}

/** The same at its foot, within the panel's edge. */
export function footPaint(rect: Rect, radius: number, fill: string): Paint {
  const { x, y, width, height } = rect;
  const right = x + width;
  const bottom = y + height;
  const r = Math.min(radius, height);
  const d = `M${x} ${y}H${right}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}Z`;
  return { kind: "path", d, fill };
}

/** Of a head in a hue: its fill, and its words upon it. Where the style has no fills, the words on the panel. */
export function headColors(hue: string, theme: Theme): { fill: string; ink: string } {
  const { surface, grounds } = theme.color;
  if (theme.habit.head === "rule") return { fill: surface, ink: readableOn(hue, grounds) };
  if (theme.habit.head === "solid") {
    const fill = areaOf(hue, theme);
    return { fill, ink: onFill(fill) };
  }
  // Shade, not light: what is read on it must not lose by it.
  if (theme.habit.panel === "shade") return { fill: SHADE, ink: hue };
  const fill = mix(surface, hue, 0.2);
  return { fill, ink: readableOn(hue, fill) };
}

/** A hue as an area bears it: the primary then is the brand's own, however pale. */
export function areaOf(hue: string, { color }: Theme): string {
  return hue === color.primary ? color.fill : hue;
}

/** Every second row of a table on a panel. */
export function zebraFill({ color, habit }: Theme): string {
  return habit.panel === "shade" ? SHADE : mix(color.surface, color.primary, 0.07);
}
