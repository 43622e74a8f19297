import type { Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { WING } from "../../../entrances/first-content.ts";
import { illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import { layerOf } from "../../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../../layout/motion.ts";
import { mix } from "../../../styles/contrast.ts";
import type { ComponentContext } from "../../component.ts";
import { ringsLayer } from "../halo-rings.ts";
import { vignette } from "./vignette.ts";
import { wingMotif } from "./wing-motif.ts";

/** Shapes in the style's habits, chosen by a text, in a wing. */
export function plainWing(seed: string, wing: Rect, context: ComponentContext): Layer[] {
  return wingLayers(wingMotif(seed, wing, context), context);
}

/** Shapes that stand in a wing. */
export function wingLayers(paint: Paint[], context: ComponentContext): Layer[] {
  return [groundLayer(paint, context)];
}

/** A drawing on a ground of its own that reaches to the frame's edges; over centred words as a vignette. */
export function drawnWing(name: string, wing: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  const { background, primary, primaryPale, fill, text } = theme.color;
  const side = Math.min(wing.width, wing.height);
  // In a square frame a wing is a low band.
  const slim = side < 320 * theme.unit;
  const middle = { x: wing.x + wing.width / 2, y: wing.y + wing.height / 2 };
  const disc = (part: number, color: string): Paint => {
    const r = (side * part) / 2;
    return { kind: "ellipse", cx: middle.x, cy: middle.y, rx: r, ry: r, fill: color };
  };
  const drawing = (part: number, on: string): Layer => {
    const size = Math.round(side * part);
    const at = { x: Math.round(middle.x - size / 2), y: Math.round(middle.y - size / 2), size };
    return layerOf("illustration", illustrationPaint(name, at, theme, on), enter(theme, opening), format);
  };
  const block = (color: string): Paint => ({ kind: "rect", ...wing, fill: color });
  switch (theme.habit.art) {
    case "plate":
      return [
        groundLayer([block(primaryPale), disc(0.86, background)], context),
        drawing(slim ? 0.64 : 0.56, background),
      ];
    case "sheet":
      return [groundLayer([block(fill)], context), drawing(slim ? 0.66 : 0.64, fill)];
    case "orbits": {
      const halo = mix(background, primary, 0.16);
      return [
        ringsLayer(wing, context),
        groundLayer([disc(slim ? 0.7 : 0.6, halo)], context),
        drawing(slim ? 0.54 : 0.42, halo),
      ];
    }
    case "bleed":
      return [groundLayer([disc(1.24, `${text}1a`)], context), drawing(slim ? 0.64 : 0.72, background)];
    case "none":
      break;
  }
  return vignette(name, wing, context);
}

function groundLayer(paint: Paint[], { theme, format, opening }: ComponentContext): Layer {
  return layerOf(WING, paint, { opacity: fadeIn(theme, opening) }, format);
}
