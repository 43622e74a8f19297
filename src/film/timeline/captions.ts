import type { SceneSpeech, SpokenWord } from "../../artifacts/speech.ts";
import type { Caption } from "../../artifacts/timeline.ts";
import { captionLines, captionWidth, lineLimit } from "./caption-lines.ts";

const MAX_LINES = 2;
const MAX_SECONDS = 6.5;
const MIN_SECONDS = 1;
/** Captions stay this long after their last word where the next one leaves them the time. */
const LINGER_SECONDS = 0.35;

type Piece = { text: string; from: number; to: number };

/** Captions of a scene, timed from its words; `offset` is where its speech begins in the film. */
export function sceneCaptions(speech: SceneSpeech, offset: number): Caption[] {
  const pieces = speech.sentences.flatMap((sentence, index) => {
    const words = speech.words.filter((word) => word.sentence === index);
    return words.length === 0 ? [sentence] : sentencePieces(sentence.text, words, speech.language);
  });
  return pieces
    .filter(({ text }) => text.trim() !== "")
    .map((piece, index, all) => {
      const next = all[index + 1]?.from ?? Number.POSITIVE_INFINITY;
      const end = Math.min(
        next,
        Math.max(piece.to + LINGER_SECONDS, piece.from + MIN_SECONDS),
        piece.from + 7,
      );
      return {
        startSeconds: offset + piece.from,
        endSeconds: offset + Math.max(end, Math.min(piece.to, next)),
        lines: captionLines(piece.text, speech.language),
      };
    });
}

/** Cuts a sentence into pieces of two lines, even in length, where it breathes if it can. */
function sentencePieces(sentence: string, words: SpokenWord[], language: string): Piece[] {
  const room = MAX_LINES * lineLimit(language) * 0.92;
  const seconds = (words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0);
  const count = Math.max(Math.ceil(captionWidth(sentence) / room), Math.ceil(seconds / MAX_SECONDS));
  const target = captionWidth(sentence) / count;
  const pieces: SpokenWord[][] = [[]];
  for (const [index, word] of words.entries()) {
    const current = pieces.at(-1) ?? [];
    const first = current[0];
    const width = first === undefined ? 0 : captionWidth(textOf(sentence, [first, word], words));
    const fitsLines =
      captionLines(textOf(sentence, [first ?? word, word], words), language).length <= MAX_LINES;
    const before = textOf(sentence, current.length === 0 ? [word] : current, words);
    const breathes = /[,;:.!?，、。；：！？،؛]["'”’)]*\s*$/u.test(before);
    const left = words.length - index;
    const full = !fitsLines || word.to - (first?.from ?? word.from) > 7;
    const due = count > 1 && left > 1 && (breathes ? width > target * 0.72 : width > target * 1.12);
    if (current.length > 0 && (full || due)) pieces.push([word]);
    else current.push(word);
  }
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => ({
      text: textOf(sentence, piece, words),
      from: piece[0]?.from ?? 0,
      to: piece.at(-1)?.to ?? 0,
    }));
}

/** The written text from the first to the last of the words, with the punctuation that belongs to them. */
function textOf(sentence: string, piece: SpokenWord[], words: SpokenWord[]): string {
  const first = piece[0];
  const last = piece.at(-1);
  if (first === undefined || last === undefined) return "";
  const previous = words[words.indexOf(first) - 1];
  const next = words[words.indexOf(last) + 1];
  const from = previous === undefined ? 0 : Math.max(previous.end, openingBefore(sentence, first.start));
  const between = sentence.slice(last.end, next?.start ?? sentence.length);
  const closing = next === undefined ? between : (/^[^\s([{"“‘«¿¡「『（]*/u.exec(between)?.[0] ?? "");
  return sentence.slice(from, last.end + closing.length).trim();
}

/** Quotes, brackets and the sign of a number that open right before a word belong to it. */
function openingBefore(sentence: string, start: number): number {
  const opening =
    /(?:[([{"“‘«¿¡「『（]*(?:(?<=^|[\s([{"“])[+\-−–])?[$€£¥₹]?)$/u.exec(sentence.slice(0, start))?.[0] ?? "";
  return start - opening.length;
}
