import { CLEANING_RULES } from "./cleaning.ts";
import { ENGLISH_RULES } from "./english/rules.ts";
import { applyRules } from "./rules.ts";
import { asWritten, type SpokenText } from "./spoken-text.ts";

/** What is said for a written text in a language (BCP-47), with the way back to what is written. */
export function makeSpeakable(text: string, language: string): SpokenText {
  const clean = applyRules(asWritten(text), CLEANING_RULES);
  if (/^en\b/iu.test(language)) return applyRules(clean, ENGLISH_RULES);
  return clean;
}
