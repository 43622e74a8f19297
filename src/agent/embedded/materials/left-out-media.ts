import type { Degradation } from "../../../artifacts/degradation.ts";

/** What is told of pictures that a text names and nobody attached, and of those too small to be seen. */
export function leftOutMedia({
  unknown,
  tooSmall,
}: {
  unknown: readonly string[];
  tooSmall: readonly string[];
}): Degradation[] {
  const found: Degradation[] = [];
  if (unknown.length > 0) {
    const message = `The text shows pictures that are not attached; they are left out: ${unknown.join(", ")}.`;
    found.push({ code: "picture_not_attached", message });
  }
  if (tooSmall.length > 0) {
    const message = `Too small to be seen in a film, and left out: ${tooSmall.join(", ")}.`;
    found.push({ code: "picture_too_small", message });
  }
  return found;
}
