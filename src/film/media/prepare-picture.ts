import { readFileSync, writeFileSync } from "node:fs";
import { createCanvas, Image, loadImage } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { disableTypes, imageSize, types } from "image-size";
import { releaseCanvas } from "../frames/release-canvas.ts";
import { svgSize } from "./svg-size.ts";

export type PictureInput = { file: string; mimetype: string; outFile: string };

/** A picture as films use it: upright, sRGB, at most `LONGEST` px a side; an animation's first frame. */
export type PreparedPicture = {
  width: number;
  height: number;
  mimetype: "image/png" | "image/jpeg";
  /** The ground on which a picture that one can see through reads. */
  ground?: "light" | "dark";
};

/** Px a side: 1.5 times this fill the width of 2160p. */
const LONGEST = 2560;
/** Decoded, 50 million px take 200 MB; a camera's pictures have at most as many. */
const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 93;

// Fewer readers, fewer ways to be tricked.
disableTypes(types.filter((type) => !["jpg", "png", "gif", "webp"].includes(type)));

/**
 * Decodes a caller's picture under limits and writes it anew. For child processes only.
 * @throws Error in words for the caller: not a picture, too many px, cut off.
 */
export async function preparePicture({ file, mimetype, outFile }: PictureInput): Promise<PreparedPicture> {
  const bytes = readFileSync(file);
  const drawn = mimetype === "image/svg+xml" ? drawSvg(bytes) : await drawRaster(bytes);
  try {
    const { seeThrough, ground } = look(drawn);
    const lossy = !seeThrough && (mimetype === "image/jpeg" || mimetype === "image/webp");
    writeFileSync(outFile, lossy ? drawn.toBuffer("image/jpeg", JPEG_QUALITY) : drawn.toBuffer("image/png"));
    const { width, height } = drawn;
    const kind = lossy ? ("image/jpeg" as const) : ("image/png" as const);
    return { width, height, mimetype: kind, ...(ground !== undefined && { ground }) };
  } finally {
    releaseCanvas(drawn);
  }
}

async function drawRaster(bytes: Buffer): Promise<Canvas> {
  const said = headerOf(bytes);
  if (said.width * said.height > MAX_PIXELS)
    throw new Error(
      `it has ${said.width} × ${said.height} px, more than the ${MAX_PIXELS / 1e6} million that are read`,
    );
  if (isCutOff(bytes)) throw new Error("it is damaged: its end is missing");
  // Awaited, unlike a source that is set: only then is a camera's picture turned upright.
  const image = await loadImage(bytes).catch(() => {
    throw new Error("it is damaged: its picture cannot be decoded");
  });
  // What the header says bounds the memory; a decoder that finds something else was lied to.
  if (image.width * image.height > MAX_PIXELS) throw new Error("its header is wrong about its size");
  const { width, height } = within(image.width, image.height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The decoder would show what is there and leave the rest empty, without a word. */
function isCutOff(bytes: Buffer): boolean {
  if (bytes.subarray(1, 4).equals(Buffer.from("PNG"))) return !bytes.includes("IEND");
  // Cameras write a preview with an end of its own near the beginning, and notes after the picture's.
  if (bytes[0] === 0xff && bytes[1] === 0xd8)
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length / 2;
  return false;
}

function headerOf(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // The reader knows no other way to say that it found nothing.
  }
  throw new Error("it is damaged: it does not say how large its picture is");
}

/** Drawn large, since it loses nothing by it. */
function drawSvg(bytes: Buffer): Canvas {
  const source = bytes.toString("utf8");
  const size = svgSize(source);
  const scale = LONGEST / 1.25 / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const canvas = createCanvas(width, height);
  const image = new Image(width, height);
  image.src = Buffer.from(source);
  if (!(image.width > 0)) throw new Error("it is no SVG picture that can be drawn");
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  return canvas;
}

function within(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Parts of its area that must let the ground through before it counts. */
const SEE_THROUGH = 0.01;

/** Whether one can see through a picture, and whether what is there is light or dark. */
function look(canvas: Canvas): { seeThrough: boolean; ground?: "light" | "dark" } {
  const scale = Math.min(1, 256 / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const small = createCanvas(width, height);
  const context = small.getContext("2d");
  context.drawImage(canvas, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  releaseCanvas(small);
  let [open, weight, light] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255;
    if (alpha < 0.9) open += 1;
    weight += alpha;
    light += (alpha * (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!)) / 255;
  }
  if (open / (width * height) < SEE_THROUGH) return { seeThrough: open > 0 };
  return { seeThrough: true, ground: weight > 0 && light / weight > 0.6 ? "dark" : "light" };
}
