import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { fromOklch, toOklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { tonalPaint } from "./illustration-paint.ts";

/** So much of its own hue a thing keeps in a grade, and where on the way from dark to light what shines is reached. */
const OWN = 0.3;
const SHINES = 0.62;
/** How much of the ground its darkest has, and of white its lightest. */
const DARK = 0.24;
const PALE = 0.62;
/** Chroma that is left to it at most: between the tones of one light a strong colour is a hole. */
const MOST = 0.1;

/** Colours as one light makes them: dark of the ground, lit in what shines, and a trace of their own hue. */
export function gradedTones({ color, shot }: Theme): (own: string) => string {
  const shine = shot?.glow ?? color.primary;
  const dark = mix(color.background, shine, DARK);
  const pale = mix(shine, "#ffffff", PALE);
  return (own) => {
    const { lightness, chroma, hue } = toOklch(own);
    const at = Math.max(0, Math.min(1, (lightness - 0.15) / 0.8));
    const lit = at < SHINES ? mix(dark, shine, at / SHINES) : mix(shine, pale, (at - SHINES) / (1 - SHINES));
    const itself = fromOklch({ lightness: toOklch(lit).lightness, chroma: Math.min(MOST, chroma), hue });
    return mix(lit, itself, OWN);
  };
}

/** A drawing in the tones of its scene. */
export function gradedPaint(
  name: string,
  box: { x: number; y: number; size: number },
  theme: Theme,
  at: "middle" | "foot" = "middle",
): Paint[] {
  const tones = gradedTones(theme);
  return tonalPaint(name, box, (_lightness, own) => tones(own), at);
}
