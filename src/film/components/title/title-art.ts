import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import { orbitPaint } from "../shared/orbit-paint.ts";
import { panelPaint } from "../shared/panel.ts";

/**
 * The picture of the opening: the subject on a tinted plate on paper, at the heart of orbits on the deep
 * ground, on a sheet of the style’s colour.
 */
export function artLayers(illustration: string, rect: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  const { background, surface, primary, primaryPale } = theme.color;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const size = Math.round(Math.min(rect.width, rect.height) * 0.62);
  const centred = (edge: number) => ({
    x: Math.round(middle.x - edge / 2),
    y: Math.round(middle.y - edge / 2),
    size: edge,
  });
  if (theme.habit.art === "sheet") return [sheetLayer(illustration, rect, context)];
  if (theme.habit.art === "plate") {
    const plate = [
      panelPaint(theme, rect),
      discPaint(middle, size * 0.66, primaryPale),
      ...illustrationPaint(illustration, centred(Math.round(size * 0.92)), theme, surface),
    ];
    return [layerOf("picture", plate, enter(theme, opening), format)];
  }
  const halo = mix(background, primary, 0.16);
  const heart = [
    discPaint(middle, size * 0.5, halo),
    ...illustrationPaint(illustration, centred(Math.round(size * 0.66)), theme, halo),
  ];
  return [orbitsLayer(rect, context), layerOf("picture", heart, enter(theme, opening), format)];
}

/** Three rings as large as they go in the middle of the room. */
export function orbitsLayer(rect: Rect, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const rings = orbitsPaint(middle, Math.min(rect.width, rect.height) / 2, context);
  return layerOf("orbits", rings, { opacity: fadeIn(theme, opening) }, format);
}

/** The drawing on an area of the style's own colour. */
function sheetLayer(illustration: string, rect: Rect, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const { fill } = theme.color;
  const edge = Math.round(Math.min(rect.height * 0.72, rect.width * 0.64));
  const at = {
    x: Math.round(rect.x + (rect.width - edge) / 2),
    y: Math.round(rect.y + (rect.height - edge) / 2),
    size: edge,
  };
  const ground: Paint = { kind: "rect", ...rect, radius: theme.radius, fill };
  return layerOf(
    "picture",
    [ground, ...illustrationPaint(illustration, at, theme, fill)],
    enter(theme, opening),
    format,
  );
}

type Point = { x: number; y: number };

/** Three rings, each with its body at its own angle. */
function orbitsPaint(middle: Point, radius: number, { theme }: ComponentContext): Paint[] {
  const { primary, accent, positive } = theme.color;
  const rings = [
    { part: 0.7, angle: -0.9, color: accent, body: 15 },
    { part: 0.85, angle: 2.5, color: positive, body: 13 },
    { part: 0.98, angle: 0.55, color: primary, body: 11 },
  ];
  return rings.flatMap(({ part, ...ring }) => orbitPaint({ middle, radius: radius * part, ...ring }, theme));
}

function discPaint({ x, y }: Point, radius: number, fill: string): Paint {
  return { kind: "ellipse", cx: x, cy: y, rx: radius, ry: radius, fill };
}
