import { countWords } from "./sentences.ts";
import { toPattern } from "./regex.ts";

/** What opens a phrase of when or where, in languages whose subject follows behind a comma. */
const OPENS: Readonly<Record<string, string>> = {
  en: "on|in|at|after|before|by|during|since|until|from|for|within|over|\\p{L}+ (?:hours?|days?|weeks?|months?|years?) (?:later|earlier|before|after)|(?:hours|days|weeks|months|years) (?:later|earlier)",
  fr: "le \\p{Nd}|en|au|aux|à|après|avant|pendant|depuis|dès|durant|vers|dans",
  es: "el \\p{Nd}|en|a las?|al|tras|después|antes|durante|desde|hacia",
  it: "il \\p{Nd}|l['’]\\p{Nd}|nel|nell['’]|nella|in|a|alle|dopo|prima|durante|da|verso",
  pt: "em|no|na|a \\p{Nd}|à|às|após|depois|antes|durante|desde",
  ro: "în|la|pe|după|înainte|în timpul|din",
  pl: "w|we|na|po|przed|podczas|o godzinie|\\p{Nd}{1,2} \\p{L}+",
  ru: "в|во|на|после|до|перед|около|\\p{Nd}{1,2} \\p{L}+",
  uk: "у|в|на|після|до|перед|близько|\\p{Nd}{1,2} \\p{L}+",
};
const FEWEST_WORDS = 8;

/**
 * Behind when and where a long sentence opens with, in several words: "On 23 February 1987, at 7:35 in the morning, | a tank under a
 * mountain, …, registered eleven flashes". `commas`: where each ends, and what stands behind it begins. Null where it opens otherwise.
 */
export function behindOpeningWhen<Place extends { end: number; next: number }>(
  text: string,
  base: string,
  commas: readonly Place[],
): Place | null {
  const opens = OPENS[base];
  if (opens === undefined) return null;
  const phrase = toPattern(`^(?:${opens})(?![\\p{L}\\p{M}])`, "iu");
  const from = (at: number): number => commas[at - 1]?.next ?? 0;
  const first = commas.findIndex((_, at) => !phrase.test(text.slice(from(at))));
  const last = commas[(first < 0 ? commas.length : first) - 1];
  if (last === undefined || phrase.test(text.slice(last.next))) return null;
  const when = text.slice(0, last.end);
  // "…, in the hall of Ruhla, a small town, they …": what follows a name may tell what that is.
  const namesPlace = /\s\p{Lu}\p{Ll}+$/u.test(when) && !/\s(?:Time|Uhr)$/u.test(when);
  return countWords(when) >= FEWEST_WORDS && /\p{Nd}/u.test(when) && !namesPlace ? last : null;
}
