import type { Layer, Rect } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { layerState } from "../layers/layer-state.ts";
import { unionOf } from "../layout/layer-builder.ts";

/** What stands above the content of a scene, not for it. */
const HEADING = /^(heading|heading-rule|eyebrow|caption)$/;

/**
 * The part of the content box that the visible layers span at a frame, 0 to 1; heading and background
 * aside. A picture's composition is judged by its hull: space between things belongs to it.
 */
export function spanAt(layers: Layer[], frame: number, box: Rect): number {
  const seen = layers.filter(
    (layer) => layer.id !== "background" && !HEADING.test(layer.id) && isSeen(layer, frame),
  );
  if (seen.length === 0) return 0;
  const hull = unionOf(seen.map(({ bounds }) => bounds));
  return (hull.width * hull.height) / (box.width * box.height);
}

function isSeen(layer: Layer, frame: number): boolean {
  const { opacity, inset, value } = layerState(layer, frame);
  const drawn = layer.paint.some((paint) => paint.kind !== "path" || paint.drawn !== true) || value > 0.2;
  const open = (1 - inset.left - inset.right) * (1 - inset.top - inset.bottom);
  return opacity > 0.2 && open > 0.2 && drawn;
}

/** A second into the scene there is little to see of what it will be at its end. */
export function isBare(layers: Layer[], { box, frames, format }: ComponentContext): boolean {
  const soon = spanAt(layers, Math.min(format.fps, frames) - 1, box);
  return soon < 0.5 * spanAt(layers, frames - 1, box);
}
