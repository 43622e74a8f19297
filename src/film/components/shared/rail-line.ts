import { mix } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";

/** How far the line of a timeline goes from its hue to the ground: seen at once, and quieter than its marks. */
const QUIETER = 0.45;

/** The line that events hang on. A rule between rows would vanish behind them. */
export function railColor({ color }: Theme): string {
  return mix(color.primary, color.background, QUIETER);
}

/** px of the format. */
export function railWidth({ unit, hairline }: Theme): number {
  return Math.max(2, hairline, Math.round(4 * unit));
}
