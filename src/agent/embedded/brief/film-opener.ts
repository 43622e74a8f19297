import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { isForPlace } from "./audience-words.ts";
import { HAPPENED, SAYS_WHAT_IS } from "./opening-order-words.ts";
import { toPattern } from "../text/regex.ts";

/** What a text begins with where it only says what kind of film is to be made, and for whom. */
export type FilmOpener = {
  /** For whom: "people starting at Brodie & Sons"; null where it is for a place. */
  audience: string | null;
  /** What a film that welcomes somewhere is called: "Welcome to Brodie & Sons". */
  subject: string | null;
};

const WORDS = "(?:[\\p{L}'’-]+\\s){0,3}?";
/** "Safety video for", "Sicherheitsvideo für", "Vidéo de sécurité pour": the kind, and behind it for whom. */
const OPENERS: readonly RegExp[] = [
  toPattern(`^(?<kind>(?:an? |the |our )?${WORDS}(?:film|video|clip|animation))\\s(?:for|aimed at)\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:eine? |unser )?(?:[\\p{Ll}]+e[rs]?\\s)?\\p{L}*(?:film|video|clip))\\sfür\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:une? |notre )?(?:petite? |courte? )?(?:film|vidéo|clip)(?:\\s(?:d['’]|de\\s)?\\p{L}+){0,3}?)\\s(?:pour|destinée?\\s(?=aux?\\s|à\\s))\\s?(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:una? |nuestro )?(?:breve )?(?:v[ií]deo|película|corto)(?:\\s(?:de\\s)?\\p{L}+){0,3}?)\\spara\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:un |il nostro )?(?:breve )?(?:video|film|filmato)(?:\\s(?:di\\s|sulla\\s)?\\p{L}+){0,3}?)\\sper\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:um |o nosso )?(?:pequeno )?(?:v[ií]deo|filme)(?:\\s(?:de\\s)?[\\p{L}-]+){0,3}?)\\spara\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:een |ons )?(?:kort\\p{L}* )?\\p{L}*(?:film|filmpje|video))\\svoor\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:en |vår )?(?:kort )?\\p{L}*(?:film|video))\\s(?:för|for|til|till)\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:krótki )?(?:film|filmik|wideo)(?:\\s\\p{L}+){0,2}?)\\sdla\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:krátké? )?(?:\\p{L}+\\s)?(?:film|video)(?:\\s\\p{L}+){0,2}?)\\spro\\s(?<whom>.+)$`, "iu"),
  toPattern(`^(?<kind>(?:\\p{L}+\\s){0,2}?(?:фильм|ролик|видеоролик|видео|фільм|відео)(?:\\s\\p{L}+){0,2}?)\\sдля\\s(?<whom>.+)$`, "iu"),
]; // prettier-ignore

/** A farewell and thanks name whom they are for: that is what the film is about. */
const OF_SOMEBODY =
  /farewell|thank|tribute|memorial|birthday|wedding|abschied|dank|geburtstag|hochzeit|adieu|remerciement|hommage|despedida|agradecimiento|homenaje|addio|ringraziamento|omaggio|agradecimento|homenagem|afscheid|bedank|avsked|tack|farvel|pożegnal|podzięk|прощальн|благодар|прощальн/iu;
/** A film that was named does something. */
const DOES =
  /(?<!\p{L})(?:shows?|starts?|begins?|runs?|opens?|tells?|costs?|wins?|won|läuft|zeigt|beginnt|startet|kostet|erzählt|entsteht|montre|commence|raconte|passe|coûte|muestra|empieza|cuenta|cuesta|mostra|comincia|racconta|costa|começa|conta|custa|begint|toont|kost|vertelt|visar|börjar|kostar|viser|begynder|koster|pokazuje|zaczyna|kosztuje|ukazuje|začíná|stojí|показывает|начинается|стоит|идёт)(?!\p{L})/iu;
/** "Per chi comincia": what people do. */
const WHO_BEGIN = /(?<!\p{L})(?:who|die|qui|quien(?:es)?|que|chi|quem|wie|som|którzy|kdo|кто|хто)\s\p{L}+/giu;
const MOST_WORDS = 18;

/** "Welcome film for people starting at Brodie & Sons": for whom, and what such a film is called; null for what tells. */
export function filmOpener(said: string): FilmOpener | null {
  if (countWords(said) > MOST_WORDS || DOES.test(said.replace(WHO_BEGIN, " ")) || HAPPENED.test(said) || SAYS_WHAT_IS.test(said)) return null; // prettier-ignore
  for (const opener of OPENERS) {
    const { kind = "", whom = "" } = opener.exec(said)?.groups ?? {};
    if (whom === "" || OF_SOMEBODY.test(kind) || isClause(whom)) continue;
    const audience = isForPlace(said.slice(kind.length).trim()) ? null : whom.trim();
    return { audience, subject: welcomeTo(kind, whom) };
  }
  return null;
}

/** The first of such sentences among what the maker was told. */
export function openerAmong(wishes: readonly string[]): FilmOpener | null {
  const found = wishes.map((said) => filmOpener(said.replace(/[\s.!。]+$/u, "")));
  return found.find((one) => one !== null) ?? null;
}

/** A place by its name, with what it is before: "the Harwell ferry", "hurtowni Zielony Dwór". */
const PLACE = "(?:[\\p{Ll}’'-]+\\s){0,3}?\\p{Lu}.*";
const at = (before: string, rest = PLACE): RegExp => toPattern(`\\s(?:${before})\\s?(?<place>${rest})$`, "u");
const within = (before: string): RegExp => toPattern(`\\s(?<place>(?:${before})\\s?${PLACE})$`, "u");

/** How one is welcomed somewhere, from the place as it stands behind whom it is for. */
const WELCOMES: readonly (readonly [RegExp, RegExp, (place: string) => string])[] = [
  [/(?:^|\s)(?:welcome|welcoming|onboarding|induction)/iu, at("at|of|joining|to|on|aboard|in"), (place) => `Welcome to ${place}`],
  [/(?:willkommens|begrüßungs)/iu, /\sbei\s(?<place>(?:der\s|dem\s|den\s)?\p{Lu}.*)$/u, (place) => `Willkommen bei ${place}`],
  [/(?:willkommens|begrüßungs)/iu, within("im|am|beim|in der|auf der|auf dem|an der"), (place) => `Willkommen ${place}`],
  [/(?:d['’]accueil|de bienvenue)/iu, within("chez|au|aux|à la|à l['’]|à"), (place) => `Bienvenue ${place}`],
  [/de bienvenida/iu, at("en", `(?:el\\s|la\\s|los\\s|las\\s)?${PLACE}`), (place) => `Bienvenidos ${place.startsWith("el ") ? `al ${place.slice(3)}` : `a ${place}`}`],
  [/di benvenuto/iu, within("alla|allo|all['’]|al|nel|nello|nella|nell['’]|in"), (place) => `Benvenuti ${place}`],
  [/de boas-vindas/iu, within("n[oa]"), (place) => `Bem-vindos ${place.startsWith("na") ? "à" : "ao"}${place.slice(2)}`],
  [/welkomst/iu, within("bij|in|op"), (place) => `Welkom ${place}`],
  [/välkomst/iu, at("på|hos|i"), (place) => `Välkommen till ${place}`],
  [/velkomst/iu, at("på|hos|i|ved"), (place) => `Velkommen til ${place}`],
  [/powitaln/iu, within("w|we|na|u"), (place) => `Witamy ${place}`],
  [/uvítací/iu, within("v|ve|na|u"), (place) => `Vítejte ${place}`],
  [/приветственн/iu, within("в|во|на"), (place) => `Приветствуем ${place}`],
  [/вітальн/iu, within("в|у|на"), (place) => `Вітаємо ${place}`],
]; // prettier-ignore

/** "Could you make us a short welcome film, about 90 seconds, for new stewards on the Harwell ferry?": within a sentence as well. */
const ASKED: readonly RegExp[] = [
  ["welcom(?:e|ing)[- ](?:film|video|clip)", "for"],
  ["(?:Willkommens|Begrüßungs)-?(?:film|video|clip)", "für"],
  ["(?:vidéo|film|clip) (?:d['’]accueil|de bienvenue)", "pour"],
  ["v[ií]deo de (?:bienvenida|boas-vindas)", "para"],
  ["(?:video|filmato) di benvenuto", "per"],
  ["welkomst(?:film|filmpje|video)", "voor"],
  ["(?:välkomst|velkomst)(?:film|filmen|video|videon)", "för|til|till|for"],
  ["(?:film|filmik|filmu|wideo) powitaln\\p{L}+", "dla"],
  ["uvítací\\p{L}* (?:film|video)", "pro"],
  ["(?:приветственн|вітальн)\\p{L}+ (?:ролик|фильм|видео|відео|фільм)", "для"],
].map(([film = "", joint = ""]) => toPattern(`(?<!\\p{L})(?<kind>${film})(?:,?\\s[^,.;:!?]{3,40},|\\s\\([^()]{3,40}\\)|\\s(?:d['’]|de|of|di|von|van|på|na|о)\\s?[^,.;:!?]{2,20})?\\s(?:${joint})\\s(?<whom>[^.,;:!?()\\n]{6,110}?)\\s*(?=[.,;:!?()\\n]|$)`, "iu")); // prettier-ignore

/** What a welcome is called that one of the wishes asks for within a sentence; null where none does. */
export function welcomeAsked(wishes: readonly string[]): string | null {
  for (const wish of wishes)
    for (const pattern of ASKED) {
      const { kind = "", whom = "" } = pattern.exec(wish)?.groups ?? {};
      const subject = kind === "" ? null : welcomeTo(kind, whom);
      if (subject !== null) return subject;
    }
  return null;
}

/** Whether a title welcomes somewhere. */
export const isWelcome = (title: string): boolean => /^(?:Welcome to|Willkommen|Bienvenue|Bienvenidos|Benvenuti|Bem-vindos|Welkom|Välkommen|Velkommen|Witamy|Vítejte|Приветствуем|Вітаємо)\s/u.test(title); // prettier-ignore

const MOST_OF_PLACE = 6;

function welcomeTo(kind: string, whom: string): string | null {
  for (const [welcomes, where, name] of WELCOMES) {
    const [people = ""] = whom.split(/[,;:]/u);
    const place = welcomes.test(kind) ? where.exec(people)?.groups?.["place"]?.trim() : undefined;
    if (place !== undefined && countWords(place) <= MOST_OF_PLACE) return name(place);
  }
  return null;
}
