import { CHINESE_RULES } from "./chinese/rules.ts";
import { CLEANING_RULES } from "./cleaning.ts";
import { ENGLISH_RULES } from "./english/rules.ts";
import { internationalRules } from "./international/rules.ts";
import { plainForms } from "./normalise.ts";
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
 */
export function makeSpeakable(text: string, language: string, voiceLanguage: string = language): SpokenText {
  const clean = applyRules(plainForms(asWritten(text)), CLEANING_RULES);
  const said = applyRules(clean, rulesOf(new Intl.Locale(language).language));
  return romanise(said, voiceLanguage);
}
