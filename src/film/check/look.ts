import type { Frame } from "node-av/lib";
import { decodeFile } from "./open-media.ts";

type SceneSpan = { index: number; fromSeconds: number; toSeconds: number };

/** A picture with less spread of luma than this (standard deviation, 8 bit) shows nothing that one could read. */
const EMPTY_SPREAD = 2.5;
/** Time before a scene's end at which its picture is looked at. */
const BEFORE_END_SECONDS = 0.5;

/**
 * Scenes in which no picture shows anything. Key frames are looked at first, they cost little; a scene
 * begins empty and fills up, so one without a key frame that shows something is looked at near its end.
 */
export function findEmptyScenes(file: string, scenes: readonly SceneSpan[]): number[] {
  const seen = new Set<number>();
  decodeFile(file, "video", { keyFramesOnly: true }, (frame, seconds) => {
    const scene = scenes.find(({ fromSeconds, toSeconds }) => fromSeconds <= seconds && seconds < toSeconds);
    if (scene !== undefined && !seen.has(scene.index) && showsSomething(frame)) seen.add(scene.index);
    return true;
  });
  return scenes
    .filter(({ index }) => !seen.has(index))
    .flatMap((scene) => {
      const at = Math.max(scene.fromSeconds, scene.toSeconds - BEFORE_END_SECONDS);
      let filled = false;
      decodeFile(file, "video", { fromSeconds: at }, (frame, seconds) => {
        if (seconds < at) return true;
        filled = showsSomething(frame);
        return false;
      });
      return filled ? [] : [scene.index];
    });
}

/** Every eighth px of every eighth row is enough to tell. */
const STEP = 8;

function showsSomething(frame: Frame): boolean {
  const luma = frame.data?.[0];
  const stride = frame.linesize[0];
  if (luma === undefined || stride === undefined) throw new Error("a decoded frame without a picture");
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < frame.height; y += STEP) {
    for (let x = 0; x < frame.width; x += STEP) {
      const value = luma[y * stride + x]!;
      count += 1;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean)) >= EMPTY_SPREAD;
}
