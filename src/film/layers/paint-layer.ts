import { Image, Path2D } from "@napi-rs/canvas";
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Layer, Paint } from "../../artifacts/timeline.ts";
import { NO_MEDIA } from "../media/media-source.ts";
import type { MediaSource } from "../media/media-source.ts";
import { canvasFill, setStroke } from "./paint-fill.ts";
import { paintClip, paintPicture } from "./paint-picture.ts";
import { paintCounter, paintText } from "./paint-text.ts";

type PathPaint = Extract<Paint, { kind: "path" }>;
type Shape = Pick<PathPaint, "fill" | "rule" | "stroke">;

/**
 * Draws a layer's display list in frame coordinates, clipped to its bounds, at full opacity and at
 * rest: the caller places it (translate first where the canvas holds the bounds only). `value` is
 * the layer's `value` track at the frame, 1 where it has none. Fonts register themselves.
 */
export function paintLayer(
  context: SKRSContext2D,
  layer: Layer,
  value: number,
  media: MediaSource = NO_MEDIA,
): void {
  const { x, y, width, height } = layer.bounds;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  for (const paint of layer.paint) paintOne(context, paint, value, media);
  context.restore();
}

function paintOne(context: SKRSContext2D, paint: Paint, value: number, media: MediaSource): void {
  switch (paint.kind) {
    case "text":
      return paintText(context, paint);
    case "counter":
      return paintCounter(context, paint, value);
    case "rect": {
      const path = new Path2D();
      path.roundRect(paint.x, paint.y, paint.width, paint.height, paint.radius ?? 0);
      return paintShape(context, path, paint);
    }
    case "ellipse": {
      const path = new Path2D();
      path.ellipse(paint.cx, paint.cy, paint.rx, paint.ry, 0, 0, 2 * Math.PI);
      return paintShape(context, path, paint);
    }
    case "path":
      return paintPath(context, paint, value);
    case "svg":
      return paintSvg(context, paint);
    case "image":
      return paintPicture(context, paint, media);
    case "clip":
      return paintClip(context, paint, value, media);
    case "dots":
      return paintDots(context, paint);
  }
}

function paintShape(context: SKRSContext2D, path: Path2D, { fill, rule, stroke }: Shape): void {
  if (fill !== undefined) {
    context.fillStyle = canvasFill(context, fill);
    context.fill(path, rule);
  }
  if (stroke !== undefined) {
    setStroke(context, stroke);
    context.stroke(path);
  }
}

function paintPath(context: SKRSContext2D, paint: PathPaint, value: number): void {
  const path = new Path2D(paint.d);
  if (paint.drawn === true) {
    if (value <= 0) return;
    if (value < 1) path.trim(0, value);
  }
  context.save();
  if (paint.transform !== undefined) context.transform(...paint.transform);
  paintShape(context, path, paint);
  context.restore();
}

function paintSvg(context: SKRSContext2D, paint: Extract<Paint, { kind: "svg" }>): void {
  const image = new Image(paint.width, paint.height);
  // Decoded at once: SVG given as bytes needs no wait.
  image.src = Buffer.from(paint.svg);
  context.drawImage(image, paint.x, paint.y, paint.width, paint.height);
}

function paintDots(context: SKRSContext2D, paint: Extract<Paint, { kind: "dots" }>): void {
  context.beginPath();
  const { x, y, width, height, step, radius } = paint;
  for (let dotY = y + step / 2; dotY < y + height; dotY += step) {
    for (let dotX = x + step / 2; dotX < x + width; dotX += step) {
      context.moveTo(dotX + radius, dotY);
      context.arc(dotX, dotY, radius, 0, 2 * Math.PI);
    }
  }
  context.fillStyle = paint.color;
  context.fill();
}
