import { setImmediate as nextTurn } from "node:timers/promises";
import { makeEmbeddedPlanner } from "../../src/agent/embedded/planner.ts";
import { estimateByCharacters } from "../../src/agent/estimate-seconds.ts";
import { detectLanguage } from "../../src/agent/language/detect-language.ts";
import type { PlanRequest } from "../../src/artifacts/plan.ts";
import type { SceneSpeech } from "../../src/artifacts/speech.ts";
import type { Storyboard } from "../../src/artifacts/storyboard.ts";
import type { VideoStyle } from "../../src/artifacts/style.ts";
import type { Finding, Format, Segment, TimelineScene } from "../../src/artifacts/timeline.ts";
import { buildTimeline } from "../../src/film/timeline/build-timeline.ts";
import { evenSpeech } from "../../src/film/timeline/even-speech.ts";
import { drawStill } from "./draw-still.ts";
import { makeSheet } from "./sheet.ts";

/** One picture a scene, as it rests at its end; one a sentence, as it has been said; or one a page, before its words go. */
export const EACH = ["scene", "sentence", "page"] as const;
export type Each = (typeof EACH)[number];

export type BriefSheet = {
  prompt: string;
  style: VideoStyle;
  format: Format;
  /** What is written; its ending says how. */
  file: string;
  each?: Each;
  /** The scenes to draw, by their number in the film; all of them where it is left out. */
  scenes?: readonly number[];
};

/**
 * Plans a brief, lays its film out and writes its stills on one page. Speech is not made: every word takes the
 * same time, which moves when things come, not how they look once they are there.
 * @throws Error where the planner asks instead
 */
export async function drawBrief(input: BriefSheet): Promise<Finding[]> {
  const { format, file, each = "scene" } = input;
  const storyboard = await planned(input);
  const speeches = storyboard.scenes.map(({ index, narration }) =>
    evenSpeech(index, narration, storyboard.language),
  );
  const { segments, findings, scenes } = await buildTimeline(storyboard, speeches, format);
  const stills = segments.flatMap((segment) => {
    if (segment.kind !== "scene") return [];
    if (input.scenes !== undefined && !input.scenes.includes(segment.sceneIndex)) return [];
    const at = storyboard.scenes.findIndex(({ index }) => index === segment.sceneIndex);
    const [scene, speech] = [scenes[at], speeches[at]];
    const frames =
      each === "scene" || scene === undefined || speech === undefined
        ? [segment.frames - 1]
        : each === "page"
          ? pageFrames(segment, format.fps)
          : sentenceFrames(segment, scene, speech, format.fps);
    return frames.map((frame) => ({ segment, frame }));
  });
  const wide = format.width > format.height;
  const sheet = makeSheet(stills.length, format, {
    columns: wide ? 3 : 6,
    cellWidth: wide ? 640 : 360,
    gap: 16,
  });
  for (const { segment, frame } of stills) {
    const still = drawStill(segment, frame, format);
    sheet.add(still);
    still.width = 1;
    await nextTurn();
  }
  await sheet.write(file);
  return findings;
}

async function planned({ prompt, style }: BriefSheet): Promise<Storyboard> {
  const planner = makeEmbeddedPlanner();
  const request: PlanRequest = {
    prompt,
    targetLanguage: detectLanguage(prompt),
    duration: "short",
    style,
    estimateSeconds: estimateByCharacters,
  };
  const outlined = await planner.outline(request);
  if (outlined.kind === "question") throw new Error(`the planner asks: ${outlined.answer}`);
  return planner.script(request, outlined.outline);
}

/** What enters with a sentence's last word has come by then, and the next has not taken its place. */
const AFTER_SENTENCE_SECONDS = 0.05;

/** The frames of the segment at which each of its sentences has been said. */
function sentenceFrames(
  segment: Segment,
  scene: TimelineScene,
  { sentences }: SceneSpeech,
  fps: number,
): number[] {
  const opens = scene.startFrame + scene.frames - segment.frames;
  return sentences.map(({ to }, index) =>
    index === sentences.length - 1
      ? segment.frames - 1
      : Math.round((scene.speechStartSeconds + to + AFTER_SENTENCE_SECONDS) * fps) - opens,
  );
}

/** Words that go so soon after others, in seconds, were of the same page. */
const TOGETHER_SECONDS = 0.5;

/** The frames of the segment at which words begin to go, and its last: no page is seen twice, and none is missed. */
function pageFrames(segment: Segment, fps: number): number[] {
  const leave = segment.layers.flatMap(({ paint, tracks: { opacity = [], y = [] } }) => {
    if (!paint.some(({ kind }) => kind === "text")) return [];
    // A section's name sets out for its place above the content, and is gone as it arrives.
    const [sets, arrives] = [y.at(-2)?.frame, y.at(-1)?.frame];
    return opacity.flatMap(({ frame, value }, at) => {
      if (value !== 1 || opacity[at + 1]?.value !== 0) return [];
      return [sets !== undefined && arrives !== undefined && arrives >= frame ? sets : frame];
    });
  });
  const last = segment.frames - 1;
  const pages = [...new Set(leave)].toSorted((a, b) => a - b).filter((frame) => frame < last);
  return [...pages.filter((frame, at) => (pages[at + 1] ?? last) - frame > TOGETHER_SECONDS * fps), last];
}
