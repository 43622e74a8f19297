import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import type { Format, Segment } from "../../src/artifacts/timeline.ts";
import { layerState } from "../../src/film/layers/layer-state.ts";
import { NO_MEDIA } from "../../src/film/media/media-source.ts";
import type { MediaSource } from "../../src/film/media/media-source.ts";
import { paintLayer } from "../../src/film/layers/paint-layer.ts";

/** One frame of a segment, drawn whole and slowly: for looking at, not for films. */
export function drawStill(
  segment: Segment,
  frame: number,
  format: Format,
  media: MediaSource = NO_MEDIA,
): Canvas {
  const canvas = createCanvas(format.width, format.height);
  const context = canvas.getContext("2d");
  for (const layer of segment.layers) {
    const state = layerState(layer, frame);
    if (state.opacity <= 0) continue;
    const { x, y, width, height } = layer.bounds;
    const plate = createCanvas(format.width, format.height);
    paintLayer(plate.getContext("2d"), layer, state.value, media);

    const { left, top, right, bottom } = state.inset;
    context.save();
    context.globalAlpha = state.opacity;
    context.translate(state.x + x + width / 2, state.y + y + height / 2);
    context.scale(state.scale, state.scale);
    context.translate(-(x + width / 2), -(y + height / 2));
    context.beginPath();
    context.rect(x + width * left, y + height * top, width * (1 - left - right), height * (1 - top - bottom));
    context.clip();
    context.drawImage(plate, 0, 0);
    context.restore();
  }
  return canvas;
}
