import type { Rect } from "../../../artifacts/timeline.ts";
import type { Size } from "../../layout/flex.ts";
import type { DiagramGraph } from "./diagram-graph.ts";

export type Point = { x: number; y: number };

/** Where nodes and edges are, in px of their own; `edges` by index: a fine polyline, and its label's box. */
export type Placement = {
  nodes: Rect[];
  edges: { line: Point[]; label: Rect | null }[];
  width: number;
  height: number;
};

/** What is to be placed: sizes by index; null for an edge without a label. */
export type PlacementTask = {
  graph: DiagramGraph;
  nodes: Size[];
  labels: (Size | null)[];
  room: Size;
  /** px of the format for one px at a short side of 1080. */
  unit: number;
  /** How much further apart than at the least things stand, from 1. */
  apart: number;
};

/** From top left on; whatever was placed left of or above zero is moved in. */
export function normalised({ nodes, edges }: Pick<Placement, "nodes" | "edges">): Placement {
  const boxes = [...nodes, ...edges.flatMap(({ label }) => (label === null ? [] : [label]))];
  const points = edges.flatMap(({ line }) => line);
  const left = Math.min(...boxes.map(({ x }) => x), ...points.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y), ...points.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width), ...points.map(({ x }) => x));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), ...points.map(({ y }) => y));
  return { ...moved({ nodes, edges }, -left, -top), width: right - left, height: bottom - top };
}

export function moved<P extends Pick<Placement, "nodes" | "edges">>(placement: P, dx: number, dy: number): P {
  const shift = <B extends Point>(one: B): B => ({ ...one, x: one.x + dx, y: one.y + dy });
  return {
    ...placement,
    nodes: placement.nodes.map(shift),
    edges: placement.edges.map(({ line, label }) => ({
      line: line.map(shift),
      label: label === null ? null : shift(label),
    })),
  };
}

/** The same seen in a mirror: for languages that read from right to left. */
export function mirrored(placement: Placement): Placement {
  const { width } = placement;
  const flip = (rect: Rect): Rect => ({ ...rect, x: width - rect.x - rect.width });
  return {
    ...placement,
    nodes: placement.nodes.map(flip),
    edges: placement.edges.map(({ line, label }) => ({
      line: line.map(({ x, y }) => ({ x: width - x, y })),
      label: label === null ? null : flip(label),
    })),
  };
}
