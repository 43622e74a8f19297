import { capitalise, countWords } from "../text/sentences.ts";
import { isAboutFilms, asksForFilm } from "./asks-for-film.ts";
import { lengthWished } from "./length-wish.ts";
import { frameOf, type MailFrame } from "./mail-frame.ts";
import { behindGreeting } from "./maker-greeting.ts";
import {
  AGREED,
  asksForDraft,
  BRIEF,
  asksForIt,
  enclosesSomething,
  sendsMaterial,
  HANDS_OVER,
  isReachable,
  MATERIAL,
  OF_REGARDS,
  OF_VIEWERS,
  PEOPLE,
  pleads,
  TOPIC_IS,
  WATCHED,
  WISHES,
  wishesForCut,
} from "./mail-part-words.ts";
import { SUFFICES } from "./loose-mail-words.ts";
import { COUNTED, HAPPENED, HOW_IT_IS, OF_MANNER, OF_THIS_FILM, WATCHED_BY } from "./opening-order-words.ts";
import { NAMES_FILM, NO_CINEMA } from "./request-words.ts";
import { POSTSCRIPT } from "./secrecy-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { wishesIn } from "./wishes.ts";

/** A mail's text without its frame and what its opening and closing say of the order, in the same length. */
export type MailParts = { text: string; asked: boolean; subject: string | null; wishes: string[] };

/** A sentence of the mail; `gone`: others took it out before. */
type Sentence = { span: Span; said: string; gone: boolean };

const MOST_LETTERS = 400;
const FEWEST_TOLD = 8;
const OPENING_PARAGRAPHS = 4;
const CLOSING_PARAGRAPHS = 3;
const FEWEST_SIGNS = 3;

/**
 * Knows a mail that orders a film by many weak signs at once — it greets, it signs, it hands over a text for a film, was
 * agreed on by telephone, says how long and for whom, awaits a draft, encloses a logo — and takes out of its first and its
 * last paragraphs what speaks of the order. What states a fact stays, and what comes back in the text does.
 * `text`: what others left of `source`.
 */
export function withoutMailParts(source: string, text: string): MailParts {
  const none: MailParts = { text, asked: false, subject: null, wishes: [] };
  const frame = frameOf(source);
  if (!frame.greets && frame.signature.length === 0) return none;
  const framing = [...(frame.greeting === null ? [] : [frame.greeting]), ...frame.signature];
  const bare = framing.reduce(blanked, source);
  const { paragraphs } = paragraphsOf(bare);
  const read = (one: Paragraph): Sentence[] =>
    sentencesOf(bare, one, true).map((span) => {
      const said = behindGreeting(textAt(bare, span));
      return { span, said, gone: textAt(text, span) === "" };
    });
  const first = paragraphs.filter(({ headings, blocksAbove }) => headings === 0 && blocksAbove === 0);
  const openings = first.slice(0, OPENING_PARAGRAPHS).map(read);
  const at = openings.findIndex((sentences) => sentences.some((_, place) => handsOver(sentences, place)));
  if (at < 0) return none;
  const closings = paragraphs.slice(Math.max(at + 1, paragraphs.length - CLOSING_PARAGRAPHS)).map(read);
  if (!orders(frame, openings.slice(0, at + 2), closings)) return none;
  const opening = openingOf(openings, at, bare);
  const closing = closingOf(closings).filter(({ span }) =>
    opening.every((one) => one.span.start !== span.start),
  );
  const gone = [...opening, ...closing];
  const found = gone.reduce((left, { span }) => blanked(left, span), text);
  const told = framing.reduce(blanked, found);
  // A text that goes on about films tells of them.
  const rest = openings.flat().filter(({ said }) => asksForFilm(said, false)).reduce((left, { span }) => blanked(left, span), told); // prettier-ignore
  if (NAMES_FILM.test(rest.replace(NO_CINEMA, " ")) || isAboutFilms(rest) || countWords(rest) < FEWEST_TOLD)
    return none;
  const topic = topicIn([...openings.flat(), ...first.slice(0, OPENING_PARAGRAPHS + 1).flatMap(read)], gone);
  return {
    text: topic === null ? told : blanked(told, topic.span),
    asked: true,
    subject: topic?.subject ?? null,
    wishes: gone.filter((one) => !one.gone).map(({ said }) => said),
  };
}

/** "Here is what we'd like in the film", "voici le brief": the one sentence without which no mail orders. */
function handsOverFilm(said: string): boolean {
  if (said.length > MOST_LETTERS || /^["“”„«»「『]/u.test(said)) return false;
  if (!namesFilm(said)) return HANDS_OVER.test(said) && BRIEF.test(said);
  return (HANDS_OVER.test(said) && MATERIAL.test(said)) || AGREED.test(said) || WISHES.test(said) || asksForFilm(said, false); // prettier-ignore
}

/** The same in two sentences: "Danke, dass ihr unser Video macht. Hier sind die Texte." */
function handsOver(sentences: readonly Sentence[], at: number): boolean {
  const said = sentences[at]?.said ?? "";
  if (handsOverFilm(said)) return true;
  const beside = [sentences[at - 1], sentences[at + 1]].some(
    (one) => one !== undefined && namesFilm(one.said),
  );
  return beside && said.length <= MOST_LETTERS && HANDS_OVER.test(said) && MATERIAL.test(said);
}

/** "Unser Vereinsvideo" is a film as well. */
export function namesFilm(said: string): boolean {
  const cinema = said.replace(NO_CINEMA, " ");
  return (NAMES_FILM.test(cinema) || COMPOUND.test(cinema)) && !HAS_SEEN.test(cinema);
}

/** "Le texte que les élèves ont écrit après avoir vu le film": a film of others. */
const HAS_SEEN =
  /(?<!\p{L})(?:seen|saw|watched|after watching|vue?|regardée?|vist[oa]|visionat[oa]|gesehen|gezien|bekeken|obejrz\p{L}+ (?:film|wideo)|посмотрел\p{L}*|видел\p{L}*|подивил\p{L}*|sett|set|izledi\p{L}*|izledik\p{L}*)(?!\p{L}).{0,24}(?:film|vid[eé]o|vídeo|фильм|ролик)|(?:film|video)\p{L}* (?:gesehen|gezien|bekeken|geschaut)/iu;
const COMPOUND =
  /(?<!\p{L})\p{L}{3,}(?:video|film|filmchen|filmpje|clip|filmen|videon|videoen)s?(?!\p{L})|(?<!\p{L})spot(?:u|em|ie)?(?!\p{L})|宣传片|片子|紹介ムービー/iu;

/** Whether enough speaks for it beside the sentence that hands over. */
function orders(frame: MailFrame, openings: readonly Sentence[][], closings: readonly Sentence[][]): boolean {
  const opening = openings.flat();
  const closing = closings.flat();
  const some = (sentences: readonly Sentence[], is: (said: string) => boolean): boolean =>
    sentences.some(({ said }) => is(said));
  const hands = openings.some((sentences) => sentences.some(({ said }, at) => handsOver(sentences, at) && HANDS_OVER.test(said) && MATERIAL.test(said))); // prettier-ignore
  const one = opening.some(({ said }) => handsOverFilm(said));
  const awaits = some(
    closing,
    (said) => asksForDraft(said) || enclosesSomething(said) || sendsMaterial(said),
  );
  const limits = some(opening, saysLength);
  // "Danke für den Film. Hier ist alles, was ich weiß." thanks a friend.
  if (!one && !awaits && !limits) return false;
  const sure = [hands, limits, awaits, some(opening, saysViewers)].filter(Boolean).length;
  const weak = [
    frame.greets,
    frame.signature.length > 0,
    opening.some(({ said }) => AGREED.test(said)),
    some(closing, isReachable),
  ].filter(Boolean).length;
  return sure >= 1 && sure + weak >= FEWEST_SIGNS;
}

const MOST_IN_LENGTH = 24;

/** "Please keep it under two minutes": a length, and a plea, a limit or few words. */
export function saysLength(said: string): boolean {
  const wish = lengthWished([said]);
  if (wish === null || countWords(said) > MOST_IN_LENGTH || COUNTED.test(said) || HAPPENED.test(said))
    return false;
  const [head = ""] = said.split(/[,，、]\s*/u);
  if (head.includes(wish.said) && isLengthAlone(head, wish.said)) return true;
  return (
    wish.atMost ||
    IS_IDEAL.test(said) ||
    pleads(said) ||
    NAMES_FILM.test(said) ||
    isLengthAlone(said, wish.said)
  );
}

const IS_IDEAL =
  /(?<!\p{L})(?:ideal\p{L}*|idéal\p{L}*|tops|perfect\p{L}*|perfekt|enough|reicht|genügt|suffi\p{L}+|bast[ai]\p{L}*|va ben\p{L}*|genoeg|wystarczy|хватит|достаточно|räcker|nok|yeter\p{L}*)(?!\p{L})|十分|就够|충분/iu;

/** "About two minutes", and no verb: "Medir a pressão leva dois minutos." tells. */
function isLengthAlone(said: string, length: string): boolean {
  const rest = said
    .replace(length, "")
    .replace(/[\s.!。]+/gu, " ")
    .trim();
  return countWords(rest) <= 2 && /^(?:\P{L}*|.*[:：].*)$|(?:about|around|roughly|so|zo['’]n|etwa|circa|ungefähr|environ|unos|aproximad\p{L}*|circa|cerca de|ongeveer|około|около|примерно|ungefär|omkring|yaklaşık|約|大约|약)/iu.test(rest); // prettier-ignore
}

export function saysViewers(said: string): boolean {
  const start = said.slice(0, said.length / 2 + 24);
  return WATCHED_BY.test(said) || (PEOPLE.test(start) && (OF_VIEWERS.test(said) || WATCHED.test(said)));
}

/** What the paragraphs up to the one that hands over say of the order, and those behind it. */
function openingOf(openings: readonly Sentence[][], at: number, source: string): Sentence[] {
  const gone: Sentence[] = [];
  const behind = openings[at]?.at(-1)?.span.end ?? 0;
  const later = wordsOf(source.slice(behind));
  openings.forEach((sentences, paragraph) => {
    const hands = sentences.findIndex((_, place) => handsOver(sentences, place));
    const before = paragraph < at ? sentences.length : paragraph === at ? hands : 0;
    const told = ({ said }: Sentence): boolean => sharesWords(said, later);
    // Behind the paragraph that hands over, only one that speaks of nothing else.
    if (paragraph > at && !sentences.every((one) => one.gone || speaksSurely(one.said) || saysLength(one.said) || (saysViewers(one.said) && !told(one)))) return; // prettier-ignore
    // Behind the first words that tell, "most people …" and "please …" are said to viewers.
    const strange = sentences.filter((one, place) => place > hands && !one.gone && !speaksOfOrder(one.said) && !pleads(one.said) && !(namesPeople(one.said) && !told(one) && !isFact(one.said))); // prettier-ignore
    // What follows at once on the sentence that hands over shows whether the text begins there.
    const next = sentences.find((one, place) => place > hands && !one.gone);
    const ordered = hands >= 0 && next !== undefined && speaksOfOrder(next.said) && !isFact(next.said);
    const [first] = strange;
    const telling = !ordered && (strange.length > 1 || first === next) ? first : strange.find((one) => isFact(one.said) || told(one)); // prettier-ignore
    const tells = telling === undefined ? -1 : sentences.indexOf(telling);
    const goes = sentences.map((one, place) => {
      if (one.gone || handsOver(sentences, place)) return true;
      if (isFact(one.said)) return false;
      if (speaksSurely(one.said) || saysLength(one.said)) return true;
      if (tells >= 0 && place > tells) return false;
      if (speaksOfOrder(one.said)) return true;
      return !told(one) && (place < before || (pleads(one.said) && !/\p{Nd}/u.test(one.said)));
    });
    // In a paragraph of orders, what neither counts nor comes back is one.
    const unknown = sentences.filter((one, place) => goes[place] !== true && !isFact(one.said) && !told(one));
    const orders = goes.filter(Boolean).length;
    const all = tells < 0 && (ordered || unknown.length * MOST_UNKNOWN <= orders) ? unknown : [];
    // What asks for the film is read by itself: of what, and for which day.
    const asks = ({ said }: Sentence): boolean => asksForFilm(said, false) && !HANDS_OVER.test(said);
    gone.push(...sentences.filter((one, place) => (goes[place] === true || all.includes(one)) && !asks(one)));
  });
  return gone;
}

/** So many sentences of an order carry one that shows nothing. */
const MOST_UNKNOWN = 3;

/** What happened, was counted, or is said by somebody. */
export function isFact(said: string): boolean {
  if (saysLength(said)) return false;
  if (/["“”„«»「『]/u.test(said) || COUNTED.test(said)) return true;
  return /\p{Nd}/u.test(said.replace(/\p{Nd}{1,2}[.:]\p{Nd}{2}/gu, "")) && !speaksSurely(said); // prettier-ignore
}

export function speaksSurely(said: string): boolean {
  return handsOverFilm(said) || OF_THIS_FILM.test(said) || asksForDraft(said) || enclosesSomething(said);
}

/** Any of the things that only an order speaks of, in a paragraph that orders. */
function speaksOfOrder(said: string): boolean {
  const bare = said.replace(/[\s.!。！।]+$/u, "");
  return (
    speaksSurely(bare) ||
    saysLength(bare) ||
    saysViewers(bare) ||
    AGREED.test(bare) ||
    isReachable(bare) ||
    wishesForCut(bare) ||
    HOW_IT_IS.test(bare) ||
    SUFFICES.test(bare) ||
    (pleads(bare) && namesPeople(bare) && !/\p{Nd}/u.test(bare)) ||
    (namesFilm(bare) && !HAPPENED.test(bare)) ||
    WATCHED.test(bare.slice(0, MOST_LEAD)) ||
    (OF_MANNER.test(bare) && countWords(bare) <= MOST_OF_MANNER) ||
    wishesIn(said, true).size > 0
  );
}

/** "Nuestros pacientes …": whom it begins with. */
function namesPeople(said: string): boolean {
  return PEOPLE.test(said.slice(0, MOST_SUBJECT));
}

const MOST_LEAD = 60;
const MOST_SUBJECT = 24;
const MOST_OF_MANNER = 12;

/** From the last sentence upwards, until one tells. */
function closingOf(closings: readonly Sentence[][]): Sentence[] {
  const gone: Sentence[] = [];
  for (const one of closings.flat().toReversed()) {
    const said = one.said.replace(POSTSCRIPT, "");
    const closes =
      one.gone ||
      asksForDraft(said) ||
      enclosesSomething(said) ||
      isReachable(said) ||
      asksForIt(said) ||
      sendsMaterial(said) ||
      saysLengthOfIt(said) ||
      (wishesForCut(said) && !isFact(said) && countWords(said) <= MOST_ASKED) ||
      (countWords(said) <= MOST_THANKED && OF_REGARDS.test(said) && !/\p{Nd}/u.test(said)) ||
      [...wishesIn(one.said, true)].some(
        (wish) => wish !== "secret" && wish !== "elsewhere" && wish !== "style",
      );
    if (!closes || said.length > MOST_LETTERS || /^["“”„«»「『]/u.test(said)) break;
    gone.push(one);
  }
  return gone.toReversed();
}

const MOST_ASKED = 16;
const MOST_THANKED = 8;

function saysLengthOfIt(said: string): boolean {
  return saysLength(said) && (HOW_IT_IS.test(said) || NAMES_FILM.test(said));
}

const FEWEST_LETTERS = 5;
const STEM = 5;

export function wordsOf(text: string): Set<string> {
  const east = text.match(/[\p{Script=Han}]{2}|[\p{Script=Katakana}]{3}|\p{Script=Hangul}{2}/gu) ?? [];
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set([
    ...words.filter((word) => word.length >= FEWEST_LETTERS).map((word) => word.slice(0, STEM)),
    ...east,
  ]);
}

/** Whether a longer word of it comes back in what is told. */
export function sharesWords(said: string, later: ReadonlySet<string>): boolean {
  return [...wordsOf(said)].some((word) => later.has(word));
}

function topicIn(
  sentences: readonly Sentence[],
  gone: readonly Sentence[],
): { span: Span; subject: string } | null {
  for (const { span, said } of sentences) {
    const subject = TOPIC_IS.exec(said)?.groups?.["subject"]?.trim();
    if (subject === undefined || countWords(subject) > MOST_TOPIC || gone.some((one) => one.span.start === span.start)) continue; // prettier-ignore
    if (/[,;:]/u.test(subject)) continue;
    return { span, subject: capitalise(subject) };
  }
  return null;
}

const MOST_TOPIC = 10;
