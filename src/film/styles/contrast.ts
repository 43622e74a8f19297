type Rgb = [number, number, number];

function parse(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as Rgb;
}

function format(rgb: Rgb): string {
  const hex = rgb.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [red, green, blue] = parse(color).map(toLinear) as Rgb;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Björn Ottosson's OKLab (2020): equal steps look equal, so hue stays while lightness moves. */
function toOklab(color: string): Rgb {
  const [r, g, b] = parse(color).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return format(linear.map((part) => fromLinear(Math.max(0, part))) as Rgb);
}

/** The colour moved in lightness, hue kept, just as far as it needs for `ratio` on `background`. */
export function readableOn(color: string, background: string, ratio = 4.5): string {
  if (contrast(color, background) >= ratio) return color;
  const [lightness, a, b] = toOklab(color);
  const towards = toOklab(background)[0] > 0.55 ? 0 : 1;
  for (let step = 1; step <= 40; step += 1) {
    const part = step / 40;
    const chroma = 1 - part * 0.6;
    const moved = fromOklab([lightness + (towards - lightness) * part, a * chroma, b * chroma]);
    if (contrast(moved, background) >= ratio) return moved;
  }
  return towards === 0 ? "#000000" : "#ffffff";
}

/** Two colours mixed as light looks to the eye; `part` of the second, 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [toOklab(one), toOklab(other)];
  return fromOklab(a.map((value, index) => value + ((b[index] ?? 0) - value) * part) as Rgb);
}

/** Two colours mixed as a translucent layer would look, in sRGB; `part` of the second, 0 to 1. */
export function blend(one: string, other: string, part: number): string {
  const [a, b] = [parse(one), parse(other)];
  return format(a.map((value, index) => value + ((b[index] ?? 0) - value) * part) as Rgb);
}
