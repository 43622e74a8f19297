import { capitalise, countWords } from "../text/sentences.ts";
import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** "About", behind the film that is asked for; what ends what it is about is a pause or a verb of making. */
const ABOUT: readonly RegExp[] = [
  /(?:about|on)\s(?<what>(?:the|our|my|how|why|what)\s[^,;:.?!()]{3,80})/iu,
  /über\s(?<what>(?:d(?:as|en|ie)|unser\p{L}{0,2}|mein\p{L}{0,2}|ein\p{L}{0,2})\s[^,;:.?!()]{3,80}?)(?=\s(?:mach|dreh|erstell|produzier|bau|bastel|vorbereit|schneid)\p{L}*|[,;:.?!()]|$)/iu,
  /(?:sur|à propos (?:de |du |d['’]))\s?(?<what>(?:l[ea]s?\s|l['’]|notre\s|nos\s|mon\s|ma\s|mes\s)[^,;:.?!()]{3,80})/iu,
  /(?:sobre|acerca de)\s(?<what>(?:el|l[ao]s?|nuestr[oa]s?|mis?|os?|as?|noss[oa]s?)\s[^,;:.?!()]{3,80})/iu,
  /(?<joined>sull['’]|(?:sullo|sulla|sulle|sugli|sui|sul)(?=\s))\s?(?<what>[^,;:.?!()]{3,80})/iu,
  /over\s(?<what>(?:de|het|onze|ons|mijn)\s[^,;:.?!()]{3,80}?)(?=\s(?:mak|draai)en|[,;:.?!()]|$)/iu,
  /(?:om)\s(?<what>(?:vår\p{L}*|den|det|de)\s[^,;:.?!()]{3,80})/iu,
];
const ITALIAN: Readonly<Record<string, string>> = { sul: "il ", sullo: "lo ", sulla: "la ", sui: "i ", sugli: "gli ", sulle: "le ", "sull'": "l'" }; // prettier-ignore
/** Words between the film and what it is about: "a short film for our website about …". */
const BETWEEN = "(?:\\s[\\p{L}\\p{N}'’-]+){0,6}?\\s";
const MOST_WORDS = 12;

/**
 * What a question asks a film of: "Can you make us a short film about the school garden?", "¿Nos haces un vídeo sobre el huerto del
 * colegio?". `requested`: the sentences that ask for one.
 */
export function subjectInQuestion(requested: readonly string[]): string | null {
  for (const asked of requested) {
    if (!/[?？]\s*$/u.test(asked)) continue;
    for (const about of ABOUT) {
      const found = toPattern(`(?:${FILM})${BETWEEN}${about.source}`, "iu").exec(asked);
      const what = found?.groups?.["what"]?.trim() ?? "";
      if (what === "" || countWords(what) > MOST_WORDS) continue;
      const article = ITALIAN[found?.groups?.["joined"]?.toLowerCase().replace("’", "'") ?? ""] ?? "";
      return capitalise(article + what);
    }
  }
  return null;
}
