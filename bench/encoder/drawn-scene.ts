import { setImmediate } from "node:timers/promises";
import type { Storyboard } from "../../src/artifacts/storyboard.ts";
import type { StyleName } from "../../src/artifacts/style.ts";
import type { Format, Rect, Segment } from "../../src/artifacts/timeline.ts";
import { damageOf } from "../../src/film/damage/frame-damage.ts";
import { bandsOf } from "../../src/film/damage/rects.ts";
import { makeFramePainter } from "../../src/film/frames/frame-painter.ts";
import { releasePixels } from "../../src/film/frames/release-pixels.ts";
import { convertPlace, type YuvPicture } from "../../src/film/frames/yuv.ts";
import { planFrames } from "../../src/film/render/quantisers.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import { CHART_SAMPLES } from "../../scripts/contact-sheet/chart-scenes.ts";
import { DATA_SAMPLES } from "../../scripts/contact-sheet/data-scenes.ts";
import { SAMPLES } from "../../scripts/contact-sheet/sample-scenes.ts";

/** The scenes that are measured: text, lines, areas, fine detail; on the deep ground of one style all on a gradient. */
export const SCENES = [
  "title",
  "bullets-3",
  "chart-line",
  "code",
  "quote",
  "process-3",
  "table",
  "formula",
] as const;

/** A frame that differs from the one before, as it was drawn, and how many frames long it is shown. */
export type DrawnFrame = {
  picture: YuvPicture;
  places: Rect[];
  key: boolean;
  quantiser: number;
  frames: number;
};

const BAND_PIXELS = 128 * 1024;
/** Memory: a frame of 2160p has 12 MB. */
const MOST_FRAMES = 40;
const NARRATION = [
  "One two three four five six seven eight nine ten.",
  "Eleven twelve thirteen fourteen fifteen sixteen.",
];

async function segmentsOf(name: string, style: StyleName, format: Format): Promise<Segment[]> {
  const sample = [...SAMPLES, ...DATA_SAMPLES, ...CHART_SAMPLES].find((one) => one.name === name);
  const opening = SAMPLES.find((one) => one.name === "statement");
  if (sample === undefined || opening === undefined) throw new Error(`no sample scene ${name}`);
  const { language } = sample;
  const storyboard: Storyboard = {
    version: 1,
    title: name,
    language,
    style,
    // A film's first scene stands from its first frame on: what moves is seen in the second.
    scenes: [opening, sample].map(({ visual }, index) => ({
      index: index + 1,
      title: name,
      role: "section",
      narration: NARRATION,
      visual,
      sources: [],
    })),
    degradations: [],
  };
  const speeches = storyboard.scenes.map(({ index }) => evenSpeech(index, NARRATION, "en"));
  const { segments } = await buildTimeline(storyboard, speeches, format);
  return segments.filter(({ sceneIndex }) => sceneIndex === 2);
}

export function emptyPicture({ width, height }: Format): YuvPicture {
  const chroma = (width * height) / 4;
  return {
    y: new Uint8Array(width * height),
    u: new Uint8Array(chroma),
    v: new Uint8Array(chroma),
    strideY: width,
    strideU: width / 2,
    strideV: width / 2,
  };
}

function copyOf(picture: YuvPicture): YuvPicture {
  const { y, u, v } = picture;
  return { ...picture, y: y.slice(), u: u.slice(), v: v.slice() };
}

/** The passage into a scene and the scene, drawn whole; a long scene is cut off. */
export async function drawScene(name: string, style: StyleName, format: Format): Promise<DrawnFrame[]> {
  const drawn: DrawnFrame[] = [];
  const picture = emptyPicture(format);
  for (const segment of await segmentsOf(name, style, format)) {
    const planned = planFrames(segment, format.fps, damageOf(segment, format));
    const painter = makeFramePainter(segment);
    try {
      for (const [frame, { places, key, quantiser }] of planned.entries()) {
        if (quantiser === null) drawn.at(-1)!.frames += 1;
        else if (drawn.length === MOST_FRAMES) break;
        else {
          for (const place of places.flatMap((rect) => bandsOf(rect, BAND_PIXELS))) {
            const pixels = painter.pixels(frame, place);
            convertPlace(pixels, place, picture);
            releasePixels(pixels);
          }
          drawn.push({ picture: copyOf(picture), places, key, quantiser, frames: 1 });
          await setImmediate();
        }
      }
    } finally {
      painter.close();
    }
  }
  return drawn;
}
