import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SAMPLE_PASSAGES } from "../sample-passages.fixture.ts";
import { makeVoice } from "../voice.ts";
import { blockPowers, integratedLoudness } from "./loudness.ts";
import { limited } from "./limiter.ts";
import { masterScene } from "./master-scene.ts";
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
    const scenes = spoken.map(({ samples }) => masterScene(samples));
    for (const [index, { samples, loudnessLufs }] of scenes.entries()) {
      assert.ok(Math.abs(loudnessLufs + 16) < 0.3, `${loudnessLufs}`);
      assert.ok(20 * Math.log10(truePeak(samples)) < -2.15);
      const speech = spoken[index]?.samples ?? new Float32Array();
      assert.equal(samples.length, speech.length);
      const again = masterScene(speech).samples;
      assert.ok(Buffer.from(again.buffer).equals(Buffer.from(samples.buffer)));
    }
    // One after the other with a pause, as in a film: each as loud as all.
    const film = new Float32Array(scenes.reduce((sum, { samples }) => sum + samples.length + 1.1 * RATE, 0));
    let at = 0;
    for (const { samples } of scenes) {
      film.set(samples, at);
      at += samples.length + 1.1 * RATE;
    }
    const loudness = integratedLoudness(blockPowers(film));
    assert.ok(Math.abs(loudness + 16) < 0.2, `${loudness}`);
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

test("a scene without speech is silence, not noise or NaN", () => {
  const scene = masterScene(new Float32Array(RATE));
  assert.equal(scene.loudnessLufs, -Infinity);
  assert.equal(scene.samples.length, RATE);
  assert.ok(scene.samples.every((sample) => sample === 0));
});

test("a click is not pressed until it is as loud as speech", () => {
  // Peaks so far above its loudness that the limiter takes more than is ever made up for.
  const click = Float32Array.from({ length: RATE / 2 }, (_, i) =>
    i % 4_800 < 24 ? 0.8 * (-1) ** (i % 2) : 0,
  );
  const { samples, loudnessLufs } = masterScene(click);
  assert.ok(20 * Math.log10(truePeak(samples)) < -2.15);
  assert.ok(loudnessLufs < -17, `${loudnessLufs}`);
});
