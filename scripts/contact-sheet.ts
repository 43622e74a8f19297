/**
 * Paints the resting picture of every component in every style, to be looked at full size.
 * Usage: npx node scripts/contact-sheet.ts [-o out/contact-sheet] [--only bullets] [--style NAME]
 *        [--size 1080x1920] [--at 0.5]
 */
import { createCanvas } from "@napi-rs/canvas";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { VIDEO_STYLES } from "../src/artifacts/style.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import { openMedia } from "../src/film/media/media-source.ts";
import { MAP_SAMPLES } from "./contact-sheet/map-scenes.ts";
import { ALL_SAMPLES } from "./contact-sheet/all-samples.ts";
import { paintSample } from "./contact-sheet/paint-sample.ts";
import { SAMPLE_FILES } from "./contact-sheet/sample-pictures.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: "out/contact-sheet" },
    only: { type: "string", default: "" },
    style: { type: "string", default: "" },
    size: { type: "string", default: "1920x1080" },
    at: { type: "string", default: "1" },
  },
});
const [width = 1920, height = 1080] = values.size.split("x").map(Number);
const format: Format = { width, height, fps: 30 };
const COLUMNS = 4;
const thumbnail = { width: Math.round(width / 4), height: Math.round(height / 4) };

const media = openMedia(SAMPLE_FILES);
mkdirSync(values.out, { recursive: true });
for (const style of VIDEO_STYLES) {
  if (style === "auto" || !style.startsWith(values.style)) continue;
  const samples = ALL_SAMPLES.filter(({ name }) => name.startsWith(values.only));
  const sheet = createCanvas(
    COLUMNS * thumbnail.width,
    Math.ceil(samples.length / COLUMNS) * thumbnail.height,
  );
  for (const [index, sample] of samples.entries()) {
    const { name } = sample;
    const { still, findings } = await paintSample(sample, style, format, Number(values.at), media);
    writeFileSync(join(values.out, `${style}-${name}.png`), await still.encode("png"));
    const place = {
      x: (index % COLUMNS) * thumbnail.width,
      y: Math.floor(index / COLUMNS) * thumbnail.height,
    };
    sheet.getContext("2d").drawImage(still, place.x, place.y, thumbnail.width, thumbnail.height);
    for (const finding of findings) console.log(`${style} ${name}: ${finding.severity} ${finding.message}`);
  }
  writeFileSync(join(values.out, `sheet-${style}.png`), await sheet.encode("png"));
}
console.log(values.out);
