import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";

type Shape = NonNullable<DiagramVisual["nodes"][number]["shape"]>;

/** Things and what leads from one to another, as the brief draws or tells it. */
export type PlanGraph = {
  nodes: { id: string; label: string; shape?: Shape }[];
  edges: { from: string; to: string; label?: string; dashed?: boolean }[];
};

/** What the film can show as one picture. */
const MOST_NODES = 12;

export function isShowable({ nodes, edges }: PlanGraph): boolean {
  return nodes.length >= 2 && nodes.length <= MOST_NODES && edges.length >= 1;
}

/** Collects nodes by name and edges between them; the first to give a node a label decides. */
export class GraphBuilder {
  private readonly nodes = new Map<string, PlanGraph["nodes"][number]>();
  private readonly edges: PlanGraph["edges"] = [];

  node(id: string, label?: string, shape?: Shape): string {
    const known = this.nodes.get(id);
    const given = { id, label: label ?? id, ...(shape === undefined ? {} : { shape }) };
    if (known === undefined || (known.label === id && label !== undefined)) this.nodes.set(id, given);
    return id;
  }

  edge(from: string, to: string, label = "", dashed = false): void {
    const said = label.trim();
    if (this.edges.some((one) => one.from === from && one.to === to)) return;
    this.edges.push({ from, to, ...(said === "" ? {} : { label: said }), ...(dashed ? { dashed } : {}) });
  }

  graph(): PlanGraph {
    return { nodes: [...this.nodes.values()], edges: this.edges };
  }
}
