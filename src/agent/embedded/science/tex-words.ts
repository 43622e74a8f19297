import type { Accents } from "./tex-accents.ts";

/**
 * How the signs of a formula are said, by language. `{}` stands for what the sign acts on, `{1}` and `{2}` where a language
 * says the second first; null for what it has no words for.
 */
export type TexLexicon = {
  signs: Record<string, string>;
  squared: string;
  cubed: string;
  power: string;
  /** Of all of a bracket. */
  wholeSquared: string;
  wholeCubed: string;
  wholePower: string;
  fraction: string;
  bigFraction: string;
  root: string;
  cubeRoot: string;
  nthRoot: string | null;
  sum: string | null;
  product: string | null;
  integral: string | null;
  fromTo: string | null;
  over: string | null;
  limit: string | null;
  log: string;
  logBase: string | null;
  ln: string;
  functionOf: string;
  ceil: string | null;
  floor: string | null;
  choose: string | null;
  index: string;
  /** 1/2, 1/3 and 1/4 where they have names. */
  parts?: Record<string, string>;
  /** Letters by the name that TeX has for them, where a voice of the language would misread that name. */
  greek?: Record<string, string>;
  /** Marks above a letter; left unsaid where the language has no words for them here. */
  accents?: Accents;
  /** Signs that are not among its own make a formula unsayable, and are not left out of it. */
  short?: true;
  /** Of a number below nought, where it is another word than that for taking away. */
  negative?: string;
  /** What stands for the only sign of equality where a formula is a sentence by itself, and what ends it. */
  statement?: { is: string; end: string };
};
