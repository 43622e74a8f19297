import { statSync } from "node:fs";
import type { MovieReport } from "../../artifacts/movie.ts";
import type { Finding, Timeline } from "../../artifacts/timeline.ts";
import { listen } from "./listen.ts";
import type { Sound } from "./listen.ts";
import { findDullScenes } from "./look.ts";
import type { SceneSpan } from "./look.ts";
import { readCaptionStarts, readFacts } from "./open-media.ts";
import type { MediaFacts } from "./open-media.ts";

/** What the finished file must be. */
export type MovieExpectation = {
  seconds: number;
  width: number;
  height: number;
  fps: number;
  /** When the captions of the track begin, in seconds; empty without a track. */
  captions: number[];
  scenes: SceneSpan[];
  /** The longest that a scene stands in silence on purpose, seconds. */
  rest: number;
};

/** Bounds of the sound: LUFS, dBTP, seconds. */
export const LOUDNESS_TARGET = -16;
const LOUDNESS_TOLERANCE = 1;
const TRUE_PEAK_LIMIT = -1.5;
const LONGEST_SILENCE = 2;
/** Beyond these a film is not shipped: it is much too quiet or loud, it clips, or its voice is lost. */
const LOUDNESS_FAILS = 4;
const TRUE_PEAK_FAILS = -0.2;
const SILENCE_FAILS = 5;
const CAPTION_DRIFT_SECONDS = 0.1;

/**
 * `looks`: a name for what each scene shows at its end, by scene index; scenes of one name may look the same.
 * `withMedia`: the indexes of scenes that show the caller's own pictures or clips.
 */
export function expectationOf(
  timeline: Timeline,
  withoutCaptions = false,
  looks: ReadonlyMap<number, string> = new Map(),
  withMedia: ReadonlySet<number> = new Set(),
): MovieExpectation {
  const { fps, width, height } = timeline.format;
  return {
    seconds: timeline.frames / fps,
    width,
    height,
    fps,
    captions: withoutCaptions ? [] : timeline.captions.map(({ startSeconds }) => startSeconds),
    scenes: timeline.scenes.map(({ index, startFrame, frames }) => ({
      index,
      fromSeconds: startFrame / fps,
      toSeconds: (startFrame + frames) / fps,
      look: looks.get(index) ?? String(index),
      showsMedia: withMedia.has(index),
    })),
    rest: Math.max(0, ...timeline.scenes.map(({ restSeconds }) => restSeconds ?? 0)),
  };
}

/** Reads the finished file as a player would and says what it is and what is wrong with it. */
export async function measureMovie(file: string, expected: MovieExpectation): Promise<MovieReport> {
  const facts = readFacts(file);
  const sound = await listen(file, facts.sampleRate);
  const { empty, frozen } = await findDullScenes(file, expected.scenes);
  const dullScenes: Finding[] = [
    ...empty.map((sceneIndex) => defect("empty_picture", `scene ${sceneIndex} shows nothing`, sceneIndex)),
    ...frozen.map((sceneIndex) =>
      defect("frozen_picture", `scene ${sceneIndex} shows the picture of the scene before`, sceneIndex),
    ),
  ];
  return {
    durationSeconds: facts.seconds,
    width: facts.width,
    height: facts.height,
    fps: facts.fps,
    bytes: statSync(file).size,
    loudnessLufs: sound.loudness,
    truePeakDbtp: sound.truePeak,
    findings: [
      ...formFindings(facts, expected),
      ...captionFindings(file, expected),
      ...soundFindings(sound, expected.rest),
      ...dullScenes,
    ],
  };
}

function defect(code: string, message: string, sceneIndex?: number): Finding {
  return { severity: "error", code, message, ...(sceneIndex !== undefined && { sceneIndex }) };
}

/** Captions of the track that do not begin when they should. */
function captionFindings(file: string, { captions }: MovieExpectation): Finding[] {
  if (captions.length === 0) return [];
  const starts = readCaptionStarts(file);
  if (starts.length !== captions.length)
    return [defect("captions", `${starts.length} captions in the track, expected ${captions.length}`)];
  const drifts = captions.map((start, index) => Math.abs((starts[index] ?? start) - start));
  const worst = Math.max(...drifts);
  if (worst <= CAPTION_DRIFT_SECONDS) return [];
  const at = captions[drifts.indexOf(worst)] ?? 0;
  const message = `the caption of ${at.toFixed(2)} s stands ${worst.toFixed(2)} s off in the file`;
  return [defect("caption_drift", message)];
}

/** What a player would stumble over. */
function formFindings(facts: MediaFacts, expected: MovieExpectation): Finding[] {
  const findings: Finding[] = [];
  const fail = (code: string, message: string): void => {
    findings.push(defect(code, message));
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
  const asked = expected.captions.length > 0;
  if (facts.hasCaptions !== asked) {
    fail("captions", asked ? "the caption track is missing" : "a caption track was not asked for");
  }
  return findings;
}

function soundFindings({ loudness, truePeak, longestSilence, silenceFrom }: Sound, rest: number): Finding[] {
  const findings: Finding[] = [];
  const tell = (fails: boolean, code: string, message: string): void => {
    findings.push({ severity: fails ? "error" : "warning", code, message });
  };
  const off = Math.abs(loudness - LOUDNESS_TARGET);
  if (off > LOUDNESS_TOLERANCE) {
    const wanted = `wanted ${LOUDNESS_TARGET} ± ${LOUDNESS_TOLERANCE}`;
    tell(off > LOUDNESS_FAILS, "loudness", `${loudness.toFixed(1)} LUFS, ${wanted}`);
  }
  if (truePeak > TRUE_PEAK_LIMIT) {
    const message = `${truePeak.toFixed(1)} dBTP, wanted at most ${TRUE_PEAK_LIMIT}`;
    tell(truePeak > TRUE_PEAK_FAILS, "true_peak", message);
  }
  const longest = LONGEST_SILENCE + rest;
  if (longestSilence > longest) {
    const where = `${longestSilence.toFixed(1)} s of silence from ${silenceFrom.toFixed(1)} s on`;
    tell(
      longestSilence > SILENCE_FAILS + rest,
      "silence",
      `${where}, wanted at most ${longest.toFixed(1)} s`,
    );
  }
  return findings;
}
