import { countWords } from "../text/sentences.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { lengthWished } from "./length-wish.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { labelNamed } from "./order-labels.ts";
import {
  COUNTED,
  HOW_IT_IS,
  HAPPENED,
  OF_MANNER,
  OF_THIS_FILM,
  SAYS_WHAT_IS,
  TO_TAKE_AWAY,
  VIEWERS,
  WATCHED_BY,
} from "./opening-order-words.ts";
import { readPreamble } from "./preamble.ts";
import { FILM } from "./request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { IN_MANNER, WITHOUT } from "./wish-words.ts";
import { partsOf, phrasesFilm, wishesIn } from "./wishes.ts";

/** A text without what its opening says of the film, in the same length, and what that was. */
export type OpeningOrders = {
  text: string;
  audience: string | null;
  goal: string | null;
  style: StyleName | null;
  wishes: string[];
};

/** What a sentence of an opening speaks of; null where it may tell. */
type Kind = "film" | "label" | "audience" | "goal" | "manner" | "length";
type Sentence = { span: Span; said: string; kind: Kind | null; gone: boolean };

const MOST_LETTERS = 900;
const MOST_WORDS = 16;
const FEWEST_TOLD = 5;
const HAS_FILM = new RegExp(FILM, "iu");

/**
 * Judges the paragraphs before the first sections as a whole. Above a title, one that says for whom, what for, how long or
 * how is an order, and all of it but facts and quotations is kept out: "For backend engineers … Keep it dry, no jokes." Below
 * a title, or where there is none, each sentence has to speak of the film, and one of them beyond doubt. `text` is what
 * others left of `source`: what they took out of a paragraph shows that it orders.
 */
export function withoutOpeningOrders(source: string, text: string): OpeningOrders {
  const found: OpeningOrders = { text, audience: null, goal: null, style: null, wishes: [] };
  const { paragraphs } = paragraphsOf(source);
  const titled = isTitledBelow(source);
  const opening = paragraphs.filter(({ headings, blocksAbove }) => headings <= 1 && blocksAbove === 0);
  for (const paragraph of opening.slice(0, MOST_PARAGRAPHS)) {
    if (paragraph.end - paragraph.start > MOST_LETTERS) continue;
    const above = titled && paragraph.headings === 0;
    const sentences = sentencesIn(source, text, paragraph, above);
    const gone = above ? orderAboveTitle(sentences, source) : ordersAmong(sentences, source, paragraph);
    takeOut(found, gone, above);
    // What is told below the first words that tell is the text.
    if (!above && gone.length < sentences.filter((one) => !one.gone).length) break;
  }
  return found;
}

const MOST_PARAGRAPHS = 3;

/** Whether the first heading is a title: the only one of its depth, and none above it is shallower. */
function isTitledBelow(source: string): boolean {
  const depths = [...source.matchAll(/^\s{0,3}(#{1,6})\s+\S/gmu)].map(([, marks = ""]) => marks.length);
  const [first] = depths;
  return first !== undefined && (first === 1 || depths.filter((depth) => depth <= first).length === 1);
}

function sentencesIn(source: string, text: string, paragraph: Paragraph, above: boolean): Sentence[] {
  return sentencesOf(source, paragraph, true).map((span) => {
    const said = textAt(source, span);
    return { span, said, kind: kindOf(said, above), gone: textAt(text, span) === "" };
  });
}

function kindOf(said: string, above: boolean): Kind | null {
  const bare = said.replace(/[\s.!。！।:;]+$/u, "");
  if (/^["“”„«»「『]/u.test(bare)) return null;
  const label = labelNamed(/^([^:：]{2,30}?)\s?[:：]/u.exec(bare)?.[1] ?? "");
  if (label !== null) return "label";
  if (OF_THIS_FILM.test(bare) || phrasesFilm(bare)) return "film";
  if (WATCHED_BY.test(bare)) return "audience";
  if (TO_TAKE_AWAY.test(bare)) return "goal";
  if (audienceIn(bare) !== null || isForPlace(bare)) return "audience";
  if (above && readPreamble(said, true).audience !== null) return "audience";
  if (lengthWished([bare]) !== null && countWords(bare) <= MOST_WORDS && !SAYS_WHAT_IS.test(bare)) return "length"; // prettier-ignore
  return isManner(bare) || wishesIn(said, false).size > 0 || (above && endsInWish(bare)) ? "manner" : null;
}

/** "Sin exagerar", "bitte nicht belehrend", "不要煽情": in few words how it is told, and nothing of what is. */
function isManner(bare: string): boolean {
  if (/\p{Nd}|[?？؟]$/u.test(bare) || countWords(bare) > MOST_WORDS || HAPPENED.test(bare)) return false;
  return HOW_IT_IS.test(bare) || (OF_MANNER.test(bare) && !SAYS_WHAT_IS.test(bare));
}

/** "Confident, a bit wry, no buzzwords": one of a few short pieces is a wish beyond doubt. */
function endsInWish(bare: string): boolean {
  const pieces = partsOf(bare);
  const short = pieces.length > 1 && pieces.every((piece) => countWords(piece) <= MOST_PIECE);
  return (
    short && !SAYS_WHAT_IS.test(bare) && pieces.some((piece) => WITHOUT.test(piece) || IN_MANNER.test(piece))
  );
}

const MOST_PIECE = 4;

/** Above a title: all that is no fact, where one sentence shows that the film is spoken of. */
function orderAboveTitle(sentences: readonly Sentence[], source: string): Sentence[] {
  const films = isAboutFilms(source);
  const shows = ({ said, kind, gone }: Sentence): boolean =>
    gone || kind !== null || (!films && HAS_FILM.test(said) && !HAPPENED.test(said)) || isAsked(said);
  if (!sentences.some(shows)) return [];
  return sentences.filter((one) => !one.gone && (shows(one) || !isContent(one.said)));
}

/** "Merci de ne pas mettre de musique triomphale". */
function isAsked(said: string): boolean {
  return COURTEOUSLY.test(said) && countWords(said) <= MOST_WORDS && !/[?？؟]\s*$/u.test(said);
}

/** What states a fact: it happened, it was counted, somebody said it, or it is asked of everybody. */
function isContent(said: string): boolean {
  return HAPPENED.test(said) || COUNTED.test(said) || /["“”„«»「『]/u.test(said) || /[?？؟]\s*$/u.test(said);
}

/** Elsewhere: what speaks of the film by itself, where one sentence does beyond doubt. */
function ordersAmong(sentences: readonly Sentence[], source: string, { start, end }: Span): Sentence[] {
  const rest = source.slice(0, start) + source.slice(end);
  const kinds = new Set(sentences.map(({ kind }) => kind).filter((kind) => kind !== null));
  // A text that has films in it tells of them.
  const sure = kinds.has("film") && !HAS_FILM.test(rest);
  const whole = sentences.every(({ kind, gone }) => gone || kind !== null);
  const beside = whole && kinds.size >= 2 && (kinds.has("film") || kinds.has("audience"));
  if (!sure && !beside) return [];
  const isOrder = ({ said, kind }: Sentence): boolean =>
    kind !== null || (sure && VIEWERS.test(said.slice(0, MOST_LEAD)) && !HAPPENED.test(said));
  return sentences.filter((one) => !one.gone && isOrder(one));
}

/** Who watches is named among the first words. */
const MOST_LEAD = 40;

function takeOut(found: OpeningOrders, gone: readonly Sentence[], above: boolean): void {
  const text = gone.reduce((left, { span }) => blanked(left, span), found.text);
  // Never all of a text: a line above it is only its title.
  if (gone.length === 0 || countWords(text.replace(/^\s*#.*$/gmu, "")) < FEWEST_TOLD) return;
  found.text = text;
  for (const { said, kind } of gone) {
    const read = readPreamble(said, above);
    const who = read.audience ?? audienceNamed(said, kind);
    found.audience ??= who;
    found.goal ??= read.goal;
    found.style ??= read.style;
    // Who it is for and what for are used, and so not left out.
    if (who === null && read.goal === null && read.style === null) found.wishes.push(said);
  }
}

/** "Die Zuschauer sind Eltern und Großeltern, also bitte …", "This film is for new volunteers": who they are. */
function audienceNamed(said: string, kind: Kind | null): string | null {
  const bare = said.replace(/[\s.!。！।]+$/u, "");
  const named = audienceIn(bare) ?? (kind === "film" ? (FILM_FOR_WHOM.exec(bare)?.[1] ?? null) : null);
  if (named !== null || kind !== "audience") return named;
  const who = bare.replace(WATCHED_BY, "");
  if (who === bare) return null;
  const [first = ""] = who.split(/\s*[,，、;；](?=\s|\p{Script=Han})/u);
  const people = first.replace(COPULA_BEHIND, "").replace(/^[:：\s—–-]+/u, "");
  return people.trim() || null;
}

const COPULA_BEHIND = /(?:\s(?:हैं|है|होंगे)|です|である|입니다|이다)$/u;
const FILM_FOR_WHOM =
  /\s(?:is|ist|est|es|è|é|är|er|jest)\s(?:\p{L}+\s){0,2}?(?:for|für|pour|para|per|voor|för|til|dla)\s([^.,;:]{3,80})$/iu;
