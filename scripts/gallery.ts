/**
 * Paints everything that films can look like: each sample scene in each style and aspect ratio, and a contact
 * sheet of each brief. Usage: npm run gallery [-- -o FOLDER] [--only KIND] [--style NAME] [--briefs FOLDER]
 */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { makeEmbeddedPlanner } from "../src/agent/embedded/planner.ts";
import { detectLanguage } from "../src/agent/language/detect-language.ts";
import { VIDEO_STYLES, type StyleName } from "../src/artifacts/style.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import { openMedia } from "../src/film/media/media-source.ts";
import { buildTimeline } from "../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../src/film/timeline/even-speech.ts";
import { ALL_SAMPLES } from "./contact-sheet/all-samples.ts";
import { drawStill } from "./contact-sheet/draw-still.ts";
import { paintSample } from "./contact-sheet/paint-sample.ts";
import { SAMPLE_FILES } from "./contact-sheet/sample-pictures.ts";

const SHARED_BRIEFS = join(import.meta.dirname, "..", "..", "shared", "briefs");
const OWN_BRIEFS = join(import.meta.dirname, "..", "examples", "briefs");

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: join("out", "gallery") },
    only: { type: "string", default: "" },
    style: { type: "string", default: "" },
    briefs: { type: "string", default: existsSync(SHARED_BRIEFS) ? SHARED_BRIEFS : OWN_BRIEFS },
  },
});

const FORMATS: Record<string, Format> = {
  "16x9": { width: 1920, height: 1080, fps: 30 },
  "9x16": { width: 1080, height: 1920, fps: 30 },
  "1x1": { width: 1080, height: 1080, fps: 30 },
};
const styles = VIDEO_STYLES.filter((style) => style !== "auto").filter((style) =>
  style.startsWith(values.style),
);
const media = openMedia(SAMPLE_FILES);

/** Native memory is given back between turns of the event loop only. */
async function keep(still: Canvas, path: string): Promise<void> {
  writeFileSync(path, await still.encode("webp", 88));
  still.width = 1;
  await new Promise((resolve) => setImmediate(resolve));
}

async function paintSamples(style: StyleName, ratio: string, format: Format): Promise<number> {
  const folder = join(values.out, style, ratio);
  mkdirSync(folder, { recursive: true });
  const samples = ALL_SAMPLES.filter(({ name }) => name.startsWith(values.only));
  for (const sample of samples) {
    const { still, findings } = await paintSample(sample, style, format, 1, media);
    await keep(still, join(folder, `${sample.name}.webp`));
    for (const { severity, message } of findings)
      console.log(`${style} ${ratio} ${sample.name}: ${severity} ${message}`);
  }
  return samples.length;
}

const COLUMNS = 3;
const CELL = { width: 640, height: 360 };
const GAP = 16;

/** The last picture of every scene of a brief's film, in the style that the planner chooses. */
async function paintBrief(path: string): Promise<void> {
  const prompt = readFileSync(path, "utf8");
  const planner = makeEmbeddedPlanner();
  const request = {
    prompt,
    targetLanguage: detectLanguage(prompt),
    duration: "short",
    style: "auto",
    estimateSeconds: (text: string) => text.length / 14,
  } as const;
  const result = await planner.outline(request);
  if (result.kind === "question") return console.log(`${path}: ${result.answer}`);
  const storyboard = await planner.script(request, result.outline);
  const speeches = storyboard.scenes.map(({ index, narration }) =>
    evenSpeech(index, narration, storyboard.language),
  );
  const format: Format = { width: 1920, height: 1080, fps: 30 };
  const { segments } = await buildTimeline(storyboard, speeches, format);
  const scenes = segments.filter(({ kind }) => kind === "scene");
  const rows = Math.ceil(scenes.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * (CELL.width + GAP) + GAP, rows * (CELL.height + GAP) + GAP);
  const context = sheet.getContext("2d");
  context.fillStyle = "#808080";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = "high";
  for (const [index, scene] of scenes.entries()) {
    const still = drawStill(scene, scene.frames - 1, format);
    const x = GAP + (index % COLUMNS) * (CELL.width + GAP);
    const y = GAP + Math.floor(index / COLUMNS) * (CELL.height + GAP);
    context.drawImage(still, x, y, CELL.width, CELL.height);
    still.width = 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await keep(sheet, join(values.out, `brief-${basename(path, ".md")}.webp`));
}

mkdirSync(values.out, { recursive: true });
if (values.only === "")
  for (const file of readdirSync(values.briefs).toSorted())
    if (file.endsWith(".md") && file !== "README.md") await paintBrief(join(values.briefs, file));
for (const style of styles)
  for (const [ratio, format] of Object.entries(FORMATS)) {
    const count = await paintSamples(style, ratio, format);
    console.log(`${style} ${ratio}: ${count} pictures`);
  }
media.close();
console.log(values.out);
