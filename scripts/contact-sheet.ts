/**
 * Paints the resting picture of every component in every style, to be looked at full size.
 * Usage: npx node scripts/contact-sheet.ts [-o out/contact-sheet] [--only bullets] [--style NAME]
 *        [--size 1080x1920] [--at 0.5] [--brand "#0f4c81,#e11d48,#ffffff,#101820"]
 * A brand's colours are primary, accent, background and text; those left empty are the style's.
 */
import { createCanvas } from "@napi-rs/canvas";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { VIDEO_STYLES } from "../src/artifacts/style.ts";
import type { Storyboard } from "../src/artifacts/storyboard.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import { openMedia } from "../src/film/media/media-source.ts";
import { buildTimeline } from "../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../src/film/timeline/even-speech.ts";
import { drawStill } from "./contact-sheet/draw-still.ts";
import { CHART_SAMPLES } from "./contact-sheet/chart-scenes.ts";
import { DATA_SAMPLES } from "./contact-sheet/data-scenes.ts";
import { DIAGRAM_SAMPLES } from "./contact-sheet/diagram-scenes.ts";
import { MAP_SAMPLES } from "./contact-sheet/map-scenes.ts";
import { PICTURE_SAMPLES } from "./contact-sheet/picture-scenes.ts";
import { SAMPLE_FILES } from "./contact-sheet/sample-pictures.ts";
import { SAMPLES } from "./contact-sheet/sample-scenes.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: "out/contact-sheet" },
    only: { type: "string", default: "" },
    style: { type: "string", default: "" },
    size: { type: "string", default: "1920x1080" },
    at: { type: "string", default: "1" },
    brand: { type: "string" },
  },
});
const [width = 1920, height = 1080] = values.size.split("x").map(Number);
const format: Format = { width, height, fps: 30 };
const [primary = "", accent = "", background = "", text = ""] = values.brand?.split(",") ?? [];
const colors = Object.fromEntries(
  Object.entries({ primary, accent, background, text }).filter(([, color]) => color !== ""),
);
const COLUMNS = 4;
const thumbnail = { width: Math.round(width / 4), height: Math.round(height / 4) };

const media = openMedia(SAMPLE_FILES);
mkdirSync(values.out, { recursive: true });
for (const style of VIDEO_STYLES) {
  if (style === "auto" || !style.startsWith(values.style)) continue;
  const samples = [
    ...SAMPLES,
    ...DATA_SAMPLES,
    ...CHART_SAMPLES,
    ...PICTURE_SAMPLES,
    ...DIAGRAM_SAMPLES,
    ...MAP_SAMPLES,
  ].filter(({ name }) => name.startsWith(values.only));
  const sheet = createCanvas(
    COLUMNS * thumbnail.width,
    Math.ceil(samples.length / COLUMNS) * thumbnail.height,
  );
  for (const [index, { name, language, visual }] of samples.entries()) {
    const narration = ["One two three four five six seven eight nine ten."];
    const storyboard: Storyboard = {
      version: 1,
      title: name,
      language,
      style,
      ...(values.brand !== undefined && { brand: { name: "Sample", colors } }),
      scenes: [{ index: 1, title: name, role: "section", narration, visual, sources: [] }],
      degradations: [],
    };
    const timeline = await buildTimeline(storyboard, [evenSpeech(1, narration, "en")], format);
    const segment = timeline.segments[0];
    if (segment === undefined) throw new Error(`${name}: no segment`);
    const still = drawStill(segment, Math.round((segment.frames - 1) * Number(values.at)), format, media);
    writeFileSync(join(values.out, `${style}-${name}.png`), await still.encode("png"));
    const place = {
      x: (index % COLUMNS) * thumbnail.width,
      y: Math.floor(index / COLUMNS) * thumbnail.height,
    };
    sheet.getContext("2d").drawImage(still, place.x, place.y, thumbnail.width, thumbnail.height);
    for (const finding of timeline.findings)
      console.log(`${style} ${name}: ${finding.severity} ${finding.message}`);
  }
  writeFileSync(join(values.out, `sheet-${style}.png`), await sheet.encode("png"));
}
console.log(values.out);
