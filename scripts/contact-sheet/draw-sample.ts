import type { Canvas } from "@napi-rs/canvas";
import type { Brand } from "../../src/artifacts/brand.ts";
import type { Storyboard } from "../../src/artifacts/storyboard.ts";
import type { StyleName } from "../../src/artifacts/style.ts";
import type { Finding, Format } from "../../src/artifacts/timeline.ts";
import type { MediaSource } from "../../src/film/media/media-source.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import type { Sample } from "./all-samples.ts";
import { drawStill } from "./draw-still.ts";

export type SampleStill = { still: Canvas; findings: Finding[] };

/** A sample as the only scene of a film; `at` 0 is its first frame, 1 its last, at which everything is there. */
export async function drawSample(
  { name, language, visual }: Sample,
  look: { style: StyleName; format: Format; media: MediaSource; at?: number; scale?: number; brand?: Brand },
): Promise<SampleStill> {
  const { style, format, media, brand, at = 1, scale = 1 } = look;
  const narration = ["One two three four five six seven eight nine ten."];
  const storyboard: Storyboard = {
    version: 1,
    title: name,
    language,
    style,
    ...(brand !== undefined && { brand }),
    scenes: [{ index: 1, title: name, role: "section", narration, visual, sources: [] }],
    degradations: [],
  };
  const { segments, findings } = await buildTimeline(storyboard, [evenSpeech(1, narration, "en")], format);
  const segment = segments[0];
  if (segment === undefined) throw new Error(`${name}: no segment`);
  const still = drawStill(segment, Math.round((segment.frames - 1) * at), format, media, scale);
  return { still, findings };
}
