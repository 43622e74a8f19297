import type { SKRSContext2D } from "@napi-rs/canvas";
import { fontAt, fontSizeOf, hasScriptFigures, textRuns } from "./script-figures.ts";

/** Of one line, about the start of its baseline; px. */
export type LineMetrics = { width: number; left: number; right: number; ascent: number; descent: number };

/** Measures a line as `paintText` draws it, with the context's font and spacing. */
export function measureLine(context: SKRSContext2D, text: string): LineMetrics {
  if (!hasScriptFigures(text)) return metricsOf(context, text);
  const { font } = context;
  const em = fontSizeOf(font);
  const line = { width: 0, left: 0, right: 0, ascent: 0, descent: 0 };
  for (const [index, run] of textRuns(text).entries()) {
    context.font = fontAt(font, run.size);
    const own = metricsOf(context, run.text);
    if (index === 0) line.left = own.left;
    line.right = line.width + own.right;
    line.width += own.width;
    line.ascent = Math.max(line.ascent, own.ascent - run.shift * em);
    line.descent = Math.max(line.descent, own.descent + run.shift * em);
  }
  context.font = font;
  return line;
}

function metricsOf(context: SKRSContext2D, text: string): LineMetrics {
  const metrics = context.measureText(text);
  return {
    width: metrics.width,
    left: metrics.actualBoundingBoxLeft,
    right: metrics.actualBoundingBoxRight,
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  };
}
