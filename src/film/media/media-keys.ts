import type { Segment } from "../../artifacts/timeline.ts";

/** The keys of all media that a segment shows. */
export function mediaKeysOf({ layers }: Pick<Segment, "layers">): string[] {
  const keys = layers.flatMap(({ paint }) =>
    paint.flatMap((one) => (one.kind === "image" || one.kind === "clip" ? [one.key] : [])),
  );
  return [...new Set(keys)];
}
