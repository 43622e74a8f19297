import { setImmediate as nextTurn } from "node:timers/promises";
import { makeEmbeddedPlanner } from "../../src/agent/embedded/planner.ts";
import { estimateByCharacters } from "../../src/agent/estimate-seconds.ts";
import { detectLanguage } from "../../src/agent/language/detect-language.ts";
import type { PlanRequest } from "../../src/artifacts/plan.ts";
import type { VideoStyle } from "../../src/artifacts/style.ts";
import type { Finding, Format } from "../../src/artifacts/timeline.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import { drawStill } from "./draw-still.ts";
import { makeSheet } from "./sheet.ts";

/**
 * Plans a brief, lays its film out and writes the scenes as they rest on one page. Speech is not made: every
 * word takes the same time, which moves when things come, not how they look once they are there.
 */
export async function drawBrief(input: {
  prompt: string;
  style: VideoStyle;
  format: Format;
  file: string;
}): Promise<Finding[]> {
  const { prompt, style, format, file } = input;
  const planner = makeEmbeddedPlanner();
  const request: PlanRequest = {
    prompt,
    targetLanguage: detectLanguage(prompt),
    duration: "short",
    style,
    estimateSeconds: estimateByCharacters,
  };
  const planned = await planner.outline(request);
  if (planned.kind === "question") throw new Error(`the planner asks: ${planned.answer}`);
  const storyboard = await planner.script(request, planned.outline);
  const speeches = storyboard.scenes.map(({ index, narration }) =>
    evenSpeech(index, narration, storyboard.language),
  );
  const { segments, findings } = await buildTimeline(storyboard, speeches, format);
  const scenes = segments.filter(({ kind }) => kind === "scene");
  const wide = format.width > format.height;
  const sheet = makeSheet(scenes.length, format, {
    columns: wide ? 3 : 6,
    cellWidth: wide ? 640 : 360,
    gap: 16,
  });
  for (const scene of scenes) {
    const still = drawStill(scene, scene.frames - 1, format);
    sheet.add(still);
    still.width = 1;
    await nextTurn();
  }
  await sheet.write(file);
  return findings;
}
