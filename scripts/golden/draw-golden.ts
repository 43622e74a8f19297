import { loadImage } from "@napi-rs/canvas";
import type { Image } from "@napi-rs/canvas";
import { openMedia } from "../../src/film/media/media-source.ts";
import { ALL_SAMPLES } from "../contact-sheet/all-samples.ts";
import { drawSample } from "../contact-sheet/draw-sample.ts";
import { SAMPLE_FILES } from "../contact-sheet/sample-pictures.ts";
import type { GoldenFrame } from "./golden-frames.ts";

/** Laid out at full size, painted at a quarter of it: small files that still show where everything stands. */
const SCALE = 0.25;

const media = openMedia(SAMPLE_FILES);

export type DrawnGolden = { bytes: Buffer; picture: Image };

/** The picture as its file shows it: what compression did to the kept one, it did to this one too. */
export async function drawGolden({ sample: name, style, format }: GoldenFrame): Promise<DrawnGolden> {
  const sample = ALL_SAMPLES.find((one) => one.name === name);
  if (sample === undefined) throw new Error(`there is no sample "${name}"`);
  const { still } = await drawSample(sample, { style, format, media, scale: SCALE });
  const bytes = await still.encode("webp", 90);
  still.width = 1;
  return { bytes, picture: await loadImage(bytes) };
}
