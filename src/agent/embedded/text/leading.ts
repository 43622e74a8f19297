import { isWarning } from "../never-missed.ts";
import { countWords } from "./sentences.ts";

/** Words of a sentence that only calls for attention. */
const MOST_OF_LABEL = 4;
/** Calls for attention, beside the words that warn. */
const CALLS =
  /^[¡\s]*(?:note|important|remember|n\.?b|wichtig|hinweis|merke|bitte beachten|zu beachten|important|à noter|rappel|ojo|importante|aviso|nota bene|occhio|atenção|importante|belangrijk|let wel|pas op|uwaga|ważne|важно|запомните|обратите внимание|важливо|запам['’ʼ]ятайте|зверніть увагу|obs|viktigt|vigtigt|viktig|pozor|důležité|önemli|unutmayın|تنبيه|ملاحظة|مهم|تذكروا?|שימו לב|חשוב|ध्यान दें|ज़रूरी|जरूरी|याद रखें|重要|提示|提醒|请注意|請注意|重要なお知らせ|ご注意|중요|유의|주의)[\s.!:：！。।]*$/iu;

/** Whether a sentence only opens what follows: it asks, or calls for attention. Behind it nothing is torn off. */
export function leadsToNext(sentence: string, base: string): boolean {
  return asks(sentence) || callsForAttention(sentence, base);
}

/** With a mark or, in languages that leave it away, without. */
export function asks(sentence: string): boolean {
  return asksByMark(sentence) || ASKS_WITHOUT_MARK.test(sentence.trim());
}

/** Ends on a question mark, in quotation marks or not. */
export function asksByMark(sentence: string): boolean {
  return /[?？؟]["”»」』]?$/u.test(sentence.trim());
}

/** 「音は何 Hz でしょうか。」: languages whose sentences ask by their last syllable leave the mark away. */
const ASKS_WITHOUT_MARK =
  /(?:(?:でしょう|です|ます|だろう|ません|ました|でした|なの)か|[吗嗎]|(?:까요|나요|인가요|은가요|는가요|한가요|습니까|입니까|합니까|됩니까))[。.]?["”»」』]?$/u;

/** "¡Ojo!", "Achtung.", 注意！, ⚠️ */
export function callsForAttention(sentence: string, base: string): boolean {
  const bare = sentence.trim();
  if (/^(?:⚠\uFE0F?|❗|‼\uFE0F?|\s)+$/u.test(bare)) return true;
  if (countWords(bare) > MOST_OF_LABEL || !/[.!:：！。।]$/u.test(bare)) return false;
  return CALLS.test(bare) || (countWords(bare) <= 2 && isWarning(bare, base));
}
