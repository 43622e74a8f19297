import { writtenTag } from "../../language/written-tag.ts";
import { WORDS_ASIA } from "./code-words-asia.ts";
import { WORDS_EUROPE } from "./code-words-europe.ts";
import type { CodeWords } from "./code-words-table.ts";

/** Null where the language has no words for code: only its own comments are said then. */
export function codeWords(language: string): CodeWords | null {
  const base = language.split("-")[0] ?? language;
  const table: Record<string, CodeWords | undefined> = { ...WORDS_EUROPE, ...WORDS_ASIA };
  return table[writtenTag(language)] ?? table[base] ?? null;
}

/** A pattern with its parts in their places. */
export function fillWords(pattern: string, parts: Record<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => parts[name] ?? "");
}
