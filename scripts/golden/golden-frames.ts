/** Golden frames: a small picture of every kind of scene in every style, kept in test/golden. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";
import { STYLE_NAMES, type StyleName } from "../../src/artifacts/style.ts";
import type { Format } from "../../src/artifacts/timeline.ts";
import { openMedia } from "../../src/film/media/media-source.ts";
import { ALL_SAMPLES, type Sample } from "../contact-sheet/all-samples.ts";
import { drawSample } from "../contact-sheet/draw-sample.ts";
import { SAMPLE_FILES } from "../contact-sheet/sample-pictures.ts";

export type GoldenFrame = { name: string; sample: Sample; style: StyleName; format: Format };

const FOLDER = join(import.meta.dirname, "..", "..", "test", "golden");
const WIDE: Format = { width: 960, height: 540, fps: 30 };
const TALL: Format = { width: 540, height: 960, fps: 30 };
const SQUARE: Format = { width: 540, height: 540, fps: 30 };
/** Of the layout's size. */
const SCALE = 0.5;
const QUALITY = 82;
/** Perceived difference (0 to 1) from which a px counts, and the part of all px that may: rasters differ by machine. */
const THRESHOLD = 0.2;
const TOLERATED = 0.001;

/** The first sample of every kind in every style; upright and square in one style each, which take turns. */
export function goldenFrames(): GoldenFrame[] {
  const byKind = new Map<string, Sample>();
  for (const sample of ALL_SAMPLES)
    if (!byKind.has(sample.visual.kind)) byKind.set(sample.visual.kind, sample);
  return [...byKind].flatMap(([kind, sample], index) => {
    const turn = (offset: number): StyleName =>
      STYLE_NAMES[(index + offset) % STYLE_NAMES.length] ?? "clean_lecture";
    return [
      ...STYLE_NAMES.map((style) => ({ name: `${kind}-${style}`, sample, style, format: WIDE })),
      { name: `${kind}-tall`, sample, style: turn(0), format: TALL },
      { name: `${kind}-square`, sample, style: turn(2), format: SQUARE },
    ];
  });
}

export function goldenFile({ name }: GoldenFrame): string {
  return join(FOLDER, `${name}.webp`);
}

/** The frame as it is drawn now, as WebP: what is kept went through the same loss. */
export async function drawGolden({ sample, style, format }: GoldenFrame): Promise<Buffer> {
  const media = openMedia(SAMPLE_FILES);
  try {
    const { still } = await drawSample(sample, { style, format, media });
    const small = createCanvas(format.width * SCALE, format.height * SCALE);
    const context = small.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(still, 0, 0, small.width, small.height);
    const bytes = await small.encode("webp", QUALITY);
    still.width = 1;
    small.width = 1;
    return bytes;
  } finally {
    media.close();
  }
}

async function pixelsOf(
  picture: Buffer,
): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const { width, height } = canvas;
  canvas.width = 1;
  return { width, height, data };
}

/**
 * Compares a frame with the one that is kept. Null where no eye would see a difference; else the part of px
 * that differ and a picture of both, the difference in red.
 */
export async function compareGolden(
  kept: Buffer,
  drawn: Buffer,
): Promise<{ part: number; picture: Buffer } | null> {
  const [one, other] = [await pixelsOf(kept), await pixelsOf(drawn)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height)
    throw new Error(`the kept frame has ${width}×${height} px, the drawn one ${other.width}×${other.height}`);
  const difference = new Uint8ClampedArray(one.data.length);
  const differing = pixelmatch(one.data, other.data, difference, width, height, { threshold: THRESHOLD });
  const part = differing / (width * height);
  if (part <= TOLERATED) return null;
  const sheet = createCanvas(3 * width, height);
  for (const [index, data] of [one.data, other.data, difference].entries()) {
    const context = sheet.getContext("2d");
    const picture = context.createImageData(width, height);
    picture.data.set(data);
    context.putImageData(picture, index * width, 0);
  }
  return { part, picture: await sheet.encode("png") };
}

export type Changed = { name: string; reason: string };

/**
 * Draws every golden frame. Those that changed are told, with a picture of kept, drawn and difference in
 * `differences`; with `update` they are kept from now on.
 */
export async function checkGolden(differences: string, update: boolean): Promise<Changed[]> {
  const changed: Changed[] = [];
  mkdirSync(FOLDER, { recursive: true });
  for (const frame of goldenFrames()) {
    const drawn = await drawGolden(frame);
    const file = goldenFile(frame);
    const difference = existsSync(file) ? await compareGolden(readFileSync(file), drawn) : "new";
    if (difference === null) continue;
    if (difference === "new") changed.push({ name: frame.name, reason: "is not kept yet" });
    else {
      mkdirSync(differences, { recursive: true });
      const picture = join(differences, `${frame.name}.png`);
      writeFileSync(picture, difference.picture);
      changed.push({
        name: frame.name,
        reason: `differs in ${(difference.part * 100).toFixed(1)} % of its px: ${picture}`,
      });
    }
    if (update) writeFileSync(file, drawn);
  }
  return changed;
}
