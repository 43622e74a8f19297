import type { Format, Segment, Timeline } from "../../artifacts/timeline.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { cutLayers } from "./shift-layers.ts";

/** A cut follows a rest of at least this long. */
const REST_SECONDS = 0.3;
/** Shortest part: its key frame and its process's turn are to be worth it. */
const PART_SECONDS = 4;
/** Frames to draw that make a part worth the whole picture that it opens with (four to six of them). */
const PART_CHANGES = 20;

/**
 * Splits scenes with much to draw where they rest, so that several cores share one. Pure, and of the scene alone:
 * an edit elsewhere in the film leaves the parts as they were. What each frame shows is unchanged.
 */
export function splitScenes(timeline: Timeline): Timeline {
  const segments = timeline.segments.flatMap((segment) => splitScene(segment, timeline.format));
  return { ...timeline, segments };
}

function splitScene(segment: Segment, format: Format): Segment[] {
  const partFrames = PART_SECONDS * format.fps;
  if (segment.kind !== "scene" || segment.frames < 2 * partFrames) return [segment];
  const damage = damageOf(segment, format);
  const changes = Array.from({ length: segment.frames }, (_, frame) => damage(frame).length > 0);
  const starts = [0, ...cutsOf(changes, partFrames, Math.ceil(REST_SECONDS * format.fps))];
  if (starts.length === 1) return [segment];
  return starts.map((start, index) => {
    const frames = (starts[index + 1] ?? segment.frames) - start;
    const name = `${segment.name}.${index + 1}`;
    return { ...segment, name, frames, layers: cutLayers(segment.layers, start, frames) };
  });
}

/**
 * Frames that open a part: each is the first to change after a rest, so that its key frame replaces a frame
 * that is drawn anyway and its slightly other noise cannot be seen. Parts get about as much to draw as each other.
 */
function cutsOf(changes: readonly boolean[], partFrames: number, restFrames: number): number[] {
  const total = changes.filter(Boolean).length;
  const parts = Math.min(Math.floor(changes.length / partFrames), Math.floor(total / PART_CHANGES));
  const places = placesToCut(changes, restFrames);
  const cuts: number[] = [];
  for (let part = 1; part < parts; part += 1) {
    const wanted = (part * total) / parts;
    const earliest = (cuts.at(-1) ?? 0) + partFrames;
    const best = places
      .filter(({ frame }) => frame >= earliest && frame <= changes.length - partFrames)
      .toSorted((one, other) => Math.abs(one.before - wanted) - Math.abs(other.before - wanted))[0];
    if (best !== undefined) cuts.push(best.frame);
  }
  return cuts;
}

/** Frames that end a rest, with how many frames change before them. */
function placesToCut(changes: readonly boolean[], restFrames: number): { frame: number; before: number }[] {
  const places: { frame: number; before: number }[] = [];
  let before = 0;
  let rest = 0;
  for (const [frame, changed] of changes.entries()) {
    if (changed && rest >= restFrames) places.push({ frame, before });
    rest = changed ? 0 : rest + 1;
    if (changed) before += 1;
  }
  return places;
}
