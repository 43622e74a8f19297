import type { Layer, Track } from "../../artifacts/timeline.ts";
import { layerState, trackValue } from "../layers/layer-state.ts";
import { mapTracks } from "../layers/map-tracks.ts";

/** The layers as they are from `from` on for `frames` frames; what shows nothing in that time is left out. */
export function cutLayers(layers: Layer[], from: number, frames: number): Layer[] {
  return layers.map((layer) => cutLayer(layer, from, frames)).filter((layer) => !isHidden(layer, frames));
}

/** The layers as they stand at one frame, without motion. */
export function frozenLayers(layers: Layer[], frame: number): Layer[] {
  return layers
    .filter((layer) => layerState(layer, frame).opacity > 0)
    .map((layer) => cutLayer(layer, frame, 1));
}

function cutLayer(layer: Layer, from: number, frames: number): Layer {
  return { ...layer, tracks: mapTracks(layer.tracks, (track, rest) => cut(track, rest, from, frames)) };
}

/** Counts from `from`; a track that does not move any more becomes one key, or none where it rests. */
function cut(track: Track, rest: number, from: number, frames: number): Track | undefined {
  const shifted = track.map((key) => ({ ...key, frame: key.frame - from }));
  const first = trackValue(shifted, 0, rest);
  const last = trackValue(shifted, frames - 1, rest);
  const moves =
    first !== last || shifted.some(({ frame, value }) => frame > 0 && frame < frames && value !== first);
  if (moves) return shifted;
  return first === rest ? undefined : [{ frame: 0, value: first }];
}

function isHidden({ tracks: { opacity } }: Layer, frames: number): boolean {
  return (
    opacity !== undefined &&
    trackValue(opacity, 0, 1) === 0 &&
    trackValue(opacity, frames - 1, 1) === 0 &&
    opacity.every(({ frame, value }) => value === 0 || frame <= 0 || frame >= frames)
  );
}
