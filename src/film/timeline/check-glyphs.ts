import type { Finding, Layer, Paint } from "../../artifacts/timeline.ts";
import { uncovered } from "../fonts/uncovered.ts";
import { counterText } from "../layers/paint-text.ts";

/** Texts with a character that none of the fonts named for that text has: it would be a box, or another machine's. */
export function checkGlyphs(layers: readonly Layer[]): Finding[] {
  return layers.flatMap((layer) =>
    layer.paint.flatMap((paint): Finding[] => {
      const set = setText(paint, layer);
      const missing = set === null ? [] : uncovered(set.text, set.font);
      if (set === null || missing.length === 0) return [];
      const where = `"${set.text.slice(0, 40)}" in ${layer.id}`;
      const message = `no font of ours draws ${missing.join(" ")} of ${where}`;
      return [{ severity: "error", code: "missing_glyph", message }];
    }),
  );
}

/** A counter passes through all figures on its way. */
function setText(paint: Paint, { tracks }: Layer): { text: string; font: string } | null {
  if (paint.kind === "text") return paint;
  if (paint.kind !== "counter") return null;
  const shown = tracks.value?.map(({ value }) => counterText(paint, value)) ?? [counterText(paint, 1)];
  return { text: `${shown.join(" ")} 0123456789`, font: paint.text.font };
}
