import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { COURTESIES, OCCASION } from "./courtesy-words.ts";
import { isBesidePhrase, isFilmPhrase, namesFilmOrText } from "./film-phrase.ts";
import { isGreeting, REGARDS } from "./greetings.ts";
import { isHowTold } from "./how-told.ts";
import { isWishAsWhole } from "./manner-sentences.ts";
import { CONFIDES, POSTSCRIPT, SECRECY } from "./secrecy-words.ts";
import { setsAgainst } from "./two-sided.ts";
import {
  AVOIDS,
  IN_MANNER,
  IN_STYLE,
  IN_TONE,
  LABELLED,
  LENGTH,
  ORDERS,
  READ_ELSEWHERE,
  WITHOUT,
} from "./wish-words.ts";

/** What a sentence wishes of a film; "elsewhere" is what the preamble reads by itself. */
export type Wish =
  | "request"
  | "film"
  | "order"
  | "without"
  | "tone"
  | "style"
  | "manner"
  | "audience"
  /** Where it is shown: "For our website and the waiting room". */
  | "place"
  | "length"
  | "please"
  | "courtesy"
  | "secret"
  | "confidence"
  | "elsewhere";

/** A word like "calm" or "for children" may tell of the subject; these speak of nothing but a film or its making. */
const OF_A_FILM: ReadonlySet<Wish> = new Set<Wish>([
  "film",
  "place",
  "order",
  "without",
  "tone",
  "length",
  "please",
  "courtesy",
  "confidence",
]);
const MAX_WISH = 160;
/** More words than this are no adjective of a film. */
const MOST_QUALIFIED = 8;
const SPOKEN = /^["“”„«»「『—–]/u;
/** "es para instagram, tono cercano": what the thing is for, beside what it is to be like. */
export const IT_IS_FOR =
  /^(?:it['’]?s|it is|this is|es ist|das ist|ist|c['’]est|es|è|é|het is|to jest|это|det är|det er|bu|serve|sirve|servirà|ça sert)\s(?:just\s|only\s|nur\s)?(?:for|für|pour|para|per|voor|dla|для|till|til)\s/iu;

const IT_IS = /^(?:(?:this|it)(?: is|['’]s)|(?:das|es|dies) ist|c['’]est|(?:esto )?es|(?:questo )?è|(?:isto )?é|(?:dit|het) is|to jest|это|це)\s(?=\p{L})/iu; // prettier-ignore

/** Whether a run of sentences speaks of the film beyond doubt. */
export function speaksOfFilm(wishes: ReadonlySet<Wish>): boolean {
  return [...wishes].some((wish) => OF_A_FILM.has(wish)) || (wishes.has("audience") && wishes.size > 1);
}

/** What each part of a sentence wishes for; none where one of them tells something. `wanted`: a film was asked for. */
export function wishesIn(sentence: string, wanted: boolean): ReadonlySet<Wish> {
  const key = `${wanted ? "wanted" : "told"} ${sentence}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  // A text is read several times over, by its paragraphs, its notes and its letter.
  if (read.size > MOST_REMEMBERED) read.clear();
  const wishes = readWishes(sentence, wanted);
  read.set(key, wishes);
  return wishes;
}

const MOST_REMEMBERED = 2000;
const read = new Map<string, ReadonlySet<Wish>>();

function readWishes(sentence: string, wanted: boolean): ReadonlySet<Wish> {
  const bare = sentence
    .replace(/[\s.!。！।:;)(:]+$/u, "")
    .replace(/^[*_]{1,3}(?=\p{L})|(?<=[\p{L}.!])[*_]{1,3}$/gu, "")
    .trim();
  if (bare.length > MAX_WISH || SPOKEN.test(bare) || bare === "") return new Set();
  if (ORDERS.some((pattern) => pattern.test(bare)) || isHowTold(bare)) return new Set(["order"]);
  if (wanted && isWishAsWhole(bare)) return new Set(["order"]);
  if (AVOIDS.test(bare)) return new Set(["please", "order"]);
  if (phrasesFilm(bare)) return new Set(["film"]);
  if (READ_ELSEWHERE.test(bare)) return new Set(["elsewhere"]);
  if (setsAgainst(bare)) return new Set(["manner"]);
  const postscript = POSTSCRIPT.test(bare);
  if (SECRECY.test(bare.replace(POSTSCRIPT, "")))
    return new Set([postscript || CONFIDES.test(bare) ? "confidence" : "secret"]);
  const courteous = wanted && (COURTESIES.some((pattern) => pattern.test(bare)) || greets(sentence, bare));
  // What a text asks it answers: "Why does a pump use less energy?"
  if (/[?？؟]\s*$/u.test(sentence)) return new Set(courteous ? ["courtesy"] : []);
  if (LABELLED.test(bare)) return new Set([/\p{N}/u.test(bare) ? "length" : "tone"]);
  if (courteous) return new Set(["courtesy"]);
  const wishes = (text: string): (Wish | null)[] =>
    partsOf(text.replace(POSTSCRIPT, "")).flatMap((part) => wishesOfPart(part, wanted));
  const found = [bare, withoutReason(bare)].map(wishes).find((all) => all.length > 0 && !all.includes(null));
  if (found === undefined) return withConfidence(bare, wishes);
  return new Set(found.filter((wish) => wish !== null));
}

/** "For our museum's waiting room: a calm two-minute explainer for adults", with how it is to be in few words. */
export function phrasesFilm(sentence: string): boolean {
  const bare = sentence.replace(/[\s.!。！।]+$/u, "").trim();
  if (bare.length > MAX_WISH || !namesFilmOrText(bare)) return false;
  const pieces = bare.split(/\s*[,;:]\s+|\s*[，；：]\s*|\s+[–—-]\s+/u).filter((piece) => piece !== "");
  const from = pieces.length > 1 && isForPlace(pieces[0] ?? "") ? 1 : 0;
  const until = [1, 2, 3].find((count) => isFilmPhrase(pieces.slice(from, from + count).join(", ")));
  if (until === undefined || from + until > pieces.length) return false;
  return pieces.slice(from + until).every((piece) => wishOf(piece, true) !== null || isBesidePhrase(piece));
}

/** "No voice-over please, and don't mention the Leeds site, it is not public yet.": wishes, and what is to be kept quiet. */
function withConfidence(bare: string, wishes: (text: string) => (Wish | null)[]): ReadonlySet<Wish> {
  for (const { index, 0: comma } of bare.matchAll(/[,;，；]\s*/gu)) {
    const head = wishes(bare.slice(0, index));
    const rest = bare.slice(index + comma.length);
    if (head.length > 0 && !head.includes(null) && SECRECY.test(rest) && CONFIDES.test(rest))
      return new Set([...head.filter((wish) => wish !== null), "confidence"]);
  }
  return new Set();
}

/** The parts of a sentence that may each be a wish: "warm and friendly, no music and max 45 seconds". */
export function partsOf(sentence: string): string[] {
  return sentence
    .split(
      /\s*[,;，、،；]\s*|\s+[–—-]\s+|(?<!\p{N})[.。।]\s*|\s(?:and|und|et|y|e|en|i|и|och|og)\s(?=(?:\p{L}+\.?\s){0,3}\p{N})|\s(?=و(?:بدون|بلا|دون|شكر))/u,
    )
    .map((part) => part.trim().replace(/^و(?=بدون|بلا|دون|شكر)/u, ""))
    .filter((part) => part !== "");
}

/** "Sober, no cheering – people lost shifts this summer": why is said behind a dash. */
function withoutReason(sentence: string): string {
  return sentence.replace(/\s[–—-]\s[^–—]{8,}$/u, "");
}

/** "Hi team!": whom it greets, and nothing else. */
function greets(sentence: string, bare: string): boolean {
  return isGreeting(sentence.trim()) || REGARDS.test(bare);
}

const JOINS = /\s(?:and|und|et|y|e|en|og|och|i|и|та|ve)\s/u;

/** A part is one wish, or two that are joined: "friendly tone and no music". */
function wishesOfPart(part: string, wanted: boolean): (Wish | null)[] {
  const wish = wishOf(part, wanted);
  if (wish !== null || !JOINS.test(part)) return [wish];
  return part.split(JOINS).map((one) => wishOf(one.trim(), wanted));
}

/** "Använd gärna enkelt språk": what is to be used. */
const USE =
  /^(?:(?:please|bitte|gärna|gerne)\s)?(?:use|verwende[nt]?|nutz(?:e|t|en)|utilise[rz]?|us(?:a|ad|ar|e|en|em|ate|are)|gebruik|użyj(?:cie)?|использу(?:й|йте)|använd|brug|bruk)\s(?:(?:please|bitte|gärna|gerne|graag|por favor)\s)?/iu;

const PLEASE =
  /^(?:please|pls|bitte|svp|s['’]il vous plaît|por favor|per favore|proszę|пожалуйста|lütfen|thx|thanks|danke|merci|gracias|grazie|obrigad[oa]|tack|tak|dzięki|спасибо|谢谢)$/iu;

function wishOf(part: string, wanted: boolean): Wish | null {
  if (PLEASE.test(part)) return "please";
  if (WITHOUT.test(part)) return "without";
  if (IN_MANNER.test(part)) return "manner";
  if (ORDERS.some((pattern) => pattern.test(part))) return "order";
  if (isForPlace(part) && audienceIn(part) === null) return "place";
  if (
    audienceIn(part) !== null ||
    isForOccasion(part) ||
    (wanted && IT_IS_FOR.test(part)) ||
    (IT_IS.test(part) && isForPlace(part.replace(IT_IS, "")))
  )
    return "audience";
  if (USE.test(part) && [IN_TONE, IN_STYLE].some((pattern) => pattern.test(part.replace(USE, ""))))
    return "order";
  if (countWords(part) <= MOST_QUALIFIED && IN_TONE.test(part)) return "tone";
  if (countWords(part) <= MOST_QUALIFIED && IN_STYLE.test(part)) return "style";
  if (wanted && COURTESIES.some((pattern) => pattern.test(part))) return "courtesy";
  return LENGTH.test(part) ? "length" : null;
}

/** "For the all-hands on Thursday": when it is to be shown, and nothing else. */
function isForOccasion(part: string): boolean {
  const found = OCCASION.exec(part);
  return found?.index === 0 && countWords(part.slice(found[0].length)) <= 4;
}

const SPEAKS_OF_SPEAKING =
  /(?<![\p{L}])(?:voice|tone|jargon|phone|callers?|speak(?:ing|er)?|presentation|stimme|telefon\p{L}*|vortrag|voix|voz|voce|голос\p{L}*|电话|電話|전화)(?![\p{L}])/iu;

/** Whether a text is about how people speak, or write to one another. */
export function speaksOfSpeaking(text: string): boolean {
  return SPEAKS_OF_SPEAKING.test(text) || SPEECH.test(text);
}

const SPEECH =
  /(?<![\p{L}])(?:speech(?:es)?|toasts?|e-?mails?|letters?|emails|posts?|reviews?|rede|brief(?:e|en)?|discours|lettres?|discurso|cartas?|discorso|lettere|toespraak|brieven|przemów\p{L}*|list(?:y|u|ów)?|реч[ьи]|письм\p{L}*|tal(?:et)?|brev(?:et)?)(?![\p{L}])|演讲|演講|スピーチ|연설/iu;

/** They may be said to viewers as well: "Never mention your password." */
const WEAK: ReadonlySet<Wish> = new Set<Wish>(["please", "elsewhere", "secret", "confidence"]);

/** Whether wishes that nobody's request stands beside are wishes all the same: "For new drivers. Calm, practical tone." */
export function suffices(wishes: ReadonlySet<Wish>, rest: string): boolean {
  if (SPEAKS_OF_SPEAKING.test(rest) && !wishes.has("tone")) return false;
  const found = [...wishes].filter((wish) => !WEAK.has(wish));
  if (!speaksOfFilm(wishes)) return false;
  return found.length >= 2 || wishes.has("tone") || (wishes.has("please") && found.length === 1);
}
