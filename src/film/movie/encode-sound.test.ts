import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { SOUND_FRAME_SAMPLES } from "../../artifacts/timeline.ts";
import { decodeAac } from "./decode-aac.fixture.ts";
import { encodeSound } from "./encode-sound.ts";
import { AUDIO_SAMPLE_RATE, SILENT_FRAME } from "./sound-format.ts";

/** Something like speech: tones that glide, hiss, clicks (which make the encoder use short windows) and pauses. */
function makeSound(seconds: number): Float32Array {
  const samples = new Float32Array(seconds * AUDIO_SAMPLE_RATE);
  let noise = 1;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / AUDIO_SAMPLE_RATE;
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
    const spoken = time % 1.7 < 1.1 ? 1 : 0;
    const click = index % 9_000 < 40 ? 0.6 : 0;
    samples[index] =
      spoken * 0.25 * Math.sin(2 * Math.PI * (140 + 40 * Math.sin(3 * time)) * time) +
      (spoken * 0.05 * noise) / 0x7fffffff +
      click * Math.cos(index);
  }
  return samples;
}

describe("a scene's sound as AAC", () => {
  const sound = makeSound(12);
  const frames = encodeSound(sound);
  const { left, right } = decodeAac(frames);
  /** Decoded, a frame gives the block before its last: the first gives priming, the second the silent block. */
  const first = 2 * SOUND_FRAME_SAMPLES;

  it("carries the same samples on both channels", () => {
    assert.ok(left.length >= first + sound.length);
    // By value: zeros may differ in sign.
    assert.ok(left.every((sample, index) => sample === right[index]));
  });

  it("sounds like what went in, in its place", () => {
    let signal = 0;
    let error = 0;
    for (let index = 0; index < sound.length; index += 1) {
      signal += sound[index]! ** 2;
      error += (left[index + first]! - sound[index]!) ** 2;
    }
    const ratio = 10 * Math.log10(signal / error);
    assert.ok(ratio > 28, `${ratio.toFixed(1)} dB above the error`);
  });

  it("gives the same bytes each time", () => {
    assert.ok(Buffer.concat(encodeSound(sound)).equals(Buffer.concat(frames)));
  });

  it("is as long as its samples and the frames around them", () => {
    for (const length of [1, 1023, 1024, 1025, 4096])
      assert.equal(
        encodeSound(sound.slice(0, length)).length,
        Math.ceil(length / SOUND_FRAME_SAMPLES) + 3,
        `${length} samples`,
      );
  });

  it("is no frame where there is nothing to hear", () => {
    assert.deepEqual(encodeSound(new Float32Array(5_000)), []);
    assert.deepEqual(encodeSound(new Float32Array(0)), []);
  });

  it("rests between scenes as the encoder itself would", () => {
    // A click and half a second of silence: what the encoder makes of that silence is the frame that the film repeats.
    const rests = encodeSound(Float32Array.from({ length: 24_000 }, (_, index) => (index < 40 ? 0.5 : 0)));
    for (const frame of rests.slice(5)) assert.deepEqual(Uint8Array.from(frame), SILENT_FRAME);
  });
});
