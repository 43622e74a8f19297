import type { Rect } from "../../../artifacts/timeline.ts";
import type { Size } from "../../layout/flex.ts";
import { chainOf } from "./diagram-graph.ts";
import { cubic } from "./edge-curve.ts";
import { loopOf, withLabel } from "./edge-routes.ts";
import { normalised } from "./placement.ts";
import type { Placement, PlacementTask, Point } from "./placement.ts";

/** A closed chain on an oval, clockwise from the top; null where it is none or does not fit. */
export function placeRing(task: PlacementTask): Placement | null {
  const chain = chainOf(task.graph);
  if (chain === null || !chain.closed || chain.order.length < 3 || chain.order.length > 8) return null;
  const { room, unit, apart } = task;
  const size = largest(task.nodes);
  const radius = {
    x: Math.min((room.width - size.width) / 2, Math.max(room.height * 0.95, size.width * 1.5)),
    y: Math.min(
      (room.height - size.height) / 2,
      (room.width - size.width) * (room.height > room.width * 1.2 ? 0.95 : 0.68),
    ),
  };
  const count = chain.order.length;
  const center = { x: room.width / 2, y: room.height / 2 };
  const on = (angle: number): Point => ({
    x: center.x + radius.x * Math.sin(angle),
    y: center.y - radius.y * Math.cos(angle),
  });
  const angleOf = (place: number) => (place / count) * 2 * Math.PI;
  const nodes: Rect[] = task.nodes.map((own, index) => {
    const { x, y } = on(angleOf(chain.order.indexOf(index)));
    return { x: x - own.width / 2, y: y - own.height / 2, ...own };
  });
  const gap = 30 * unit * apart;
  for (const [index, one] of nodes.entries())
    for (const other of nodes.slice(index + 1)) if (meet(grown(one, gap * 1.3), other)) return null;
  const edges = task.graph.edges.map(({ from, to }, index) => {
    const rect = nodes[from];
    if (from === to && rect !== undefined) {
      // Arrows come and go on the side of the middle.
      const part = Math.abs(rect.x + rect.width / 2 - center.x) < 2 ? 0.5 : rect.x > center.x ? 0.74 : 0.26;
      return loopOf(rect, "x", unit, task.labels[index] ?? null, part);
    }
    const [start, end] = [angleOf(chain.order.indexOf(from)), angleOf(chain.order.indexOf(from) + 1)];
    const points = Array.from({ length: 81 }, (_, step) => on(start + ((end - start) * step) / 80));
    const free = points.filter((point) => {
      const inside = (node: Rect | undefined) => node !== undefined && holds(grown(node, gap * 0.4), point);
      return !inside(nodes[from]) && !inside(nodes[to]);
    });
    return withLabel(free, task.labels[index] ?? null);
  });
  // An arrow is longer than its head, and than the label that it is open for.
  const least = ({ label }: Placement["edges"][number]) =>
    64 * unit * apart + (label === null ? 0 : Math.max(label.width, label.height));
  if (edges.some((edge) => edge.line.length < 6 || lengthOf(edge.line) < least(edge))) return null;
  if (edges.some(({ label }) => label !== null && nodes.some((node) => meet(node, label)))) return null;
  const placed = normalised({ nodes, edges });
  return placed.width <= room.width + 1 && placed.height <= room.height + 1 ? placed : null;
}

/** A chain in rows that turn at their ends, as a path is walked; null where it is none or too long. */
export function placeSnake(task: PlacementTask, columns: number): Placement | null {
  const chain = chainOf(task.graph);
  if (chain === null || chain.closed || task.labels.some((label) => label !== null)) return null;
  if (task.graph.edges.some(({ from, to }) => from === to)) return null;
  const { room, unit } = task;
  const size = largest(task.nodes);
  const count = chain.order.length;
  const rows = Math.ceil(count / columns);
  if (rows < 2 || columns < 2) return null;
  const gap = {
    x: Math.min((room.width - size.width * columns) / (columns - 1), 180 * unit),
    y: Math.min((room.height - size.height * rows) / (rows - 1), 130 * unit),
  };
  if (gap.x < 56 * unit || gap.y < 56 * unit) return null;
  const nodes = task.nodes.map((own, index): Rect => {
    const place = chain.order.indexOf(index);
    const row = Math.floor(place / columns);
    const column = row % 2 === 0 ? place % columns : columns - 1 - (place % columns);
    const x = column * (size.width + gap.x) + (size.width - own.width) / 2;
    return { x, y: row * (size.height + gap.y) + (size.height - own.height) / 2, ...own };
  });
  const edges = task.graph.edges.map(({ from, to }) => ({
    line: between(nodes[from], nodes[to]),
    label: null,
  }));
  return normalised({ nodes, edges });
}

function between(from: Rect | undefined, to: Rect | undefined): Point[] {
  if (from === undefined || to === undefined) return [];
  const middle = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  const [a, b] = [middle(from), middle(to)];
  if (Math.abs(a.y - b.y) < 2) {
    const right = b.x > a.x;
    return [
      { x: right ? from.x + from.width : from.x, y: a.y },
      { x: right ? to.x : to.x + to.width, y: b.y },
    ];
  }
  const start = { x: a.x, y: from.y + from.height };
  const end = { x: b.x, y: to.y };
  return [
    start,
    ...cubic(start, { x: a.x, y: (start.y + end.y) / 2 }, { x: b.x, y: (start.y + end.y) / 2 }, end),
  ];
}

function lengthOf(line: Point[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

function largest(sizes: Size[]): Size {
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function holds(rect: Rect, { x, y }: Point): boolean {
  return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
