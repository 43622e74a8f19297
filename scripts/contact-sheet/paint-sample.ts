import type { Canvas } from "@napi-rs/canvas";
import type { Storyboard } from "../../src/artifacts/storyboard.ts";
import type { StyleName } from "../../src/artifacts/style.ts";
import type { Finding, Format } from "../../src/artifacts/timeline.ts";
import { NO_MEDIA, type MediaSource } from "../../src/film/media/media-source.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import { drawStill } from "./draw-still.ts";
import type { Sample } from "./sample.ts";

/** The picture of a sample in a style, at `at` (0 to 1) of its scene. */
export async function paintSample(
  { name, language, visual }: Sample,
  style: StyleName,
  format: Format,
  at = 1,
  media: MediaSource = NO_MEDIA,
): Promise<{ still: Canvas; findings: Finding[] }> {
  const narration = ["One two three four five six seven eight nine ten."];
  const storyboard: Storyboard = {
    version: 1,
    title: name,
    language,
    style,
    scenes: [{ index: 1, title: name, role: "section", narration, visual, sources: [] }],
    degradations: [],
  };
  const timeline = await buildTimeline(storyboard, [evenSpeech(1, narration, "en")], format);
  const segment = timeline.segments[0];
  if (segment === undefined) throw new Error(`${name}: no segment`);
  const still = drawStill(segment, Math.round((segment.frames - 1) * at), format, media);
  return { still, findings: timeline.findings };
}
