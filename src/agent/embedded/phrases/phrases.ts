import { writtenTag } from "../../language/written-tag.ts";
import { PHRASES_ASIA } from "./phrases-asia.ts";
import { PHRASES_EUROPE } from "./phrases-europe.ts";

import type { Phrases } from "./phrase-table.ts";

export const NEUTRAL: Phrases = {
  points: null,
  ordinals: ["1. "].map(() => ""),
  last: null,
  atDate: "{}: {}",
  highest: "{}: {}",
  lowest: "{}: {}",
  next: "{}",
  pairOf: "{}: {}",
  rose: "{}: {} ({}), {} ({})",
  fell: "{}: {} ({}), {} ({})",
  compare: null,
  recap: "",
  recapHeading: "",
  code: "{}",
  codePlain: "",
  space: " ",
  colon: ": ",
};

export function phrasesFor(language: string): Phrases {
  const base = language.split("-")[0] ?? language;
  const table: Record<string, Partial<Phrases> | undefined> = { ...PHRASES_EUROPE, ...PHRASES_ASIA };
  return { ...NEUTRAL, ...(table[writtenTag(language)] ?? table[base]) };
}

/** Fills `{}` of a phrase in order. */
export function fill(pattern: string, ...parts: string[]): string {
  let at = 0;
  return pattern
    .replace(/\{\}/g, () => parts[at++] ?? "")
    .replace(/\s+([,.])/g, "$1")
    .trim();
}
