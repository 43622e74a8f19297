import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import fc from "fast-check";
import { SOUND_FRAME_SAMPLES as BLOCK } from "../../artifacts/timeline.ts";
import { adtsFile } from "./adts.ts";
import { decodeAac } from "./decode-aac.fixture.ts";
import { encodeSound } from "./encode-sound.ts";
import { laySounds, type PlacedSound } from "./lay-sounds.ts";
import { AUDIO_SAMPLE_RATE, PRIMING, SILENT_FRAME } from "./sound-format.ts";

/** Gliding tones with hiss and sudden onsets, faded at both ends as speech is. */
function voiceLike(length: number, seed: number): Float32Array {
  let noise = seed;
  return Float32Array.from({ length }, (_, index) => {
    const time = index / AUDIO_SAMPLE_RATE;
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
    const fade = Math.min(1, index / 240, (length - index) / 240);
    const syllable = (time + seed / 7) % 0.4 < 0.3 ? 1 : 0.05;
    const tone = Math.sin(2 * Math.PI * (130 + 5 * seed + 30 * Math.sin(4 * time)) * time);
    return fade * syllable * (0.3 * tone + (0.06 * noise) / 0x7fffffff);
  });
}

type Scene = { samples: Float32Array; block: number };

/** Blocks of silence before each scene, samples of its sound (none: a scene without speech), blocks after the last. */
const layouts = fc.record({
  scenes: fc.array(
    fc.record({
      gap: fc.oneof(fc.constantFrom(1, 2, 3, 4), fc.integer({ min: 5, max: 70 })),
      length: fc.oneof(fc.constantFrom(0, 1, 600, BLOCK, BLOCK + 1), fc.integer({ min: 2_000, max: 60_000 })),
      seed: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  startsAtOnce: fc.boolean(),
  rest: fc.integer({ min: 2, max: 20_000 }),
});

function placed(drawn: typeof layouts extends fc.Arbitrary<infer T> ? T : never): {
  scenes: Scene[];
  film: Float32Array;
} {
  const scenes: Scene[] = [];
  let block = 0;
  for (const { gap, length, seed } of drawn.scenes) {
    block += scenes.length === 0 && drawn.startsAtOnce ? 0 : gap;
    scenes.push({ samples: voiceLike(length, seed), block });
    block += Math.ceil(length / BLOCK);
  }
  const film = new Float32Array(block * BLOCK + drawn.rest);
  for (const { samples, block: start } of scenes) film.set(samples, start * BLOCK);
  return { scenes, film };
}

describe("sounds laid into a film", () => {
  const folder = mkdtempSync(join(tmpdir(), "lay-sounds-"));
  after(() => rmSync(folder, { recursive: true }));
  const stored = (scenes: readonly Scene[]): PlacedSound[] =>
    scenes.map(({ samples, block }, index) => {
      const path = join(folder, `${index}.aac`);
      writeFileSync(path, adtsFile(encodeSound(samples)));
      return { path, startSeconds: (block * BLOCK) / AUDIO_SAMPLE_RATE };
    });
  const framesOf = (sounds: readonly PlacedSound[], seconds: number): Uint8Array[] =>
    laySounds(sounds, seconds).flatMap(({ sizes, read }) => {
      const bytes = read();
      assert.equal(
        bytes.length,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      let at = 0;
      return sizes.map((size) => bytes.subarray(at, (at += size)));
    });
  const heard = (frames: readonly Uint8Array[], film: Float32Array): Float32Array =>
    decodeAac(frames).left.subarray(PRIMING, PRIMING + film.length);

  it("each is heard at its very sample, silence is silence, and no join is rougher than a film coded whole", () => {
    fc.assert(
      fc.property(layouts, (drawn) => {
        const { scenes, film } = placed(drawn);
        const frames = framesOf(stored(scenes), film.length / AUDIO_SAMPLE_RATE);
        assert.equal(frames.length, Math.ceil(film.length / BLOCK) + 1);
        const joined = heard(frames, film);
        assert.equal(joined.length, film.length);
        // The same film coded at once, less the silent block that leads in.
        const whole = encodeSound(film);
        const atOnce = whole.length === 0 ? film : decodeAac(whole).left.subarray(PRIMING + BLOCK);
        for (const { samples, block } of scenes) {
          if (samples.length === 0) continue;
          const start = block * BLOCK;
          const error = (decoded: Float32Array): number => {
            let sum = 0;
            for (let i = 0; i < samples.length; i += 1) sum += (decoded[start + i]! - film[start + i]!) ** 2;
            return sum;
          };
          const signal = samples.reduce((sum, sample) => sum + sample ** 2, 0);
          if (samples.length > 2_000)
            assert.ok(error(joined) < signal * 10 ** (-15 / 10), "not what went in");
          // Around the edges: the error of a piece against that of the film coded whole.
          const end = start + samples.length;
          for (const edge of [start, end]) {
            const worst = (decoded: Float32Array): number => {
              let most = 0;
              for (let i = Math.max(0, edge - BLOCK); i < Math.min(film.length, edge + BLOCK); i += 1)
                most = Math.max(most, Math.abs(decoded[i]! - film[i]!));
              return most;
            };
            assert.ok(worst(joined) <= 2 * worst(atOnce) + 0.02, `${worst(joined)} and ${worst(atOnce)}`);
          }
        }
        // Two blocks off any sound there is nothing at all.
        const quiet = new Uint8Array(film.length).fill(1);
        for (const { samples, block } of scenes)
          if (samples.length > 0)
            quiet.fill(
              0,
              Math.max(0, (block - 1) * BLOCK),
              (block + Math.ceil(samples.length / BLOCK) + 1) * BLOCK,
            );
        joined.forEach((sample, index) => assert.ok(quiet[index] === 0 || sample === 0));
      }),
      { numRuns: 40 },
    );
  });

  it("refuses sounds without a block of silence between them", () => {
    const scenes = [
      { samples: voiceLike(BLOCK * 3, 1), block: 2 },
      { samples: voiceLike(BLOCK * 3, 2), block: 5 },
    ];
    assert.throws(() => laySounds(stored(scenes), 1), /begins before the one ahead of it ends/);
  });

  it("cuts what reaches beyond the film", () => {
    const seconds = (10 * BLOCK) / AUDIO_SAMPLE_RATE;
    const sounds = stored([{ samples: voiceLike(BLOCK * 30, 1), block: 4 }]);
    assert.equal(framesOf(sounds, seconds).length, 11);
    assert.equal(framesOf([{ ...sounds[0]!, startSeconds: 2 }], seconds).length, 11);
  });

  it("keeps sizes alone in memory: twenty minutes are read second by second", () => {
    const minutes = stored([{ samples: voiceLike(60_000, 3), block: 10 }])[0]!;
    const sounds = Array.from({ length: 600 }, (_, index) => ({ ...minutes, startSeconds: 2 * index }));
    const runs = laySounds(sounds, 1_200);
    assert.ok(runs.every(({ sizes }) => sizes.length <= 47));
    assert.equal(
      runs.reduce((sum, { sizes }) => sum + sizes.length, 0),
      1_200 * (AUDIO_SAMPLE_RATE / BLOCK) + 1,
    );
    for (const [index, run] of runs.entries())
      assert.ok(index === 0 || run.startSeconds > runs[index - 1]!.startSeconds);
  });

  it("fills a film without any speech", () => {
    for (const frame of framesOf([], 0.5)) assert.deepEqual(Uint8Array.from(frame), SILENT_FRAME);
  });
});
