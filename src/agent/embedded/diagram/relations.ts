import { capitalise } from "../text/sentences.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";
import { toPattern } from "../text/regex.ts";

const THING =
  "(?:[Tt]he |[Aa]n? |[Oo]ne |[Ii]ts |[Yy]our |[Oo]ur )?[\\p{L}\\p{N}][\\p{L}\\p{N}’'/-]*(?: [\\p{L}\\p{N}’'/-]+){0,3}?";
/** What is told besides: when, how, and what a thing does with what it has: "… and keeps the number", "… within two seconds". */
const BESIDES =
  "(?:,? (?:and|but|so|then|which|who|that|when|if|once|until|before|after|as|while|within|in|at|on|over|by|for|from|with|without|through|via|using|every|each|where|because|instead)\\b[^.!?]{0,80})?";
const END = `${BESIDES}[.!]?$`;
/** "The pump sends hot water to the boiler." */
const PASSES = toPattern(
  `^(${THING}) (?:then |also |only )?(?:sends?|passes|pass|gives?|delivers?|returns?|forwards?|writes?|transfers?|hands?|pumps?|carries|carry|supplies|supply|moves?|transports?|brings?|pushes|reports?|releases?|exports?|sells?|pays?|publishes|posts?|copies|copy|streams?|ships?|submits?) (?:back )?(${THING}) (?:back )?(?:to|into|onto) (${THING})(?: and (?:to|into|onto) (${THING}))?${END}`,
  "u",
);
/** "The relay reads new rows from the outbox (and sends them to the broker)." */
const TAKES = toPattern(
  `^(${THING}) (?:then |also |only )?(?:reads?|takes?|gets?|receives?|fetches|fetch|pulls?|draws?|collects?|buys?|imports?|loads?|copies|copy) (${THING}) from (${THING})(?: and (?:sends?|passes|pass|forwards?|writes?|delivers?|publishes|hands?|moves?) (?:them|it) (?:on )?(?:to|into|onto) (${THING}))?${END}`,
  "u",
);
/** "The database holds two tables: orders and outbox.": what a thing is made of, and nothing that passes. */
const HOLDS = toPattern(
  `^(${THING}) (?:holds?|keeps?|stores?|contains?|has|have|consists? of|knows?)\\s`,
  "u",
);
/** "Heat causes expansion.", "The scheduler calls the worker." */
const ACTS = toPattern(
  `^(${THING}) (?:then |also |only )?(calls?|triggers?|causes?|leads? to|produces?|feeds?(?: into)?|flows? into|drains? into|controls?|reports? to|starts?|wakes?|notifies|updates?|becomes?|turns? into|results? in|depends? on|creates?|eats?|powers?|heats?|cools?|raises?|lowers?|asks?|queries|requests?|subscribes? to|listens? to|talks? to|connects? to|writes? to|reads? from|redirects? to) (${THING})${END}`,
  "u",
);
/** "The vault returns a token": to whoever turned to it. */
const REPLIES = toPattern(
  `^(${THING}) (?:then )?(?:returns?|answers?(?: with)?|replies|reply|repl(?:ies|y) with|responds?(?: with)?|sends? back|gives? back) ((?:the |an? )?[\\p{L}\\p{N}’'/-]+(?: [\\p{L}\\p{N}’'/-]+){0,3}?)${END}`,
  "u",
);
const LEAST = 3;
/** Sentences among them in which nothing passes. */
const MOST_STILL = 1;

/** Two things of a sentence, and what passes between them. */
type Relation = { from: string; to: string; label: string };
type Pair = { from: string; to: string };
/** `between`: of each sentence the things that something passes between, by their ids. */
export type Relations = { graph: PlanGraph; between: Pair[][] };

/**
 * Sentences that each say what passes from one thing to another; null unless all do, and
 * they speak of the same things, so that one picture joins them.
 */
export function relationsOf(sentences: readonly string[]): Relations | null {
  if (sentences.length < LEAST) return null;
  const builder = new GraphBuilder();
  const between: Relations["between"] = [];
  const holders: { holder: string; rest: string; at: number }[] = [];
  for (const sentence of sentences) {
    const relations = relationsIn(sentence.trim(), between.flat());
    if (relations.length === 0) {
      const [whole = "", holder] = HOLDS.exec(sentence.trim()) ?? [];
      if (holder === undefined || isPronoun(holder)) return null;
      holders.push({ holder, rest: sentence.trim().slice(whole.length), at: between.length });
      between.push([]);
      continue;
    }
    const pairs: Pair[] = [];
    for (const relation of relations) {
      if (isPronoun(relation.from) || isPronoun(relation.to)) return null;
      const [from, to] = [nodeOf(relation.from, builder), nodeOf(relation.to, builder)];
      if (from === to) return null;
      builder.edge(from, to, bare(relation.label));
      pairs.push({ from, to });
    }
    between.push(pairs);
  }
  if (sentences.length - holders.length < LEAST || holders.length > MOST_STILL) return null;
  for (const { holder, rest, at } of holders) between[at] = held(holder, rest, builder);
  const graph = builder.graph();
  return graph.nodes.length <= graph.edges.length + 1 ? { graph, between } : null;
}

/** A thing joined with those that it holds, of those that something passes between. */
function held(holder: string, rest: string, builder: GraphBuilder): Pair[] {
  const { nodes } = builder.graph();
  const from = nodes.find(({ id }) => id === idOf(holder))?.id;
  if (from === undefined) return [];
  const words = ` ${rest.toLowerCase().replaceAll(/[^\p{L}\p{N}’'/-]+/gu, " ")} `;
  const within = nodes.filter(({ id }) => id !== from && words.includes(` ${id} `));
  for (const { id } of within) builder.edge(from, id, "", true);
  return within.map(({ id }) => ({ from, to: id }));
}

function relationsIn(sentence: string, before: readonly Pair[]): Relation[] {
  const taken = TAKES.exec(sentence);
  if (taken !== null) {
    const [, who = "", what = "", source = "", target] = taken;
    const first = { from: source, to: who, label: what };
    return target === undefined ? [first] : [first, { from: who, to: target, label: what }];
  }
  const passed = PASSES.exec(sentence);
  if (passed !== null) {
    const [, from = "", label = "", to = "", other] = passed;
    return [to, ...(other === undefined ? [] : [other])].map((one) => ({ from, to: one, label }));
  }
  const acted = ACTS.exec(sentence);
  if (acted !== null) {
    const [, from = "", label = "", to = ""] = acted;
    return [{ from, to, label }];
  }
  const [, who, what] = REPLIES.exec(sentence) ?? [];
  if (who === undefined || what === undefined) return [];
  const asked = before.findLast((one) => one.to === idOf(who));
  return asked === undefined ? [] : [{ from: who, to: asked.from, label: what }];
}

/** What stands for a thing names none. */
function isPronoun(name: string): boolean {
  return /^(?:it|they|them|this|that|these|those|he|she|him|her|we|us|you|each other|one another|no ?one|nobody|everyone|everybody|all|both)$/iu.test(
    name,
  );
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?|one|its|your|our)\s+/i, "").trim();
}

function idOf(name: string): string {
  return bare(name).toLowerCase();
}

function nodeOf(name: string, builder: GraphBuilder): string {
  return builder.node(idOf(name), capitalise(bare(name)));
}
