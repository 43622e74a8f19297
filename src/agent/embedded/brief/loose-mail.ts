import { capitalise, countWords } from "../text/sentences.ts";
import { asksForFilm } from "./asks-for-film.ts";
import { apologisesForMail, limitsLength } from "./beside-words.ts";
import { isGreeting, REGARDS } from "./greetings.ts";
import { lengthWished } from "./length-wish.ts";
import { leadOf, ON_SOMETHING, SOMETHING_ON } from "./loose-mail-leads.ts";
import {
  feels,
  FORMAT,
  HUMBLE,
  introduces,
  lacksMaterial,
  PLEADS,
  PROMISED,
  SCREEN,
  sparesSomething,
  speaksOfSender,
  SUFFICES,
  WANTED,
} from "./loose-mail-words.ts";
import { behindGreeting } from "./maker-greeting.ts";
import { NAMES_FILM } from "./request-words.ts";
import { POSTSCRIPT } from "./secrecy-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** A mail's text without what its sender says of the order, in the same length; whether it is a mail that orders. */
export type LooseMail = { text: string; asked: boolean; wishes: string[] };

/** What a sentence says to the maker; nothing where it tells. */
type Kind =
  | "film"
  | "shape"
  | "length"
  | "spared"
  | "material"
  | "humble"
  | "intro"
  | "something"
  | "lead"
  | "feeling";
type Sentence = { span: Span; said: string; kind: Kind | null; postscript: boolean };

const GREETS_ALONE = /^(?:evening|morning|afternoon|こんにちは|こんばんは|おはようございます|はじめまして)(?: all| everyone| folks)?[,!.。、！]?$/iu; // prettier-ignore
const FIRST_SENTENCES = 3;
const FEWEST_TOLD = 8;
const MOST_LETTERS = 400;

/**
 * Takes a loose mail's words to the maker out of it, wherever they stand: who writes, what was promised to whom, the shape of
 * the screen, what not to mention, the photos that are lost. It is such a mail by its frame, a greeting and a signature, where
 * a sentence orders pictures that move for somebody's screen and another speaks of the order as well: a letter home has none.
 */
export function withoutLooseMail(source: string): LooseMail {
  const none: LooseMail = { text: source, asked: false, wishes: [] };
  if (/^\s{0,3}#{1,6}\s/mu.test(source)) return none;
  const frame = frameOf(source);
  const framing = [...(frame.greeting === null ? [] : [frame.greeting]), ...frame.signature];
  const text = framing.reduce(blanked, source);
  const sentences = sentencesIn(text);
  if (!isFramed(frame, sentences) || !orders(sentences)) return none;
  const found: LooseMail = { text, asked: true, wishes: [] };
  for (const sentence of sentences) takeOut(found, sentence);
  return countWords(found.text) < FEWEST_TOLD ? none : { ...found, text: withoutDash(found.text) };
}

function sentencesIn(source: string): Sentence[] {
  const spans = paragraphsOf(source).paragraphs.flatMap((one) => sentencesOf(source, one, true));
  const labelled = spans.findIndex((span) => POSTSCRIPT.test(textAt(source, span)));
  const last = labelled >= Math.floor(spans.length / 2) ? labelled : spans.length;
  return spans.map((span, at) => {
    const said = textAt(source, span);
    const postscript = at >= last;
    const bare = behindGreeting(said).replace(postscript ? POSTSCRIPT : /^$/u, "");
    const kind = kindOf(bare.replace(/[\s.!。！]+$/u, ""), at < FIRST_SENTENCES, postscript);
    return { span, said, kind, postscript };
  });
}

function kindOf(said: string, first: boolean, postscript: boolean): Kind | null {
  if (said.length > MOST_LETTERS || said === "" || /^["“„«»「『]/u.test(said)) return null;
  if (first && introduces(said)) return "intro";
  if (ordersFilm(said)) return "film";
  if (FORMAT.test(said) && (PLEADS.test(said) || SCREEN.test(said)) && !/\p{N}/u.test(said)) return "shape";
  if (sparesSomething(said)) return "spared";
  if (lacksMaterial(said, postscript)) return "material";
  if (HUMBLE.test(said) || apologisesForMail(said)) return "humble";
  if (SOMETHING_ON.test(said) || ON_SOMETHING.test(said)) return "something";
  if (limitsLength(said) || SUFFICES.test(said) || isLength(said)) return "length";
  if (leadOf(said) !== null) return "lead";
  if (postscript && speaksOfSender(said)) return "humble";
  return feels(said, countWords(said)) ? "feeling" : null;
}

const MOST_LENGTH = 5;

function isLength(said: string): boolean {
  return countWords(said) <= MOST_LENGTH && lengthWished([said]) !== null;
}

/** Pictures that move, and who wants them: "I promised the committee “a little film” for the screen in the hut". */
function ordersFilm(said: string): boolean {
  const film = NAMES_FILM.test(said);
  const promised = PROMISED.test(said);
  if (film && (promised || WANTED.test(said) || asksForFilm(said, false))) return true;
  const wanted = WANTED.test(said) && (FORMAT.test(said) || /["“„«»「]/u.test(said));
  return SCREEN.test(said) && (promised || wanted);
}

/** A greeting and a signature; who writes stands for one of them. */
function isFramed({ greeting, signature }: Frame, sentences: readonly Sentence[]): boolean {
  const [first] = sentences;
  const greets = greeting !== null || (first !== undefined && behindGreeting(first.said) !== first.said);
  const introduced = sentences.some(({ kind }) => kind === "intro");
  return [greets, signature.length > 0, introduced].filter(Boolean).length >= 2;
}

/** Lines of a mail, by their places. */
type Frame = { greeting: Span | null; signature: Span[] };

const MOST_GREETED = 5;
const MOST_REGARDS = 7;
/** "Dot x", "Maureen Ashby", "田中": a name below all that is said. */
const NAME = /^[-–—\s]*(?:\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,6}|\p{Script=Hangul}{2,4}|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]{2,12}(?:\s[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]{2,12})?)(?:\sx+)?$/u; // prettier-ignore

/** The line that greets, and the last ones above a postscript: what wishes well, and who. */
function frameOf(source: string): Frame {
  const lines = [...source.matchAll(/[^\n]+/gu)].filter(({ 0: line }) => line.trim() !== "");
  const said = lines.map(({ 0: line }) => line.trim());
  const spans = lines.map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  const [first = ""] = said;
  const alone = /^[^\n]*\n[ \t]*\n/u.test(source.trimStart()) && /[,!:：！，]$/u.test(first);
  const greets = isGreeting(first) || GREETS_ALONE.test(first) || (alone && isShort(first, MOST_GREETED));
  const labelled = said.findIndex((line, at) => at >= said.length / 2 && POSTSCRIPT.test(line));
  const last = (labelled < 0 ? said.length : labelled) - 1;
  return { greeting: greets ? (spans[0] ?? null) : null, signature: signatureOf(said, last).flatMap((at) => spans[at] ?? []) }; // prettier-ignore
}

function signatureOf(said: readonly string[], last: number): number[] {
  const line = said[last] ?? "";
  if (last < 2) return [];
  if (!NAME.test(line)) return REGARDS.test(line) ? [last] : [];
  const above = said[last - 1] ?? "";
  const wishes = REGARDS.test(above) || (isShort(above, MOST_REGARDS) && !/[.?:。？]$/u.test(above));
  return wishes ? [last - 1, last] : [last];
}

function isShort(line: string, most: number): boolean {
  return countWords(line) <= most && line.length <= 60 && !/\p{N}/u.test(line);
}

function orders(sentences: readonly Sentence[]): boolean {
  const kinds = new Set(sentences.map(({ kind }) => kind));
  for (const weak of [null, "intro", "feeling"] as const) kinds.delete(weak);
  return (kinds.has("film") || kinds.has("shape")) && kinds.size >= 2;
}

function takeOut(found: LooseMail, { span, said, kind, postscript }: Sentence): void {
  if (kind === null || kind === "lead") {
    const label = postscript ? (POSTSCRIPT.exec(said)?.[0].length ?? 0) : 0;
    const lead = kind === "lead" ? leadOf(said.slice(label)) : null;
    const length = label + (lead?.length ?? 0);
    if (length > 0) cutLead(found, span, { said, length, instead: lead?.instead ?? "" });
    else if (/[.!?]\s*$/u.test(found.text.slice(0, span.start))) largeAt(found, span);
    return;
  }
  if (kind === "something") {
    const { what = "", rest } = SOMETHING_ON.exec(said)?.groups ?? {};
    if (rest !== undefined) {
      const length = said.lastIndexOf(rest);
      return cutLead(found, span, { said, length, instead: `${capitalise(what)}: ` });
    }
  }
  found.text = blanked(found.text, span);
  found.wishes.push(said);
}

/** Who types in haste writes small behind a stop. */
function largeAt(found: LooseMail, span: Span): void {
  const at = found.text.slice(span.start).search(/\S/u) + span.start;
  const large = found.text.charAt(at).toUpperCase();
  if (large.length === 1) found.text = found.text.slice(0, at) + large + found.text.slice(at + 1);
}

/** What is left of a sentence behind its lead, in the same places; what stands for the lead goes before it. */
function cutLead(
  found: LooseMail,
  span: Span,
  { said, length, instead }: { said: string; length: number; instead: string },
): void {
  const told = said.slice(length);
  const source = found.text.slice(span.start, span.end);
  // The end of a sentence stands as it stood; only spaces may have been joined.
  const word = /^\S+/u.exec(told)?.[0] ?? "";
  const at = source.indexOf(word, Math.max(0, length - 1));
  if (word === "" || at < instead.length) return;
  const opening = instead === "" ? capitalise(word) : `${instead}${word}`;
  const from = at - instead.length;
  if (opening.length !== word.length + instead.length || source.slice(from, at).includes("\n")) return;
  const before = source.slice(0, from).replace(/[^\n]/gu, " ");
  const text = before + opening + source.slice(at + word.length);
  found.text = found.text.slice(0, span.start) + text + found.text.slice(span.end);
}

/** "We counted last summer - 2 July, one hour, sunny: 41 bumblebees, …": when and where, before what was counted. */
const DASHED_COUNT =
  /(?<=(?:^|[.!?。]\s|\n)[^\n.!?:]{6,60})( ?)[-–—] (?=[^\n.!?:–—]{3,60}[:：]\s?(?:[^\n,.]{0,12}\p{N}[^\n,.]{1,30}[,、]\s?){1,}[^\n,.]{0,12}\p{N})/gu;

function withoutDash(text: string): string {
  return text.replace(DASHED_COUNT, (mark, space: string) => `,${" ".repeat(mark.length - 1)}`.slice(0, space.length + 2)); // prettier-ignore
}
