import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Storyboard, StoryScene } from "../artifacts/storyboard.ts";
import { SOUND_FRAME_SAMPLES } from "../artifacts/timeline.ts";
import { decodeAac } from "../film/movie/decode-aac.fixture.ts";
import { laySounds } from "../film/movie/lay-sounds.ts";
import { PRIMING } from "../film/movie/sound-format.ts";
import { sceneTimings, speechStart } from "../film/timeline/scene-timing.ts";
import { makeLogger } from "../kernel/logger.ts";
import { makeFileBlobs } from "../storage/fs.ts";
import { blockPowers, integratedLoudness } from "../voice/mastering/loudness.ts";
import { masterScene } from "../voice/mastering/master-scene.ts";
import { truePeak } from "../voice/mastering/true-peak.ts";
import { makeVoice } from "../voice/voice.ts";
import { DEFAULT_FORMAT, type FilmPlan } from "./film-job.ts";
import { soundKey } from "./keys.ts";
import { ensureSounds, planSounds } from "./make-sound.ts";
import { openRenderPool } from "./open-render-pool.ts";
import { makeResults } from "./results.ts";
import { ensureSceneSound, type SceneSound } from "./scene-sound.ts";

const RATE = 48_000;
const WORKSPACE = "ws_1";
const folder = await mkdtemp(join(tmpdir(), "make-sound-"));
await mkdir(join(folder, "tmp"));
const blobs = makeFileBlobs(join(folder, "blobs"));
const deps = {
  blobs,
  results: makeResults(blobs),
  voice: makeVoice({ threads: 2 }),
  renderPool: openRenderPool({ processes: 2, timeoutMs: 60_000 }),
  temporaryFolder: join(folder, "tmp"),
};
const context = { signal: new AbortController().signal, logger: makeLogger("silent") };
after(async () => {
  deps.renderPool.close();
  await deps.voice.close();
  await rm(folder, { recursive: true });
});

const NARRATION = [
  ["How does a leaf make food?", "A houseplant never eats, yet it grows heavier every week."],
  ["Stop!"],
  // Nothing to say: a scene without speech.
  ["—"],
  ["In the 1640s, Jan Baptist van Helmont planted a willow in 90 kilograms of soil.", "It grew."],
  ["After five years, the tree had gained 74 kilograms, and the soil had lost only 57 grams."],
];

type Film = { plan: FilmPlan; scenes: SceneSound[] };

async function filmOf(narration: string[][], name: string): Promise<Film> {
  const scenes = narration.map((sentences, position): StoryScene => ({
    index: position + 1,
    title: `Scene ${position + 1}`,
    narration: sentences,
    visual: { kind: "statement", text: "A statement" },
    role: "section",
    sources: [],
  }));
  const storyboard: Storyboard = {
    version: 1,
    title: "A film",
    language: "en",
    style: "clean_lecture",
    scenes,
    degradations: [],
  };
  const how = { language: "en", voiceId: deps.voice.chooseVoice("en").voiceId };
  const spoken = await Promise.all(
    scenes.map((scene) => ensureSceneSound(deps, WORKSPACE, { scene, ...how }, context.signal)),
  );
  const [storyboardKey, speechKey] = [
    `results/${WORKSPACE}/${name}/story.json`,
    `results/${WORKSPACE}/${name}/speech.json`,
  ];
  await deps.results.store(storyboardKey, storyboard);
  await deps.results.store(speechKey, { scenes: spoken });
  const plan: FilmPlan = {
    storyboardKey,
    speechKey,
    timelineKey: "",
    format: DEFAULT_FORMAT,
    captions: "track",
    title: "A film",
    language: "en",
    asked: "short",
    startedAt: 0,
    segments: [],
    sounds: await planSounds(deps, spoken, WORKSPACE),
    degradations: [],
  };
  return { plan, scenes: spoken };
}

async function mastered({ scenes }: Film): Promise<Float32Array[]> {
  return Promise.all(
    scenes.map(async ({ samplesKey }) => {
      const bytes = await blobs.get(samplesKey);
      return masterScene(new Float32Array(new Uint8Array(bytes ?? []).buffer)).samples;
    }),
  );
}

test("a film of scenes is as loud as it should be, under its peak, and each scene is where its captions are", async () => {
  const film = await filmOf(NARRATION, "whole");
  assert.deepEqual(
    film.plan.sounds.map(({ reused }) => reused),
    NARRATION.map(() => false),
  );
  assert.deepEqual(await ensureSounds(deps, film.plan, WORKSPACE, context), { made: NARRATION.length });
  assert.deepEqual(await readdir(deps.temporaryFolder), []);

  const fps = 30;
  const timings = sceneTimings(
    film.scenes.map(({ speech }) => speech),
    fps,
  );
  const starts = timings.map((timing) => speechStart(timing, fps));
  for (const [index, timing] of timings.entries()) {
    const pictured = (timing.startFrame + timing.speechFrame) / fps;
    assert.ok(Math.abs((starts[index] ?? 0) - pictured) <= SOUND_FRAME_SAMPLES / 2 / RATE + 1e-9);
  }
  const seconds = timings.reduce((sum, { frames }) => sum + frames, 0) / fps;
  const paths = await Promise.all(
    film.plan.sounds.map(({ hash }) => blobs.localPath(soundKey(WORKSPACE, hash))),
  );
  const placed = paths.map((path, index) => ({ path: path ?? "", startSeconds: starts[index] ?? 0 }));
  const frames = laySounds(placed, seconds).flatMap(({ sizes, read }) => {
    const bytes = read();
    let at = 0;
    return sizes.map((size) => bytes.subarray(at, (at += size)));
  });
  const heard = decodeAac(frames).left.slice(PRIMING);

  const loudness = integratedLoudness(blockPowers(heard));
  assert.ok(Math.abs(loudness + 16) < 0.3, `${loudness} LUFS`);
  const peak = 20 * Math.log10(truePeak(heard));
  assert.ok(peak <= -1.5, `${peak} dBTP`);
  for (const [index, samples] of (await mastered(film)).entries()) {
    const at = Math.round((starts[index] ?? 0) * RATE);
    let [signal, error] = [0, 0];
    samples.forEach((sample, i) => {
      signal += sample ** 2;
      error += ((heard[at + i] ?? 0) - sample) ** 2;
    });
    assert.ok(error <= signal * 10 ** (-12 / 10), `scene ${index + 1}`);
  }
});

test("an edit of one scene makes one sound; the same again makes none", async () => {
  const edited = NARRATION.map((sentences, index) => (index === 3 ? ["It grew.", ...sentences] : sentences));
  const film = await filmOf(edited, "edited");
  assert.deepEqual(
    film.plan.sounds.map(({ reused }) => reused),
    [true, true, true, false, true],
  );
  assert.deepEqual(await ensureSounds(deps, film.plan, WORKSPACE, context), { made: 1 });
  assert.deepEqual(await ensureSounds(deps, film.plan, WORKSPACE, context), { made: 0 });
});

test("what the cache let go is spoken and made again, with the same bytes", async () => {
  const film = await filmOf(NARRATION, "evicted");
  const keys = film.plan.sounds.map(({ hash }) => soundKey(WORKSPACE, hash));
  const before = await Promise.all(keys.map((key) => blobs.get(key)));
  await blobs.delete(keys[0] ?? "");
  await blobs.delete(film.scenes[0]?.samplesKey ?? "");
  await blobs.delete(keys[4] ?? "");
  assert.deepEqual(await ensureSounds(deps, film.plan, WORKSPACE, context), { made: 2 });
  assert.deepEqual(await Promise.all(keys.map((key) => blobs.get(key))), before);
});

test("a failure is told, and the scenes beside it are kept", async () => {
  const film = await filmOf([["A first scene."], ["A second scene."]], "broken");
  const path = (await blobs.localPath(film.scenes[1]?.samplesKey ?? "")) ?? "";
  await writeFile(path, "odd");
  await assert.rejects(ensureSounds(deps, film.plan, WORKSPACE, context), /sound:/);
  assert.notEqual(await blobs.info(soundKey(WORKSPACE, film.plan.sounds[0]?.hash ?? "")), null);
  assert.equal(await blobs.info(soundKey(WORKSPACE, film.plan.sounds[1]?.hash ?? "")), null);
});
