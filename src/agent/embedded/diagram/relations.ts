import { capitalise } from "../text/sentences.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";

const THING =
  "(?:[Tt]he |[Aa]n? |[Ii]ts |[Yy]our |[Oo]ur )?[\\p{L}\\p{N}][\\p{L}\\p{N}’'/-]*(?: [\\p{L}\\p{N}’'/-]+){0,3}?";
/** What is told besides: when, how, and what a thing does with what it has: "… and keeps the number", "… within two seconds". */
const BESIDES =
  "(?:,? (?:and|but|so|then|which|who|that|when|if|once|until|before|after|as|while|within|in|at|on|over|by|for|from|with|without|through|via|using|every|each|where|because|instead)\\b[^.!?]{0,80})?";
const END = `${BESIDES}[.!]?$`;
/** "The pump sends hot water to the boiler." */
const PASSES = new RegExp(
  `^(${THING}) (?:then |also |only )?(?:sends?|passes|pass|gives?|delivers?|returns?|forwards?|writes?|transfers?|hands?|pumps?|carries|carry|supplies|supply|moves?|transports?|brings?|pushes|reports?|releases?|exports?|sells?|pays?|publishes|posts?|copies|copy|streams?|ships?|submits?) (?:back )?(${THING}) (?:back )?(?:to|into|onto) (${THING})${END}`,
  "u",
);
/** "Heat causes expansion.", "The scheduler calls the worker." */
const ACTS = new RegExp(
  `^(${THING}) (?:then |also |only )?(calls?|triggers?|causes?|leads? to|produces?|feeds?(?: into)?|flows? into|drains? into|controls?|reports? to|starts?|wakes?|notifies|updates?|becomes?|turns? into|results? in|depends? on|creates?|eats?|powers?|heats?|cools?|raises?|lowers?|asks?|queries|requests?|subscribes? to|listens? to|talks? to|connects? to|writes? to|reads? from|redirects? to) (${THING})${END}`,
  "u",
);
/** "The vault returns a token": to whoever turned to it. */
const REPLIES = new RegExp(
  `^(${THING}) (?:then )?(?:returns?|answers?(?: with)?|replies|reply|repl(?:ies|y) with|responds?(?: with)?|sends? back|gives? back) ((?:the |an? )?[\\p{L}\\p{N}’'/-]+(?: [\\p{L}\\p{N}’'/-]+){0,3}?)${END}`,
  "u",
);
const LEAST = 3;

/** Two things of a sentence, and what passes between them. */
type Relation = { from: string; to: string; label: string };
/** `between`: the two things of each sentence, by their ids. */
export type Relations = { graph: PlanGraph; between: { from: string; to: string }[] };

/**
 * Sentences that each say what passes from one thing to another; null unless all do, and
 * they speak of the same things, so that one picture joins them.
 */
export function relationsOf(sentences: readonly string[]): Relations | null {
  if (sentences.length < LEAST) return null;
  const builder = new GraphBuilder();
  const between: Relations["between"] = [];
  for (const sentence of sentences) {
    const relation = relationOf(sentence.trim(), between);
    if (relation === null || isPronoun(relation.from) || isPronoun(relation.to)) return null;
    const { label } = relation;
    const [from, to] = [nodeOf(relation.from, builder), nodeOf(relation.to, builder)];
    if (from === to) return null;
    builder.edge(from, to, bare(label));
    between.push({ from, to });
  }
  const graph = builder.graph();
  return graph.nodes.length <= graph.edges.length + 1 ? { graph, between } : null;
}

function relationOf(sentence: string, before: Relations["between"]): Relation | null {
  const passed = PASSES.exec(sentence);
  const acted = passed === null ? ACTS.exec(sentence) : null;
  const [from, to, label] =
    passed !== null ? [passed[1], passed[3], passed[2]] : [acted?.[1], acted?.[3], acted?.[2]];
  if (from !== undefined && to !== undefined && label !== undefined) return { from, to, label };
  const [, who, what] = REPLIES.exec(sentence) ?? [];
  if (who === undefined || what === undefined) return null;
  const asked = before.findLast((one) => one.to === idOf(who));
  return asked === undefined ? null : { from: who, to: asked.from, label: what };
}

/** What stands for a thing names none. */
function isPronoun(name: string): boolean {
  return /^(?:it|they|them|this|that|these|those|he|she|him|her|we|us|you|each other|one another|no ?one|nobody|everyone|everybody|all|both)$/iu.test(
    name,
  );
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?|its|your|our)\s+/i, "").trim();
}

function idOf(name: string): string {
  return bare(name).toLowerCase();
}

function nodeOf(name: string, builder: GraphBuilder): string {
  return builder.node(idOf(name), capitalise(bare(name)));
}
