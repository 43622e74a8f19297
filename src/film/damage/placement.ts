import type { Layer, Rect } from "../../artifacts/timeline.ts";
import { layerState } from "../layers/layer-state.ts";

/**
 * Where a layer is drawn, in the steps that a viewer can tell apart. Without steps an ease-out ends in
 * frames that differ by less than anyone sees, and each of them would be drawn and encoded.
 */
export type Placement = {
  /** 0 to 255. */
  opacity: number;
  /** Offset from rest, px, in halves. */
  x: number;
  y: number;
  scale: number;
  /** Whole px cut away from the bounds at each edge, before scaling. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What the paint follows; in the steps that the paint can show. */
  value: number;
};

const STEPS_A_PX = 2;
/** Steps of a path that draws itself: 2 px on a stroke as long as the frame is wide. */
const STEPS_A_PATH = 1024;

function toStep(value: number, stepsPerUnit: number): number {
  // `+ 0` turns -0 into 0, so that placements compare by value.
  return Math.round(value * stepsPerUnit) / stepsPerUnit + 0;
}

/** Decimals that the layer's counters show, or null where its paint follows a fraction or nothing. */
function counterDecimals(layer: Layer): number | null {
  const decimals = layer.paint.flatMap((paint) => (paint.kind === "counter" ? [paint.decimals] : []));
  return decimals.length === 0 ? null : Math.max(...decimals);
}

function valueStep(layer: Layer, value: number): number {
  // A clip's value counts its frames.
  if (layer.paint.some((paint) => paint.kind === "clip")) return toStep(value, 1);
  const decimals = counterDecimals(layer);
  return toStep(value, decimals === null ? STEPS_A_PATH : 10 ** decimals);
}

/** True where what is painted (not just where) depends on the layer's `value`. */
export function followsValue(layer: Layer): boolean {
  return layer.paint.some(
    (paint) =>
      paint.kind === "counter" || paint.kind === "clip" || (paint.kind === "path" && paint.drawn === true),
  );
}

/** Pure: the same layer and frame give the same placement. `frame` counts from the segment's start. */
export function placementAt(layer: Layer, frame: number): Placement {
  const state = layerState(layer, frame);
  const { width, height } = layer.bounds;
  return {
    opacity: Math.round(Math.min(1, Math.max(0, state.opacity)) * 255),
    x: toStep(state.x, STEPS_A_PX),
    y: toStep(state.y, STEPS_A_PX),
    // A step moves the outermost px by half a px.
    scale: toStep(state.scale, Math.max(1, width, height)),
    left: Math.round(clampFraction(state.inset.left) * width),
    top: Math.round(clampFraction(state.inset.top) * height),
    right: Math.round(clampFraction(state.inset.right) * width),
    bottom: Math.round(clampFraction(state.inset.bottom) * height),
    value: followsValue(layer) ? valueStep(layer, state.value) : 1,
  };
}

function clampFraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function samePlacement(a: Placement, b: Placement): boolean {
  return (
    a.opacity === b.opacity &&
    a.x === b.x &&
    a.y === b.y &&
    a.scale === b.scale &&
    a.left === b.left &&
    a.top === b.top &&
    a.right === b.right &&
    a.bottom === b.bottom &&
    a.value === b.value
  );
}

/** The part of the layer's bounds that its insets leave, in px of the frame at rest; null where nothing is left. */
export function visibleBounds(layer: Layer, placement: Placement): Rect | null {
  const { x, y, width, height } = layer.bounds;
  const rect = {
    x: x + placement.left,
    y: y + placement.top,
    width: width - placement.left - placement.right,
    height: height - placement.top - placement.bottom,
  };
  return rect.width > 0 && rect.height > 0 ? rect : null;
}

/** Every place that the layer may touch when placed so; null where it shows nothing. */
export function coveredRect(layer: Layer, placement: Placement): Rect | null {
  if (placement.opacity === 0 || placement.scale <= 0) return null;
  const visible = visibleBounds(layer, placement);
  if (visible === null) return null;
  const { scale } = placement;
  const centerX = layer.bounds.x + layer.bounds.width / 2;
  const centerY = layer.bounds.y + layer.bounds.height / 2;
  const left = centerX + (visible.x - centerX) * scale + placement.x;
  const top = centerY + (visible.y - centerY) * scale + placement.y;
  // Smoothing spreads the edge of a scaled or half-placed picture by up to a px.
  const spread = scale === 1 && Number.isInteger(left) && Number.isInteger(top) ? 0 : 1;
  const x = Math.floor(left) - spread;
  const y = Math.floor(top) - spread;
  return {
    x,
    y,
    width: Math.ceil(left + visible.width * scale) + spread - x,
    height: Math.ceil(top + visible.height * scale) + spread - y,
  };
}
