import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SAMPLE_PASSAGES } from "../sample-passages.fixture.ts";
import { makeVoice } from "../voice.ts";
import { blockPowers, integratedLoudness } from "./loudness.ts";
import { limited } from "./limiter.ts";
import { masterNarration } from "./master-narration.ts";
import { processScene } from "./process-scene.ts";
import { truePeak } from "./true-peak.ts";

const RATE = 48_000;
const voice = makeVoice({ threads: 2 });
after(() => voice.close());

const sine = (hertz: number, amplitude: number, seconds: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: seconds * RATE },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / RATE + phase),
  );

test("the meter reads −23.0 LUFS for EBU Tech 3341's first signal", () => {
  // A stereo sine of 1 kHz whose peaks are at −23 dBFS in both channels.
  const loudness = integratedLoudness(blockPowers(sine(1_000, 10 ** (-23 / 20), 20)));
  assert.ok(Math.abs(loudness + 23) < 0.1, `${loudness}`);
});

test("quiet passages are gated, as in EBU Tech 3341's third signal", () => {
  const parts = [
    sine(1_000, 10 ** (-36 / 20), 10),
    sine(1_000, 10 ** (-23 / 20), 60),
    sine(1_000, 10 ** (-36 / 20), 10),
  ];
  const loudness = integratedLoudness(parts.flatMap((part) => blockPowers(part)));
  assert.ok(Math.abs(loudness + 23) < 0.1, `${loudness}`);
});

test("the true peak between samples is found", () => {
  // At a quarter of the sampling rate and 45° the samples lie 3 dB under the wave's peak.
  const wave = sine(RATE / 4, 0.5, 0.1, Math.PI / 4);
  assert.ok(Math.abs(20 * Math.log10(truePeak(wave) / 0.5)) < 0.3, `${truePeak(wave)}`);
});

test("the limiter holds the true peak and does not touch what is below", () => {
  const loud = sine(180, 1.8, 0.5);
  assert.ok(truePeak(limited(loud, 1, 0.7)) <= 0.701);
  const soft = sine(180, 0.3, 0.5);
  assert.deepEqual(limited(soft, 1, 0.7), soft);
});

for (const language of ["en", "zh", "ar"]) {
  test(`real speech (${language}) is mastered to −16 ± 0.3 LUFS under −2.15 dBTP, the same each time`, async () => {
    const { fit = [], check = [] } = SAMPLE_PASSAGES[language] ?? {};
    const spoken = await Promise.all(
      [fit.slice(0, 3), check.slice(0, 2)].map((sentences, sceneIndex) =>
        voice.speakScene({ sceneIndex, sentences, language }),
      ),
    );
    let at = 0.4;
    const scenes = spoken.map(({ samples, speech }) => {
      const scene = { samples, startSeconds: at };
      at += speech.durationSeconds + 1.2;
      return scene;
    });
    const film = masterNarration({ scenes, durationSeconds: at });
    assert.ok(Math.abs(film.loudnessLufs + 16) < 0.3, `${film.loudnessLufs}`);
    assert.ok(film.truePeakDbtp < -2.15, `${film.truePeakDbtp}`);
    assert.equal(film.samples.length, Math.round(at * RATE));
    // Measured over the whole film instead of scene by scene.
    assert.ok(Math.abs(integratedLoudness(blockPowers(film.samples)) - film.loudnessLufs) < 0.1);
    const again = masterNarration({ scenes, durationSeconds: at });
    assert.ok(Buffer.from(again.samples.buffer).equals(Buffer.from(film.samples.buffer)));
  });
}

test("scenes of different loudness come out alike", async () => {
  const { samples } = await voice.speakScene({
    sceneIndex: 0,
    sentences: ["The soil had lost only 57 grams."],
    language: "en",
  });
  const soft = processScene(samples.map((sample) => sample * 0.05));
  const loud = processScene(samples);
  assert.ok(Math.abs(integratedLoudness(blockPowers(soft)) - integratedLoudness(blockPowers(loud))) < 0.1);
});

test("a film without speech is silence, not noise or NaN", () => {
  const film = masterNarration({
    scenes: [{ samples: new Float32Array(RATE), startSeconds: 0 }],
    durationSeconds: 2,
  });
  assert.equal(film.loudnessLufs, -Infinity);
  assert.ok(film.samples.every((sample) => sample === 0));
});

test("a scene that begins near the end is cut, not written past it", () => {
  const film = masterNarration({
    scenes: [{ samples: sine(300, 0.2, 2), startSeconds: 1 }],
    durationSeconds: 2,
  });
  assert.equal(film.samples.length, 2 * RATE);
});
