import { formatHex, fromOklab, fromOklch, parseHex, toLinear, toOklab, toOklch } from "./oklch.ts";

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseHex(color).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The contrast on the ground that serves the colour worst. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

const LIGHTNESS_STEPS = 100;

/**
 * The colour moved in lightness, its hue and as much of its chroma as can be kept, just as far as it needs
 * for `ratio` on every one of the grounds. Where no lightness gives that, black or white, whichever reads better.
 */
export function readableOn(color: string, ground: string | readonly string[], ratio = 4.5): string {
  const grounds = typeof ground === "string" ? [ground] : ground;
  if (leastContrast(color, grounds) >= ratio) return color;
  const { lightness, chroma, hue } = toOklch(color);
  for (let step = 1; step <= LIGHTNESS_STEPS; step += 1) {
    const moved = [lightness - step / LIGHTNESS_STEPS, lightness + step / LIGHTNESS_STEPS]
      .filter((at) => at >= 0 && at <= 1)
      .map((at) => fromOklch({ lightness: at, chroma, hue }))
      .find((one) => leastContrast(one, grounds) >= ratio);
    if (moved !== undefined) return moved;
  }
  return inkOn(grounds);
}

/** Black or white, whichever reads better on the fills. */
export function inkOn(fill: string | readonly string[]): string {
  const fills = typeof fill === "string" ? [fill] : fill;
  return leastContrast("#ffffff", fills) >= leastContrast("#000000", fills) ? "#ffffff" : "#000000";
}

/** Two colours mixed as light looks to the eye; `part` of the second, 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [toOklab(one), toOklab(other)];
  const between = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * part;
  return fromOklab([between(0), between(1), between(2)]);
}

/** Two colours mixed as a translucent layer would look, in sRGB; `part` of the second, 0 to 1. */
export function blend(one: string, other: string, part: number): string {
  const [a, b] = [parseHex(one), parseHex(other)];
  return formatHex(a.map((value, index) => value + ((b[index] ?? 0) - value) * part));
}

/** How opaque a colour is, 0 to 1, as the last two digits of #rrggbbaa. */
export function alpha(part: number): string {
  return Math.round(Math.max(0, Math.min(1, part)) * 255)
    .toString(16)
    .padStart(2, "0");
}
