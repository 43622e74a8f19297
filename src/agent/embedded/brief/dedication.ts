import { countWords } from "../text/sentences.ts";
import { DEDICATIONS } from "./dedication-words.ts";
import { blanked } from "./sentence-spans.ts";
import { isTitleLine } from "./title-line.ts";

/** A text without its dedication, in the same length, and what it says. */
export type Dedicated = { text: string; dedication: string | null };

const MOST_WORDS = 14;
const MOST_TITLE = 14;
/** It stands above the title or below it, and above all that tells. */
const MOST_LINES = 3;

/** Behind a relative comes a name, or what a comma parts: "A nonna Ines", and not "A mi abuela le gustaban los trenes". */
const TAIL = /^(?:$|\s*,|\s\p{Lu})/u;

/** Whether a line only says to whom a text is dedicated; `sure`: it can be nothing else, as "For my mother" can be a title. */
export function dedicationIn(line: string): { sure: boolean } | null {
  const said = line.replace(/^[\s*_–—-]+|[\s*_.。!！]+$/gu, "").replaceAll("İ", "i");
  if (said === "" || countWords(said) > MOST_WORDS || /[:：?？;；]|[.!]\s/u.test(said)) return null;
  const found = DEDICATIONS.find(({ pattern }) => {
    const groups = pattern.exec(said);
    return groups !== null && TAIL.test(groups.groups?.["tail"] ?? "");
  });
  return found === undefined ? null : { sure: found.sure };
}

/**
 * "Pamięci dziadka Antoniego" above a story's title, "For my mother" below it: shown with the title, as books have it, and said by
 * nobody. Where nothing else could name the film, "For my mother" does.
 */
export function withoutDedication(source: string): Dedicated {
  const lines = linesOf(source).slice(0, MOST_LINES + 1);
  for (const [at, { said, start, end }] of lines.slice(0, MOST_LINES).entries()) {
    const found = said.startsWith("#") ? null : dedicationIn(said);
    const others = [lines[at - 1], lines[at + 1]].filter((one) => one !== undefined);
    const named = others.some(
      (one) => one.said.startsWith("#") || (one.alone && isTitleLine(one.said, MOST_TITLE)),
    );
    if (found !== null && lines[at]?.alone === true && (found.sure || named))
      return { text: blanked(source, { start, end }), dedication: said.replace(/^[\s*_]+|[\s*_.]+$/gu, "") };
    // Behind the first sentence all is told.
    if (!said.startsWith("#") && !isTitleLine(said, MOST_TITLE)) break;
  }
  return { text: source, dedication: null };
}

type OwnLine = { said: string; start: number; end: number; alone: boolean };

/** The lines that say something; `alone`: between empty lines. */
function linesOf(source: string): OwnLine[] {
  const found: OwnLine[] = [];
  let at = 0;
  const lines = source.split("\n");
  for (const [place, line] of lines.entries()) {
    const empty = (one: string | undefined): boolean => one === undefined || one.trim() === "";
    const alone = empty(lines[place - 1]) && empty(lines[place + 1]);
    if (line.trim() !== "") found.push({ said: line.trim(), start: at, end: at + line.length, alone });
    at += line.length + 1;
    if (found.length > MOST_LINES) break;
  }
  return found;
}
