import { SPEECH_SAMPLE_RATE, type SceneSpeech } from "../../artifacts/speech.ts";
import { SOUND_FRAME_SAMPLES } from "../../artifacts/timeline.ts";

/** When a scene runs and when its voice begins, in whole frames of the film. */
export type SceneTiming = {
  startFrame: number;
  frames: number;
  /** Frames from the scene's start to the first sample of its speech. */
  speechFrame: number;
  /** Seconds that it stands in silence, to be read. */
  rest: number;
};

/** From a scene's start to its first word: the transition has passed, the heading stands. */
const LEAD_SECONDS = 0.6;
/** Silence before a scene's first sample, also where its first word comes late: the sounds of two scenes stay apart. */
const LEAST_LEAD_SECONDS = 0.1;
/** From the last word to the scene's end; with the next lead a pause of 1.1 s, a breath. */
const TAIL_SECONDS = 0.5;
/** After the film's last word. */
const END_SECONDS = 1.3;

/** After the film's last word where an end card follows: read at a glance, and no silence of two seconds. */
const END_CARD_SECONDS = 1.9;
/** From the film's last word to the end card. */
const BEFORE_CARD_SECONDS = 0.25;

/** The frame of the last scene at which its end card comes. */
export function endCardFrame({ frames }: SceneTiming, fps: number): number {
  return frames - Math.round((END_CARD_SECONDS - BEFORE_CARD_SECONDS) * fps);
}

/**
 * `endCard`: the film ends on one, which the last scene has time for. `reading`: for each scene the seconds that it takes
 * to read what it shows, however little is said of it.
 */
export function sceneTimings(
  speeches: SceneSpeech[],
  fps: number,
  endCard = false,
  reading: readonly number[] = [],
): SceneTiming[] {
  let startFrame = 0;
  return speeches.map((speech, index) => {
    const firstWord = speech.words[0]?.from ?? 0;
    const lastWord = speech.words.at(-1)?.to ?? speech.durationSeconds;
    const lead = Math.max(LEAST_LEAD_SECONDS, LEAD_SECONDS - firstWord);
    const speechFrame = Math.round(lead * fps);
    const tail = index === speeches.length - 1 ? (endCard ? END_CARD_SECONDS : END_SECONDS) : TAIL_SECONDS;
    const told = Math.max(lastWord + tail, speech.durationSeconds);
    const rest = Math.min(MOST_REST, Math.max(0, (reading[index] ?? 0) - lead - told));
    const seconds = told + rest;
    const timing = { startFrame, frames: speechFrame + Math.ceil(seconds * fps), speechFrame, rest };
    startFrame += timing.frames;
    return timing;
  });
}

/** What is read stands in silence for no more than this. */
const MOST_REST = 3.2;

/** When the scene's first sample is heard, in seconds of the film: on a frame of the sound track. */
export function speechStart({ startFrame, speechFrame }: SceneTiming, fps: number): number {
  const samples = ((startFrame + speechFrame) / fps) * SPEECH_SAMPLE_RATE;
  return (Math.round(samples / SOUND_FRAME_SAMPLES) * SOUND_FRAME_SAMPLES) / SPEECH_SAMPLE_RATE;
}
