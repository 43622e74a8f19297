import type { Block, FormulaBlock, ListBlock, ParagraphBlock, Prose, Section } from "../brief/brief.ts";
import { EXPLAINS } from "../brief/explains.ts";
import { endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { explainedSymbols } from "./explained-symbols.ts";
import { symbolsOf } from "./formula-symbols.ts";
import { isUnspaced } from "../text/unspaced.ts";

/**
 * A list below a formula whose every point names one of its symbols ("- $r$: rate of interest") explains it, and is told
 * while it stands. `base`: the language's part of its tag.
 */
export function withListedSymbols(sections: readonly Section[], base: string): Section[] {
  return sections.map((section) => ({ ...section, blocks: told(section.blocks, base) }));
}

function told(blocks: readonly Block[], base: string): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const lead = isLead(kept.at(-1)) ? kept.at(-1) : undefined;
    const formula = kept.at(lead === undefined ? -1 : -2);
    const legend =
      block.kind === "list" && formula?.kind === "formula" ? legendOf(block, formula, base) : null;
    if (legend !== null && lead !== undefined) kept.pop();
    kept.push(legend ?? block);
  }
  return kept;
}

/** "Where:", with nothing else. */
function isLead(block: Block | undefined): boolean {
  return (
    block?.kind === "paragraph" && EXPLAINS.test(block.text.shown) && /^\S+\s?[:：]$/u.test(block.text.shown)
  );
}

function legendOf(list: ListBlock, formula: FormulaBlock, base: string): ParagraphBlock | null {
  if (formula.chemistry !== null || list.items.length === 0) return null;
  const names = new Set(symbolsOf(formula.tex, base).flatMap((symbol) => symbol.names));
  const east = isUnspaced(base);
  const colon = east ? "：" : base === "fr" ? " : " : ": ";
  const lines = list.items.map(({ label, detail, below }): Prose | null => {
    if (label === null || detail === null || below.length > 0 || !names.has(label.shown)) return null;
    const line = (name: string, words: string): string => `${name}${colon}${withoutStop(words)}`;
    return { shown: line(label.shown, detail.shown), spoken: line(label.spoken, detail.spoken) };
  });
  const told = lines.filter((line) => line !== null);
  if (told.length < lines.length) return null;
  const joined = (texts: readonly string[]): string =>
    endSentence(texts.join(east ? "。" : base === "fr" ? " ; " : "; "), base);
  const text = {
    shown: joined(told.map(({ shown }) => shown)),
    spoken: joined(told.map(({ spoken }) => spoken)),
  };
  // What the legend has no room for stays a list.
  const explained = explainedSymbols(formula.tex, splitSentences(text.spoken, base), base);
  if (explained.length < told.length) return null;
  return { kind: "paragraph", text, lines: [text.shown], formulas: [], span: list.span };
}
