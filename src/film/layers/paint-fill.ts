import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Fill, Stroke } from "../../artifacts/timeline.ts";

export type CanvasFill = SKRSContext2D["fillStyle"];

export function canvasFill(context: SKRSContext2D, fill: Fill): CanvasFill {
  if (typeof fill === "string") return fill;
  const gradient =
    fill.kind === "linear"
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(...fill.center, 0, ...fill.center, fill.radius);
  for (const stop of fill.stops) gradient.addColorStop(stop.at, stop.color);
  return gradient;
}

export function setStroke(context: SKRSContext2D, stroke: Stroke): void {
  context.strokeStyle = stroke.color;
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap ?? "butt";
  context.lineJoin = "round";
  context.setLineDash(stroke.dash ?? []);
}
