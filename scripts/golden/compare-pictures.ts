import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, Image } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";

/** 0 to 1: how far apart two colours may be, in a space near to how eyes see. */
const COLOUR_TOLERANCE = 0.06;
/** Part of the pixels that may differ more: edges of letters, drawn a little otherwise on another machine. */
export const PIXEL_TOLERANCE = 0.001;

export type Comparison = {
  /** Part of the pixels that an eye sees differ, 0 to 1; 1 where the sizes differ. */
  differing: number;
  /** Expected, actual and where they differ, beside each other. */
  picture: () => Canvas;
};

/** Compares as eyes do: antialiasing and slight shades do not count. */
export function comparePictures(expected: Canvas | Image, actual: Canvas | Image): Comparison {
  const { width, height } = actual;
  const sameSize = expected.width === width && expected.height === height;
  const marks = createCanvas(width, height);
  const marked = marks.getContext("2d").createImageData(width, height);
  const different = sameSize
    ? pixelmatch(pixelsOf(expected), pixelsOf(actual), marked.data, width, height, {
        threshold: COLOUR_TOLERANCE,
      })
    : width * height;
  marks.getContext("2d").putImageData(marked, 0, 0);
  return {
    differing: different / (width * height),
    picture: () => besideEachOther([expected, actual, marks]),
  };
}

function pixelsOf(picture: Canvas | Image): Uint8ClampedArray {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  canvas.width = 1;
  return data;
}

const GAP = 8;

function besideEachOther(pictures: (Canvas | Image)[]): Canvas {
  const width = pictures.reduce((sum, one) => sum + one.width + GAP, GAP);
  const height = Math.max(...pictures.map((one) => one.height)) + 2 * GAP;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#2b2b2b";
  context.fillRect(0, 0, width, height);
  let left = GAP;
  for (const picture of pictures) {
    context.drawImage(picture, left, GAP);
    left += picture.width + GAP;
  }
  return canvas;
}
