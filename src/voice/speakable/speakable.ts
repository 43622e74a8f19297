import { accidentalRules } from "./accidentals.ts";
import { CHINESE_RULES } from "./chinese/rules.ts";
import { CLEANING_RULES } from "./cleaning.ts";
import { ENGLISH_RULES } from "./english/rules.ts";
import { internationalRules } from "./international/rules.ts";
import { plainForms } from "./normalise.ts";
import type { Analyser } from "./japanese/analyser.ts";
import { inKana } from "./japanese/japanese.ts";
import { romanise } from "./romanise.ts";
import { applyRules, type Rule } from "./rules.ts";
import { asWritten, type SpokenText } from "./spoken-text.ts";

const CHINESE = new Set(["zh", "cmn", "yue", "hak"]);
const NORWEGIAN = new Set(["no", "nn"]);

function rulesOf(language: string): readonly Rule[] {
  if (language === "en") return ENGLISH_RULES;
  if (CHINESE.has(language)) return CHINESE_RULES;
  return internationalRules(NORWEGIAN.has(language) ? "nb" : language);
}

/**
 * What is said for a written text, with the way back to what is written. Numbers and signs follow the
 * language of the text, letters are made readable for the voice, which may be a neighbour's (both BCP-47).
 * Kanji of Japanese are read where there is an analyser for them, and stay where there is none.
 */
export function makeSpeakable(
  text: string,
  language: string,
  voiceLanguage: string = language,
  japanese: Analyser | null = null,
): SpokenText {
  const base = new Intl.Locale(language).language;
  const clean = applyRules(applyRules(plainForms(asWritten(text)), CLEANING_RULES), accidentalRules(base));
  const said = isJapanese(language) ? inKana(clean, japanese) : applyRules(clean, rulesOf(base));
  return romanise(said, voiceLanguage);
}

export function isJapanese(language: string): boolean {
  return new Intl.Locale(language).language === "ja";
}
