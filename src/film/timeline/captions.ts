import type { SceneSpeech, SpokenWord } from "../../artifacts/speech.ts";
import type { Caption } from "../../artifacts/timeline.ts";
import { captionLines, captionWidth, lineLimit } from "./caption-lines.ts";

const MAX_LINES = 2;
const MAX_SECONDS = 6.5;
const MIN_SECONDS = 1;
/** Captions stay this long after their last word where the next one leaves them the time. */
const LINGER_SECONDS = 0.35;

type Piece = { text: string; from: number; to: number; words?: SpokenWord[] };

/** A word of a caption's line: its place in the line's text, and the seconds of the speech for which it is the one said. */
export type CaptionWord = { start: number; end: number; from: number; until: number };

/** One caption; times in seconds from the scene's first sample. */
export type CaptionPiece = {
  from: number;
  end: number;
  lines: { text: string; words: CaptionWord[] }[];
};

/** Captions of a scene, timed from its words; `offset` is where its speech begins in the film. */
export function sceneCaptions(speech: SceneSpeech, offset: number): Caption[] {
  return captionPieces(speech).map(({ from, end, lines }) => ({
    startSeconds: offset + from,
    endSeconds: offset + end,
    lines: lines.map(({ text }) => text),
  }));
}

/** The captions of a scene with the place and time of each word. */
export function captionPieces(speech: SceneSpeech): CaptionPiece[] {
  const pieces = speech.sentences.flatMap((sentence, index): Piece[] => {
    const words = speech.words.filter((word) => word.sentence === index);
    return words.length === 0 ? [sentence] : sentencePieces(sentence.text, words, speech.language);
  });
  return pieces
    .filter(({ text }) => text.trim() !== "")
    .map((piece, index, all) => {
      const next = all[index + 1]?.from ?? Number.POSITIVE_INFINITY;
      const longest = Math.min(
        next,
        Math.max(piece.to + LINGER_SECONDS, piece.from + MIN_SECONDS),
        piece.from + 7,
      );
      const end = Math.max(longest, Math.min(piece.to, next));
      const lines = captionLines(piece.text, speech.language);
      return { from: piece.from, end, lines: withWords(lines, piece.words ?? [], end) };
    });
}

/** Finds each word in the lines, in order; one that was cut in two is left out. */
function withWords(lines: readonly string[], words: readonly SpokenWord[], end: number) {
  const found = lines.map((text): CaptionPiece["lines"][number] => ({ text, words: [] }));
  let line = 0;
  let at = 0;
  for (const [index, { text, from }] of words.entries()) {
    let place = -1;
    for (let tried = line; tried < found.length && place === -1; tried += 1) {
      place = (found[tried]?.text ?? "").indexOf(text, tried === line ? at : 0);
      if (place !== -1) line = tried;
    }
    if (place === -1) continue;
    at = place + text.length;
    found[line]?.words.push({ start: place, end: at, from, until: words[index + 1]?.from ?? end });
  }
  return found;
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
      words: piece,
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
