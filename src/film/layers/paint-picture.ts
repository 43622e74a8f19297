import { createCanvas, Path2D } from "@napi-rs/canvas";
import type { Canvas, Image, SKRSContext2D } from "@napi-rs/canvas";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { releaseCanvas } from "../frames/release-canvas.ts";
import type { MediaSource } from "../media/media-source.ts";
import type { Size } from "../media/open-clip.ts";

type Picture = Extract<Paint, { kind: "image" }>;
type ClipPaint = Extract<Paint, { kind: "clip" }>;

export function paintPicture(context: SKRSContext2D, paint: Picture, media: MediaSource): void {
  place(context, media.picture(paint.key), paint);
}

export function paintClip(context: SKRSContext2D, paint: ClipPaint, value: number, media: MediaSource): void {
  const { source } = paint;
  const whole = media.clipSize(paint.key);
  const [across, down] = [paint.width / source.width, paint.height / source.height];
  const size = { width: Math.round(whole.width * across), height: Math.round(whole.height * down) };
  const scaled = {
    x: source.x * across,
    y: source.y * down,
    width: Math.min(paint.width, size.width),
    height: Math.min(paint.height, size.height),
  };
  place(context, media.clipFrame(paint.key, value / paint.fps, size), { ...paint, source: scaled });
}

function place(context: SKRSContext2D, picture: Image | Canvas, paint: Omit<Picture, "kind">): void {
  const { x, y, width, height, radius = 0, source } = paint;
  context.save();
  if (radius > 0) {
    const edge = new Path2D();
    edge.roundRect(x, y, width, height, radius);
    context.clip(edge);
  }
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  const small = halved(picture, source, width, height);
  const from = small?.source ?? source;
  context.drawImage(
    small?.canvas ?? picture, from.x, from.y, from.width, from.height, x, y, width, height,
  ); // prettier-ignore
  context.restore();
  if (small !== null) releaseCanvas(small.canvas);
}

/**
 * The source halved until it is at most twice what is asked for: smoothing looks at the nearest px only,
 * and would skip most of a much larger picture, which shows as jagged lines. Null where it need not be.
 */
function halved(
  picture: Image | Canvas,
  source: Rect,
  width: number,
  height: number,
): { canvas: Canvas; source: Rect } | null {
  let made: { canvas: Canvas; source: Rect } | null = null;
  for (;;) {
    const from: Rect = made?.source ?? source;
    const half: Size = {
      width: Math.max(Math.ceil(from.width / 2), 1),
      height: Math.max(Math.ceil(from.height / 2), 1),
    };
    if (half.width < width || half.height < height || from.width <= 1 || from.height <= 1) return made;
    const canvas: Canvas = createCanvas(half.width, half.height);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(
      made?.canvas ?? picture,
      from.x,
      from.y,
      from.width,
      from.height,
      0,
      0,
      half.width,
      half.height,
    );
    if (made !== null) releaseCanvas(made.canvas);
    made = { canvas, source: { x: 0, y: 0, ...half } };
  }
}
