import { LAST_LINE, LINE_NOUN, NUMBERED_LINES, ORDINALS } from "../code-words/line-words.ts";

/** A sentence (by its place among others) that speaks of lines of the code beside it: from 1, `to` included. */
export type ToldLines = { sentence: number; from: number; to: number };

/** An ordinal that tells of a line stands near the beginning: "The second copies …", and not "a second later". */
const HEAD = 22;

/**
 * The lines that sentences about a piece of code speak of: by number, by ordinal once a line or a command was named, or by a
 * name that only the code has. Empty where the sentences speak of something else.
 */
export function toldLines(code: string, sentences: readonly string[]): ToldLines[] {
  const lines = code.split("\n");
  const counted = countedLines(lines);
  let named = false;
  return sentences.flatMap((text, sentence): ToldLines[] => {
    const numbered = numberedIn(text, lines.length);
    if (numbered !== null) return [{ sentence, ...numbered }];
    named ||= LINE_NOUN.test(text);
    const ordinal = named ? ordinalIn(text, counted) : null;
    const line = ordinal ?? namedIn(text, lines);
    return line === null ? [] : [{ sentence, from: line, to: line }];
  });
}

/** What is a line to who counts them: blank ones, comments and closing brackets are none. */
function countedLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, at) =>
    /[\p{L}\p{N}]/u.test(line) && !/^\s*(?:#(?!include|!)|\/\/|--\s)/u.test(line) ? [at + 1] : [],
  );
}

function numberedIn(text: string, count: number): { from: number; to: number } | null {
  for (const pattern of NUMBERED_LINES) {
    const groups = pattern.exec(text)?.groups;
    const from = Number(groups?.["from"] ?? 0);
    const to = Number(groups?.["to"] ?? from);
    if (from >= 1 && to >= from && to <= count) return { from, to };
  }
  return null;
}

function ordinalIn(text: string, counted: readonly number[]): number | null {
  const found = ORDINALS.map((pattern, place) => ({ at: text.search(pattern), line: counted[place] }));
  found.push({ at: text.search(LAST_LINE), line: counted.at(-1) });
  const [first] = found.filter(({ at }) => at >= 0 && at <= HEAD).toSorted((a, b) => a.at - b.at);
  return first?.line ?? null;
}

/** Names that no language has as a word: with a sign, a digit or a capital within, or followed by brackets. */
const NAME =
  /(?<![\p{L}\p{N}_.-])(?:[A-Za-z]\w*(?:[-_.]\w+)+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Za-z]+\d\w*|[A-Za-z_]\w+(?=\())(?![\p{L}\p{N}_])/gu;

/** Words of a language that writes its own in capitals: WHERE, ON. */
const CAPITALS = /(?<![\p{L}\p{N}_.-])[A-Z]{2,}(?:[_ ][A-Z]{2,})*(?![\p{L}\p{N}_])/gu;

function namedIn(text: string, lines: readonly string[]): number | null {
  for (const [name] of [...text.matchAll(NAME), ...text.matchAll(CAPITALS)]) {
    const at = lines.findIndex((line) => wholly(line, name));
    if (at >= 0) return at + 1;
  }
  return null;
}

function wholly(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/[\w-]/u.test(line.charAt(at - 1)) && !/\w/u.test(line.charAt(at + name.length));
}
