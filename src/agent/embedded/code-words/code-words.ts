import { WORDS_ASIA } from "./code-words-asia.ts";
import { WORDS_EUROPE } from "./code-words-europe.ts";

/**
 * How a language says what a line of code plainly states. `{a}`, `{b}`: names and values; `{c}`: one of the
 * conditions; `{e}`: one of the effects; `{name}`, `{list}`, `{type}`: of what is defined. Built so that no name has
 * to be inflected.
 */
export type CodeWords = {
  imports: string;
  loop: string;
  each: string;
  when: string;
  /** Conditions. */
  less: string;
  greater: string;
  atMost: string;
  atLeast: string;
  equal: string;
  differs: string;
  /** Effects. */
  returns: string;
  becomes: string;
  /** At the end of a function. */
  end: string;
  /** Values. */
  plus: string;
  minus: string;
  entry: string;
  functionTakes: string;
  functionReturns: string;
  functionNamed: string;
  methodTakes: string;
  methodReturns: string;
  methodNamed: string;
  class: string;
  /** Kinds of results. */
  boolean: string;
  number: string;
  integer: string;
  text: string;
};

/** Null where the language has no words for code: only its own comments are said then. */
export function codeWords(language: string): CodeWords | null {
  const base = language.split("-")[0] ?? language;
  const table: Record<string, CodeWords | undefined> = { ...WORDS_EUROPE, ...WORDS_ASIA };
  return table[language] ?? table[base] ?? null;
}

/** A pattern with its parts in their places. */
export function fillWords(pattern: string, parts: Record<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => parts[name] ?? "");
}
