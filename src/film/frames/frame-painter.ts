import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Layer, Rect, Segment } from "../../artifacts/timeline.ts";
import { coveredRect, placementAt, visibleBounds } from "../damage/placement.ts";
import type { Placement } from "../damage/placement.ts";
import { intersects } from "../damage/rects.ts";
import { NO_MEDIA } from "../media/media-source.ts";
import type { MediaSource } from "../media/media-source.ts";
import { makeLayerPicture } from "./layer-picture.ts";
import type { LayerPicture } from "./layer-picture.ts";
import { releaseCanvas } from "./release-canvas.ts";

export type FramePainter = {
  /** What a frame shows in a place, on a canvas of the place's size: the painter's own, good until the next call. */
  draw(frame: number, place: Rect): Canvas;
  /** The same as opaque pixels, RGBA, row by row; the caller releases them. */
  pixels(frame: number, place: Rect): Uint8Array;
  /** Gives all memory back; `draw` may not be called after it. */
  close(): void;
};

/** A layer that shows something at the frame, and where. */
type Shown = {
  layer: Layer;
  picture: LayerPicture;
  placement: Placement;
  covered: Rect;
  scaled: Canvas | null;
};

function releaseScaled(shown: readonly Shown[]): void {
  for (const { scaled } of shown) if (scaled !== null) releaseCanvas(scaled);
}

/** Sizes of places for which a canvas is kept: things that move have a handful. */
const MOST_CANVASES = 8;

/**
 * Canvases of places: to make one and to give it back costs as much as a layer, and tells the collector of memory, so
 * that it runs. Emptied whole, one forgets what it noted before.
 */
function makeCanvases(): { empty(width: number, height: number): Canvas; close(): void } {
  const kept = new Map<string, Canvas>();
  return {
    empty(width, height) {
      const size = `${width} × ${height}`;
      const canvas = kept.get(size) ?? createCanvas(width, height);
      // The one that was asked for last stands last.
      kept.delete(size);
      kept.set(size, canvas);
      const [oldest] = kept;
      if (oldest !== undefined && kept.size > MOST_CANVASES) {
        kept.delete(oldest[0]);
        releaseCanvas(oldest[1]);
      }
      const context = canvas.getContext("2d");
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return canvas;
    },
    close() {
      for (const canvas of kept.values()) releaseCanvas(canvas);
      kept.clear();
    },
  };
}

/**
 * Composes places of a segment's frames. Each layer is painted once and then only placed. There is no
 * canvas of the whole frame: a place's own stays in the processor's cache. `close` must be called.
 */
export function makeFramePainter(segment: Segment, media: MediaSource = NO_MEDIA): FramePainter {
  const layers = segment.layers.map((layer) => ({ layer, picture: makeLayerPicture(layer, media) }));
  const canvases = makeCanvases();
  let placedFrame = -1;
  let shown: Shown[] = [];
  const place = (frame: number): void => {
    releaseScaled(shown);
    placedFrame = frame;
    shown = layers.flatMap(({ layer, picture }) => {
      const placement = placementAt(layer, frame);
      const covered = coveredRect(layer, placement);
      return covered === null ? [] : [{ layer, picture, placement, covered, scaled: null }];
    });
  };

  const draw = (frame: number, rect: Rect): Canvas => {
    if (frame !== placedFrame) place(frame);
    const canvas = canvases.empty(rect.width, rect.height);
    const context = canvas.getContext("2d");
    context.translate(-rect.x, -rect.y);
    for (const one of shown) {
      const { layer, picture, placement, covered } = one;
      if (!intersects(covered, rect)) continue;
      if (placement.scale === 1) placeLayer(context, layer, picture, placement);
      else {
        one.scaled ??= drawScaled(layer, picture, placement, covered);
        context.drawImage(one.scaled, covered.x, covered.y);
      }
    }
    return canvas;
  };

  return {
    draw,
    // As they lie in the canvas, colour times alpha: what no layer covers is black, and a film has no transparency.
    pixels: (frame, rect) => draw(frame, rect).data(),
    close() {
      releaseScaled(shown);
      canvases.close();
      for (const { picture } of layers) picture.release();
    },
  };
}

/** Draws a layer as placed; `context` is in frame coordinates, moved by whole px at most. */
function placeLayer(context: SKRSContext2D, layer: Layer, picture: LayerPicture, placement: Placement): void {
  const visible = visibleBounds(layer, placement);
  if (visible === null) return;
  const { bounds } = layer;
  const { scale } = placement;
  const centerX = bounds.x + bounds.width / 2;
  const centerY = bounds.y + bounds.height / 2;
  context.globalAlpha = placement.opacity / 255;
  context.drawImage(
    picture.at(placement.value),
    visible.x - bounds.x,
    visible.y - bounds.y,
    visible.width,
    visible.height,
    centerX + (visible.x - centerX) * scale + placement.x,
    centerY + (visible.y - centerY) * scale + placement.y,
    visible.width * scale,
    visible.height * scale,
  );
  context.globalAlpha = 1;
}

/**
 * A scaled layer by itself, on a canvas of all that it covers. Scaling rounds differently from one
 * place's canvas to the other's, so it is done once, for all places of the frame.
 */
function drawScaled(layer: Layer, picture: LayerPicture, placement: Placement, covered: Rect): Canvas {
  const canvas = createCanvas(covered.width, covered.height);
  const context = canvas.getContext("2d");
  context.translate(-covered.x, -covered.y);
  placeLayer(context, layer, picture, placement);
  return canvas;
}
