import { countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";
import { FILM } from "./request-words.ts";
import { BEGINS } from "./sentence-head.ts";
import { SOUND } from "./two-sided.ts";

/** A text without the words that order a film for somebody whose facts follow, in the same length; `subject`: their name. */
export type FilmHead = { text: string; subject: string | null; wishes: string[] };

const LENGTH =
  "(?:about |approx\\.? |ca\\.? |circa |unos |environ )?\\p{Nd}{1,3}[\\s-]?(?:s|secs?|seconds?|sek(?:unden|under)?|secondes?|segundos?|seg|secondi|seconden|sekund\\p{L}*|mins?|minutes?|minuten?|minutos?|minuti|minut\\p{L}*|сек\\p{L}*|мин\\p{L}*)";
const FOR = "for|für|pour|para|per|voor|för|til|till|dla|pro|для";
const OUR =
  "my|our|the|mein(?:en?)?|unser(?:en?)?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?(?:mio|mia|nostr[oa])|(?:o |a )?(?:meu|minha|nosso|nossa)|mijn|onze|ons|min|mitt|vår[at]?|vores|naszego|naszej|mojego|mojej|náš|naši|моего|моей|нашего|нашей";
const NAME = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&.-]*(?:\\s(?:(?:&|and|und|et|y|e|of|the|de|di|da|van|la|le|der)\\s)*\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&-]*){0,4}"; // prettier-ignore
const HEAD = toPattern(
  `^\\s*(?:(?:an?|ein|une?|una?|um|een|en|et)\\s)?(?:${LENGTH}[\\s-](?:\\p{Ll}+\\s){0,2}?(?:${FILM}|promo|spot)|(?:${FILM})(?:\\s(?:of|von|de|di|på|van))?[\\s,(]+${LENGTH}\\)?)\\s(?:${FOR})\\s(?:(?:${OUR})\\s)?`,
  "iu",
);
/** "shop The Button Drawer": what it is, and what it is called. */
const NAMED = toPattern(`^(?<kind>(?:\\p{Ll}[\\p{L}-]*\\s){0,3}(?:(?:Laden|Geschäft|Betrieb|Firma|Verein|Werkstatt)\\s(?=\\p{Lu}))?)(?<name>${NAME})(?=,\\s(?<rest>[^\\n]{12,}))`, "u"); // prettier-ignore
/** "…, we mend zips": whoever is named speaks. */
const WE =
  /,(?=\s(?:we|wir|nous|on|wij|vi|мы|ми|\p{L}{2,}(?:amos|emos|imos|iamo|emy|amy|imy|áme|íme|eme))\s)/iu;
const FEWEST_WORDS = 5;
const LONG_LINE = 110;

/**
 * "40 sec video for my shop The Button Drawer, 18 Cinder Lane, we mend zips …" → "The Button Drawer, 18 Cinder Lane. We mend zips …":
 * who writes in one sentence orders the film and tells what it is of.
 */
export function withoutFilmHead(source: string): FilmHead {
  const none = { text: source, subject: null, wishes: [] };
  const head = HEAD.exec(source)?.[0] ?? "";
  const { kind = "", name = "", rest = "" } = NAMED.exec(source.slice(head.length))?.groups ?? {};
  if (head === "" || name === "" || countWords(rest) < FEWEST_WORDS) return none;
  const from = head.length + kind.length + name.length;
  const line = /^[^\n]*/u.exec(source.slice(from))?.[0] ?? "";
  const at = WE.exec(line);
  const parted = at === null ? line : withSentence(line, at.index);
  const room = `${head}${kind}`.replaceAll(/[^\n]/gu, " ");
  const rests = source.slice(from + line.length);
  // Nobody wraps lines as long as these: each is a sentence.
  const isEnd = line.length > LONG_LINE && /[\p{L}\p{N}]$/u.test(line) && /^\n\S/u.test(rests);
  const next = isEnd ? rests.replace(/^\n\p{Ll}/u, (letter) => letter.toUpperCase()) : rests;
  const text = `${isEnd ? room.slice(1) : room}${name}${parted}${isEnd ? "." : ""}${next}`;
  return { text, subject: name, wishes: [head.trim()] };
}

/** A full stop in the place of a comma, and a capital behind it. */
function withSentence(line: string, comma: number): string {
  const behind = line.slice(comma + 1);
  const large = behind.replace(/\p{Ll}/u, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)); // prettier-ignore
  return `${line.slice(0, comma)}.${large}`;
}

const BIT =
  "(?:a bit|a little|slightly|but not|not too|ein bisschen|etwas|aber nicht|nicht zu|un peu|mais pas|pas trop|un poco|pero no|un po['’]|ma non|um pouco|mas não|een beetje|maar niet|lite|men inte|lidt|litt|men ikke|trochę|ale nie|немного|но не)";
const MANNER = `(?:${SOUND})(?:(?:,|\\s(?:and|but|or|und|et|y|e|en|och|og|i|и|\\+|&))*\\s(?:${BIT}\\s)?[\\p{L}-]+(?:\\s[\\p{L}-]+)?)?`;
const MANNER_FIRST = toPattern(`${BEGINS}(?<how>${MANNER}),\\s(?<told>\\p{Ll}[^.!?\\n]{12,})`, "giu");
const SURELY = toPattern(`\\+|&|(?<!\\p{L})${BIT}(?!\\p{L})`, "iu");
/** A year, or somebody of the sender's own. */
const OWN_FACT =
  /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})|^(?:my|our|mum|mom|dad|gran|grandpa|mein|meine|unser|mon|ma|mi|mio|mia|meu|minha|mijn|min|moja|mój|мой|моя|наш)(?!\p{L})/iu;

/** "Warm + a bit funny, mum started it in 1987": how it is to sound goes, and what is told behind it is a sentence. */
export function withoutMannerFirst(source: string): { text: string; wishes: string[] } {
  const wishes: string[] = [];
  const text = source.replaceAll(MANNER_FIRST, (found: string, how: string, told: string) => {
    if (!SURELY.test(how) || !OWN_FACT.test(told)) return found;
    wishes.push(how);
    const large = told.slice(0, 1).toUpperCase();
    return `${" ".repeat(found.length - told.length)}${large.length === 1 ? large : told.slice(0, 1)}${told.slice(1)}`;
  });
  return { text, wishes };
}
