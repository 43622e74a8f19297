import type { Format, Layer, Rect, Segment, Track } from "../../artifacts/timeline.ts";
import { coveredRect, placementAt, samePlacement } from "./placement.ts";
import type { Placement } from "./placement.ts";
import { mergeRects, roundOut, subtract } from "./rects.ts";

/** Frames (from, to] in which a layer may differ from the frame before; outside of them it surely rests. */
type Motion = { from: number; to: number };

function tracksOf(layer: Layer): Track[] {
  const { opacity, x, y, scale, inset, value } = layer.tracks;
  const all = [opacity, x, y, scale, value, inset?.left, inset?.top, inset?.right, inset?.bottom];
  return all.filter((track) => track !== undefined);
}

function motionsOf(layer: Layer): Motion[] {
  return tracksOf(layer).flatMap((track) =>
    track.slice(1).map((key, index) => ({ from: track[index]!.frame, to: key.frame })),
  );
}

/** In how many of a segment's frames something may move. Pure, and quick: no placement is computed. */
export function movingFrames({ layers, frames }: Segment): number {
  const moves = new Uint8Array(frames);
  for (const { from, to } of layers.flatMap(motionsOf))
    moves.fill(1, Math.max(0, from + 1), Math.max(0, to + 1));
  return moves.reduce((sum, one) => sum + one, 0);
}

/**
 * The places of each frame that differ from the frame before: old place ∪ new place of every layer
 * that changed, in whole blocks. The first frame is all damage; a frame that rests has none.
 */
export function damageOf(segment: Segment, format: Format): (frame: number) => Rect[] {
  const moving = segment.layers
    .map((layer) => ({ layer, motions: motionsOf(layer) }))
    .filter(({ motions }) => motions.length > 0);
  return (frame) => {
    if (frame === 0) return [{ x: 0, y: 0, width: format.width, height: format.height }];
    const places = moving.flatMap(({ layer, motions }) =>
      motions.some(({ from, to }) => from < frame && frame <= to) ? layerDamage(layer, frame) : [],
    );
    const blocks = places.map((rect) => roundOut(rect, format)).filter((rect) => rect !== null);
    return mergeRects(blocks);
  };
}

function layerDamage(layer: Layer, frame: number): Rect[] {
  const before = placementAt(layer, frame - 1);
  const now = placementAt(layer, frame);
  if (samePlacement(before, now)) return [];
  const places = [coveredRect(layer, before), coveredRect(layer, now)].filter((rect) => rect !== null);
  const [one, other] = places;
  if (one === undefined || other === undefined || !onlyCut(before, now)) return places;
  return [...subtract(one, other), ...subtract(other, one)];
}

/** What is uncovered or covered stands where it stood: only the strip between the two edges has changed. */
function onlyCut(before: Placement, now: Placement): boolean {
  const { left, top, right, bottom } = now;
  return before.scale === 1 && samePlacement({ ...before, left, top, right, bottom }, now);
}
