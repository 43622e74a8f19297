import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import type { Layer } from "../../artifacts/timeline.ts";
import { followsValue } from "../damage/placement.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import type { MediaSource } from "../media/media-source.ts";
import { borrowPicture, isWorthKeeping } from "./kept-pictures.ts";
import type { BorrowedPicture } from "./kept-pictures.ts";
import { releaseCanvas } from "./release-canvas.ts";

/** A layer's own picture, painted when first needed and again only when its value changes. */
export type LayerPicture = {
  at(value: number): Canvas;
  /** Gives its memory back; it can be painted again. */
  release(): void;
};

export function makeLayerPicture(layer: Layer, media: MediaSource): LayerPicture {
  if (followsValue(layer)) return changingPicture(layer, media);
  return isWorthKeeping(layer) ? sharedPicture(layer, media) : stillPicture(layer, media);
}

function changingPicture(layer: Layer, media: MediaSource): LayerPicture {
  let painted: { value: number; canvas: Canvas } | null = null;
  return {
    at(value) {
      if (painted?.value !== value)
        painted = { value, canvas: paintPicture(layer, value, media, painted?.canvas) };
      return painted.canvas;
    },
    release() {
      if (painted !== null) releaseCanvas(painted.canvas);
      painted = null;
    },
  };
}

function stillPicture(layer: Layer, media: MediaSource): LayerPicture {
  let canvas: Canvas | null = null;
  return {
    at: (value) => (canvas ??= paintPicture(layer, value, media)),
    release() {
      if (canvas !== null) releaseCanvas(canvas);
      canvas = null;
    },
  };
}

function sharedPicture(layer: Layer, media: MediaSource): LayerPicture {
  let borrowed: BorrowedPicture | null = null;
  return {
    at: (value) => (borrowed ??= borrowPicture(layer, () => paintPicture(layer, value, media))).canvas,
    release() {
      borrowed?.giveBack();
      borrowed = null;
    },
  };
}

/** Skia dithers gradients as it paints them; the pattern is part of the picture and costs nothing a frame. */
function paintPicture(layer: Layer, value: number, media: MediaSource, reuse?: Canvas): Canvas {
  const { x, y, width, height } = layer.bounds;
  const canvas = reuse ?? createCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.translate(-x, -y);
  paintLayer(context, layer, value, media);
  return canvas;
}
