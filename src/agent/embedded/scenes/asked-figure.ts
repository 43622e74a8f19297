import { countWords } from "../text/sentences.ts";
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
  return MONEY.test(only.figure.display) && !ASKS_PRICE.test(asked) ? null : asked;
}

/** No figure answers why. */
const ASKS_WHY =
  /(?<![\p{L}\p{M}])(?:why|how come|warum|wieso|weshalb|pourquoi|por qué|perché|por que|porque|waarom|varför|hvorfor|miksi|dlaczego|proč|miért|de ce|почему|зачем|чому|γιατί|neden|niçin|niye|لماذا|למה|מדוע|क्यों|কেন|ஏன்)(?![\p{L}\p{M}])|ทำไม|为什么|為什麼|为何|なぜ|どうして|왜\s/iu;
const MONEY =
  /[€$£¥₹₽₺₩]|(?<!\p{L})(?:euros?|dollars?|pounds?|kr(?:oner|onor)?|zł|złotych|kč|ft|lei|руб\p{L}*|грн|ευρώ|lira|tl)(?!\p{L})|元|円|원|دينار|ريال|جنيه|שקל|रुपय|টাকা/iu;
/** And no price how many loaves a sack makes. */
const ASKS_PRICE =
  /cost|price|pric|pay|paid|spend|spent|worth|sav|earn|money|how much|kost|preis|teuer|zahl|geld|spar|verdien|prix|coût|combien|pay|vaut|argent|cuest|cost|precio|vale|cuánto|prezz|quanto|paga|preço|custa|prijs|betaa|geld|pris|kostar|koster|hinta|maksaa|kosz|cen|płac|stoj|kolik|ár|kerül|cât|preț|сто[ия]|цен|плат|кошту|κοστίζ|τιμή|fiyat|kaç (?:lira|para)|tutar|تكل|سعر|كم|כמה|מחיר|עול|कीमत|कितन|দাম|কত|钱|錢|价|價|いくら|値段|費|얼마|가격|비용/iu;
