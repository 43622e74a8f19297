import type { Ease, Layer, Track } from "../../artifacts/timeline.ts";

/** How a layer stands at one frame. Offsets in px, scale about the centre of its bounds, insets 0 to 1. */
export type LayerState = {
  opacity: number;
  x: number;
  y: number;
  scale: number;
  inset: { left: number; top: number; right: number; bottom: number };
  value: number;
};

/** Cubic eases: they arrive without a visible stop and need no more than the two keyframes. */
const EASES: Record<Ease, (t: number) => number> = {
  linear: (t) => t,
  out: (t) => 1 - (1 - t) ** 3,
  in: (t) => t ** 3,
  inOut: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
};

/** Value of a track at a frame counted from the segment's start; `rest` where there is no track. */
export function trackValue(track: Track | undefined, frame: number, rest: number): number {
  const first = track?.[0];
  if (track === undefined || first === undefined) return rest;
  if (frame <= first.frame) return first.value;
  let before = first;
  for (const key of track) {
    if (frame < key.frame) {
      const t = (frame - before.frame) / (key.frame - before.frame);
      return before.value + (key.value - before.value) * EASES[key.ease ?? "out"](t);
    }
    before = key;
  }
  return before.value;
}

/** Pure: the same layer and frame give the same state. A counter without a `value` track rests at 1. */
export function layerState(layer: Layer, frame: number): LayerState {
  const { opacity, x, y, scale, inset, value } = layer.tracks;
  return {
    opacity: trackValue(opacity, frame, 1),
    x: trackValue(x, frame, 0),
    y: trackValue(y, frame, 0),
    scale: trackValue(scale, frame, 1),
    inset: {
      left: trackValue(inset?.left, frame, 0),
      top: trackValue(inset?.top, frame, 0),
      right: trackValue(inset?.right, frame, 0),
      bottom: trackValue(inset?.bottom, frame, 0),
    },
    value: trackValue(value, frame, 1),
  };
}
