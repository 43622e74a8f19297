import { createRequire } from "node:module";
import type { SceneText } from "./scene.ts";

/** Inter's ascent and descent in em, as its `hhea` table has them. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;

/** Where CSS must put a box of `line-height: 1` so that its baseline lies where ours does. */
export function cssTop({ baseline, size }: SceneText): number {
  const halfLeading = (1 - ASCENT - DESCENT) / 2;
  return Math.round(baseline - (halfLeading + ASCENT) * size);
}

/** The font file that all renderers use, ours among them. */
export function fontFile(): string {
  return createRequire(import.meta.url).resolve(
    "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  );
}
