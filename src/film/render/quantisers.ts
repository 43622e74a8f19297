import type { Fill, Paint, Rect, Segment } from "../../artifacts/timeline.ts";
import { isKeyFrame } from "./key-frames.ts";

/** One frame of a segment's video: where it differs from the one before, and how it is coded. */
export type PlannedFrame = {
  places: Rect[];
  key: boolean;
  /** Quantiser of H.264 for the frame's P macroblocks; null for a held frame, which has none. */
  quantiser: number | null;
};

/**
 * Quantisers by how long a picture is looked at. What rests is coded finely: on gradients so finely that their
 * dither survives (coarser, they show bands), on plain grounds as finely as one can tell. What passes within a
 * few frames is coded as coarsely as nobody sees; the frame on which it comes to rest mends it. The same idea as
 * x264's macroblock tree, which needs a look-ahead. Figures: docs/decisions/0032-quantisers.md.
 */
const QUANTISERS = {
  gradient: { resting: 12, passing: 24, passage: 15 },
  plain: { resting: 21, passing: 26, passage: 25 },
  // A clip moves for seconds: what passes is what is looked at.
  clip: { resting: 12, passing: 20, passage: 15 },
} as const;

/** A picture that stands this long is looked at. */
const REST_SECONDS = 0.13;

function isGradient(fill: Fill | undefined): boolean {
  return fill !== undefined && typeof fill !== "string";
}

function groundOf({ layers }: Segment): keyof typeof QUANTISERS {
  const paints = layers.flatMap(({ paint }) => paint);
  if (paints.some(({ kind }) => kind === "clip")) return "clip";
  return paints.some(showsGradient) ? "gradient" : "plain";
}

function showsGradient(paint: Paint): boolean {
  switch (paint.kind) {
    case "rect":
    case "ellipse":
    case "path":
      return isGradient(paint.fill);
    case "text":
    case "counter":
    case "dots":
    case "svg":
      return false;
    case "image":
    case "clip":
      // Photographs have shades of all kinds.
      return true;
    default:
      return paint satisfies never;
  }
}

/** Every frame of a segment, in order. Pure. */
export function planFrames(segment: Segment, fps: number, damage: (frame: number) => Rect[]): PlannedFrame[] {
  const { resting, passing, passage } = QUANTISERS[groundOf(segment)];
  const planned: PlannedFrame[] = [];
  const rest = Math.ceil(REST_SECONDS * fps);
  let nextChange = segment.kind === "scene" ? Number.POSITIVE_INFINITY : segment.frames;
  for (let frame = segment.frames - 1; frame >= 0; frame -= 1) {
    const places = damage(frame);
    const key = isKeyFrame(frame, segment.frames, fps);
    const rests = nextChange - frame > rest;
    const quantiser = key ? (segment.kind === "scene" ? resting : passage) : rests ? resting : passing;
    if (places.length > 0) nextChange = frame;
    planned.push({ places, key, quantiser: places.length > 0 || key ? quantiser : null });
  }
  return planned.reverse();
}
