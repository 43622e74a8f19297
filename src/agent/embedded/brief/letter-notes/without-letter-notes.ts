import { isAboutFilms } from "../asks-for-film.ts";
import type { ScoredUnits } from "../note-model/scored-units.ts";
import { capitalised } from "../sentence-head.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { letterSentences } from "./letter-sentences.ts";
import { noteInLetter } from "./notes-in-letter.ts";
import { signatureIn } from "./signature-in.ts";

/** A text without what its letter says to the maker between what it tells, in the same length, and what that was. */
export type LetterNotes = { text: string; wishes: string[] };

const FEWEST = { sentences: 6, told: 12 };
/** From here on a letter says how its film ends. */
const LATE = 0.55;
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
  sentences.forEach((sentence, at) => {
    // What others took a part of is theirs.
    const open = left.slice(sentence.start, sentence.end);
    if (!/\p{L}/u.test(open)) return;
    const own = sentences.filter(({ paragraph }) => paragraph === sentence.paragraph);
    const quoted = own.some(({ said }) => QUOTED.test(said));
    const late = at >= sentences.length * LATE;
    const note = noteInLetter(source, sentence, { late, quoted, first: own[0] === sentence });
    if (note === null) return;
    wishes.push(source.slice(note.start, note.end).replace(/^[\s,;:，；、–—-]+/u, "").trim());
    left = cut(left, note, note.put);
  });
  const signed = signatureIn(source);
  if (signed !== null && left.slice(signed.start, signed.end).trim() !== "") {
    wishes.push(source.slice(signed.start, signed.end).trim());
    left = blanked(left, signed);
  }
  return wordsOrSignsTold(left) < FEWEST.told ? none : { text: left, wishes };
} // prettier-ignore

/** What stood behind a lead begins its sentence. */
function cut(text: string, { start, end }: Span, put: string): string {
  const gone = put + text.slice(start + put.length, end).replaceAll(/[^\n]/gu, " ");
  const rest = text.slice(end);
  const [next] = /^[ \t]*(?:["“„«「『][\u0020\u00a0\u202f]?)?[\p{L}\p{N}]/u.exec(rest) ?? [];
  if (put !== "" || next === undefined) return text.slice(0, start) + gone + rest;
  return text.slice(0, start) + gone + capitalised(next) + rest.slice(next.length);
}
