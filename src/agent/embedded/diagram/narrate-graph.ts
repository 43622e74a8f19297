import { isClause, isImperative, lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import type { Mark, SceneContext, Utterance } from "../scenes/draft.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** "then" between two things that follow each other; a language that is not here gets a comma. */
const THEN: Record<string, string> = {
  en: "then", de: "dann", fr: "puis", es: "luego", it: "poi", pt: "depois", nl: "dan", sv: "sedan", da: "så", nb: "så", pl: "potem", cs: "pak",
  ru: "затем", uk: "потім", tr: "sonra", ar: "ثم", hi: "फिर", zh: "然后", ja: "次に", ko: "그다음", el: "μετά", he: "ואז", ro: "apoi", hu: "majd", fi: "sitten",
}; // prettier-ignore

/** ", then ": between what follows each other. */
export function thenBetween(base: string): string {
  const [comma, space] = /^(?:zh|ja)$/u.test(base) ? ["，", ""] : /^(?:ar|fa|ur)$/u.test(base) ? ["،", " "] : [",", " "]; // prettier-ignore
  return THEN[base] === undefined ? `${comma}${space}` : `${comma}${space}${THEN[base]}${space}`;
}

/** A sentence in the making that knows which node or arrow each of its words brings in. */
class Sentence {
  private text = "";
  private readonly marks: Mark[] = [];

  add(text: string): this {
    this.text += text;
    return this;
  }
  node(id: string, text: string, edge?: number): this {
    this.marks.push({ key: `node:${id}`, offset: this.text.length });
    if (edge !== undefined) this.marks.push({ key: `edge:${edge}`, offset: this.text.length });
    this.text += text;
    return this;
  }
  done(weight: number, language: string): Utterance {
    return { text: capitalise(endSentence(this.text, language)), marks: this.marks, weight };
  }
}

/**
 * A graph as sentences from its own words, in the order of its arrows: ways that do not branch in one
 * breath, branches by what is written at their arrows. Every node and arrow has its mark.
 */
export function narrateGraph(graph: PlanGraph, lead: string, context: SceneContext): Utterance[] {
  const teller: Teller = { graph, context, told: new Set(), named: new Set(), asked: null };
  const utterances: Utterance[] = [];
  for (const { id } of graph.nodes) {
    const ways = waysFrom(teller, id);
    const [only] = ways;
    if (only === undefined) continue;
    if (ways.length > 1 || only.label !== undefined) utterances.push(...tellBranch(teller, id, ways));
    else utterances.push(tellWay(teller, id, utterances.length === 0 ? lead : ""));
  }
  return utterances;
}

type Teller = {
  graph: PlanGraph;
  context: SceneContext;
  /** Edges that were told, nodes that were named. */
  told: Set<number>;
  named: Set<string>;
  /** The question that the last sentence ended with. */
  asked: string | null;
};

/** `known`: what it leads to was named before. */
type Way = { to: string; label?: string; index: number; known?: boolean };

function waysFrom({ graph, told }: Teller, id: string): Way[] {
  return graph.edges.flatMap(({ from, to, label }, index) =>
    from !== id || told.has(index)
      ? []
      : [{ to, index, ...(label === undefined || label === "…" ? {} : { label }) }],
  );
}

/** The steps that follow without a choice, up to a fork or a thing that was named before. */
function stepsFrom(teller: Teller, start: string): Way[] {
  const steps: Way[] = [];
  for (let at = start; ;) {
    const ways = waysFrom(teller, at);
    const [way] = ways;
    if (ways.length !== 1 || way === undefined || way.label !== undefined) return steps;
    teller.told.add(way.index);
    const known = teller.named.has(way.to);
    steps.push({ ...way, known });
    if (known) return steps;
    teller.named.add(way.to);
    at = way.to;
  }
}

function spoken({ graph, context: { base, names } }: Teller, id: string): string {
  const label = graph.nodes.find((node) => node.id === id)?.label ?? id;
  return lowersNouns(base) ? lowerFirst(label, names) : label;
}

const isQuestion = (text: string): boolean => /[?？؟]$/u.test(text);

/** "It goes from rain to river, then to lake and finally to the sea." */
function tellWay(teller: Teller, start: string, lead: string): Utterance {
  const { graph, context } = teller;
  const { base, phrases, language } = context;
  const sentence = new Sentence();
  teller.named.add(start);
  const steps = stepsFrom(teller, start);
  const labels = [start, ...steps.map(({ to }) => to)].map((id) => spoken(teller, id));
  const things = labels.every((label) => !isClause(label) && !isImperative(label) && !/[?!,]/u.test(label));
  teller.asked = isQuestion(labels.at(-1) ?? "") ? (steps.at(-1)?.to ?? null) : null;
  if (lead !== "") sentence.add(`${lead}${phrases.colon}`);
  if (base === "en" && things && lead === "") {
    // Where arrows have names of their own, all are told as "from … to …".
    sentence.add(graph.edges.some(({ label }) => label !== undefined) ? "from " : "it goes from ");
    sentence.node(start, labels[0] ?? "");
    steps.forEach(({ to, index }, place) => {
      const last = place > 0 && place === steps.length - 1;
      const before = place === 0 ? " to " : last ? " and finally to " : ", then to ";
      sentence.add(before).node(to, labels[place + 1] ?? "", index);
    });
    return sentence.done(1.6, language);
  }
  sentence.node(start, labels[0] ?? "");
  addSteps(sentence, teller, steps, isQuestion(labels[0] ?? ""));
  return sentence.done(1.6, language);
}

/** ", then cache, and finally the answer". */
function addSteps(sentence: Sentence, teller: Teller, steps: Way[], afterQuestion: boolean): void {
  const { base, phrases } = teller.context;
  const then = THEN[base] ?? "";
  const east = phrases.space === "";
  const comma = east ? "，" : base === "ar" ? "، " : ", ";
  let asked = afterQuestion;
  steps.forEach(({ to, index, known }, place) => {
    const label = spoken(teller, to);
    const question = isQuestion(label);
    const last = place === steps.length - 1 && steps.length > 2;
    const english = question ? (known === true ? "then again:" : "then:") : last ? "and finally" : then;
    const word = base === "en" ? english : then;
    sentence.add(`${asked ? (east ? "" : " ") : comma}${word}${word === "" || east ? "" : " "}`);
    sentence.node(to, label, index);
    asked = question;
  });
}

/** A question with its answers, or one thing that leads to several. */
function tellBranch(teller: Teller, start: string, ways: Way[]): Utterance[] {
  const { graph, context } = teller;
  const { base, phrases, language } = context;
  const from = spoken(teller, start);
  const english = base === "en";
  teller.named.add(start);
  for (const { index } of ways) teller.told.add(index);
  if (ways.every(({ label }) => label === undefined)) {
    const sentence = new Sentence();
    sentence
      .add(english ? "from " : "")
      .node(start, from)
      .add(english ? " it goes to " : phrases.colon);
    addList(sentence, teller, ways);
    return [sentence.done(1.4, language)];
  }
  const asks = graph.nodes.find(({ id }) => id === start)?.shape === "decision" || isQuestion(from);
  const question = new Sentence().node(start, asks && !isQuestion(from) && english ? `${from}?` : from);
  const opening = asks && teller.asked !== start ? [question.done(1.4, language)] : [];
  teller.asked = start;
  const answers = ways.map((way) => {
    const sentence = new Sentence();
    const label = way.label ?? "";
    if (asks && english && label !== "") sentence.add(`if ${lowerFirst(label, context.names)}, `);
    else if (asks) sentence.add(label === "" ? "" : `${label}${phrases.colon}`);
    else if (english) sentence.add("from ").node(start, from).add(" to ");
    else sentence.node(start, from).add(phrases.space === "" ? "，" : ", ");
    const to = spoken(teller, way.to);
    sentence.node(way.to, to, way.index);
    const known = teller.named.has(way.to);
    teller.named.add(way.to);
    if (!asks && label !== "") sentence.add(`${phrases.colon}${label}`);
    else if (!known) addSteps(sentence, teller, stepsFrom(teller, way.to), isQuestion(to));
    return sentence.done(1.3, language);
  });
  teller.asked = null;
  return [...opening, ...answers];
}

/** "a, b and c", as the language joins them. */
function addList(sentence: Sentence, teller: Teller, ways: Way[]): void {
  const list = joinList(
    ways.map((_, at) => `\uE000${at}\uE001`),
    teller.context.language,
  );
  for (const piece of list.split(/(\uE000\d+\uE001)/).filter((one) => one !== "")) {
    const way = piece.startsWith("\uE000") ? ways[Number(/\d+/.exec(piece)?.[0] ?? -1)] : undefined;
    if (way === undefined) sentence.add(piece);
    else sentence.node(way.to, spoken(teller, way.to), way.index);
    if (way !== undefined) teller.named.add(way.to);
  }
}

/** A tree from its root: what it has, then what each of those has. */
export function narrateTree(graph: PlanGraph, context: SceneContext): Utterance[] {
  const teller: Teller = { graph, context, told: new Set(), named: new Set(), asked: null };
  return graph.nodes.flatMap(({ id }) => {
    const ways = waysFrom(teller, id);
    if (ways.length === 0) return [];
    const sentence = new Sentence().node(id, spoken(teller, id)).add(context.phrases.colon);
    addList(sentence, teller, ways);
    return [sentence.done(1.5, context.language)];
  });
}
