import type { Layer, Paint } from "../../artifacts/timeline.ts";

/** Layers of words and rules, so many px farther down; of other paints they have none. */
export function movedDown(layers: readonly Layer[], by: number): Layer[] {
  if (by === 0) return [...layers];
  const moved = (paint: Paint): Paint =>
    paint.kind === "text" || paint.kind === "rect" ? { ...paint, y: paint.y + by } : paint;
  return layers.map((layer) => ({
    ...layer,
    bounds: { ...layer.bounds, y: layer.bounds.y + by },
    paint: layer.paint.map(moved),
  }));
}
