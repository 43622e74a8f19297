import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";

type Shape = NonNullable<DiagramVisual["nodes"][number]["shape"]>;

const HEADER = /^(?:graph|flowchart(?:-elk)?)(?:\s+(?:TB|TD|BT|RL|LR))?\s*;?$/i;
/** Lines about looks and grouping, which the film decides for itself. */
const IGNORED =
  /^(?:subgraph\b|end\b|classDef\b|class\b|style\b|linkStyle\b|click\b|direction\b|accTitle|accDescr|%%|---)/;
const ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*?(?=$|[\s[({>&;|:@]|--|-\.|==|~~|<--|<==)/u;
/** Opening and closing signs of a node's text, longest first. */
const SHAPES: [open: string, close: string, shape: Shape][] = [
  ["([", "])", "pill"],
  ["[(", ")]", "store"],
  ["((", "))", "pill"],
  ["{{", "}}", "decision"],
  ["[[", "]]", "box"],
  ["[/", "/]", "box"],
  ["[\\", "\\]", "box"],
  ["[", "]", "box"],
  ["(", ")", "pill"],
  ["{", "}", "decision"],
  [">", "]", "box"],
];
/** A link, with its text in the middle or between bars: `-->`, `-- yes -->`, `-.->|no|`, `==>`. */
const LINK =
  /^\s*(<)?(?:(--+|==+|-\.+-?)(?![->=.ox])\s*([^|\s<>=.-][^|<>]*?)\s*(--+|==+|\.+-|-\.+-)([>ox])?|(--+|==+|-\.+-)([>ox])?)\s*(?:\|([^|]*)\|)?\s*/;

/** The graph of a Mermaid flow chart; null for other kinds of chart and for what cannot be read. */
export function parseMermaid(code: string): PlanGraph | null {
  const lines = code
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\n|;(?=\s*(?:\n|$|\w))/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const start = lines.findIndex((line) => !line.startsWith("%%"));
  if (start === -1 || !HEADER.test(lines[start] ?? "")) return null;
  const builder = new GraphBuilder();
  for (const line of lines.slice(start + 1)) {
    if (IGNORED.test(line)) continue;
    if (!readLine(line.replace(/;$/, ""), builder)) return null;
  }
  const graph = builder.graph();
  return graph.edges.length === 0 ? null : graph;
}

/** `A[one] & B --> C{two} -- yes --> D`. */
function readLine(line: string, builder: GraphBuilder): boolean {
  let rest = line;
  let before: string[] | null = null;
  let link: RegExpExecArray | null = null;
  for (;;) {
    const group = readGroup(rest, builder);
    if (group === null) return false;
    if (before !== null && link !== null) join(before, group.ids, link, builder);
    if (group.rest.trim() === "") return true;
    link = LINK.exec(group.rest);
    if (link === null) return false;
    before = group.ids;
    rest = group.rest.slice(link[0].length);
  }
}

function join(from: string[], to: string[], link: RegExpExecArray, builder: GraphBuilder): void {
  const label = plain(link[3] ?? link[8] ?? "");
  const dashed = (link[2] ?? link[6] ?? "").includes(".");
  for (const start of from) {
    for (const end of to) {
      builder.edge(start, end, label, dashed);
      if (link[1] === "<") builder.edge(end, start, "", dashed);
    }
  }
}

/** Nodes joined by `&`. */
function readGroup(text: string, builder: GraphBuilder): { ids: string[]; rest: string } | null {
  const ids: string[] = [];
  let rest = text;
  for (;;) {
    rest = rest.trimStart();
    const id = ID.exec(rest)?.[0];
    if (id === undefined) return null;
    rest = rest.slice(id.length);
    const shape = SHAPES.find(([open]) => rest.startsWith(open));
    if (shape === undefined) ids.push(builder.node(id));
    else {
      const close = closing(rest, shape[0], shape[1]);
      if (close === -1) return null;
      ids.push(builder.node(id, plain(rest.slice(shape[0].length, close)), shape[2]));
      rest = rest.slice(close + shape[1].length);
    }
    rest = rest.replace(/^:::\w+/, "");
    if (!/^\s*&\s/.test(rest)) return { ids, rest };
    rest = rest.replace(/^\s*&/, "");
  }
}

/** Where a node's text ends; signs within quotation marks belong to it. */
function closing(text: string, open: string, close: string): number {
  if (text.charAt(open.length) !== '"') return text.indexOf(close, open.length);
  const quote = text.indexOf('"', open.length + 1);
  return quote === -1 ? -1 : text.indexOf(close, quote);
}

/** Text without quotation marks, line breaks, tags and the signs of emphasis. */
function plain(text: string): string {
  return text
    .replace(/<br\s*\/?>|\\n/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/^["'`]+|["'`]+$/g, "")
    .replace(/#quot;/g, "”")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
