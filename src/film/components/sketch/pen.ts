import type { Paint } from "../../../artifacts/timeline.ts";
import { alpha, mix, readableOn } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";
import type { Ink, Placed, Stroke } from "./lines.ts";

/** px at a short side of 1080. */
const WIDTH: Record<Ink, number> = { main: 6, strong: 9, fine: 3.5, hair: 2 };
/** Around a line in the dark: so much wider, so much of its colour. */
const GLOW = { wider: 3.4, part: 0.16 };

/** What a figure's lines are drawn with: ink on paper, light in the dark. */
export function inkOf(ink: Ink, { color }: Theme): string {
  switch (ink) {
    case "main":
      return color.primary;
    case "strong":
      return color.accent;
    case "fine":
      return color.muted;
    case "hair":
      break;
  }
  return color.primary;
}

/** An area with so much of the main colour in it. */
export function areaFill(tint: number, theme: Theme): string {
  const { color, habit } = theme;
  // On a ground of many colours a tint is a veil.
  return habit.pale === "veil" ? `${color.primary}${alpha(tint)}` : plateFill(tint, theme);
}

/** The same where it covers what is below it. */
export function plateFill(tint: number, { color }: Theme): string {
  return mix(color.background, color.primary, tint);
}

/** The colour of words on it. */
export function onArea(tint: number, theme: Theme): string {
  return readableOn(theme.color.text, plateFill(tint, theme));
}

export function strokePaint(stroke: Stroke, placed: Placed, theme: Theme): Paint[] {
  if (stroke.ink === undefined) return [];
  const color = inkOf(stroke.ink, theme);
  const d = stroke.path(placed);
  const width = Math.max(1, WIDTH[stroke.ink] * theme.unit);
  const line: Paint = { kind: "path", d, stroke: { color: stroke.ink === "hair" ? `${color}${alpha(0.5)}` : color, width, cap: "round" }, drawn: true }; // prettier-ignore
  const shines = theme.dark && (stroke.ink === "main" || stroke.ink === "strong");
  if (!shines) return [line];
  const glow = { color: `${color}${alpha(GLOW.part)}`, width: width * GLOW.wider, cap: "round" as const };
  return [{ kind: "path", d, stroke: glow, drawn: true }, line];
}

export function tintPaint({ tint, path }: Stroke, placed: Placed, theme: Theme): Paint[] {
  return tint === undefined ? [] : [{ kind: "path", d: path(placed), fill: areaFill(tint, theme) }];
}
