import { addressSpans } from "../text/address.ts";
import { toPattern } from "../text/regex.ts";
import { telephoneSpans } from "../text/telephone.ts";

const MARK =
  "(?:h|hrs|uhr|am|pm|a\\.m\\.|p\\.m\\.|o['’]clock|klo|kl|godz|год|ч|час\\p{L}*|बजे|টা|点|點|時|时|시)";
const MINUTES = "\\d{1,2}[:.h]\\d{2}";
const TO =
  "(?:–|-|—|~|〜|to|till|until|through|bis|à|jusqu['’]à|a|hasta|alle|fino alle|às|até|tot|till|til|kello|do|до|la|με|έως|ως|ile|kadar|hingga|sampai|đến|से|から|至|到|부터|إلى|حتى|עד)";
const AROUND = "(?:\\s?[\\p{L}\\p{M}.']+){0,2}\\s?";
/** "10 to 6 pm", "9:30–14:00", "सुबह 11 बजे से रात 8 बजे", of which one end says that it is an hour. */
const HOURS = toPattern(
  `(?<!\\d)(?:(?:${MINUTES}|\\d{1,2})\\s?${MARK}(?!\\p{L})|${MINUTES})\\s?${TO}${AROUND}\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}\\s?${TO}\\s?(?:${MINUTES}|\\d{1,2}\\s?${MARK}(?!\\p{L}))|من ال\\S+ (?:صباح|ظهر|عصر|مساء)\\S* (?:إلى|حتى) ال`,
  "iu",
);

/** Whether a sentence says when a place is open or how to reach somebody: it is told of any day, under no weather and at no hour. */
export function isPractical(text: string): boolean {
  return HOURS.test(text) || telephoneSpans(text).length > 0 || addressSpans(text).length > 0;
}
