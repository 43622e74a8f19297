import { isAboutFilms } from "../asks-for-film.ts";
import type { ScoredUnits } from "../note-model/scored-units.ts";
import { capitalised } from "../sentence-head.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { letterSentences } from "./letter-sentences.ts";
import { endInLetter, noteInLetter, type LetterNote } from "./notes-in-letter.ts";
import { addressIn, signatureIn } from "./signature-in.ts";

/** A text without what its letter says to the maker between what it tells, in the same length, and what that was. */
export type LetterNotes = { text: string; wishes: string[] };

const FEWEST = { sentences: 6, told: 12 };
/** From here on a letter says how its film ends. */
const LATE = 0.55;
/** So much of a sentence still stands where no reader has parted it. */
const MOST_OF_IT = 0.6;
const lettersOf = (text: string, { start, end }: Span): number =>
  text.slice(start, end).match(/\p{L}/gu)?.length ?? 0;
const QUOTED = /["“„«「『»”]/u;

/**
 * What senders say between what is to be told, by what it does: wishes of a list, that somebody agrees to be quoted, what another wants
 * in the film, how it looks, what is to be looked up. `toMaker`: others found that the text speaks to one.
 */
export function withoutLetterNotes(source: string, text: string, scored: ScoredUnits | null, toMaker: boolean): LetterNotes {
  const none = { text, wishes: [] };
  if (scored === null || !toMaker || isAboutFilms(text)) return none;
  const sentences = letterSentences(source, scored);
  if (sentences.length < FEWEST.sentences) return none;
  const wishes: string[] = [];
  let left = text;
  for (const sentence of sentences) {
    // What others took is theirs, and what they left of it tells: "(Could you end with) the work day (? It) is Saturday at ten."
    if (lettersOf(left, sentence) < lettersOf(source, sentence) * MOST_OF_IT) continue;
    const own = sentences.filter(({ paragraph }) => paragraph === sentence.paragraph);
    const quoted = own.some(({ said }) => QUOTED.test(said));
    const note = noteInLetter(source, sentence, { quoted, first: own[0] === sentence });
    if (note === null) continue;
    wishes.push(saidIn(source, note));
    left = withoutOpenBracket(source, cut(left, note), note);
  }
  for (const frame of [addressIn(source), signatureIn(source)]) {
    if (frame === null || left.slice(frame.start, frame.end).trim() === "") continue;
    wishes.push(saidIn(source, frame));
    left = blanked(left, frame);
  }
  return wordsOrSignsTold(left) < FEWEST.told ? none : { text: left, wishes };
} // prettier-ignore

/** The same for the words before those that the film is to end on, which readers of endings left. */
export function withoutLetterEnd(source: string, text: string, scored: ScoredUnits | null, toMaker: boolean): LetterNotes {
  const none = { text, wishes: [] };
  if (scored === null || !toMaker || isAboutFilms(text)) return none;
  const sentences = letterSentences(source, scored);
  if (sentences.length < FEWEST.sentences) return none;
  const late = sentences.slice(Math.floor(sentences.length * LATE));
  const ends = late.flatMap((sentence) => endInLetter(source, sentence) ?? []);
  const last = ends.findLast(({ start, end }) => text.slice(start, end) === source.slice(start, end));
  return last === undefined ? none : { text: cut(text, last), wishes: [saidIn(source, last)] };
} // prettier-ignore

const saidIn = (source: string, { start, end }: Span): string =>
  source.slice(start, end).replace(/^[\s,;:，；、–—-]+/u, "").trim(); // prettier-ignore

/** What stood behind a lead begins its sentence. */
function cut(text: string, { start, end, put }: LetterNote): string {
  const gone = put + text.slice(start + put.length, end).replaceAll(/[^\n]/gu, " ");
  const rest = text.slice(end);
  const [next] = /^[ \t]*(?:["“„«「『][\u0020\u00a0\u202f]?)?[\p{L}\p{N}]/u.exec(rest) ?? [];
  if (put !== "" || next === undefined) return text.slice(0, start) + gone + rest;
  return text.slice(0, start) + gone + capitalised(next) + rest.slice(next.length);
}

/** A bracket of which the first words went does not close: its sign goes as well. */
function withoutOpenBracket(source: string, text: string, { start, end }: Span): string {
  const [said, behind] = [source.slice(start, end), source.slice(end)];
  if (!/^\s*[(（]/u.test(said) || /[)）]/u.test(said)) return text;
  const at = /^[^()（）\n]*[)）]/u.exec(behind)?.[0].length;
  return at === undefined ? text : blanked(text, { start: end + at - 1, end: end + at });
}
