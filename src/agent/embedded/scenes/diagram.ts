import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { CodeBlock, ListBlock } from "../brief/brief.ts";
import { chainOf, graphOfChain, graphOfLines } from "../diagram/arrow-chain.ts";
import { parseMermaid } from "../diagram/mermaid.ts";
import { narrateGraph, narrateTree } from "../diagram/narrate-graph.ts";
import { isShowable } from "../diagram/plan-graph.ts";
import type { PlanGraph } from "../diagram/plan-graph.ts";
import { relationsOf, type Relations } from "../diagram/relations.ts";
import { treeOf } from "../diagram/tree.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";

/** A fence that holds a flow chart, or nothing but lines of arrows. */
export function fenceDiagram(block: CodeBlock, context: SceneContext): Candidate | null {
  const graph = block.language === "mermaid" ? parseMermaid(block.code) : plainFence(block);
  if (graph === null || !isShowable(graph)) return null;
  return candidateOf(graph, narrateGraph(graph, "", context), 96, context);
}

function plainFence({ language, code }: CodeBlock): PlanGraph | null {
  if (!/^(?:text|txt|plain|ascii|)$/.test(language)) return null;
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 8 ? null : graphOfLines(lines);
}

/** A list whose items lead from one thing to another, or name the parts of parts. */
export function listDiagram(block: ListBlock, context: SceneContext): Candidate | null {
  const texts = block.items.map(({ text }) => text.shown);
  const flat = block.items.every(({ below }) => below.length === 0);
  const lines = flat ? graphOfLines(texts) : null;
  if (lines !== null && isShowable(lines))
    return candidateOf(lines, narrateGraph(lines, "", context), 94, context);
  const related = flat && context.base === "en" ? relationsOf(texts) : null;
  if (related !== null && isShowable(related.graph)) {
    const said = texts.map((text) => ({
      text: capitalise(endSentence(text, context.language)),
      weight: 1.3,
      marks: [],
    }));
    return candidateOf(related.graph, narrateRelations(related, said), 93, context);
  }
  const root = context.heading === "" ? context.topic : context.heading;
  const tree = treeOf(block, root);
  if (tree === null) return null;
  return candidateOf(tree, narrateTree(tree, context), 84, context);
}

/** A sentence such as "Browser → balancer → server." among others. */
export function proseDiagram(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  const at = utterances.findIndex(({ text }) => chainOf(text) !== null);
  const chain = chainOf(utterances[at]?.text ?? "");
  if (chain === null) return null;
  const graph = graphOfChain(chain);
  if (!isShowable(graph)) return null;
  const said = narrateGraph(graph, chain.lead, context);
  const around = utterances.flatMap((utterance, index) => (index === at ? said : [utterance]));
  // "To apply: portal → form → reply": what leads to the chain names it.
  const lead = context.ownHeading || countWords(chain.lead) > MOST_LEAD_WORDS ? "" : chain.lead;
  const candidate = candidateOf(graph, around, 91, lead === "" ? context : { ...context, topic: capitalise(lead, context.language) }); // prettier-ignore
  return lead === "" ? candidate : { ...candidate, heading: capitalise(lead, context.language) };
}

const MOST_LEAD_WORDS = 8;

/** Sentences in a row that join the same things: nearly all that a passage tells. */
export function toldDiagram(utterances: readonly Utterance[], context: SceneContext): Candidate | null {
  if (context.base !== "en") return null;
  const texts = utterances.map(({ text }) => text);
  for (const [from, to] of runsOf(texts.length)) {
    const related = relationsOf(texts.slice(from, to));
    if (related === null || !isShowable(related.graph)) continue;
    const said = narrateRelations(related, utterances.slice(from, to));
    const around = [...utterances.slice(0, from), ...said, ...utterances.slice(to)];
    return candidateOf(related.graph, around, 91, context);
  }
  return null;
}

/** Of what else a passage tells, so much stands beside its picture: a sentence that leads to it, and one behind. */
const BESIDE = { before: 1, behind: 1 };

/** Runs of sentences, the longest first. */
function runsOf(count: number): [number, number][] {
  return [[0, count], [BESIDE.before, count], [0, count - BESIDE.behind], [BESIDE.before, count - BESIDE.behind]]; // prettier-ignore
}

/** The brief's own sentences; each brings in the two things that it names. */
function narrateRelations({ graph, between }: Relations, said: readonly Utterance[]): Utterance[] {
  return said.map((utterance, index) => {
    const spoken = utterance.text.toLowerCase();
    const marks = (between[index] ?? []).flatMap((pair) => {
      const named = [pair.from, pair.to].flatMap((id) => {
        const offset = spoken.indexOf(id);
        return offset === -1 ? [] : [{ key: `node:${id}`, offset }];
      });
      const edge = graph.edges.findIndex(({ from, to }) => from === pair.from && to === pair.to);
      const arrow = Math.max(-1, ...named.map(({ offset }) => offset));
      return arrow === -1 ? named : [...named, { key: `edge:${edge}`, offset: arrow }];
    });
    return { ...utterance, marks: [...utterance.marks, ...marks] };
  });
}

function candidateOf(
  graph: PlanGraph,
  utterances: Utterance[],
  score: number,
  context: SceneContext,
): Candidate {
  return {
    kind: "diagram",
    score,
    utterances,
    visual: (cueOf: CueOf): DiagramVisual => ({
      kind: "diagram",
      // The chain itself is no heading of its picture.
      heading: context.ownHeading ? context.heading : context.topic,
      nodes: graph.nodes.map(({ id, label, shape }) => {
        const shown = hardLabel(label, 8);
        const icon = iconFor(shown, context.base);
        return withCue(
          {
            id,
            label: capitalise(shown),
            ...(shape === undefined || shape === "box" ? {} : { shape }),
            ...(icon === null ? {} : { icon }),
          },
          cueOf(`node:${id}`),
        );
      }),
      edges: graph.edges.map(({ label, ...edge }, index) =>
        withCue(
          { ...edge, ...(label === undefined ? {} : { label: hardLabel(label, 5) }) },
          cueOf(`edge:${index}`),
        ),
      ),
    }),
  };
}
