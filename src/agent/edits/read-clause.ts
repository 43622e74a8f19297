import type { ClauseContext, ClauseReader } from "./clause-context.ts";
import { readAddition, readTextFor } from "./clauses/add.ts";
import { cutInHalf, drop, keep, merge, move, split, swap } from "./clauses/arrange.ts";
import { illustration } from "./clauses/drawings.ts";
import { longer, shorter } from "./clauses/length.ts";
import { nothing } from "./clauses/nothing.ts";
import { showAs } from "./clauses/pictures.ts";
import { retitle } from "./clauses/titles.ts";
import { deleteWords, extend, replace, say } from "./clauses/words.ts";
import type { Operation } from "./operations.ts";
import { unmask } from "./quotes.ts";
import { translateClause } from "./translate-clause.ts";
import { Unclear } from "./unclear.ts";

/** What is special stands before what is general: "cut 10 seconds from scene 3" before "cut scene 3". */
const READERS: readonly ClauseReader[] = [
  nothing,
  (clause, context) => readAddition(clause, null, context),
  extend,
  cutInHalf,
  split,
  illustration,
  showAs,
  retitle,
  say,
  shorter,
  longer,
  swap,
  move,
  merge,
  deleteWords,
  replace,
  keep,
  drop,
];

/** No instruction on one thing is this long; what is longer is text, and would only cost time to match. */
const LONGEST = 400;

/**
 * Reads one clause, `text` being what followed its colon. Null where it is no instruction.
 * @throws Unclear where it is one that cannot be followed as it stands.
 */
export function readClause(clause: string, text: string | null, context: ClauseContext): Operation[] | null {
  if (clause.length > LONGEST || clause === "") return null;
  if (text !== null) return readAddition(clause, text, context) ?? readTextFor(clause, text, context);
  const translated = translateClause(clause);
  if (translated !== null) return readTranslated(translated, context);
  let doubt: Unclear | null = null;
  for (const read of READERS) {
    try {
      const operations = read(clause, context);
      if (operations !== null) return operations;
    } catch (error) {
      // Another reading may be clear; if none is, the first one's doubt is asked about.
      if (!(error instanceof Unclear)) throw error;
      if (error.doubt.kind !== "no-scene" && error.doubt.kind !== "no-words") throw error;
      doubt ??= error;
    }
  }
  if (doubt !== null) throw doubt;
  return null;
}

function readTranslated(translated: string, context: ClauseContext): Operation[] | null {
  try {
    return readClause(translated, null, context);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    throw new Unclear(error.doubt, error.others, unmask(translated, context.masked, "whole"));
  }
}
