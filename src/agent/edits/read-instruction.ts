import { explicitScenes, type ClauseContext } from "./clause-context.ts";
import { findScenes, type Film } from "./find-scenes.ts";
import type { Operation } from "./operations.ts";
import { maskQuotes, unmask } from "./quotes.ts";
import { readClause } from "./read-clause.ts";
import { sayOperation } from "./say-operation.ts";
import { cutClause, fromStart, withVerb } from "./split-clauses.ts";
import { tidyClause } from "./tidy-clause.ts";
import { Unclear } from "./unclear.ts";

/** More wishes at once are rather a text that was not meant as wishes. */
const MOST_CLAUSES = 40;
/** What may stand before the colon of a text. */
const HEAD = /^[^\n:：]{3,240}[:：](?=\s|[\uE100-\uE1FF])/u;

/**
 * The operations of an instruction in everyday English.
 * @throws Unclear where any part of it cannot be followed: nothing of it is done then.
 */
export function readInstruction(instruction: string, film: Film): Operation[] {
  const masked = maskQuotes(instruction.normalize("NFC").replace(/\r\n?/g, "\n").trim());
  const context: ClauseContext = { film, masked, last: null };
  const operations: Operation[] = [];
  const understood: string[] = [];
  let rest = masked.text;
  let before: string | null = null;
  while (/[\p{L}\p{N}\uE100-\uE1FF]/u.test(rest)) {
    if (understood.length >= MOST_CLAUSES)
      throw new Unclear({ kind: "impossible", text: `These are more than ${MOST_CLAUSES} wishes at once.` });
    rest = fromStart(rest);
    const headed = readHeaded(rest, context);
    let found: Operation[] | null;
    let clause: string;
    if (headed !== null) ({ operations: found, clause, rest } = headed);
    else {
      const scope = scopeOf(rest, context);
      const cut = cutClause(scope === null ? rest : scope.rest);
      clause = withVerb(tidyClause(cut.clause), before);
      if (scope !== null) clause = `${clause} in ${scope.named}`;
      rest = cut.rest;
      // "Thanks!", "please": nothing that asks for anything.
      if (
        !/[\p{L}\p{N}\uE100-\uE1FF]/u.test(clause) ||
        /^(?:please|pls|thanks|thank you|thx|hi|hello|hey)$/i.test(clause)
      )
        continue;
      found = readWith(() => readClause(clause, null, context), operations, unmask(rest, masked, "whole"));
    }
    if (found === null)
      throw new Unclear({
        kind: "not-understood",
        clause: unmask(clause, masked, "whole"),
        rest: understood,
      });
    operations.push(...found);
    understood.push(unmask(clause, masked, "whole"));
    context.last = scenesOf(found) ?? context.last;
    before = clause;
  }
  if (operations.length === 0)
    throw new Unclear({ kind: "not-understood", clause: instruction.slice(0, 200), rest: [] });
  return withoutRepeats(operations);
}

/** "In scene 2, replace …": what the first clause is about, put before it. */
function scopeOf(rest: string, context: ClauseContext): { named: string; rest: string } | null {
  const match = /^\s*(?:please )?(?:in|for) ([^,.;:\n]{1,60}),\s*(?=\S)/i.exec(rest);
  const named = match?.[1];
  if (match === null || named === undefined || explicitScenes(named, context) === null) return null;
  return { named, rest: rest.slice(match[0].length) };
}

/** Tells a doubt what else was asked for. */
function readWith<T>(read: () => T, before: readonly Operation[], rest: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    const others = [...before.map(sayOperation), ...(rest.trim() === "" ? [] : [rest.trim()])];
    throw new Unclear(error.doubt, others, error.translated);
  }
}

type Headed = { operations: Operation[]; clause: string; rest: string };

/** A clause with a colon, and the text after it: "add a scene about storage: …". */
function readHeaded(rest: string, context: ClauseContext): Headed | null {
  const head = HEAD.exec(rest)?.[0];
  if (head === undefined) return null;
  const clause = tidyClause(head.slice(0, -1));
  // A boundary before the colon: the clause with the text comes later.
  if (cutClause(clause).rest !== "") return null;
  const after = rest.slice(head.length);
  const { text, next } = textOf(after, context);
  if (text === "") return null;
  const operations = readClause(clause, unmaskText(text, context), context);
  return operations === null ? null : { operations, clause, rest: next };
}

/** A text in quotation marks ends with them; another goes on until a new wish that clearly is one. */
function textOf(after: string, context: ClauseContext): { text: string; next: string } {
  const quoted = /^\s*([\uE100-\uE1FF])[.,;]?(?=\s|$)/u.exec(after);
  if (quoted !== null) return { text: quoted[1] ?? "", next: after.slice(quoted[0].length) };
  for (const { index, 0: gap } of after.matchAll(/\n+|(?<=[.!?])\s+/gu)) {
    const next = after.slice(index + gap.length);
    if (isPlainlyAWish(next, gap, context)) return { text: after.slice(0, index).trim(), next };
  }
  return { text: after.trim(), next: "" };
}

/** "Then swap 2 and 4", or a line of its own that names scenes by number; never just a sentence that begins with "Cut". */
function isPlainlyAWish(text: string, gap: string, context: ClauseContext): boolean {
  const led = /^(?:and then|then|also|and also|finally|after that|next|please|and)\b/i.test(text);
  if (!gap.includes("\n") && !led) return false;
  const headed = HEAD.exec(text)?.[0];
  const clause = tidyClause(headed === undefined ? cutClause(text).clause : headed.slice(0, -1));
  if (
    !/\b(?:scenes?|section|part|slide|intro|opening|summary|ending|last|first|film|video)\b|\d/i.test(clause)
  )
    return false;
  try {
    return readClause(clause, headed === undefined ? null : "…", context) !== null;
  } catch (error) {
    if (error instanceof Unclear) return false;
    throw error;
  }
}

function unmaskText(text: string, { masked }: ClauseContext): string {
  const only = /^[\uE100-\uE1FF]$/u.test(text.trim());
  return unmask(text.trim(), masked, only ? "inner" : "whole").trim();
}

/** The scenes that an operation named, for a later "it". */
function scenesOf(operations: readonly Operation[]): number[] | null {
  const operation = operations.at(-1);
  if (operation === undefined) return null;
  if ("scene" in operation) return [operation.scene];
  if ("scenes" in operation && operation.scenes !== null && operation.kind !== "drop")
    return operation.scenes;
  return null;
}

/** "Scene 3 is too long. Make it shorter." asks once. */
function withoutRepeats(operations: readonly Operation[]): Operation[] {
  const seen = new Set<string>();
  return operations.filter((operation) => {
    const key = JSON.stringify(operation);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** True where the words can be read as a scene of the film, for an answer such as "the one about towers". */
export function sceneOfAnswer(text: string, film: Film): number | null {
  const found = findScenes(tidyClause(text), film);
  return found.kind === "scenes" && found.numbers.length === 1 ? (found.numbers[0] ?? null) : null;
}
