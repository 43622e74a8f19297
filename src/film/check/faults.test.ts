/** Every check of the quality report is shown a fault that it must find, and good films in which it must find nothing. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { AV_LOG_ERROR } from "node-av/constants";
import { Log } from "node-av/lib";
import type { SceneSpeech } from "../../artifacts/speech.ts";
import type { Fill, Finding, Layer, Segment, TextPaint, Timeline } from "../../artifacts/timeline.ts";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { INTER } from "../fonts/font-packages.ts";
import { cssFont, fontStack } from "../fonts/font-stack.ts";
import { fontFor } from "../layout/text-context.ts";
import { layerOf } from "../layout/layer-builder.ts";
import { adtsFile } from "../movie/adts.ts";
import { encodeSound } from "../movie/encode-sound.ts";
import { joinMovie } from "../movie/join-movie.ts";
import { AUDIO_SAMPLE_RATE } from "../movie/sound-format.ts";
import { renderSegment } from "../render/render-segment.ts";
import { sceneCaptions } from "../timeline/captions.ts";
import { checkGlyphs } from "../timeline/check-glyphs.ts";
import { checkLayers } from "../timeline/check-layers.ts";
import { checkCaptions, checkReveals } from "../timeline/check-timing.ts";
import { evenSpeech } from "../timeline/even-speech.ts";
import { expectationOf, measureMovie, type MovieExpectation } from "./measure-movie.ts";

Log.setLevel(AV_LOG_ERROR);

const PLAIN = { kind: "text", x: 400, y: 500 } as const;

function told(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, code }) => `${severity} ${code}`);
}

describe("checks of the layout", () => {
  const context = contextOf("clean_lecture");
  const { color } = context.theme;
  const line = (id: string, changes: Partial<TextPaint> & { size?: number } = {}): Layer => {
    const { size = 40, ...rest } = changes;
    const text = rest.text ?? "Three parts share the work";
    const font = cssFont(fontStack(text, INTER, "en"), 400, size);
    const paint: TextPaint = { kind: "text", text, x: 400, y: 500, font, color: color.text, ...rest };
    return layerOf(id, [paint], {}, context.format);
  };
  const faults: { fault: string; layers: Layer[]; finds: string[] }[] = [
    { fault: "none", layers: [line("one"), line("two", { y: 600 })], finds: [] },
    {
      fault: "a line that runs off the frame",
      layers: [line("one", { x: 1700 })],
      finds: ["error overflow"],
    },
    {
      fault: "a line nearer to the edge than 5 %",
      layers: [line("one", { x: 20 })],
      finds: ["error overflow"],
    },
    {
      fault: "two lines on each other",
      layers: [line("one"), line("two", { y: 510 })],
      finds: ["error overlap"],
    },
    { fault: "pale text", layers: [line("one", { color: "#8f8b85" })], finds: ["warning contrast"] },
    {
      fault: "text in the colour of its ground",
      layers: [line("one", { color: color.background })],
      finds: ["error contrast"],
    },
    { fault: "text under 28 px", layers: [line("one", { size: 27 })], finds: ["error font_size"] },
    {
      fault: "a small sign within a formula",
      layers: [line("formula-1", { size: 24 })],
      finds: ["warning font_size"],
    },
  ];
  const onPanel = (y: number, height: number): Layer => {
    const [text] = line("one").paint;
    const panel = { kind: "rect" as const, x: 360, y, width: 900, height, fill: "#ffffff" };
    return layerOf("one", [panel, ...(text === undefined ? [] : [text])], {}, context.format);
  };
  faults.push(
    { fault: "words within their panel", layers: [onPanel(420, 160)], finds: [] },
    { fault: "a rule across a line's foot", layers: [onPanel(490, 8)], finds: [] },
    { fault: "words over the foot of their panel", layers: [onPanel(390, 100)], finds: ["error overflow"] },
    { fault: "words that begin above it", layers: [onPanel(485, 200)], finds: ["error overflow"] },
  );
  for (const { fault, layers, finds } of faults)
    it(`${fault}: ${finds.join() || "nothing"}`, () =>
      assert.deepEqual(told(checkLayers(layers, context)), finds));

  it("a character without a glyph in the fonts of its own text: found, in every face of every style", () => {
    const latin = "Three parts share the work";
    for (const style of STYLE_NAMES)
      for (const face of ["heading", "body", "strong", "mono"] as const) {
        const set = contextOf(style);
        const painted = (text: string, fontOf: string, weight = 700): Layer => {
          const font = fontFor(fontOf, { face, size: 40, color: color.text, weight }, set);
          return layerOf("one", [{ ...PLAIN, text, font, color: color.text }], {}, set.format);
        };
        const found = (layer: Layer) => checkGlyphs([layer]).map(({ message }) => message);
        for (const text of [latin, "ἀρχῆς", "Їжак", "ệ g̃", "مرحبا", "नमस्ते", "漢字", "👩🏽‍🔬 1️⃣ 🇺🇦", "→ H₂O 10⁻⁹"])
          assert.deepEqual(found(painted(text, text)), [], `${style} ${face} ${text}`);
        // The fonts were chosen for another text, as when a part is painted that was not measured.
        for (const text of ["Їжак", "漢", "नि", "🌱", "a\u{13000}"])
          assert.equal(found(painted(text, latin)).length, 1, `${style} ${face} ${text}`);
      }
  });

  it("a counter that passes figures which its fonts lack: found", () => {
    const figure = (of: string): Layer => {
      const font = cssFont(fontStack(of, INTER, "en"), 400, 80);
      const text = { x: 400, y: 500, font, color: color.text };
      const counter = { text, locale: "en", decimals: 0, prefix: "", suffix: " kg", grouping: true };
      const tracks = { value: [0, 400].map((value) => ({ frame: value, value })) };
      return { ...line("figure-1"), paint: [{ kind: "counter", ...counter }], tracks };
    };
    assert.deepEqual(told(checkGlyphs([figure("400 kg")])), []);
    assert.deepEqual(told(checkGlyphs([figure("漢")])), ["error missing_glyph"]);
  });
});

describe("checks of the timing", () => {
  const speech = evenSpeech(
    1,
    ["A leaf, in the sun, makes sugar from air and water.", "It breathes out oxygen 2."],
    "en",
  );
  const captions = sceneCaptions(speech, 3);
  const shifted = (by: number) =>
    captions.map((one) => ({ ...one, startSeconds: one.startSeconds + by, endSeconds: one.endSeconds + by }));
  const drifts: { fault: string; by: number; finds: boolean }[] = [
    { fault: "captions with their words", by: 0, finds: false },
    { fault: "captions 90 ms late", by: 0.09, finds: false },
    { fault: "captions 120 ms late", by: 0.12, finds: true },
    { fault: "captions 120 ms early", by: -0.12, finds: true },
  ];
  for (const { fault, by, finds } of drifts)
    it(`${fault}: ${finds ? "found" : "nothing"}`, () => {
      const found = told(checkCaptions(shifted(by), speech, 3));
      assert.deepEqual(found, finds ? captions.map(() => "error caption_drift") : []);
    });

  it("a caption that begins with a sign that is read out: nothing", () => {
    const words = ["©", "2024", "Les", "Carnets."];
    const said: SceneSpeech = {
      ...evenSpeech(1, [words.join(" ")], "fr"),
      words: words.map((text, index) => {
        const start = words.slice(0, index).join(" ").length + Math.min(index, 1);
        return { text, sentence: 0, start, end: start + text.length, from: index, to: index + 1 };
      }),
      sentences: [{ from: 0, to: words.length, text: words.join(" ") }],
    };
    const found = sceneCaptions(said, 3);
    assert.equal(found[0]?.startSeconds, 3);
    assert.deepEqual(told(checkCaptions(found, said, 3)), []);
  });

  it("captions that leave before their words: found", () => {
    const cut = captions.map((one) => ({ ...one, endSeconds: one.startSeconds + 0.3 }));
    assert.ok(told(checkCaptions(cut, speech, 3)).includes("error caption_drift"));
  });

  const entering = (frame: number): Layer => ({
    id: "item-1",
    bounds: { x: 0, y: 0, width: 10, height: 10 },
    paint: [],
    tracks: {
      opacity: [
        { frame, value: 0 },
        { frame: frame + 10, value: 1 },
      ],
    },
  });
  const reveals: { fault: string; frame: number; finds: string[] }[] = [
    { fault: "a thing that comes with its word", frame: 90, finds: [] },
    { fault: "66 ms late", frame: 92, finds: [] },
    { fault: "100 ms late", frame: 93, finds: ["warning reveal"] },
    { fault: "100 ms early", frame: 87, finds: ["warning reveal"] },
  ];
  for (const { fault, frame, finds } of reveals)
    it(`${fault}: ${finds.join() || "nothing"}`, () =>
      assert.deepEqual(told(checkReveals([entering(frame)], [90], 30)), finds));
});

describe("checks of the finished file", () => {
  const FORMAT = { width: 320, height: 180, fps: 30 } as const;
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  after(() => rmSync(folder, { recursive: true }));

  type Sound = (seconds: number) => number;
  /** About -16 LUFS on two channels. */
  const voice: Sound = (seconds) => 0.16 * Math.sin(2 * Math.PI * 440 * seconds);
  type Film = {
    sound?: Sound;
    pictures?: string[];
    captionsLate?: number;
    seconds?: number;
    withMedia?: number[];
  };

  const segment = (name: string, index: number, frames: number): Segment => {
    const ground = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
    const fill: Fill =
      name === "gradient"
        ? { kind: "linear", from: [0, 0], to: [FORMAT.width, 0], stops: [{ at: 0, color: "#0b1020" }, { at: 1, color: "#4f86c6" }] } // prettier-ignore
        : "#102030";
    const card = { x: name === "second" ? 180 : 40, y: 40, width: 100, height: 80 };
    return {
      name: `scene-${index}`,
      kind: "scene",
      sceneIndex: index,
      frames,
      layers: [
        { id: "ground", bounds: ground, paint: [{ kind: "rect", ...ground, fill }], tracks: {} },
        ...(name === "flat" || name === "gradient"
          ? []
          : [
              {
                id: "card",
                bounds: card,
                paint: [{ kind: "rect" as const, ...card, fill: "#f5ebdc" }],
                tracks: {},
              },
            ]),
      ],
    };
  };

  async function make({
    sound = voice,
    pictures = ["first", "second"],
    captionsLate = 0,
    seconds = 6,
    withMedia = [],
  }: Film): Promise<{
    file: string;
    expected: MovieExpectation;
  }> {
    const frames = (seconds * FORMAT.fps) / 2;
    const segments = pictures.map((name, index) => segment(name, index + 1, frames));
    const files = await Promise.all(
      segments.map(async (one) => {
        const file = join(folder, `${one.name}.seg`);
        await renderSegment(one, FORMAT, file);
        return file;
      }),
    );
    const soundFiles = [join(folder, "1.aac"), join(folder, "2.aac")];
    const samples = Float32Array.from({ length: seconds * AUDIO_SAMPLE_RATE }, (_, index) =>
      sound(index / AUDIO_SAMPLE_RATE),
    );
    writeFileSync(soundFiles[0]!, adtsFile(encodeSound(samples)));
    writeFileSync(soundFiles[1]!, "");
    const timeline: Timeline = {
      version: 1,
      format: FORMAT,
      title: "Faults",
      language: "en",
      segments,
      scenes: segments.map(({ sceneIndex }, index) => ({
        index: sceneIndex,
        title: String(sceneIndex),
        startFrame: index * frames,
        frames,
        speechStartSeconds: 0,
      })),
      captions: [
        { startSeconds: 0.5, endSeconds: 1.5, lines: ["One"] },
        { startSeconds: 2, endSeconds: 2.8, lines: ["Two"] },
      ],
      frames: 2 * frames,
      findings: [],
    };
    const file = join(folder, "film.mp4");
    const moved = timeline.captions.map((one) => ({ ...one, startSeconds: one.startSeconds + captionsLate }));
    joinMovie({ timeline: { ...timeline, captions: moved }, segmentFiles: files, soundFiles }, file);
    return { file, expected: expectationOf(timeline, false, new Map(), new Set(withMedia)) };
  }

  const silentFrom =
    (from: number, to: number): Sound =>
    (at) =>
      at >= from && at < to ? 0 : voice(at);
  const faults: { fault: string; film: Film; expect?: Partial<MovieExpectation>; finds: string[] }[] = [
    { fault: "none", film: {}, finds: [] },
    { fault: "a pause of 1.8 s", film: { sound: silentFrom(2, 3.8) }, finds: [] },
    { fault: "a pause of 3 s", film: { seconds: 12, sound: silentFrom(4, 7) }, finds: ["warning silence"] },
    {
      fault: "a voice that is lost",
      film: { seconds: 12, sound: silentFrom(4, 11) },
      finds: ["error silence"],
    },
    { fault: "sound 2 dB too loud", film: { sound: (at) => 1.26 * voice(at) }, finds: ["warning loudness"] },
    { fault: "sound 8 dB too quiet", film: { sound: (at) => 0.4 * voice(at) }, finds: ["error loudness"] },
    {
      fault: "a peak above -1.5 dBTP",
      film: { sound: (at) => (at > 1 && at < 1.004 ? 5.2 * voice(at) : voice(at)) },
      finds: ["warning true_peak"],
    },
    {
      fault: "sound that clips",
      film: { sound: (at) => (at > 1 && at < 1.004 ? 8 * voice(at) : voice(at)) },
      finds: ["error true_peak"],
    },
    { fault: "a flat scene", film: { pictures: ["first", "flat"] }, finds: ["error empty_picture"] },
    {
      fault: "a scene of nothing but its gradient",
      film: { pictures: ["first", "gradient"] },
      finds: ["error empty_picture"],
    },
    {
      fault: "a caller's picture of mist",
      film: { pictures: ["first", "gradient"], withMedia: [2] },
      finds: [],
    },
    {
      fault: "a picture that stays",
      film: { pictures: ["first", "first"] },
      finds: ["error frozen_picture"],
    },
    { fault: "captions late in the file", film: { captionsLate: 0.15 }, finds: ["error caption_drift"] },
    {
      fault: "a caption that is missing",
      film: {},
      expect: { captions: [0.5, 2, 2.9] },
      finds: ["error captions"],
    },
    { fault: "captions nobody asked for", film: {}, expect: { captions: [] }, finds: ["error captions"] },
    { fault: "another length", film: {}, expect: { seconds: 6.1 }, finds: ["error duration"] },
    { fault: "another size", film: {}, expect: { width: 640 }, finds: ["error picture_size"] },
    { fault: "another rate", film: {}, expect: { fps: 60 }, finds: ["error frame_rate"] },
  ];
  for (const { fault, film, expect, finds } of faults)
    it(`${fault}: ${finds.join() || "nothing"}`, async () => {
      const { file, expected } = await make(film);
      const { findings } = await measureMovie(file, { ...expected, ...expect });
      assert.deepEqual(told(findings), finds, JSON.stringify(findings));
    });

  it("the same picture twice is no fault where it was planned so", async () => {
    const { file, expected } = await make({ pictures: ["first", "first"] });
    const scenes = expected.scenes.map((one) => ({ ...one, look: "the same" }));
    assert.deepEqual((await measureMovie(file, { ...expected, scenes })).findings, []);
  });
});
