/** A colour as the eye orders it (Björn Ottosson 2020): lightness 0 to 1, chroma from 0 (grey), hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };
type Triple = [number, number, number];

export function parseHex(color: string): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as Triple;
}

export function formatHex(rgb: readonly number[]): string {
  const hex = rgb.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

export const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export function toOklab(color: string): Triple {
  return oklabOf(parseHex(color).map(toLinear) as Triple);
}

/** Of linear red, green and blue, 0 to 1: distances are what the eye makes of them. */
export function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `#rrggbb` of an OKLab colour; what sRGB cannot show is clipped. */
export function fromOklab(lab: Triple): string {
  return formatHex(linearOf(lab).map((part) => fromLinear(Math.max(0, part))));
}

export function toOklch(color: string): Oklch {
  const [lightness, a, b] = toOklab(color);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function labOf({ lightness, chroma, hue }: Oklch): Triple {
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
}

function isInGamut(color: Oklch): boolean {
  return linearOf(labOf(color)).every((part) => part >= -0.0005 && part <= 1.0005);
}

/** `#rrggbb`; lightness and hue are kept, and as much chroma as sRGB can show at them. */
export function fromOklch(color: Oklch): string {
  if (isInGamut(color)) return fromOklab(labOf(color));
  let [inside, outside] = [0, color.chroma];
  for (let step = 0; step < 12; step += 1) {
    const chroma = (inside + outside) / 2;
    if (isInGamut({ ...color, chroma })) inside = chroma;
    else outside = chroma;
  }
  return fromOklab(labOf({ ...color, chroma: inside }));
}
