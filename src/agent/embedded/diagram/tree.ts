import type { ListBlock } from "../brief/brief.ts";
import { countWords } from "../text/sentences.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";

const MOST_NODES = 10;
const MOST_WORDS = 4;

/** What a nested list of short names is a tree of, with the heading as its root; null where it tells more than names. */
export function treeOf({ ordered, items }: ListBlock, root: string): PlanGraph | null {
  const parents = items.filter(({ below }) => below.length > 0);
  const leaves = items.reduce((sum, { below }) => sum + below.length, 0);
  const total = 1 + items.length + leaves;
  if (ordered || items.length < 2 || items.length > 4 || total > MOST_NODES) return null;
  if (parents.length < items.length / 2 || leaves < 3) return null;
  const names = [
    root,
    ...items.flatMap(({ text, below }) => [text.shown, ...below.map(({ shown }) => shown)]),
  ];
  if (!names.every(isShort)) return null;
  const builder = new GraphBuilder();
  builder.node("root", root);
  items.forEach(({ text, below }, at) => {
    builder.edge("root", builder.node(`item:${at}`, text.shown.replace(/[.:：]$/u, "")));
    below.forEach(({ shown }, leaf) => builder.edge(`item:${at}`, builder.node(`item:${at}.${leaf}`, shown)));
  });
  return builder.graph();
}

function isShort(name: string): boolean {
  return (
    countWords(name) <= MOST_WORDS &&
    name.length <= 34 &&
    !/[.,;!?。，；]/u.test(name.replace(/[.:：]$/u, ""))
  );
}
