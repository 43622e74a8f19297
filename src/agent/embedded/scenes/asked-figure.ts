import { isSum } from "../text/currencies.ts";
import { regex, wholeWords } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";
import { WHY, WHY_UNSPACED } from "../text/why-words.ts";
import type { Utterance } from "./draft.ts";
import { MOST_SENTENCE_WORDS } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";

/**
 * The question that the only figure of a passage answers: "How far out is the foot? Answer: 1.5 metres." What a question
 * asks is the meaning of its answer; "1.5 m / Answer" has none.
 */
export function questionOf(
  [only, another]: readonly Striking[],
  utterances: readonly Utterance[],
): string | null {
  if (only === undefined || another !== undefined || only.from !== undefined) return null;
  const asked = utterances[only.at - 1]?.text.trim() ?? "";
  if (!/[?？؟]$/u.test(asked) || countWords(asked) > MOST_SENTENCE_WORDS || ASKS_WHY.test(asked)) return null;
  return isSum(only) && !ASKS_PRICE.test(asked) ? null : asked;
}

/** No figure answers why. "De ce" is Romanian where it opens a question, and in French a price is "de ce livre". */
const ASKS_WHY = regex(`${wholeWords(WHY)}|${WHY_UNSPACED}|^(?:de ce|porque)\\s`, "iu");
/** And no price how many loaves a sack makes. */
const ASKS_PRICE = regex(
  "(?<![\\p{L}\\p{M}])(?:cost\\p{L}*|pric\\p{L}*|pay\\p{L}*|paid|spen[dt]\\p{L}*|worth|sav(?:e|es|ed|ing|ings)|earn\\p{L}*|money|how much|\\p{L}*kost\\p{L}*|\\p{L}*preise?|teuer|(?:be|ein|ge|aus)?zahl(?:t|en|e)|bezahlt|geld|\\p{L}*spar(?:t|en|e)|verdien\\p{L}*|prix|coût\\p{L}*|combien(?! d[e'’])|paie\\p{L}*|vaut|argent|cuest\\p{L}*|precios?|valen?|cuánto|prezz[oi]|quanto|paga\\p{L}*|pago|preços?|custa\\p{L}*|\\p{L}*prijs|betaa\\p{L}*|\\p{L}*pris(?:et|er)?|hin(?:ta|na)\\p{L}*|maks\\p{L}+|koszt\\p{L}*|cen[aęyu]|(?:za)?płac\\p{L}*|stoj[ií]|kolik|ára?|kerül|cât|preț\\p{L}*|сто[ия]\\p{L}*|цен[аыуе]|цін\\p{L}+|(?:за|о|с)?плат\\p{L}*|кошту\\p{L}*|κοστίζ\\p{L}*|τιμή|fiyat\\p{L}*|kaç (?:lira|para)|tutar\\p{L}*|[وفب]?كم|(?:ال)?سعر\\p{L}*|[تي]?تكل\\p{L}*|[בו]?כמה|ה?מחיר\\p{L}*|עול(?:ה|ים)|कीमत|कितन[\\p{L}\\p{M}]*|দাম|কত)(?![\\p{L}\\p{M}])|[钱錢价價費费]|いくら|値段|얼마|가격|비용",
  "iu",
);
