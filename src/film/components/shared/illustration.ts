import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { mix } from "../../styles/contrast.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { orbitPaint } from "./orbit-paint.ts";
import type { Orbit } from "./orbit-paint.ts";

/** Parts of a room that picture and gap take: beside words, above them, and as a vignette over centred ones. */
const BESIDE = 0.32;
const ABOVE = { tall: 0.38, square: 0.3 };
const VIGNETTE = { wide: 0.34, tall: 0.34, square: 0.28 };

/**
 * The room for words, and for a picture: at their end in a wide frame, else above them. `square`: the picture's
 * part of a square room; a sentence needs more of it than a title does.
 */
export function roomForPicture(
  rest: Rect,
  context: ComponentContext,
  square = ABOVE.square,
): { words: Rect; picture: Rect } {
  const { theme, format, portrait, direction } = context;
  const centred = theme.habit.align === "center";
  if (!portrait && !centred) {
    const gap = Math.round(88 * theme.unit);
    const width = Math.round(rest.width * BESIDE);
    const words = { ...rest, width: rest.width - width - gap };
    const picture = { ...rest, x: rest.x + rest.width - width, width };
    if (direction !== "rtl") return { words, picture };
    return { words: { ...words, x: rest.x + width + gap }, picture: { ...picture, x: rest.x } };
  }
  const gap = Math.round((centred ? 36 : 56) * theme.unit);
  const shape = isWide(format) ? "wide" : isPortrait(format) ? "tall" : "square";
  const part = centred ? VIGNETTE[shape] : isPortrait(format) ? ABOVE.tall : square;
  const height = Math.round(Math.min(rest.height * part, rest.width * 0.72));
  // Over centred words the two are one group in the middle.
  const above = centred ? Math.round(rest.height * 0.06) : 0;
  const spent = above + height + gap;
  return {
    picture: { ...rest, y: rest.y + above, height },
    words: { ...rest, y: rest.y + spent, height: rest.height - spent },
  };
}

/**
 * A drawing on the ground that the style gives its pictures: a plate, orbits, a card, or none. Above words the
 * ground is as wide as they are, or the drawing begins where they do.
 */
export function illustrationLayers(name: string, rect: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening, direction, portrait } = context;
  const { background, primary, primaryPale, surface, line } = theme.color;
  const side = Math.min(rect.width, rect.height);
  const { art, align } = theme.habit;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const wide = art === "plate" || art === "sheet";
  if (portrait && align === "start" && !wide)
    middle.x = direction === "rtl" ? rect.x + rect.width - side / 2 : rect.x + side / 2;
  const drawing = (part: number, ground: string): Paint[] => {
    const size = Math.round(side * part);
    const at = { x: Math.round(middle.x - size / 2), y: Math.round(middle.y - size / 2), size };
    return illustrationPaint(name, at, theme, ground);
  };
  const disc = (part: number, fill: string): Paint => {
    const r = (side * part) / 2;
    return { kind: "ellipse", cx: middle.x, cy: middle.y, rx: r, ry: r, fill };
  };
  const panel = (fill: string): Paint => {
    const width = portrait ? rect.width : side;
    const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - side / 2)];
    return { kind: "rect", x, y, width, height: side, radius: theme.radius, fill };
  };
  const layer = (paint: Paint[]): Layer => layerOf("illustration", paint, enter(theme, opening), format);
  switch (art) {
    case "plate":
      if (!portrait) return [layer([disc(1, surface), ...drawing(0.6, surface)])];
      return [layer([panel(surface), disc(0.86, primaryPale), ...drawing(0.68, surface)])];
    case "orbits": {
      const halo = mix(background, primary, 0.16);
      return [
        layerOf("orbits", ringPaint(middle, side / 2, context), { opacity: fadeIn(theme, opening) }, format),
        layer([disc(0.74, halo), ...drawing(0.46, halo)]),
      ];
    }
    case "sheet": {
      const card = { ...panel(primaryPale), stroke: { color: line, width: theme.hairline } };
      return [layer([card, ...drawing(portrait ? 0.74 : 0.62, primaryPale)])];
    }
    case "bleed":
    case "none":
      break;
  }
  return [layer(drawing(art === "none" ? 1 : 0.94, background))];
}

/** One ring with a luminous body on it. */
function ringPaint(middle: Orbit["middle"], radius: number, { theme }: ComponentContext): Paint[] {
  const ring = radius - 24 * theme.unit;
  return orbitPaint({ middle, radius: ring, angle: -0.8, body: 13, color: theme.color.accent }, theme);
}
