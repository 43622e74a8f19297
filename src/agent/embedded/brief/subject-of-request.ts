import { isQuotedName, NAME, QUOTED } from "../naming/name-form.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { asksForFilm } from "./asks-for-film.ts";
import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

const ABOUT =
  "about|on|for|showing|über|zu[mr]?|zu unser\\p{L}*|sur|sobre|su|sul|sulla|sull['’]|over|o|об?|про|om";
const ARTICLE =
  "(?:(?:the|our|my|unser\\p{L}*|de[rnm]|die|das|le|la|les|l['’]|notre|nos|el|los|las|nuestr\\p{L}+|il|lo|i|gli|nostr\\p{L}+|a|os|as|noss\\p{L}+|de|het|onze|ons|vår\\p{L}*|vores|naš\\p{L}*|наш\\p{L}*)\\s?)?";
/** The kind of it may stand before its name: "about our reading lamp **Fern**". */
const KIND = "(?:[\\p{L}'’-]+\\s){0,3}?";
const MARKED = `(?:\\*\\*(?<bold>[^*\\n]{2,70}?)\\*\\*|__(?<under>[^_\\n]{2,48}?)__|${QUOTED})`;
const BOLD = toPattern(`^(?<article>${ARTICLE})${KIND}${MARKED}`, "iu");
const AFTER_FILM = toPattern(`${FILM}\\s(?:${ABOUT})\\s(?<what>.+)$`, "isu");
const SET_OFF = toPattern(`${FILM}\\s?[:–—]\\s?(?=\\*\\*|__|["“„«「])(?<what>.+)$`, "isu");
/** "hier die Stichpunkte für unseren Film zur Solaranlage in der Birkenallee 7": what is handed over names its film. */
const HANDED_OVER = toPattern(
  `^(?:(?:hi|hello|hallo|bonjour|hola|ciao|olá)[^,]{0,24},\\s*)?(?:hier|anbei|im anhang|unten|below|here|attached|find below|please find below|voici|ci-joint|aquí|adjunto|ecco|di seguito|in allegato|segue|seguem)(?!\\p{L})[^.!?\\n]{2,60}?${FILM}s?\\s(?:about|on|über|zu[mr]?|sur|sobre|su|sul|sulla|sull['’]|over)\\s(?:the\\s|die\\s|das\\s|den\\s|unsere?n?\\s)?(?<what>[^.,;:!?()\\n]{4,80})`,
  "iu",
);
const MOST_HANDED = 8;

/** English writes few words large that are no names. */
const IN_CAPITALS = toPattern(
  `${FILM}\\s(?:[Aa]bout|[Oo]n)\\s(?:the\\s)(?<name>${NAME}(?:\\s\\p{Ll}[\\p{L}-]+){0,2}?)(?=\\s(?:for|to|that|which|in|on|at)\\s|[.,;!?]|$)`,
  "u",
);

/** "We'd like a short film about the **Fern lamp** for our shop page": what it is about, as the request names it. */
export function subjectOfRequest(wishes: readonly string[]): string | null {
  for (const wish of wishes) {
    if (!asksForFilm(wish, false)) continue;
    const marked = markedName(AFTER_FILM.exec(wish)?.groups?.["what"] ?? "");
    if (marked !== null) return marked;
    const name = IN_CAPITALS.exec(wish)?.groups?.["name"];
    if (name !== undefined) return `The ${name}`;
  }
  return null;
}

/** "Need a ~90s dev explainer: **find the commit that broke it**": what is set off behind a colon, whatever verb asks. */
export function markedBehindFilm(wishes: readonly string[]): string | null {
  for (const [at, wish] of wishes.entries()) {
    // What leads to it and itself may have been taken out one by one.
    const said = /[:：]\s*$/u.test(wish) ? `${wish} ${wishes[at + 1] ?? ""}` : wish;
    const name = markedName(SET_OFF.exec(said)?.groups?.["what"] ?? "");
    if (name !== null) return name.replaceAll("`", "");
  }
  return null;
}

/** What the film is of whose text a mail hands over; null where it does not say so. */
export function subjectHandedOver(wishes: readonly string[]): string | null {
  for (const wish of wishes) {
    const what = HANDED_OVER.exec(wish)?.groups?.["what"]?.trim();
    if (what !== undefined && countWords(what) <= MOST_HANDED) return markedName(what) ?? capitalise(what);
  }
  return null;
}

/** "The **Fern lamp** for our shop page": the name alone, where what is asked for begins with one in bold or quotes. */
export function markedName(subject: string): string | null {
  const groups = BOLD.exec(subject)?.groups;
  const quoted = groups?.["quoted"]?.trim() ?? "";
  const name = groups?.["bold"] ?? groups?.["under"] ?? (isQuotedName(quoted) ? quoted : null);
  if (name === null) return null;
  const the = /^the\s/iu.test(groups?.["article"] ?? "");
  return capitalise(the ? `the ${name.trim()}` : name.trim());
}
