import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import type { Format, Segment } from "../../src/artifacts/timeline.ts";
import { layerState } from "../../src/film/layers/layer-state.ts";
import { NO_MEDIA } from "../../src/film/media/media-source.ts";
import type { MediaSource } from "../../src/film/media/media-source.ts";
import { paintLayer } from "../../src/film/layers/paint-layer.ts";

/**
 * One frame of a segment, drawn whole and slowly: for looking at, not for films. `scale`: of the picture to
 * the format that the segment was laid out for.
 */
export function drawStill(
  segment: Segment,
  frame: number,
  format: Format,
  media: MediaSource = NO_MEDIA,
  scale = 1,
): Canvas {
  const size = { width: Math.round(format.width * scale), height: Math.round(format.height * scale) };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  for (const layer of segment.layers) {
    const state = layerState(layer, frame);
    if (state.opacity <= 0) continue;
    const { x, y, width, height } = layer.bounds;
    const plate = createCanvas(size.width, size.height);
    const plateContext = plate.getContext("2d");
    plateContext.scale(scale, scale);
    paintLayer(plateContext, layer, state.value, media);

    const { left, top, right, bottom } = state.inset;
    context.save();
    context.globalAlpha = state.opacity;
    context.translate(state.x + x + width / 2, state.y + y + height / 2);
    context.scale(state.scale, state.scale);
    context.translate(-(x + width / 2), -(y + height / 2));
    context.beginPath();
    context.rect(x + width * left, y + height * top, width * (1 - left - right), height * (1 - top - bottom));
    context.clip();
    context.drawImage(plate, 0, 0, format.width, format.height);
    context.restore();
    // Native memory waits for the garbage collector otherwise, and a film's scene has dozens of layers.
    plate.width = 1;
  }
  return canvas;
}
