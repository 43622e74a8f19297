import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";

type VisualNode = DiagramVisual["nodes"][number];
type VisualEdge = DiagramVisual["edges"][number];

/** A diagram's nodes and edges by index, without what leads nowhere or stands there twice. */
export type DiagramGraph = {
  nodes: VisualNode[];
  edges: (Omit<VisualEdge, "from" | "to"> & { from: number; to: number })[];
};

export function graphOf({ nodes, edges }: DiagramVisual): DiagramGraph {
  const kept: VisualNode[] = [];
  const places = new Map<string, number>();
  for (const node of nodes) {
    if (places.has(node.id) || node.label.trim() === "") continue;
    places.set(node.id, kept.length);
    kept.push(node);
  }
  const seen = new Set<string>();
  const joined = edges.flatMap(({ from, to, ...rest }) => {
    const [start, end] = [places.get(from), places.get(to)];
    const name = `${start}→${end}`;
    if (start === undefined || end === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ ...rest, from: start, to: end }];
  });
  return { nodes: kept, edges: joined };
}

/** The nodes in order where the graph is one chain, open or closed to a ring; null where it branches. Loops aside. */
export function chainOf({ nodes, edges }: DiagramGraph): { order: number[]; closed: boolean } | null {
  const next = new Map<number, number>();
  const entered = new Set<number>();
  for (const { from, to } of edges) {
    if (from === to) continue;
    if (next.has(from) || entered.has(to)) return null;
    next.set(from, to);
    entered.add(to);
  }
  const start = nodes.findIndex((_, index) => !entered.has(index));
  const order: number[] = [];
  for (let at: number | undefined = start === -1 ? 0 : start; at !== undefined; at = next.get(at)) {
    if (order.includes(at)) break;
    order.push(at);
  }
  return order.length === nodes.length ? { order, closed: start === -1 } : null;
}

/** Where all arrows end, if that is one place: what the diagram leads to. */
export function onlyEnd({ nodes, edges }: DiagramGraph): number | null {
  const ends = nodes.flatMap((_, index) =>
    edges.some(({ from, to }) => from === index && to !== index) ? [] : [index],
  );
  return ends.length === 1 && nodes.length > 2 ? (ends[0] ?? null) : null;
}
