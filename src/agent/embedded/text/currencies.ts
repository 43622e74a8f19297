/**
 * What money is written in besides its name: signs, codes of ISO 4217 and the short forms of everyday prices,
 * as parts of regular expressions. Codes count in capitals only: whoever uses these in a pattern that ignores case looks at that.
 */

const COMMON =
  "EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|RUB|TRY|BRL|PLN|SEK|NOK|DKK|ISK|KRW|AUD|NZD|SGD|HKD|TWD|AED|SAR|QAR|KWD|BHD|OMR|EGP|ILS|ZAR|NGN|KES|GHS|TZS|UGX|ETB|MXN|ARS|CLP|UYU|CZK|HUF|BGN|UAH|RSD|KZT|THB|VND|IDR|MYR|PKR|BDT|LKR|NPR";
/** COP 28 is a conference, PHP 8 a language, RON 95 a fuel: before a number only where it is large. */
const AMBIGUOUS = "CAD|COP|GEL|MAD|PEN|PHP|RON";
const LARGE_NUMBER = "(?=\\s?\\d{1,3}[,.\\u00A0\\u202F' ]\\d{3}|\\s?\\d{3,})";
/** All of them, as a part of a regular expression. */
export const CODES = `${COMMON}|${AMBIGUOUS}`;
const SIGNS = "[$€£¥₹₩₪₺₽₴₫฿₱₦₵₸₾₡₲]";
const DOLLARS = "(?:US|CA|AU|NZ|HK|NT|MX|[ACRS])\\$";

/** Before its number, with the blank between them: "€", "NOK ", "R$ ", "Rs. ", "kr ". */
export const CURRENCY_BEFORE =
  `(?:${SIGNS}|${DOLLARS}|(?:${COMMON})|(?:${AMBIGUOUS})${LARGE_NUMBER}` +
  "|(?:(?:[Kk]r|Rs|SFr|Fr|Rp)\\.?|RM))\\s?";

/** Behind its number: "€", "NOK", "kr", "zł". */
export const CURRENCY_AFTER = `(?:${SIGNS}|${DOLLARS}|(?:(?:${CODES}|Ft|Rs|Fr)|kr|zł|złotych|złote|Kč|руб|грн|лв|Dhs?|dirhams?|درهم(?:ًا|ا)?|دراهم|ريال(?:ًا|ا)?|ريالات|جنيه(?:ًا|ا)?|دينار(?:ًا|ا)?|دنانير|دولار(?:ًا|ا)?|يورو|ليرة|TL|rupees?|pesos?|reais|reales|coronas|coroas|couronnes|corone|Kronen|koron|крон|zlotys?|rands?)(?![\\p{L}\\p{M}'’]))`;

/** "de euros", "d'euros", "di euro": how a million of them is counted in Romance languages. */
export const CURRENCY_OF_MILLIONS =
  "(?:(?:de|di)\\s|d['’])(?:euros?|d[óo]lare?s|dollars?|dollari|francs?|francos|franchi|livres|libras|sterline|yens?|pesos|reais|reales|roupies|rupias|rupie|coronas|coroas|couronnes|corone)(?![\\p{L}\\p{M}'’])";

const NAMES =
  /\p{Sc}|^(?:kr|rs|zł|Kč|TL|p|ש״ח)\.?$|euro|dollar|pound|pence|franc|frank|kron|lira|złot|zlot|pesos?|reais|rand|руб|грн|крон|円|元|원|شيكل|درهم|دراهم|دولار|ريال|جنيه|دينار|دنانير|يورو|ليرة|שקל|रुप/iu;

/** In capitals only: "ans" are years. */
const CODE = new RegExp(`^(?:${CODES})$`, "u");

/** Whether a figure is a sum of money. */
export function isMoney({
  figure,
  unit,
}: {
  figure: { prefix: string; suffix: string };
  unit: string;
}): boolean {
  return [unit, figure.prefix.trim(), figure.suffix.trim()].some((one) => NAMES.test(one) || CODE.test(one));
}
