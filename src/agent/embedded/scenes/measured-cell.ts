import { isPluralNoun, lowerFirst } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";

/** "Ed25519", "RSA 4096", "iPhone": has no article. */
export const PROPER = /^\p{L}*(?:\p{Ll}\p{Lu}|\p{L}\d|\p{L} \d)/u;

/** "Q2 revenue €1.9m" and "14 stores"; `named` false where the first row has told what the amounts are. */
export function measured(value: string, name: string, named: boolean, names: ReadonlySet<string>): string {
  const lower = /^\p{Lu}[\p{Lu}\p{N}]/u.test(name) || PROPER.test(name) ? name : lowerFirst(name, names);
  if (named && /\p{Nd}$/u.test(name)) return `${lower}, ${value}`;
  if (/^\d[\d,]*$/u.test(value) && isPluralNoun(name) && countWords(name) <= 2) return `${value} ${lower}`;
  // "deaths per 10,000 houses 315": so many of them.
  if (/^\d[\d,.]*$/u.test(value) && PLURAL_PER.test(lower)) return `${value} ${lower}`;
  return named ? `${lower} ${value}` : value;
}

const PLURAL_PER = /^\p{Ll}{3,}s per /u;
