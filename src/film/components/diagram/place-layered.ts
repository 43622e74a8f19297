import { Graph, layout } from "@dagrejs/dagre";
import type { GraphLabel, NodeLabel, EdgeLabel } from "@dagrejs/dagre";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { Size } from "../../layout/flex.ts";
import { easedLine } from "./edge-curve.ts";
import { around, backRoute, LOOP_REACH, loopOf, withLabel } from "./edge-routes.ts";
import type { Axis } from "./edge-routes.ts";
import { normalised } from "./placement.ts";
import type { Placement, PlacementTask, Point } from "./placement.ts";

type Separation = { rank: number; node: number };

/**
 * Nodes in layers, each edge one layer on (Sugiyama's method, by dagre), from left to right or from
 * top to bottom; spread to use the room. Null where it is too large even at its tightest.
 */
export function placeLayered(task: PlacementTask, axis: Axis, dense: boolean): Placement | null {
  const { unit, room, apart } = task;
  const tight: Separation = dense
    ? { rank: 34 * unit, node: 18 * unit }
    : { rank: 52 * unit * apart, node: 28 * unit * apart };
  const least = placeWith(task, axis, tight);
  if (least.width > room.width + 1 || least.height > room.height + 1) return null;
  const ends = least.nodes.map((rect) =>
    Math.round(axis === "x" ? rect.x + rect.width / 2 : rect.y + rect.height / 2),
  );
  const ranks = [...new Set(ends)];
  const widest = Math.max(...ranks.map((rank) => ends.filter((one) => one === rank).length));
  const spare = { x: room.width - least.width, y: room.height - least.height };
  const along = axis === "x" ? spare.x : spare.y;
  const across = axis === "x" ? spare.y : spare.x;
  const spread: Separation = {
    rank: Math.min(tight.rank + along / Math.max(1, ranks.length - 1), Math.max(190, 130 * apart) * unit),
    node: Math.min(tight.node + across / Math.max(1, widest - 1), Math.max(120, 80 * apart) * unit),
  };
  // Where long ways between layers keep nodes apart anyway, the layers alone still spread.
  for (const apart of [spread, { ...tight, rank: spread.rank }]) {
    const wide = placeWith(task, axis, apart);
    if (wide.width <= room.width + 1 && wide.height <= room.height + 1) return wide;
  }
  return least;
}

function placeWith(task: PlacementTask, axis: Axis, apart: Separation): Placement {
  const { graph, nodes, labels, unit } = task;
  const pairs = pairsOf(task);
  const dag = dagOf(task, pairs, axis, apart);
  layout(dag);
  const rects = nodes.map((size, index): Rect => {
    const { x = 0, y = 0 } = dag.node(String(index)) ?? {};
    const extra = loopRoom(task, index, axis);
    // Room for a loop is above a node, or at its left.
    return { x: x + extra.width / 2 - size.width / 2, y: y + extra.height / 2 - size.height / 2, ...size };
  });
  const ports = portsOf(task, pairs, rects, axis);
  const lanes = { before: 0, after: 0 };
  const edges = graph.edges.map(({ from, to }, index) => {
    const size = labels[index] ?? null;
    const [start, end] = [rects[from], rects[to]];
    if (start === undefined || end === undefined) throw new Error("an edge's nodes are in the graph");
    if (from === to) return loopOf(start, axis, unit, size);
    const back = pairs.get(index);
    if (back !== undefined) return besideRoute(dag, task, rects, ports, back, index, axis);
    const ahead = axis === "x" ? end.x >= start.x + start.width : end.y >= start.y + start.height;
    if (!ahead) return withLabel(backRoute({ from, to }, rects, axis, lanes, unit), size);
    const edge = dag.edge(String(from), String(to));
    const between = bends((edge?.points ?? []).slice(1, -1), start, end, axis);
    const line = easedLine(
      [exitOf(start, axis, ports(index, from)), ...between, entryOf(end, axis, ports(index, to))],
      axis,
    );
    const middle = size === null || edge?.x === undefined ? null : { x: edge.x, y: edge.y ?? 0 };
    return { line, label: middle === null || size === null ? null : around(middle, size) };
  });
  return normalised({ nodes: rects, edges });
}

/** Edges by index whose way back is an edge too, each with the index of the other. */
function pairsOf({ graph }: PlacementTask): Map<number, number> {
  const pairs = new Map<number, number>();
  graph.edges.forEach(({ from, to }, index) => {
    const other = graph.edges.findIndex((one) => one.from === to && one.to === from);
    if (from !== to && other !== -1) pairs.set(index, other);
  });
  return pairs;
}

function dagOf(task: PlacementTask, pairs: Map<number, number>, axis: Axis, apart: Separation) {
  const { graph, nodes, labels, unit } = task;
  const dag = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: false });
  dag.setGraph({
    rankdir: axis === "x" ? "LR" : "TB",
    ranksep: apart.rank,
    nodesep: apart.node,
    edgesep: 20 * unit,
    // Boxes of different widths share the edge at which their arrows arrive.
    ...(axis === "x" ? { rankalign: "top" as const } : {}),
  });
  nodes.forEach((size, index) => {
    const extra = loopRoom(task, index, axis);
    dag.setNode(String(index), { width: size.width + extra.width, height: size.height + extra.height });
  });
  const gap = 24 * unit;
  graph.edges.forEach(({ from, to }, index) => {
    const back = pairs.get(index);
    // A loop is drawn by us at its node, and two that face each other are one way to the layout.
    if (from === to || (back !== undefined && back < index)) return;
    const sizes = [labels[index], back === undefined ? null : labels[back]].filter(
      (one) => one !== null && one !== undefined,
    );
    const across = (one: "width" | "height") => sizes.reduce((sum, size) => sum + size[one] + gap / 2, 0);
    const along = (one: "width" | "height") => Math.max(0, ...sizes.map((size) => size[one])) + gap;
    const box =
      sizes.length === 0
        ? { width: 0, height: 0 }
        : axis === "x"
          ? { width: along("width"), height: across("height") }
          : { width: across("width"), height: along("height") };
    dag.setEdge(String(from), String(to), { ...box, labelpos: "c", minlen: 1 });
  });
  return dag;
}

/** What a node's loop takes beside it. */
function loopRoom({ graph, labels, unit }: PlacementTask, node: number, axis: Axis): Size {
  const index = graph.edges.findIndex(({ from, to }) => from === node && to === node);
  if (index === -1) return { width: 0, height: 0 };
  const reach = LOOP_REACH * unit;
  const label = labels[index] ?? { width: 0, height: 0 };
  return axis === "x"
    ? { width: 0, height: reach + label.height }
    : { width: reach + label.width, height: 0 };
}

/** How far from the middle of a node's side an edge is attached, by edge and node. */
type Ports = (edge: number, node: number) => number;

/**
 * Edges meet at the middle of a side; where a way there and a way back do, all of that side stand apart,
 * in the order of where they lead, so that none crosses another.
 */
function portsOf({ graph }: PlacementTask, pairs: Map<number, number>, rects: Rect[], axis: Axis): Ports {
  const side = axis === "x" ? "height" : "width";
  const across = (rect: Rect | undefined) =>
    rect === undefined ? 0 : rect[axis === "x" ? "y" : "x"] + rect[side] / 2;
  const along = (rect: Rect | undefined) => rect?.[axis] ?? 0;
  const offsets = new Map<string, number>();
  rects.forEach((rect, node) => {
    for (const later of [true, false]) {
      const ends = graph.edges
        .flatMap(({ from, to }, edge) =>
          from !== to && (from === node || to === node) ? [{ edge, other: from === node ? to : from }] : [],
        )
        .filter(({ other }) => along(rects[other]) > along(rect) === later);
      if (!ends.some(({ edge }) => pairs.has(edge))) continue;
      const order = ends.toSorted(
        (a, b) => across(rects[a.other]) - across(rects[b.other]) || a.edge - b.edge,
      );
      const step = Math.min((rect[side] * 0.64) / Math.max(1, order.length - 1), rect[side] * 0.4);
      order.forEach(({ edge }, place) =>
        offsets.set(`${edge} ${node}`, (place - (order.length - 1) / 2) * step),
      );
    }
  });
  return (edge, node) => offsets.get(`${edge} ${node}`) ?? 0;
}

/** One of two edges that face each other: beside the other, each on its own side of the way between. */
function besideRoute(
  dag: ReturnType<typeof dagOf>,
  { graph, labels, unit }: PlacementTask,
  rects: Rect[],
  ports: Ports,
  back: number,
  index: number,
  axis: Axis,
): Placement["edges"][number] {
  const own = graph.edges[index];
  const known = graph.edges[Math.min(index, back)];
  if (own === undefined || known === undefined) throw new Error("an edge's index is of the graph");
  const ahead = (rects[own.from]?.[axis] ?? 0) < (rects[own.to]?.[axis] ?? 0);
  const [first, last] = ahead ? [own.from, own.to] : [own.to, own.from];
  const [start, end] = [rects[first], rects[last]];
  if (start === undefined || end === undefined) throw new Error("an edge's nodes are in the graph");
  const size = labels[index] ?? null;
  const edge = dag.edge(String(known.from), String(known.to));
  const [exit, entry] = [exitOf(start, axis, ports(index, first)), entryOf(end, axis, ports(index, last))];
  const middle = { x: edge?.x ?? (exit.x + entry.x) / 2, y: edge?.y ?? (exit.y + entry.y) / 2 };
  const side = axis === "x" ? "height" : "width";
  const sign = index < back ? -1 : 1;
  const air = sign * (size === null ? 14 * unit : size[side] / 2 + 6 * unit);
  const bend = axis === "x" ? { x: middle.x, y: middle.y + air } : { x: middle.x + air, y: middle.y };
  const bare = size === null && labels[back] === null;
  const line = easedLine(bare ? [exit, entry] : [exit, bend, entry], axis);
  return { line: ahead ? line : line.reverse(), label: size === null ? null : around(bend, size) };
}

/** Bends that lie between the two nodes along the axis: the others would make the line turn back. */
function bends(points: Point[], start: Rect, end: Rect, axis: Axis): Point[] {
  return points.filter((point) =>
    axis === "x"
      ? point.x > start.x + start.width + 4 && point.x < end.x - 4
      : point.y > start.y + start.height + 4 && point.y < end.y - 4,
  );
}

function exitOf(rect: Rect, axis: Axis, port = 0): Point {
  return axis === "x"
    ? { x: rect.x + rect.width, y: rect.y + rect.height / 2 + port }
    : { x: rect.x + rect.width / 2 + port, y: rect.y + rect.height };
}

function entryOf(rect: Rect, axis: Axis, port = 0): Point {
  return axis === "x"
    ? { x: rect.x, y: rect.y + rect.height / 2 + port }
    : { x: rect.x + rect.width / 2 + port, y: rect.y };
}
