import { EASTERN_WORDS } from "./eastern-words.ts";
import { GERMANIC_WORDS } from "./germanic-words.ts";
import { ROMANCE_WORDS } from "./romance-words.ts";
import { SLAVIC_WORDS } from "./slavic-words.ts";
import type { RemarkWords } from "./remark-words.ts";
import { SOUTHERN_WORDS } from "./southern-words.ts";

/** By language. */
export const REMARK_WORDS: Readonly<Record<string, RemarkWords>> = {
  ...GERMANIC_WORDS,
  ...ROMANCE_WORDS,
  ...SLAVIC_WORDS,
  ...SOUTHERN_WORDS,
  ...EASTERN_WORDS,
};
