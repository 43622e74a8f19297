import type { CodeRun } from "./code-tokens.ts";

/** One line as it stands on the screen: a source line, or a part of one that was wrapped. */
export type VisualLine = {
  /** Of the source, from 0. */
  source: number;
  /** Its first part bears the number. */
  first: boolean;
  /** px from the left edge of the code: wrapped parts hang. */
  indent: number;
  runs: CodeRun[];
};

/** px of a piece of text in the code's font. */
export type Measure = (text: string) => number;

/** Where a clause begins: a word in capitals, `&&`, `||`, `|`, `->`. */
const CLAUSE = /^(?:[A-Z]{2,}(?![\w.(])|&&|\|\|?|->|=>)/u;

/** After these a line may break; before an operator it may as well, at its space. */
const BREAK_AFTER = /[\s,;({[]/u;
/** Where no such sign is near, before these: "~/.ssh/id" and "bastion.example.org" are torn only where they must be. */
const BREAK_BEFORE = /[./]/u;

/**
 * Wraps lines wider than `width`: at a space or after punctuation where there is one in the second
 * half, else before a dot or a slash, else anywhere. The rest hangs two steps deeper than the line it belongs to.
 */
export function wrapLines(lines: readonly CodeRun[][], width: number, measure: Measure): VisualLine[] {
  const space = measure(" ");
  return lines.flatMap((runs, source) => {
    const text = runs.map((run) => run.text).join("");
    if (measure(text) <= width) return [{ source, first: true, indent: 0, runs }];
    const leading = text.length - text.trimStart().length;
    const hang = Math.min((leading + 4) * space, width * 0.4);
    const parts: VisualLine[] = [];
    let rest = runs;
    while (rest.length > 0) {
      const first = parts.length === 0;
      const room = width - (first ? 0 : hang);
      const at = breakAt(rest.map((run) => run.text).join(""), room, measure);
      const [head, tail] = splitRuns(rest, at);
      parts.push({ source, first, indent: first ? 0 : hang, runs: head });
      rest = trimRuns(tail);
    }
    return parts;
  });
}

/** UTF-16 length of the longest start of `text` that is at most `room` wide, cut at a good place; at least one character. */
function breakAt(text: string, room: number, measure: Measure): number {
  if (measure(text) <= room) return text.length;
  let low = 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(text.slice(0, middle)) <= room) low = middle;
    else high = middle - 1;
  }
  for (let at = low; at > low / 3; at -= 1)
    if (text.charAt(at - 1) === " " && text.slice(0, at).trim() !== "" && CLAUSE.test(text.slice(at)))
      return at;
  for (let at = low; at > low / 2; at -= 1) {
    if (BREAK_AFTER.test(text.charAt(at - 1)) && text.slice(0, at).trim() !== "") return at;
  }
  for (let at = low; at > low / 2; at -= 1) if (BREAK_BEFORE.test(text.charAt(at))) return at;
  // Never between the halves of a surrogate pair.
  const split = text.charCodeAt(low);
  return split >= 0xdc00 && split <= 0xdfff ? Math.max(low - 1, 2) : low;
}

function splitRuns(runs: readonly CodeRun[], at: number): [CodeRun[], CodeRun[]] {
  const head: CodeRun[] = [];
  const tail: CodeRun[] = [];
  let passed = 0;
  for (const run of runs) {
    const cut = Math.min(run.text.length, Math.max(0, at - passed));
    if (cut > 0) head.push({ ...run, text: run.text.slice(0, cut) });
    if (cut < run.text.length) tail.push({ ...run, text: run.text.slice(cut) });
    passed += run.text.length;
  }
  return [head, tail];
}

function trimRuns(runs: CodeRun[]): CodeRun[] {
  const [first, ...rest] = runs;
  if (first === undefined) return [];
  const text = first.text.trimStart();
  return text === "" ? trimRuns(rest) : [{ ...first, text }, ...rest];
}
