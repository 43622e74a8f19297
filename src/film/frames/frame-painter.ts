import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { Format, Layer, Rect, Segment } from "../../artifacts/timeline.ts";
import { coveredRect, placementAt, visibleBounds } from "../damage/placement.ts";
import type { Placement } from "../damage/placement.ts";
import { intersects } from "../damage/rects.ts";
import { makeLayerPicture } from "./layer-picture.ts";
import { releaseCanvas } from "./release-canvas.ts";
import type { LayerPicture } from "./layer-picture.ts";

export type FramePainter = {
  /** The frame as it stands. */
  canvas: Canvas;
  /** Draws the given places of the frame anew; all the rest stays as it was drawn before. */
  draw(frame: number, places: readonly Rect[]): void;
  /** Pixels of a place as they stand, RGBA, row by row. */
  read(place: Rect): Uint8ClampedArray;
  /** Gives all memory back; nothing else may be called after it. */
  close(): void;
};

/**
 * Composes a segment's frames on one canvas. Each layer is painted once and then only placed.
 * `close` must be called.
 */
export function makeFramePainter(segment: Segment, format: Format): FramePainter {
  const canvas = createCanvas(format.width, format.height);
  const context = canvas.getContext("2d");
  const layers = segment.layers.map((layer) => ({ layer, picture: makeLayerPicture(layer) }));

  return {
    canvas,
    draw(frame, places) {
      const shown = layers.flatMap(({ layer, picture }) => {
        const placement = placementAt(layer, frame);
        const covered = coveredRect(layer, placement);
        return covered === null ? [] : [{ layer, picture, placement, covered }];
      });
      for (const place of places) {
        context.save();
        context.beginPath();
        context.rect(place.x, place.y, place.width, place.height);
        context.clip();
        // Opaque black below everything: a film has no transparency.
        context.fillStyle = "#000";
        context.fillRect(place.x, place.y, place.width, place.height);
        for (const { layer, picture, placement, covered } of shown) {
          if (intersects(covered, place)) placeLayer(context, layer, picture, placement);
        }
        context.restore();
      }
    },
    read({ x, y, width, height }) {
      return context.getImageData(x, y, width, height).data;
    },
    close() {
      for (const { picture } of layers) picture.release();
      releaseCanvas(canvas);
    },
  };
}

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
