import type { Figure } from "../../../artifacts/cue.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Block, ListBlock, ListItem, ParallelBlock, ToldFigures } from "./brief.ts";

/** One is a change that its sentence tells; more have no room side by side. */
const ROWS = { least: 2, most: 4 };
const MOST_LABEL = { words: 6, signs: 40 };
const MOST_LEAD_WORDS = 10;
const ROW = /^(?<label>[^:：→]{1,60}?)\s*[:：]\s*(?<was>[^:：→]{1,24}?)\s*→\s*(?<now>[^:：→]{1,24}?)[.。]?$/u;

/**
 * A point below which rows tell what was and what is, "Depot – station: 22 min → 12 min", is those figures, each with what it was
 * before; the points above and below it stay a list.
 */
export function withChangedRows(list: ListBlock, language: string): Block[] {
  const blocks: Block[] = [];
  let open: ListItem[] = [];
  const flush = (): void => {
    const [first, last] = [open[0], open.at(-1)];
    if (first !== undefined && last !== undefined) blocks.push(first === last ? alone(first, language) : { ...list, items: open, span: { start: first.span.start, end: last.span.end } }); // prettier-ignore
    open = [];
  };
  for (const item of list.items) {
    const changed = changedBelow(item, language);
    if (changed === null) open.push(item);
    else {
      flush();
      blocks.push(changed);
    }
  }
  if (blocks.length === 0) return [list];
  flush();
  return blocks;
}

/** One point is no list. */
function alone({ text, below, span }: ListItem, language: string): Block {
  const [shown, spoken] = (["shown", "spoken"] as const).map((form) => [text, ...below].map((one) => endSentence(one[form], language)).join(" ")); // prettier-ignore
  return { kind: "paragraph", text: { shown: shown ?? "", spoken: spoken ?? "" }, lines: [shown ?? ""], formulas: [], span }; // prettier-ignore
}

function changedBelow({ text, below, span }: ListItem, language: string): ParallelBlock | null {
  const lead = text.shown.replace(/\s*[:：.。]$/u, "");
  if (below.length < ROWS.least || below.length > ROWS.most || countWords(lead) > MOST_LEAD_WORDS) return null; // prettier-ignore
  const parts = below.map(({ shown }) => partOf(shown, language)).filter((part) => part !== null);
  const [first] = parts;
  // Minutes beside sums have no heading in common.
  const alike = parts.every(({ figure }) => figure.suffix === first?.figure.suffix && figure.prefix === first.figure.prefix); // prettier-ignore
  if (parts.length < below.length || !alike) return null;
  const rows = below.map(({ shown }) => endSentence(shown, language));
  const said = [endSentence(lead, language), ...rows].join(isUnspaced(language) ? "" : " ");
  return { kind: "parallel", text: { shown: said, spoken: said }, lead, shows: { form: "figures", parts }, span }; // prettier-ignore
}

function partOf(row: string, language: string): ToldFigures["parts"][number] | null {
  const { label = "", was = "", now = "" } = ROW.exec(row.trim())?.groups ?? {};
  if (label === "" || countWords(label) > MOST_LABEL.words || label.length > MOST_LABEL.signs) return null;
  const [before, after] = [figureOf(was, language), figureOf(now, language)];
  if (before === null || after === null || before.value === after.value) return null;
  const from = { figure: before, said: was };
  return { label: capitalise(label, language), figure: after, from, said: now };
}

/** The whole of a text as one figure; null where it says more, or less. */
function figureOf(text: string, language: string): Figure | null {
  const [only, ...others] = findFigures(text, language);
  if (only === undefined || others.length > 0) return null;
  const unit = text.slice(only.end);
  if (only.start > 0 || countWords(unit) > 1) return null;
  const { figure } = only;
  return unit.trim() === "" ? figure : { ...figure, display: `${figure.display}${unit}`, suffix: `${figure.suffix}${unit}` }; // prettier-ignore
}
