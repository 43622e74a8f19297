import { isLineDrawing } from "../../artifacts/illustrations.ts";
import { flatDrawing } from "./flat-drawing.ts";
import { lineDrawing } from "./line-drawing.ts";
import { ownDrawing } from "./own-drawings.ts";
import type { Shape } from "./shape.ts";

const drawings = new Map<string, readonly Shape[]>();

/** The areas of a drawing in painter's order. Fails on a name that neither set has. */
export function drawingOf(name: string): readonly Shape[] {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const shapes = ownDrawing(name) ?? (isLineDrawing(name) ? lineDrawing(name) : flatDrawing(name));
  drawings.set(name, shapes);
  return shapes;
}
