import type { Brand } from "../../artifacts/brand.ts";
import { contrast, inkOn, leastContrast, mix, readableOn } from "./contrast.ts";
import { fromOklch, toOklab, toOklch } from "./oklch.ts";
import type { Palette } from "./theme.ts";

/** A ground that any ink is to read on must not lie in the middle of the scale: its ink has this contrast at least. */
const GROUND_CONTRAST = 8;
/** Hues of a brand's chart nearer to each other than this (OKLab) would be taken for one. */
const NEAR = 0.08;
/** A large area needs less to be seen than what is read. */
const SEEN = 1.3;

/** A brand's colours, or a set of a style's; `fill`: what areas bear where the primary, that words are in, is too dark for them. */
export type StyleColors = Brand["colors"] & { fill?: string };
/** How much of a fill of its own lies in the areas that the primary would tint. */
const FILL_TINT = 0.42;

export function isDark(color: string): boolean {
  return inkOn(color) === "#ffffff";
}

/** The colour as a ground: its hue kept, moved out of the middle tones where nothing reads on it. */
export function groundOf(color: string): string {
  return readableOn(color, inkOn(color), GROUND_CONTRAST);
}

/** Text on a fill: white where that reads, else black. */
export function onFill(fill: string): string {
  return contrast("#ffffff", fill) >= 4.5 ? "#ffffff" : inkOn(fill);
}

/**
 * A style's palette in a brand's colours. A brand's background turns the roles with it: on a dark one the
 * texts are light, whatever the style's own are. What the brand leaves out is the style's, made readable.
 * `surfaceOf`: how the style's panels stand out from a ground; `lightsOf`: what else texts may stand on.
 */
export function brandedPalette(
  base: Palette,
  colors: StyleColors,
  surfaceOf: (ground: string, primary: string) => string,
  lightsOf: (palette: Palette) => string[] = () => [],
): Palette {
  const { primary, accent, background, text } = colors;
  if (primary === undefined && accent === undefined && background === undefined && text === undefined)
    return { ...base, grounds: [...base.grounds, ...lightsOf(base)] };
  const ground = background === undefined ? base.background : groundOf(background);
  const surface =
    background === undefined ? base.surface : panelOn(ground, surfaceOf(ground, primary ?? base.primary));
  const seed = { ...colors, background: ground, surface };
  const grounds = [ground, surface];
  return rolesOn([...grounds, ...lightsOf(rolesOn(grounds, base, seed))], base, seed);
}

/** The roles on given grounds, each moved as far as it needs to be read on all of them. */
export function rolesOn(
  grounds: readonly string[],
  base: Palette,
  colors: StyleColors & { background: string; surface: string },
): Palette {
  const { background, surface } = colors;
  const readable = (color: string, ratio = 4.5) => readableOn(color, grounds, ratio);
  const text = readable(
    inkOf(colors.text ?? base.text, grounds),
    Math.min(7, leastContrast(inkOn(grounds), grounds)),
  );
  const primary = readable(colors.primary ?? base.primary);
  const accent = readable(colors.accent ?? base.accent);
  return {
    background,
    surface,
    panel: surface,
    grounds,
    text,
    muted: readable(mix(text, background, 0.3)),
    primary,
    fill: fillOf(colors.fill ?? colors.primary ?? base.fill, primary, background),
    primaryPale:
      colors.fill === undefined ? mix(background, primary, 0.2) : mix(background, colors.fill, FILL_TINT),
    accent,
    positive: readable(base.positive),
    negative: readable(base.negative),
    line: mix(background, text, 0.16),
    onPrimary: onFill(primary),
    hues: distinct([primary, accent, ...base.hues.map((hue) => readable(hue))]),
  };
}

/** An ink that is meant for the other kind of ground: dark becomes light and light dark, its hue kept. */
function inkOf(color: string, grounds: readonly string[]): string {
  if (leastContrast(color, grounds) >= 4.5) return color;
  const { chroma, hue } = toOklch(color);
  const lightness = inkOn(grounds) === "#ffffff" ? 0.96 : 0.2;
  return fromOklch({ lightness, chroma: Math.min(chroma, 0.03), hue });
}

/** The primary as areas bear it: as the brand has it, where it can be told from the ground at all. */
function fillOf(asked: string, readable: string, ground: string): string {
  return contrast(asked, ground) >= SEEN ? asked : readable;
}

/** Hues in order, without those that look like one before them; never fewer than three. */
function distinct(hues: readonly string[]): string[] {
  const apart = (one: string, other: string) => distance(one, other) >= NEAR;
  const taken: string[] = [];
  for (const hue of hues) if (taken.every((other) => apart(hue, other))) taken.push(hue);
  return taken.length >= 3 ? taken.slice(0, 6) : [...new Set([...taken, ...hues])].slice(0, 6);
}

function panelOn(ground: string, surface: string): string {
  const ink = inkOn(ground);
  // A panel may not take from its ink what the ground has given it.
  return contrast(ink, surface) >= GROUND_CONTRAST * 0.9
    ? surface
    : mix(ground, ink === "#ffffff" ? "#000000" : "#ffffff", 0.1);
}

function distance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
