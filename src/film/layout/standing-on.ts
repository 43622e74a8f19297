import type { Layer, Paint } from "../../artifacts/timeline.ts";

/** Says of each text which colour it stands on (`on`), where that is not its page's. */
export function standingOn(on: string, layers: readonly Layer[]): Layer[] {
  const standing = (paint: Paint): Paint => (paint.kind === "text" ? { ...paint, on } : paint);
  return layers.map((layer) => ({ ...layer, paint: layer.paint.map(standing) }));
}
