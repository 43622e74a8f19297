import { geoDistance } from "d3-geo";
import type { GeoProjection } from "d3-geo";
import type { Rect } from "../../../artifacts/timeline.ts";
import { countryShapes } from "./world.ts";
import type { Detail, Shape } from "./world.ts";

/** A piece of land within a circle on the sphere: where it surely is not, it need not be projected. */
type Piece = { coordinates: Shape["coordinates"][number]; center: [number, number]; reach: number };

const pieces = new Map<Detail, Piece[]>();

/** All land that may lie in a frame. Outlines far from it are most of an atlas and most of the time of drawing one. */
export function landWithin(detail: Detail, projection: GeoProjection, frame: Rect): Shape {
  const middle = projection.invert?.([frame.x + frame.width / 2, frame.y + frame.height / 2]) ?? null;
  const all = piecesOf(detail);
  const edge = middle === null ? [] : edgeOf(frame).map((point) => projection.invert?.(point) ?? null);
  const known = edge.every((point) => point !== null && point.every(Number.isFinite));
  const kept =
    middle === null || !known
      ? all
      : within(all, middle, Math.max(...edge.map((point) => geoDistance(middle, point ?? middle))));
  return { type: "MultiPolygon", coordinates: kept.map(({ coordinates }) => coordinates) };
}

function within(all: Piece[], middle: [number, number], radius: number): Piece[] {
  return all.filter(({ center, reach }) => geoDistance(center, middle) <= reach + radius * 1.05);
}

/** Points along the edge of a frame, px. */
export function edgeOf({ x, y, width, height }: Rect): [number, number][] {
  const steps = Array.from({ length: 8 }, (_, step) => step / 8);
  return [
    ...steps.map((part): [number, number] => [x + part * width, y]),
    ...steps.map((part): [number, number] => [x + width, y + part * height]),
    ...steps.map((part): [number, number] => [x + width - part * width, y + height]),
    ...steps.map((part): [number, number] => [x, y + height - part * height]),
  ];
}

function piecesOf(detail: Detail): Piece[] {
  const known = pieces.get(detail);
  if (known !== undefined) return known;
  const made = countryShapes(detail).flatMap(({ coordinates }) =>
    coordinates.map((one) => ({ coordinates: one, ...capOf(one[0] ?? []) })),
  );
  pieces.set(detail, made);
  return made;
}

/**
 * A circle that holds points of the sphere: its middle in degrees, and how far the farthest lies from it in
 * radians. Of the mean first; each step then draws the middle toward the farthest point, so that the circle
 * comes near to the smallest (Bădoiu and Clarkson).
 */
export function capOf(
  points: readonly [number, number][],
  steps = 0,
): { center: [number, number]; reach: number } {
  const vectors = points.map(vectorOf);
  let middle = unit(vectors.reduce<Vector>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]));
  for (let step = 1; step <= steps; step += 1) {
    const { vector } = farthest(vectors, middle);
    const part = 1 / (step + 1);
    const [a, b, c] = middle;
    const [x, y, z] = vector;
    middle = unit([a + part * (x - a), b + part * (y - b), c + part * (z - c)]);
  }
  const [x, y, z] = middle;
  const center: [number, number] = [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
  return { center, reach: Math.acos(Math.max(-1, Math.min(1, farthest(vectors, middle).cosine))) };
}

type Vector = [x: number, y: number, z: number];

function vectorOf([longitude, latitude]: [number, number]): Vector {
  const [lambda, phi] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  // Points all around the earth have no middle; any will do.
  return length < 1e-9 ? [1, 0, 0] : [x / length, y / length, z / length];
}

function farthest(vectors: Vector[], [a, b, c]: Vector): { vector: Vector; cosine: number } {
  let found: { vector: Vector; cosine: number } = { vector: [a, b, c], cosine: 1 };
  for (const vector of vectors) {
    const cosine = a * vector[0] + b * vector[1] + c * vector[2];
    if (cosine < found.cosine) found = { vector, cosine };
  }
  return found;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
