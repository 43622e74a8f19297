import assert from "node:assert/strict";
import { after, test } from "node:test";
import load from "@echogarden/espeak-ng-emscripten";
import { VOICES } from "../../catalogue.ts";
import type { EngineVoice } from "../../engine.ts";
import { SAMPLE_PASSAGES } from "../../sample-passages.fixture.ts";
import { makeEspeakEngine, withoutCommands } from "./engine.ts";
import { EspeakInstance } from "./synthesis.ts";

const engine = makeEspeakEngine({ size: 2 });
after(() => engine.close());
const voice: EngineVoice = { engineVoice: "gmw/en-US", wordsPerMinute: 158, pitch: 45, pitchRange: 80 };

test("espeak has every voice and every variant of the catalogue", async () => {
  const module = await load();
  const worker = await new module.eSpeakNGWorker();
  const identifiers = new Set(worker.list_voices().map((listed) => listed.identifier));
  const variants = new Set(module.FS.readdir("/usr/share/espeak-ng-data/voices/!v"));
  for (const { engineVoice } of VOICES) {
    const [identifier = "", variant] = engineVoice.split("+");
    assert.ok(identifiers.has(identifier), `espeak lists no ${identifier}`);
    if (variant !== undefined) assert.ok(variants.has(variant), `espeak has no variant ${variant}`);
    assert.equal(worker.set_voice(engineVoice), 0, engineVoice);
  }
});

test("the same utterance gives the same samples, whatever was said before and in which instance", async () => {
  const one = await EspeakInstance.start();
  const utterances = ["en", "de", "fr", "es", "pl"].flatMap((language) =>
    (SAMPLE_PASSAGES[language]?.fit ?? [])
      .slice(2, 4)
      .map((text) => ({ text, identifier: "gmw/en-US", wordsPerMinute: 158, pitch: 45, pitchRange: 80 })),
  );
  utterances.push({ ...utterances[0]!, text: "It is long, and it goes on, and then it rests. ".repeat(6) });
  const speak = (instance: EspeakInstance, utterance: (typeof utterances)[number]) =>
    Buffer.from(instance.speak(utterance, () => false).samples.buffer);
  const forward = utterances.map((utterance) => speak(one, utterance));
  for (const [index, utterance] of [...utterances.entries()].toReversed())
    assert.ok(speak(one, utterance).equals(forward[index]!), `differs: ${utterance.text}`);
  const other = await EspeakInstance.start();
  for (const index of [0, utterances.length - 1])
    assert.ok(
      speak(other, utterances[index]!).equals(forward[index]!),
      `differs: ${utterances[index]!.text}`,
    );
});

test("an unknown voice is an error, not the voice before", async () => {
  await assert.rejects(
    engine.speak({ text: "Hello", voice: { ...voice, engineVoice: "xx/none" }, rate: 1 }),
    {
      code: "speech_failed",
      message: /no voice "xx\/none"/u,
    },
  );
  const { samples } = await engine.speak({ text: "Hello", voice, rate: 1 });
  assert.ok(samples.length > 10_000);
});

test("markup, phoneme codes and broken characters are text, of the same length", () => {
  const hostile = '<break time="9s"/> &lt; [[t@m]] \0 \ud800 x';
  const harmless = withoutCommands(hostile);
  assert.equal(harmless.length, hostile.length);
  assert.doesNotMatch(harmless, /[<>&[\]\0\ud800]/u);
});

test("word times lie within 80 ms of where sound begins after a pause", async () => {
  const text = "Guess the middle, and if the guess is too low, throw away the lower half, and look again.";
  const { samples, words } = await engine.speak({ text, voice, rate: 1 });
  const level = (at: number): number => {
    let power = 0;
    for (let i = at; i < at + 240; i += 1) power += (samples[i] ?? 0) ** 2;
    return Math.sqrt(power / 240);
  };
  const afterPause = words.filter((word, index) => index > 0 && word.from - words[index - 1]!.to > 0.08);
  assert.equal(afterPause.length, 3);
  for (const word of afterPause) {
    let at = Math.round((word.from - 0.09) * 48_000);
    while (level(at) < 0.01) at += 48;
    assert.ok(Math.abs(at / 48_000 - word.from) < 0.08, text.slice(word.start, word.end));
  }
});

test("rate changes the pace", async () => {
  const text = "The tree had gained seventy-four kilograms.";
  const [slow, fast] = await Promise.all([0.7, 1.4].map((rate) => engine.speak({ text, voice, rate })));
  assert.ok(slow!.samples.length > 1.6 * fast!.samples.length);
});
