import { capitalise } from "../text/sentences.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";

const THING =
  "(?:[Tt]he |[Aa]n? |[Ii]ts |[Yy]our |[Oo]ur )?[\\p{L}\\p{N}][\\p{L}\\p{N}’'/-]*(?: [\\p{L}\\p{N}’'/-]+){0,3}?";
/** "The pump sends hot water to the boiler." */
const PASSES = new RegExp(
  `^(${THING}) (?:sends?|passes|pass|gives?|delivers?|returns?|forwards?|writes?|transfers?|hands?|pumps?|carries|carry|supplies|supply|moves?|transports?|brings?|pushes|reports?|releases?|exports?|sells?|pays?) (${THING}) (?:to|into|onto) (${THING})\\.?$`,
  "u",
);
/** "Heat causes expansion.", "The scheduler calls the worker." */
const ACTS = new RegExp(
  `^(${THING}) (calls?|triggers?|causes?|leads? to|produces?|feeds?(?: into)?|flows? into|drains? into|controls?|reports? to|starts?|wakes?|notifies|updates?|becomes?|turns? into|results? in|depends? on|creates?|eats?|powers?|heats?|cools?|raises?|lowers?) (${THING})\\.?$`,
  "u",
);
const LEAST = 3;

/**
 * A list of sentences that each say what passes from one thing to another; null unless all do, and
 * they speak of the same things, so that one picture joins them.
 */
export function relationsOf(sentences: readonly string[]): PlanGraph | null {
  if (sentences.length < LEAST) return null;
  const builder = new GraphBuilder();
  for (const sentence of sentences) {
    const passed = PASSES.exec(sentence.trim());
    const acted = passed === null ? ACTS.exec(sentence.trim()) : null;
    const [from, to, label] =
      passed !== null ? [passed[1], passed[3], passed[2]] : [acted?.[1], acted?.[3], acted?.[2]];
    if (from === undefined || to === undefined || label === undefined) return null;
    builder.edge(nodeOf(from, builder), nodeOf(to, builder), bare(label));
  }
  const graph = builder.graph();
  return graph.nodes.length <= graph.edges.length + 1 ? graph : null;
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?|its|your|our)\s+/i, "").trim();
}

function nodeOf(name: string, builder: GraphBuilder): string {
  const plain = bare(name);
  return builder.node(plain.toLowerCase(), capitalise(plain));
}
