/** How well one colour is read on another. Colours are `#rrggbb`. */

function parts(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
}

/** WCAG 2.2 relative luminance, 0 to 1. */
export function luminance(color: string): number {
  const [red, green, blue] = parts(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The way from one colour to the other in sRGB; `share` of the second, 0 to 1. */
export function between(one: string, other: string, share: number): string {
  const [from, to] = [parts(one), parts(other)];
  const hex = from.map((part, at) =>
    Math.round(part + ((to[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
