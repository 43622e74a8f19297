/**
 * Colours that can be read on their ground. Lightness moves in OKLab (B. Ottosson, 2020), so that the
 * hue stays what it was; contrast is that of WCAG 2.2.
 */

type Triple = [number, number, number];

/** `#rgb`, `#rrggbb` or `#rrggbbaa` (alpha is dropped), as sRGB from 0 to 1. */
function fromHex(color: string): Triple {
  const digits = color.replace("#", "");
  const full = digits.length < 6 ? digits.replaceAll(/./g, "$&$&") : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  const triple: Triple = [channel(0), channel(2), channel(4)];
  if (triple.some((value) => Number.isNaN(value))) throw new TypeError(`not a hex colour: ${color}`);
  return triple;
}

function toHex(triple: Triple): string {
  return `#${triple
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

function toOklab(color: string): Triple {
  const [r, g, b] = fromHex(color).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

function luminance(color: string): number {
  const [r, g, b] = fromHex(color).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (none) to 21. */
export function contrastRatio(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colour itself where it reaches `ratio` on `ground`, else the nearest lightness that does. */
export function readableOn(color: string, ground: string, ratio = 4.5): string {
  if (contrastRatio(color, ground) >= ratio) return color;
  const [lightness, a, b] = toOklab(color);
  const target = luminance(ground) < 0.18 ? 1 : 0;
  for (let step = 1; step <= 50; step += 1) {
    const share = step / 50;
    // Colour fades towards black and white, where sRGB has no room for it.
    const tried = fromOklab([
      lightness + (target - lightness) * share,
      a * (1 - share / 2),
      b * (1 - share / 2),
    ]);
    if (contrastRatio(tried, ground) >= ratio) return tried;
  }
  return target === 1 ? "#ffffff" : "#000000";
}

/** `share` 0 gives `from`, 1 gives `to`; between them as the eye would mix. */
export function mixColors(from: string, to: string, share: number): string {
  const start = toOklab(from);
  const end = toOklab(to);
  return fromOklab(start.map((value, index) => value + ((end[index] ?? value) - value) * share) as Triple);
}
