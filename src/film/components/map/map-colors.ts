import type { MapVisual } from "../../../artifacts/data-visuals.ts";
import { mix, readableOn } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";

/** Land that nobody speaks of, its borders, and the water around it (none where the style has no areas). */
export function groundColors({ color, habit }: Theme): {
  land: string;
  border: string;
  water: string | null;
} {
  const land = mix(color.background, color.line, 0.9);
  const water =
    habit.panel === "rule" || habit.panel === "shade" ? null : mix(color.surface, color.background, 0.35);
  return { land, border: water ?? color.background, water };
}

/** The fill of a place without a value. */
export function litFill({ color }: Theme): string {
  return readableOn(color.primary, color.grounds, 3);
}

/** The fill of each place: the primary, or paler the smaller its value, in steps that the eye tells apart. */
export function placeFills({ places }: MapVisual, theme: Theme): string[] {
  const { background } = theme.color;
  const strong = litFill(theme);
  const values = places.map(({ value }) => value ?? null);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return places.map(() => strong);
  const [low, high] = [Math.min(0, ...known), Math.max(...known)];
  return values.map((value) => {
    if (value === null) return mix(strong, background, 0.7);
    const share = high === low ? 1 : (value - low) / (high - low);
    const step = Math.min(4, Math.floor(share * 5));
    return mix(strong, background, 0.6 * (1 - step / 4));
  });
}
