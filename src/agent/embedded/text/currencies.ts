import { AMBIGUOUS_CODES, CURRENCY_CODES } from "../../../kernel/currencies.ts";
import { toPattern } from "./regex.ts";

/**
 * What money is written in besides its name: signs, codes of ISO 4217 and the short forms of everyday prices,
 * as parts of regular expressions. Codes count in capitals only: whoever uses these in a pattern that ignores case looks at that.
 */

const AMBIGUOUS = AMBIGUOUS_CODES.join("|");
const COMMON = CURRENCY_CODES.filter((code) => !AMBIGUOUS_CODES.includes(code)).join("|");
const LARGE_NUMBER = "(?=\\s?\\d{1,3}[,.\\u00A0\\u202F' ]\\d{3}|\\s?\\d{3,})";
/** All of them, as a part of a regular expression. */
export const CODES = `${COMMON}|${AMBIGUOUS}`;
const SIGNS = "[$€£¥₹₩₪₺₽₴₫฿₱₦₵₸₾₡₲]";
const DOLLARS = "(?:US|CA|AU|NZ|HK|NT|MX|[ACRS])\\$";

/** A code is a word of its own, and no end of "covers" or "country"; writing without spaces sets no blank before it. */
const WORD_BEGINS =
  "(?<!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}])[\\p{L}\\p{M}])";

/** Before its number, with the blank between them: "€", "NOK ", "R$ ", "Rs. ", "kr ". */
export const CURRENCY_BEFORE =
  `(?:${SIGNS}|${WORD_BEGINS}(?:${DOLLARS}|(?:${COMMON})|(?:${AMBIGUOUS})${LARGE_NUMBER}` +
  "|(?:(?:[Kk]r|Rs|SFr|Fr|Rp)\\.?|RM)))\\s?";

/** A hundredth of what money is counted in: "centimes", "groszy". */
const COINS =
  "centimes?|céntimos?|cêntimos?|centavos?|centesim[oi]|grosz[ey]?|öre|øre|haléř[eůi]?|kuruş|fillér|bani|копе(?:ек|йки|йка|йок)|копійок|копійки|копійка|стотинки|אגורות|قروش|فلس(?:ًا|اً|ا)?|पैसे";

/** Behind its number: "€", "NOK", "kr", "zł". */
export const CURRENCY_AFTER = `(?:${SIGNS}|${DOLLARS}|(?:(?:${CODES}|Ft|Rs|Fr)|kr|zł|złotych|złote|Kč|руб|грн|лв|Dhs?|dirhams?|درهم(?:ًا|اً|ا)?|دراهم|ريال(?:ًا|اً|ا)?|ريالات|ریال|تومان|تومن|جنيه(?:ًا|اً|ا)?|دينار(?:ًا|اً|ا)?|دنانير|دولار(?:ًا|اً|ا)?|يورو|ليرة|ليرات|جنيهات|دولارات|TL|rupees?|rupiah|đồng|บาท|ரூபாய்|টাকা|रुपये|रुपए|円|元|원|pesos?|reais|reales|coronas|coroas|couronnes|corone|Kronen|koron|korun[ay]?|крон|гривень|гривні|гривня|тенге|Franken|Rappen|yuan|baht|shekels?|riyals?|dinars?|zlotys?|rands?|(?<=(?<![\\d.,])\\d{1,2})p|${COINS})(?![\\p{L}\\p{M}'’]))`;

/** "de euros", "d'euros", "di euro": how a million of them is counted in Romance languages. */
export const CURRENCY_OF_MILLIONS =
  "(?:(?:de|di)\\s|d['’])(?:euros?|d[óo]lare?s|dollars?|dollari|francs?|francos|franchi|livres|libras|sterline|yens?|pesos|reais|reales|roupies|rupias|rupie|coronas|coroas|couronnes|corone)(?![\\p{L}\\p{M}'’])";

const NAMES =
  /\p{Sc}|^(?:kr|rs|zł|Kč|Ft|TL|p|ש״ח)\.?$|euro|euró|forint|dollar|pound|pence|^cents?$|franc|frank|kron|korun|lira|złot|zlot|pesos?|reais|rand|руб|грн|грив|тенге|крон|rappen|yuan|baht|shekel|riyal|dinar|円|元|원|บาท|đồng|rupiah|ரூபாய்|টাকা|شيكل|درهم|دراهم|دولار|ريال|ریال|تومان|تومن|جنيه|دينار|دنانير|يورو|ليرة|שקל|रुप|centime|c[eé]ntim|cêntim|centavo|centesim|grosz|öre|øre|haléř|kuruş|fillér|^bani$|копе|копій|стотин|אגורות|قروش|فلس|पैसे/iu;

/** In capitals only: "ans" are years. */
const CODE = toPattern(`^(?:${CODES})$`, "u");

/** Whether a figure is a sum of money. */
export function isSum({
  figure,
  unit,
}: {
  figure: { prefix: string; suffix: string };
  unit: string;
}): boolean {
  return [unit, figure.prefix.trim(), figure.suffix.trim()].some((one) => NAMES.test(one) || CODE.test(one));
}
