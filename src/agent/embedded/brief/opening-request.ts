import { countWords } from "../text/sentences.ts";
import { isGreeting, REGARDS } from "./greetings.ts";
import { handsOver } from "./handed-over.ts";
import { ITS_ABOUT, MORE_FILMS, SHORT_THING, WANTS } from "./opening-request-words.ts";
import { FILM, NO_CINEMA, SAYS_SOMETHING, WATCHES } from "./request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** `said`: all that the opening says to whoever makes the film; `wishes`: what of it nobody had found. */
export type OpeningRequest = { text: string; wishes: string[]; said: string[] };

const NAMES_WORK = new RegExp(`${FILM}|${MORE_FILMS}|${SHORT_THING}`, "iu");
const MOST_PARAGRAPHS = 3;
const MOST_SENTENCE = 260;
const FEWEST_TOLD = 8;

/**
 * Opening paragraphs that speak of nothing but the film that is wanted, in whatever person ("Vedení si přeje školicí video …",
 * "Может, сделаете ролик? Речь идёт о …"), where others found no order or only a part of it. `given`: the brief; `left`: what
 * others left of it, in the same length. A text that goes on about films is left alone.
 */
export function withoutOpeningRequest(given: string, left: string): OpeningRequest {
  const { paragraphs } = paragraphsOf(given);
  const spoken: Span[] = [];
  const said: string[] = [];
  let asked = false;
  for (const paragraph of paragraphs.slice(0, MOST_PARAGRAPHS)) {
    if (paragraph.blocksAbove > 0) break;
    const sentences = sentencesOf(given, paragraph, true);
    const isGone = (span: Span): boolean => left.slice(span.start, span.end).trim() === "";
    // "It's about composting, because half of us get it wrong": what others left of a sentence is told.
    if (sentences.some((span) => !isGone(span) && left.slice(span.start, span.end) !== given.slice(span.start, span.end))) break; // prettier-ignore
    said.push(...sentences.filter(isGone).map((span) => textAt(given, span)));
    const asks = sentences.some((span) => (isGone(span) ? NAMES_WORK.test(textAt(given, span)) : ordersFilm(textAt(given, span)))); // prettier-ignore
    const all = sentences.every((span) => isGone(span) || isOfMaker(textAt(given, span), asks || asked));
    if (!all) break;
    asked ||= asks;
    spoken.push(...sentences.filter((span) => !isGone(span)));
  }
  const text = spoken.reduce((rest, span) => blanked(rest, span), left);
  if (!asked || spoken.length === 0 || !tellsEnough(text) || NAMES_WORK.test(text))
    return { text: left, wishes: [], said };
  const wishes = spoken.map((span) => textAt(given, span));
  return { text, wishes: wishes.filter((wish) => !isGreeting(wish)), said: [...said, ...wishes] };
}

/** A film that is wanted, or named with nothing told of it. */
export function ordersFilm(sentence: string): boolean {
  if (sentence.length > MOST_SENTENCE || !NAMES_WORK.test(sentence) || sentence.search(NO_CINEMA) >= 0)
    return false;
  if (sentence.search(WATCHES) >= 0) return false;
  if (WANTS.test(sentence)) return true;
  const head = sentence.split(/\s+/u).slice(0, NOUN_FIRST).join(" ");
  return NAMES_WORK.test(head) && !DEFINITE.test(head) && !SAYS_SOMETHING.test(sentence);
}

const NOUN_FIRST = 3;
/** A film that is there already: "Le film sur la Commune", "כל הסרט". */
const DEFINITE =
  /^(?:the|das|der|le|la|el|il|lo|o|det|den)\s|(?:^|\s)ה(?:סרט|סרטון)(?!\p{L})|(?:^|\s)ال(?:فيلم|فيديو)/iu;

/** "Morning!": a word or two that call. */
const CALLS = /^\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'-]+)?!$/u;

/** "Hej Lotta, det handlar om …": that it is about something, behind a greeting as well. */
export function saysAbout(sentence: string): boolean {
  const comma = sentence.indexOf(",");
  const greets = comma > 0 && isGreeting(sentence.slice(0, comma + 1));
  return ITS_ABOUT.test(sentence) || (greets && ITS_ABOUT.test(sentence.slice(comma + 1).trim()));
}

/** What may stand beside the order: greetings, wishes, what it is about, where the text is from. */
function isOfMaker(sentence: string, asked: boolean): boolean {
  return (
    ordersFilm(sentence) ||
    isGreeting(sentence) ||
    REGARDS.test(sentence) ||
    (asked && (saysAbout(sentence) || CALLS.test(sentence) || handsOver(sentence)))
  );
}

function tellsEnough(text: string): boolean {
  const east = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return countWords(text) >= FEWEST_TOLD || east >= FEWEST_TOLD * 2;
}
