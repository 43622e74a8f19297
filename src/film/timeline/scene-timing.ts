import type { SceneSpeech } from "../../artifacts/speech.ts";

/** When a scene runs and when its voice begins, in whole frames of the film. */
export type SceneTiming = {
  startFrame: number;
  frames: number;
  /** Frames from the scene's start to the first sample of its speech. */
  speechFrame: number;
};

/** From a scene's start to its first word: the transition has passed, the heading stands. */
const LEAD_SECONDS = 0.6;
/** From the last word to the scene's end; with the next lead a pause of 1.1 s, a breath. */
const TAIL_SECONDS = 0.5;
/** After the film's last word. */
const END_SECONDS = 1.3;

export function sceneTimings(speeches: SceneSpeech[], fps: number): SceneTiming[] {
  let startFrame = 0;
  return speeches.map((speech, index) => {
    const firstWord = speech.words[0]?.from ?? 0;
    const lastWord = speech.words.at(-1)?.to ?? speech.durationSeconds;
    const speechFrame = Math.max(0, Math.round((LEAD_SECONDS - firstWord) * fps));
    const tail = index === speeches.length - 1 ? END_SECONDS : TAIL_SECONDS;
    const seconds = Math.max(lastWord + tail, speech.durationSeconds);
    const timing = { startFrame, frames: speechFrame + Math.ceil(seconds * fps), speechFrame };
    startFrame += timing.frames;
    return timing;
  });
}
