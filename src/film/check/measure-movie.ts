import { statSync } from "node:fs";
import type { MovieReport } from "../../artifacts/movie.ts";
import type { Finding, Timeline } from "../../artifacts/timeline.ts";
import { listen } from "./listen.ts";
import type { Sound } from "./listen.ts";
import { findEmptyScenes } from "./look.ts";
import { readFacts } from "./open-media.ts";
import type { MediaFacts } from "./open-media.ts";

/** What the finished file must be. */
export type MovieExpectation = {
  seconds: number;
  width: number;
  height: number;
  fps: number;
  captions: boolean;
  scenes: { index: number; fromSeconds: number; toSeconds: number }[];
};

/** Bounds of the sound: LUFS, dBTP, seconds. */
export const LOUDNESS_TARGET = -16;
const LOUDNESS_TOLERANCE = 1;
const TRUE_PEAK_LIMIT = -1.5;
const LONGEST_SILENCE = 2;

export function expectationOf(timeline: Timeline, withoutCaptions = false): MovieExpectation {
  const { fps, width, height } = timeline.format;
  return {
    seconds: timeline.frames / fps,
    width,
    height,
    fps,
    captions: !withoutCaptions && timeline.captions.length > 0,
    scenes: timeline.scenes.map(({ index, startFrame, frames }) => ({
      index,
      fromSeconds: startFrame / fps,
      toSeconds: (startFrame + frames) / fps,
    })),
  };
}

/** Reads the finished file as a player would and says what it is and what is wrong with it. */
export function measureMovie(file: string, expected: MovieExpectation): MovieReport {
  const facts = readFacts(file);
  const sound = listen(file, facts.sampleRate);
  const emptyScenes = findEmptyScenes(file, expected.scenes).map((sceneIndex) => ({
    severity: "error" as const,
    code: "empty_picture",
    message: `scene ${sceneIndex} shows nothing`,
    sceneIndex,
  }));
  return {
    durationSeconds: facts.seconds,
    width: facts.width,
    height: facts.height,
    fps: facts.fps,
    bytes: statSync(file).size,
    loudnessLufs: sound.loudness,
    truePeakDbtp: sound.truePeak,
    findings: [...formFindings(facts, expected), ...soundFindings(sound), ...emptyScenes],
  };
}

/** What a player would stumble over. */
function formFindings(facts: MediaFacts, expected: MovieExpectation): Finding[] {
  const findings: Finding[] = [];
  const fail = (code: string, message: string): void => {
    findings.push({ severity: "error", code, message });
  };
  if (Math.abs(facts.seconds - expected.seconds) > 0.5 / expected.fps) {
    fail("duration", `${facts.seconds.toFixed(3)} s long, expected ${expected.seconds.toFixed(3)} s`);
  }
  if (facts.width !== expected.width || facts.height !== expected.height) {
    fail("picture_size", `${facts.width}×${facts.height}, expected ${expected.width}×${expected.height}`);
  }
  if (Math.abs(facts.fps - expected.fps) > 0.001) {
    fail("frame_rate", `${facts.fps} fps, expected ${expected.fps}`);
  }
  if (facts.channels !== 2 || facts.sampleRate !== 48_000) {
    fail("sound_format", `${facts.channels} channels at ${facts.sampleRate} Hz, expected 2 at 48000 Hz`);
  }
  if (facts.hasCaptions !== expected.captions) {
    fail(
      "captions",
      expected.captions ? "the caption track is missing" : "a caption track was not asked for",
    );
  }
  return findings;
}

function soundFindings({ loudness, truePeak, longestSilence, silenceFrom }: Sound): Finding[] {
  const findings: Finding[] = [];
  const warn = (code: string, message: string): void => {
    findings.push({ severity: "warning", code, message });
  };
  if (Math.abs(loudness - LOUDNESS_TARGET) > LOUDNESS_TOLERANCE) {
    warn("loudness", `${loudness.toFixed(1)} LUFS, wanted ${LOUDNESS_TARGET} ± ${LOUDNESS_TOLERANCE}`);
  }
  if (truePeak > TRUE_PEAK_LIMIT) {
    warn("true_peak", `${truePeak.toFixed(1)} dBTP, wanted at most ${TRUE_PEAK_LIMIT}`);
  }
  if (longestSilence > LONGEST_SILENCE) {
    const where = `${longestSilence.toFixed(1)} s of silence from ${silenceFrom.toFixed(1)} s on`;
    warn("silence", `${where}, wanted at most ${LONGEST_SILENCE} s`);
  }
  return findings;
}
