import { isClause } from "../english/grammar.ts";
import { countWords } from "../text/sentences.ts";
import { PLEASE } from "./courtesy-words.ts";
import { bidsToMakeFilm } from "./make-a-film.ts";
import { wantsSomethingOfThis } from "./something-of-this.ts";
import { FILM, FILM_FOR, NAMES_FILM, NO_CINEMA, REQUESTS, SAYS_SOMETHING, WATCHES } from "./request-words.ts";

const MAX_SENTENCE = 320;
const MANY_FILM_WORDS = 3;
const FILM_WORD = new RegExp(FILM, "giu");
const TO_SOMEBODY =
  /(?<![\p{L}])(?:you|u|ihr|sie|du|vous|tu|usted\p{L}*|voi|tu|você\p{L}*|jullie|je|u)(?![\p{L}])/iu;
const THIS =
  /(?<![\p{L}])(?:this|these|below|following|attached|daraus|hieraus|diese[mnr]?|folgende[mnr]?|ce texte|ceci|esto|questo|isto|hiervan|tego|этого|bundan)(?![\p{L}])/iu;
/** "Can you make a film in a weekend?" asks everybody; who orders says of what, for whom or for where. */
const GENERAL =
  /^(?:so |and )?(?:(?:can|could|would) (?:you|u|someone|anyone)|can one|(?:kann|könnte) man|peut-on|¿?(?:se puede|puedes)|si può|puoi|pode-se|kun je|kan je|kan man|można|можно)(?!\p{L}).*\?$/isu;
const BINDS =
  /(?<![\p{L}])(?:this|these|that|it|below|following|attached|please|pls|for|me|us|our|my|about|daraus|hieraus|dies\p{L}*|folgende\p{L}*|bitte|für|mir|uns|ce|ceci|cela|pour|nous|moi|notre|esto|este|estos|para|nos|me|questo|questi|per|ci|mi|disto|isto|para|hier|hiervan|dit|voor|ons|det här|det her|tego|dla|nam|этого|для|нам)(?![\p{L}])/iu;
/** "…, said a visitor": somebody in the text wants a film. */
const SAID =
  /[,"”»]\s*(?:dit|disait|s['’]écri\p{L}+|said|says|asked|cried|sagte|sagt|meinte|rief|dijo|decía|disse|diceva|zei|powiedzia\p{L}+|сказал\p{L}*|dedi)(?![\p{L}])/iu;
const SPOKEN = /^["“”„«»「『—–]/u;
/** Without a verb it is for somebody in few words. */
const MOST_FOR = 12;

/**
 * Whether a sentence asks somebody for a film. `films`: the text is about films, so that only "make one of this" asks.
 * What is called film or video and is none ("cling film", "a video projector"), and films that are watched, ask for nothing.
 */
export function asksForFilm(sentence: string, films: boolean): boolean {
  if (sentence.length > MAX_SENTENCE || SPOKEN.test(sentence) || SAID.test(sentence)) return false;
  if (films && !(TO_SOMEBODY.test(sentence) && THIS.test(sentence))) return false;
  if (!films && wantsSomethingOfThis(sentence)) return true;
  if (GENERAL.test(sentence) && !BINDS.test(sentence)) return false;
  const cinema = sentence.replace(NO_CINEMA, " ").replace(WATCHES, " ");
  if (!NAMES_FILM.test(cinema)) return false;
  const plain = cinema.replace(PLEASE, " ").trim();
  const asks = REQUESTS.some((pattern) => pattern.test(cinema) || pattern.test(plain));
  return asks || bidsToMakeFilm(plain) || isFilmFor(cinema);
}

/** "Short film for our website", but not "Films for children start at three". */
export function isFilmFor(text: string): boolean {
  if (!FILM_FOR.test(text)) return false;
  return countWords(text) <= MOST_FOR && !SAYS_SOMETHING.test(text) && !isClause(text.replace(/[.!]$/u, ""));
}

/** A text that speaks of films again and again, beside the sentences that ask for one, is about them. */
export function isAboutFilms(told: string): boolean {
  const inHeads = told.match(/^\s*#.*$/gmu)?.join("\n") ?? "";
  const found = told.match(FILM_WORD)?.length ?? 0;
  return found >= MANY_FILM_WORDS && found > (inHeads.match(FILM_WORD)?.length ?? 0);
}

/** Whether a clause asks, or at least names a film. */
export function namesFilm(clause: string): boolean {
  return REQUESTS.some((pattern) => pattern.test(clause)) || NAMES_FILM.test(clause);
}
