import { asksForFilm } from "../brief/asks-for-film.ts";
import { FILM } from "../brief/request-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

const MOST_WORDS = 11;
/** "… pour les nouveaux vendeurs de notre boulangerie": whom, and at whose place. */
const FOR = "for|für|pour|para|per|voor|för|till|til|dla|для|pro";
const OURS =
  "our|my|unser\\p{L}*|notre|nos|mon|ma|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze|ons|vår\\p{L}*|vores|nasz\\p{L}*|наш\\p{L}*|naš\\p{L}*";
const BEHIND_FILM = toPattern(
  `${FILM}\\s(?:\\p{L}+\\s){0,2}?(?<whom>(?:${FOR})\\s[^.,;:!?()\\n]{8,90}?)[\\s.!]*$`,
  "iu",
);
const HAS_OURS = toPattern(`(?<!\\p{L})(?:${OURS})\\s\\p{L}`, "iu");
/** What else may stand behind: a time, a length, an occasion. */
const ELSE =
  /\p{Nd}|(?<!\p{L})(?:about|over|über|sur|sobre|sull?a?|um|to explain|explaining|that|which|qui|que|che)\s/iu;

/** Where a film is shown names none: "for the waiting room of our clinic". */
const ON_SHOW =
  /(?<!\p{L})(?:waiting room|lobby|foyer|reception|shop window|screens?|website|home ?page|intranet|stand|booth|sala de espera|recepci[oó]n|recepção|escaparate|pantallas?|página|wartezimmer\p{L}*|schaufenster\p{L}*|bildschirm\p{L}*|empfang\p{L}*|webseite|homepage|messestand\p{L}*|salle d['’]attente|vitrine|écrans?|site|accueil|hall|sala d['’]attesa|vetrina|scherm[oi]|sito|montra|ecrãs?|wachtkamer|etalage|scherm(?:en)?|väntrum\p{L}*|skärm\p{L}*|skyltfönst\p{L}*|vente(?:værelse|rom)\p{L}*|skærm\p{L}*|skjerm\p{L}*|poczekaln\p{L}*|ekran\p{L}*|witryn\p{L}*|čekárn\p{L}*|зал\p{L}* ожидания|приёмн\p{L}*|экран\p{L}*|сайт\p{L}*|витрин\p{L}*|почекальн\p{L}*|екран\p{L}*)(?!\p{L})/iu;

/**
 * "For the new volunteers at our animal shelter": what a film is called that is asked for only by whom it is for and where these
 * are, and whose text names nothing. Null where a request says less, or more.
 */
export function whomAndWhere(wishes: readonly string[], language: string): string | null {
  for (const wish of wishes) {
    const whom = BEHIND_FILM.exec(wish)?.groups?.["whom"]?.trim() ?? "";
    if (whom === "" || !asksForFilm(wish, false)) continue;
    const [, ...people] = whom.split(" ");
    // "for our website": what is ours is the place, and stands behind the people.
    const behind = people.slice(1).join(" ");
    if (ON_SHOW.test(whom) || !HAS_OURS.test(behind) || countWords(whom) > MOST_WORDS || ELSE.test(whom))
      continue;
    return capitalise(whom, language);
  }
  return null;
}

const FEWEST_MENTIONS = 3;
const FEWEST_LETTERS = 4;
const FIRST_WORDS = 4;

/** Whether one of the first words of a sentence is what the text goes on about. */
export function opensWithTopic(first: string, text: string): boolean {
  const told = text.toLowerCase();
  const words = (first.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, FIRST_WORDS);
  return words
    .filter(
      (word) =>
        word.length > FEWEST_LETTERS &&
        !/^(?:every|chaque|when|quand|jeder|jeden|jede|cuando|quando|there|their|these|those|после|перед)$/u.test(
          word,
        ),
    )
    .some(
      (word) => told.split(word.slice(0, Math.max(FEWEST_LETTERS, word.length - 1))).length > FEWEST_MENTIONS,
    );
}
