import type { Format, Layer, Paint, Rect, TextPaint, Tracks } from "../../artifacts/timeline.ts";
import { Path2D } from "@napi-rs/canvas";
import { counterText } from "../layers/paint-text.ts";
import { lineInk } from "./text-measure.ts";

/**
 * A layer whose bounds are the ink of its paints, to the pixel: the renderer redraws bounds, so
 * tight ones make a fast film. `values`: the values that a counter shows first and last.
 */
export function layerOf(id: string, paint: Paint[], tracks: Tracks = {}, format: Format): Layer {
  const values = tracks.value?.map((key) => key.value) ?? [1];
  return { id, bounds: clipTo(format, unionOf(paint.map((one) => inkOf(one, values)))), paint, tracks };
}

function clipTo(format: Format, rect: Rect): Rect {
  const left = Math.max(0, Math.floor(rect.x));
  const top = Math.max(0, Math.floor(rect.y));
  const right = Math.min(format.width, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(format.height, Math.ceil(rect.y + rect.height));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export function unionOf(rects: Rect[]): Rect {
  const left = Math.min(...rects.map((rect) => rect.x));
  const top = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return rects.length === 0
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Where a paint puts ink, antialiasing included. */
export function inkOf(paint: Paint, values: number[] = [1]): Rect {
  switch (paint.kind) {
    case "text":
      return textInk(paint);
    case "counter": {
      const texts = values.flatMap((value) => [counterText(paint, value), counterText(paint, value * 0.999)]);
      return unionOf(texts.map((text) => textInk({ kind: "text", ...paint.text, text })));
    }
    case "rect":
    case "svg":
    case "image":
    case "clip":
    case "dots":
      return grow(paint, paint.kind === "rect" ? (paint.stroke?.width ?? 0) / 2 + 1 : 1);
    case "ellipse":
      return grow(
        { x: paint.cx - paint.rx, y: paint.cy - paint.ry, width: 2 * paint.rx, height: 2 * paint.ry },
        (paint.stroke?.width ?? 0) / 2 + 1,
      );
    case "path":
      break;
  }
  return pathInk(paint);
}

function pathInk(paint: Extract<Paint, { kind: "path" }>): Rect {
  const [a, b, c, d, e, f] = paint.transform ?? [1, 0, 0, 1, 0, 0];
  const path = new Path2D(paint.d).transform({ a, b, c, d, e, f });
  const [left, top, right, bottom] = path.computeTightBounds();
  const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  const reach = ((paint.stroke?.width ?? 0) * scale) / 2 + 1;
  return grow({ x: left, y: top, width: right - left, height: bottom - top }, reach);
}

function textInk(text: TextPaint): Rect {
  const ink = lineInk(text.text, text.font, text.letterSpacing, text.features);
  const start = { left: 0, center: -ink.width / 2, right: -ink.width }[text.align ?? "left"];
  // Measured from a left-aligned start; italics and marks may reach past the advance on both sides.
  const left = text.x + start - Math.max(0, ink.left);
  const right = text.x + start + Math.max(ink.width, ink.right);
  return grow({ x: left, y: text.y - ink.ascent, width: right - left, height: ink.ascent + ink.descent }, 2);
}
