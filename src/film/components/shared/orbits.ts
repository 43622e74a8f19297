import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { WING } from "../../entrances/first-content.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { orbitPaint } from "./orbit-paint.ts";

type Point = { x: number; y: number };

/** Three rings as large as they go in the middle of the room. */
export function orbitsLayer(rect: Rect, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const rings = orbitsPaint(middle, Math.min(rect.width, rect.height) / 2, context);
  return layerOf(`${WING}-orbits`, rings, { opacity: fadeIn(theme, opening) }, format);
}

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
