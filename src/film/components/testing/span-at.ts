import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { isSeen } from "../../entrances/first-content.ts";
import { unionOf } from "../../layout/layer-builder.ts";

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
