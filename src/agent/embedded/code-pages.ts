import type { Block, CodeBlock, Section } from "./brief/brief.ts";
import { codePoints } from "./scenes/code-points.ts";
import { MAX_LINES } from "./scenes/code.ts";

const MOST_PAGES = 3;
/** A page with fewer lines is the tail of the one before. */
const LEAST_LINES = 5;

/** Code that a screen does not hold goes on in the next scene, as long as there is something to say of it. */
export function pageCode(sections: readonly Section[], language: string): Section[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block): Block[] =>
      block.kind === "code" ? pagesOf(block, language) : [block],
    ),
  }));
}

function pagesOf(block: CodeBlock, language: string): CodeBlock[] {
  const lines = block.code.split("\n");
  if (lines.length <= MAX_LINES) return [block];
  const pages: string[][] = [];
  let at = 0;
  while (at < lines.length && pages.length < MOST_PAGES) {
    const end = endOfPage(lines, at);
    pages.push(lines.slice(at, end));
    at = end;
  }
  const told = pages.map((page) => outdented(page).join("\n").trim());
  const silent = told.findIndex(
    (code) => code === "" || codePoints(code, block.language, language).length === 0,
  );
  const kept = silent < 0 ? told : told.slice(0, silent);
  if (kept.length < 2) return [block];
  const length = (block.span.end - block.span.start) / kept.length;
  return kept.map((code, page) => ({
    ...block,
    code,
    ...(page === 0 ? {} : { continues: true as const }),
    span: {
      start: block.span.start + Math.floor(page * length),
      end: block.span.start + Math.floor((page + 1) * length),
    },
  }));
}

/** Where a page may end: before a blank line or what begins a part, as late as the screen allows. */
function endOfPage(lines: readonly string[], from: number): number {
  const most = from + MAX_LINES;
  if (lines.length - from <= MAX_LINES) return lines.length;
  for (let at = most; at > from + LEAST_LINES; at -= 1) {
    const blank = (lines[at] ?? "").trim() === "" || (lines[at - 1] ?? "").trim() === "";
    if (blank && lines.length - at >= LEAST_LINES) return at;
  }
  return most;
}

function outdented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/u));
  const least = Math.min(...indents, 40);
  return lines.map((line) => line.slice(least));
}
