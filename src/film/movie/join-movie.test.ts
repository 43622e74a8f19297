import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { AV_LOG_ERROR } from "node-av/constants";
import { Log } from "node-av/lib";
import type { Segment, Timeline } from "../../artifacts/timeline.ts";
import { expectationOf, measureMovie } from "../check/measure-movie.ts";
import { decodeFile, readFacts } from "../check/open-media.ts";
import { renderSegment } from "../render/render-segment.ts";
import { captionsToSrt, captionsToVtt } from "./captions.ts";
import { adtsFile } from "./adts.ts";
import { encodeSound } from "./encode-sound.ts";
import { joinMovie } from "./join-movie.ts";
import { AUDIO_SAMPLE_RATE } from "./sound-format.ts";

Log.setLevel(AV_LOG_ERROR);

const FORMAT = { width: 426, height: 240, fps: 30 } as const;
/** Where the narration's only sound begins, in seconds: on a frame of the sound track. */
const BEEP_SECONDS = (59 * 1024) / AUDIO_SAMPLE_RATE;

function segment(index: number, frames: number, shows: boolean): Segment {
  const ground = { x: 0, y: 0, width: 426, height: 240 };
  const card = { x: 40, y: 60, width: 200, height: 90 };
  return {
    name: `scene-${index}`,
    kind: "scene",
    sceneIndex: index,
    frames,
    layers: [
      { id: "ground", bounds: ground, paint: [{ kind: "rect", ...ground, fill: "#102030" }], tracks: {} },
      {
        id: "card",
        bounds: card,
        paint: [{ kind: "rect", ...card, fill: "#f5ebdc" }],
        tracks: {
          opacity: [
            { frame: 20, value: 0 },
            { frame: 30, value: shows ? 1 : 0 },
          ],
        },
      },
    ],
  };
}

function timelineOf(segments: Segment[]): Timeline {
  let startFrame = 0;
  const scenes = segments.map(({ sceneIndex, frames }) => {
    const scene = {
      index: sceneIndex,
      title: `Szene ${sceneIndex} – ä`,
      startFrame,
      frames,
      speechStartSeconds: startFrame === 0 ? BEEP_SECONDS : startFrame / FORMAT.fps,
    };
    startFrame += frames;
    return scene;
  });
  return {
    version: 1,
    format: FORMAT,
    title: "Wie ein Blatt arbeitet",
    language: "de",
    segments,
    scenes,
    captions: [
      { startSeconds: 0.5, endSeconds: 1.5, lines: ["Erste <Zeile>", "& zweite"] },
      { startSeconds: 2, endSeconds: 2.75, lines: ["Ende"] },
    ],
    frames: startFrame,
    findings: [],
  };
}

function beep(seconds: number): Float32Array {
  const length = Math.round(seconds * AUDIO_SAMPLE_RATE);
  return Float32Array.from(
    { length },
    (_, index) => 0.22 * Math.sin((2 * Math.PI * 997 * index) / AUDIO_SAMPLE_RATE),
  );
}

describe("joined movie", () => {
  const folder = mkdtempSync(join(tmpdir(), "join-movie-"));
  const segments = [segment(1, 61, true), segment(2, 45, true)];
  const timeline = timelineOf(segments);
  const seconds = timeline.frames / FORMAT.fps;
  const segmentFiles = segments.map(({ name }) => join(folder, name));
  const file = join(folder, "film.mp4");
  // Scene 1 beeps, to the end of the film and beyond; scene 2 has nothing to say.
  const soundFiles = ["beep.aac", "silence.aac"].map((name) => join(folder, name));
  writeFileSync(soundFiles[0]!, adtsFile(encodeSound(beep(seconds))));
  writeFileSync(soundFiles[1]!, adtsFile(encodeSound(new Float32Array(4_000))));
  before(async () => {
    for (const [index, one] of segments.entries()) await renderSegment(one, FORMAT, segmentFiles[index]!);
    joinMovie({ timeline, segmentFiles, soundFiles }, file);
  });
  after(() => rmSync(folder, { recursive: true }));

  it("has every frame at its time", async () => {
    const times: number[] = [];
    await decodeFile(file, "video", {}, (_frame, at) => times.push(at) > 0);
    assert.equal(times.length, timeline.frames);
    times.forEach((at, frame) => assert.ok(Math.abs(at - frame / FORMAT.fps) < 1e-6));
    assert.deepEqual(readFacts(file), {
      seconds: Number(seconds.toFixed(6)),
      width: 426,
      height: 240,
      fps: 30,
      channels: 2,
      sampleRate: AUDIO_SAMPLE_RATE,
      hasCaptions: true,
    });
  });

  it("can be entered anywhere", async () => {
    const seen: number[] = [];
    await decodeFile(file, "video", { fromSeconds: 2.5 }, (_frame, at) => {
      seen.push(at);
      return false;
    });
    // The key frame that opens the second segment.
    assert.ok(Math.abs(seen[0]! - 61 / 30) < 1e-6);
  });

  it("sounds when it should", async () => {
    const heard: number[] = [];
    await decodeFile(file, "audio", {}, (frame, at) => {
      const plane = frame.data![0]!;
      const samples = new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples);
      const index = samples.findIndex((sample) => Math.abs(sample) > 0.1);
      if (index >= 0) heard.push(at + index / AUDIO_SAMPLE_RATE);
      return heard.length === 0;
    });
    assert.ok(Math.abs(heard[0]! - BEEP_SECONDS) < 0.002, `heard at ${heard[0]}`);
  });

  it("starts to play at once: its description comes before its data", () => {
    const bytes = readFileSync(file);
    assert.ok(bytes.indexOf("moov", 0, "latin1") < bytes.indexOf("mdat", 0, "latin1"));
    for (const text of ["Szene 2 – ä", "Wie ein Blatt arbeitet", "Ende"]) assert.ok(bytes.includes(text));
  });

  it("is the same file each time", () => {
    const again = join(folder, "again.mp4");
    joinMovie({ timeline, segmentFiles, soundFiles }, again);
    assert.ok(readFileSync(again).equals(readFileSync(file)));
  });

  it("passes its check, and fails it where it is not what was asked for", async () => {
    // Both scenes are drawn alike.
    const looks = new Map(timeline.scenes.map(({ index }) => [index, "the same"]));
    const expected = expectationOf(timeline, false, looks);
    const report = await measureMovie(file, expected);
    assert.equal(report.durationSeconds, Number(seconds.toFixed(6)));
    assert.deepEqual(
      report.findings.filter(({ severity }) => severity === "error"),
      [],
    );
    // A sine of amplitude 0.22 on both channels is -13.15 dB, and at 997 Hz nothing is weighted; the blocks
    // at its beginning hold some silence.
    assert.ok(Math.abs(report.loudnessLufs - -13.4) < 0.4, `${report.loudnessLufs} LUFS`);
    // The sudden beginning rings a little.
    assert.ok(Math.abs(report.truePeakDbtp - -12.5) < 1, `${report.truePeakDbtp} dBTP`);
    const codes = async (of: typeof expected): Promise<string[]> =>
      (await measureMovie(file, of)).findings.map(({ code }) => code);
    assert.ok((await codes({ ...expected, seconds: seconds + 1 })).includes("duration"));
    assert.ok((await codes({ ...expected, height: 360 })).includes("picture_size"));
    assert.ok((await codes({ ...expected, fps: 24 })).includes("frame_rate"));
    assert.ok((await codes({ ...expected, captions: [] })).includes("captions"));
    assert.ok((await codes(expected)).includes("loudness"));
  });

  it("names the scene that shows nothing", async () => {
    const dull = timelineOf([segment(1, 40, true), segment(2, 50, false)]);
    const files = dull.segments.map(({ name }) => join(folder, `dull-${name}`));
    for (const [index, one] of dull.segments.entries()) await renderSegment(one, FORMAT, files[index]!);
    const dullFile = join(folder, "dull.mp4");
    const silent = [soundFiles[1]!, soundFiles[1]!];
    joinMovie({ timeline: dull, segmentFiles: files, soundFiles: silent, withoutCaptions: true }, dullFile);
    const { findings } = await measureMovie(dullFile, expectationOf(dull, true));
    assert.deepEqual(
      findings.map(({ code, sceneIndex }) => [code, sceneIndex]),
      [
        ["loudness", undefined],
        ["silence", undefined],
        ["empty_picture", 2],
      ],
    );
  });

  it("refuses a sound that is not whole", () => {
    const cut = join(folder, "cut.aac");
    const whole = readFileSync(soundFiles[0]!);
    for (const bytes of [whole.subarray(0, 3), whole.subarray(0, -1), whole.subarray(1)]) {
      writeFileSync(cut, bytes);
      const parts = { timeline, segmentFiles, soundFiles: [cut, soundFiles[1]!] };
      assert.throws(() => joinMovie(parts, join(folder, "never.mp4")), /not a whole sound/);
    }
  });

  it("wants a sound for every scene", () => {
    const parts = { timeline, segmentFiles, soundFiles: soundFiles.slice(1) };
    assert.throws(() => joinMovie(parts, join(folder, "never.mp4")), /1 sounds for 2 scenes/);
  });

  it("refuses a segment that is not whole", () => {
    const cut = join(folder, "cut");
    const whole = readFileSync(segmentFiles[0]!);
    for (const length of [0, 7, 100, whole.length - 1]) {
      writeFileSync(cut, whole.subarray(0, length));
      const parts = { timeline, segmentFiles: [cut, segmentFiles[1]!], soundFiles };
      assert.throws(() => joinMovie(parts, join(folder, "never.mp4")), /not a whole segment|damaged/);
    }
  });
});

describe("caption files", () => {
  const { captions } = timelineOf([segment(1, 90, true)]);

  it("WebVTT escapes what would be markup", () => {
    assert.equal(
      captionsToVtt(captions, "de"),
      "WEBVTT\nLanguage: de\n\n" +
        "1\n00:00:00.500 --> 00:00:01.500\nErste &lt;Zeile&gt;\n&amp; zweite\n\n" +
        "2\n00:00:02.000 --> 00:00:02.750\nEnde\n",
    );
  });

  it("SubRip writes its commas", () => {
    assert.equal(
      captionsToSrt([{ startSeconds: 3661.0004, endSeconds: 3662.9996, lines: ["a", "", "b"] }]),
      "1\n01:01:01,000 --> 01:01:03,000\na\nb\n",
    );
  });
});
