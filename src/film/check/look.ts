import type { Frame } from "node-av/lib";
import { decodeFile } from "./open-media.ts";

/** When a scene runs, a name for what it shows at its end, and whether it shows pictures or a clip of the caller's. */
export type SceneSpan = {
  index: number;
  fromSeconds: number;
  toSeconds: number;
  look: string;
  showsMedia: boolean;
};

/** A picture with less spread of luma than this (standard deviation, 8 bit) shows nothing that one could read. */
const EMPTY_SPREAD = 2.5;
/** Neighbours that differ by more (8 bit) are an edge: a gradient, its dither and the noise of encoding have none. */
const EDGE = 12;
/** Words and drawings have hundreds of edges; a caller's photograph of mist may have none. */
const FEWEST_EDGES = 8;
/** Time before a scene's end at which its picture is looked at, and the part of its time that has passed by then, where that shows nothing. */
const BEFORE_END_SECONDS = 0.5;
const HALFWAY = 0.6;
/** Noise of encoding stays below this (8 bit); two pictures with no more samples beyond it are the same. */
const NOISE = 24;
const NOISY_SAMPLES = 2;

/** Luma of every eighth px of every eighth row. */
type Picture = { samples: Uint8Array; spread: number; edges: number };

/**
 * Scenes in which no picture shows anything, and scenes that end with the picture of the scene before
 * though another was planned. Key frames are looked at first, they cost little; a scene begins empty and fills up,
 * so one without a key frame of its own that shows something is looked at near its end.
 */
export async function findDullScenes(
  file: string,
  scenes: readonly SceneSpan[],
): Promise<{ empty: number[]; frozen: number[] }> {
  const seen = new Map<number, Picture[]>();
  await decodeFile(file, "video", { keyFramesOnly: true }, (frame, seconds) => {
    const scene = scenes.find(({ fromSeconds, toSeconds }) => fromSeconds <= seconds && seconds < toSeconds);
    if (scene !== undefined) seen.set(scene.index, [...(seen.get(scene.index) ?? []), pictureOf(frame)]);
    return true;
  });
  const empty: SceneSpan[] = [];
  for (const scene of scenes) {
    if (seen.get(scene.index)?.some((one) => showsSomething(one, scene)) === true) continue;
    const last = await pictureAt(file, nearEnd(scene));
    if (last !== null && showsSomething(last, scene)) continue;
    // What fades out early was there before.
    const earlier = await pictureAt(
      file,
      scene.fromSeconds + HALFWAY * (scene.toSeconds - scene.fromSeconds),
    );
    if (earlier === null || !showsSomething(earlier, scene)) empty.push(scene);
  }
  const frozen: SceneSpan[] = [];
  for (const [position, scene] of scenes.entries()) {
    const before = scenes[position - 1];
    if (before === undefined || before.look === scene.look) continue;
    const [one, other] = [seen.get(before.index)?.at(-1), seen.get(scene.index)?.at(-1)];
    if (one !== undefined && other !== undefined && !areSame(one, other)) continue;
    const endBefore = await pictureAt(file, nearEnd(before));
    const end = await pictureAt(file, nearEnd(scene));
    if (endBefore !== null && end !== null && areSame(endBefore, end)) frozen.push(scene);
  }
  const isEmpty = new Set(empty);
  return {
    empty: empty.map(({ index }) => index),
    frozen: frozen.filter((scene) => !isEmpty.has(scene)).map(({ index }) => index),
  };
}

function showsSomething({ spread, edges }: Picture, { showsMedia }: SceneSpan): boolean {
  return spread >= EMPTY_SPREAD && (showsMedia || edges >= FEWEST_EDGES);
}

function nearEnd({ fromSeconds, toSeconds }: SceneSpan): number {
  return Math.max(fromSeconds, toSeconds - BEFORE_END_SECONDS);
}

async function pictureAt(file: string, at: number): Promise<Picture | null> {
  let found: Picture | null = null;
  await decodeFile(file, "video", { fromSeconds: at }, (frame, seconds) => {
    if (seconds < at) return true;
    found = pictureOf(frame);
    return false;
  });
  return found;
}

function areSame(one: Picture, other: Picture): boolean {
  const different = one.samples.filter((value, index) => Math.abs(value - other.samples[index]!) > NOISE);
  return different.length <= NOISY_SAMPLES;
}

/** Every eighth px of every eighth row is enough to tell. */
const STEP = 8;

function pictureOf(frame: Frame): Picture {
  const luma = frame.data?.[0];
  const stride = frame.linesize[0];
  if (luma === undefined || stride === undefined) throw new Error("a decoded frame without a picture");
  const columns = Math.ceil(frame.width / STEP);
  const samples = new Uint8Array(columns * Math.ceil(frame.height / STEP));
  let sum = 0;
  let squares = 0;
  let edges = 0;
  samples.forEach((_, index) => {
    const value = luma[Math.floor(index / columns) * STEP * stride + (index % columns) * STEP]!;
    samples[index] = value;
    sum += value;
    squares += value * value;
    // Along rows only: the bars of a wide film are no content.
    if (index % columns > 0 && Math.abs(value - samples[index - 1]!) > EDGE) edges += 1;
  });
  const mean = sum / samples.length;
  return { samples, edges, spread: Math.sqrt(Math.max(0, squares / samples.length - mean * mean)) };
}
