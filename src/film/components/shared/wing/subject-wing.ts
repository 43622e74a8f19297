import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { tonalPaint } from "../../../illustrations/illustration-paint.ts";
import { alpha, mix } from "../../../styles/contrast.ts";
import { toOklch } from "../../../styles/oklch.ts";
import { onFill } from "../../../styles/palette.ts";
import type { Theme } from "../../../styles/theme.ts";
import type { ComponentContext } from "../../component.ts";

/** What fills the wing, if anything, and the shade of it that an area of this lightness has. */
type Shades = { block?: string; tone: (lightness: number) => string };

/** Lighter than this, an area of a drawing is a light on paper too. */
const LIGHT = 0.8;

/** Colours farther apart than this (radians of hue) are grey between them. */
const FAR = 1;

function lightOn({ background, primary, text }: Theme["color"]): string {
  const apart = Math.abs(toOklch(background).hue - toOklch(primary).hue) % (2 * Math.PI);
  return Math.min(apart, 2 * Math.PI - apart) > FAR ? text : primary;
}

const SHADES: Record<Theme["habit"]["art"], ((color: Theme["color"]) => Shades) | null> = {
  plate: ({ primaryPale, primary, background }) => ({
    block: primaryPale,
    tone: (lightness) =>
      lightness > LIGHT
        ? mix(primaryPale, background, 0.5)
        : mix(primaryPale, primary, 0.12 + 0.3 * (1 - lightness)),
  }),
  sheet: ({ fill }) => {
    const ink = onFill(fill);
    return { block: fill, tone: (lightness) => mix(fill, ink, 0.05 + 0.22 * lightness) };
  },
  orbits: (color) => ({
    tone: (lightness) => mix(color.background, lightOn(color), 0.1 + 0.26 * lightness),
  }),
  // Over a gradient a light lets it through.
  bleed: ({ primary }) => ({ tone: (lightness) => `${primary}${alpha(0.08 + 0.16 * lightness)}` }),
  // A story's far views tell where it is.
  none: null,
};

/** Of the wing's shorter side: whole, for a cut through a thing shows something else. */
const SIZE = { high: 0.8, band: 0.74 };

/**
 * What a film opens on, in shades of the wing's ground, where drawings of single thoughts stand too. Null where the film opens
 * without a drawing, or the style has no such wings.
 */
export function subjectWing(wing: Rect, { theme, subject }: ComponentContext): Paint[] | null {
  const shades = SHADES[theme.habit.art]?.(theme.color);
  if (subject === null || shades === undefined) return null;
  const ground: Paint[] = shades.block === undefined ? [] : [{ kind: "rect", ...wing, fill: shades.block }];
  return [...ground, ...tonalPaint(subject, boxIn(wing), shades.tone)];
}

function boxIn(wing: Rect) {
  const size = Math.round(wing.height > wing.width ? wing.width * SIZE.high : wing.height * SIZE.band);
  return {
    x: Math.round(wing.x + (wing.width - size) / 2),
    y: Math.round(wing.y + (wing.height - size) / 2),
    size,
  };
}
