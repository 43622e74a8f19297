import { pairsByArrows } from "../parallel/arrow-pairs.ts";
import { TYPED_ARROW } from "../text/typed-arrows.ts";
import { countWords } from "../text/sentences.ts";
import { GraphBuilder } from "./plan-graph.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** "Settings → Privacy" is where to click, not what leads to what. */
const MENU =
  /(?:^|\s)(?:click|open|choose|select|go to|navigate|tap|press|menu|klicke?n?|öffnen?|wählen?|cliquez|ouvrez|ouvrir|haga clic|abra|abre|abrir|apri(?:re)?|otwórz|відкрийте|откройте|åbn|öppna|åpne)(?:\s|$)/iu;
const MOST_WORDS = 7;

/** A chain of names, what stands before it as its lead, and the names before which some are left out ("… → 4"). */
export type ArrowChain = { lead: string; names: string[]; skips?: ReadonlySet<string> };

const LEFT_OUT = /^(?:…|\.{3}|⋯)$/u;

/** "The path is: browser → balancer → server." as names; null where a text is no chain of three or more. */
export function chainOf(sentence: string, least = 3): ArrowChain | null {
  return MENU.test(sentence) || pairsByArrows(sentence) !== null ? null : piecesOf(sentence, least);
}

/** "Open the app → Leave → choose the dates → Submit": where to go, one after the other; null where a text is no such way. */
export function menuWay(sentence: string): ArrowChain | null {
  const way = MENU.test(sentence) ? piecesOf(sentence, 3) : null;
  return way?.skips === undefined ? way : null;
}

function piecesOf(sentence: string, least: number): ArrowChain | null {
  const text = sentence.trim().replace(/[.。]$/u, "");
  if (text.length > 400) return null;
  const pieces = text.split(TYPED_ARROW).map((piece) => piece.trim());
  if (pieces.length < least || pieces.length > 10) return null;
  const opening = /^(.*[:：])\s*([^:：]+)$/su.exec(pieces[0] ?? "");
  const lead = opening?.[1]?.replace(/\s*[:：]$/u, "").trim() ?? "";
  const names = [opening?.[2] ?? pieces[0] ?? "", ...pieces.slice(1)].map((name) => name.trim());
  const skips = new Set(names.filter((_, at) => LEFT_OUT.test(names[at - 1] ?? "")));
  const shown = names.filter((name, at) => at === 0 || at === names.length - 1 || !LEFT_OUT.test(name));
  if (shown.length < least || !shown.every(isName)) return null;
  return { lead, names: shown, ...(skips.size > 0 && { skips }) };
}

function isName(name: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(name) &&
    countWords(name) <= MOST_WORDS &&
    name.length <= 60 &&
    !/[.;。；]\s*\S/u.test(name)
  );
}

/** Lines that each lead from one thing to the next, such as a list's items; `A → B: what passes` names the arrow. */
export function graphOfLines(lines: readonly string[]): PlanGraph | null {
  const builder = new GraphBuilder();
  for (const line of lines) {
    const labelled = /^(.*\S)\s*[:：]\s*([^:：]{2,60})$/u.exec(line.trim().replace(/[.。]$/u, ""));
    const named = labelled === null || !TYPED_ARROW.test(labelled[1] ?? "") ? null : labelled;
    const chain = chainOf(named?.[1] ?? line, 2);
    if (chain === null || chain.lead !== "") return null;
    const ids = chain.names.map((name) => builder.node(name.toLowerCase(), name));
    ids.slice(1).forEach((id, index) => {
      const last = index === ids.length - 2;
      const own = last ? (named?.[2] ?? "") : "";
      builder.edge(ids[index] ?? id, id, own === "" ? gapBefore(chain, index + 1) : own);
    });
  }
  const graph = builder.graph();
  return graph.edges.length < 2 || areApart(lines, graph) ? null : graph;
}

/** "9 × 3 = 27 → 2 + 7 = 9" in each line: what comes of one thing is nothing to the other, and they are no picture together. */
function areApart(lines: readonly string[], { nodes, edges }: PlanGraph): boolean {
  return lines.length > 1 && nodes.length - edges.length >= lines.length;
}

function gapBefore({ names, skips }: ArrowChain, at: number): string {
  return skips?.has(names[at] ?? "") === true ? "…" : "";
}

export function graphOfChain(chain: ArrowChain): PlanGraph {
  const builder = new GraphBuilder();
  const ids = chain.names.map((name) => builder.node(name.toLowerCase(), name));
  ids.slice(1).forEach((id, index) => builder.edge(ids[index] ?? id, id, gapBefore(chain, index + 1)));
  return builder.graph();
}
