import type { SceneSpeech, SpokenWord } from "../../artifacts/speech.ts";
import type { Caption } from "../../artifacts/timeline.ts";
import { apostrophes } from "./apostrophes.ts";
import {
  captionLines,
  captionWidth,
  leansOnNext,
  lineLimit,
  phraseStarts,
  tiedSpaces,
} from "./caption-lines.ts";
import { textOf } from "./caption-text.ts";
import { changed } from "./changed-text.ts";
import { numbersInRtl } from "./numbers-in-rtl.ts";

const MAX_LINES = 2;
const MAX_SECONDS = 6.5;
/** No caption stands for longer or for less, where the voice allows it. */
const LONGEST_SECONDS = 7;
const MIN_SECONDS = 1;
/** Captions stay this long after their last word where the next one leaves them the time. */
const LINGER_SECONDS = 0.35;

const BREATHES = /[,;:.!?，、。；：！？،؛]["'”’»)」』）]*\s*$/u;

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
        piece.from + LONGEST_SECONDS,
      );
      const end = Math.max(longest, Math.min(piece.to, next));
      const lines = captionLines(piece.text, speech.language);
      const placed = withWords(lines, piece.words ?? [], end);
      return { from: piece.from, end, lines: placed.map((line) => asPrinted(line, speech.language)) };
    });
}

/**
 * A line with the apostrophes of print. Players set a caption as any text: "555 0142" would be read from its end in a line from right to
 * left.
 */
function asPrinted({ text, words }: CaptionPiece["lines"][number], language: string) {
  const { text: kept, at } = changed(text, [...apostrophes(text, language), ...numbersInRtl(text, language)]);
  return { text: kept, words: words.map((word) => ({ ...word, start: at(word.start), end: at(word.end) })) };
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
  const fits = (piece: SpokenWord[]): boolean =>
    captionLines(textOf(sentence, piece, words), language).length <= MAX_LINES &&
    secondsOf(piece) <= LONGEST_SECONDS;
  const units = unitsOf(sentence, words, language);
  const pieces: SpokenWord[][] = [];
  for (const [index, unit] of units.entries()) {
    const current = pieces.at(-1);
    if (current === undefined) {
      pieces.push([...unit]);
      continue;
    }
    const longer = [...current, ...unit];
    const breathes = BREATHES.test(textOf(sentence, current, words));
    const width = captionWidth(textOf(sentence, longer, words));
    const rest = units.slice(index).flat();
    // What is left of the sentence, put with this piece, may be less than two pieces of their own deserve.
    const ends = !breathes && fits([...current, ...rest]);
    const due =
      count > 1 &&
      index < units.length - 1 &&
      !ends &&
      (unit[0]?.from ?? 0) - (current[0]?.from ?? 0) >= MIN_SECONDS &&
      (breathes ? width > target * 0.72 : width > target * 1.12);
    // "from | £271,400": what a small word opens is read with it.
    const opens = !breathes && leansOnNext(textOf(sentence, current, words));
    if (due && !opens) pieces.push([...unit]);
    else if (!fits(longer))
      pieces.push([...leaning(current, (piece) => textOf(sentence, piece, words)), ...unit]);
    else current.push(...unit);
  }
  const even = withoutOrphans(withoutFlashes(pieces, fits), units, { fits, said: (piece) => textOf(sentence, piece, words) }); // prettier-ignore
  return even.map((piece) => ({
    text: textOf(sentence, piece, words),
    from: piece[0]?.from ?? 0,
    to: piece.at(-1)?.to ?? 0,
    words: piece,
  }));
}

/** So many words that lean on the next one go over to the caption of that one. */
const MOST_CARRIED = 3;

/** Takes from a piece that has no room left the words at its end that belong to what follows: "… the tip of | the island". */
function leaning(piece: SpokenWord[], said: (piece: SpokenWord[]) => string): SpokenWord[] {
  const kept = [...piece];
  const carried: SpokenWord[] = [];
  while (carried.length < MOST_CARRIED && !BREATHES.test(said(kept)) && leansOnNext(said(kept))) {
    const last = kept.pop();
    if (last === undefined || secondsOf(kept) < MIN_SECONDS) return [];
    carried.unshift(last);
  }
  if (leansOnNext(said(kept))) return [];
  piece.length = kept.length;
  return carried;
}

/** Words that no caption parts: those of a phrase where a script writes no spaces, a number and its unit. */
function unitsOf(sentence: string, words: SpokenWord[], language: string): SpokenWord[][] {
  const starts = phraseStarts(sentence, language);
  const ties = tiedSpaces(sentence, language);
  const units: SpokenWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const phrase =
      before === undefined ||
      (starts === null
        ? !isTied(sentence, ties, before.end, word.start)
        : begins(starts, before.end, word.start));
    const unit = units.at(-1);
    if (phrase || unit === undefined || captionWidth(textOf(sentence, [...unit, word], words)) > LONG_UNIT)
      units.push([word]);
    else unit.push(word);
  }
  return units;
}

/** A phrase longer than this is parted after all. */
const LONG_UNIT = 24;

function begins(starts: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (starts.has(at)) return true;
  return false;
}

/** A last piece of less than this part of the one before is its end, and stands there like a word that was forgotten. */
const ORPHAN = 0.4;
/** Characters of unevenness that a pause outweighs, and that a small word at the end of a piece costs. */
const PAUSE_WORTH = 12;
const LEANING_COST = 10;

/** The last two pieces shared out anew, where the last would be a word or two: "… and −2.3% for | Hull." */
function withoutOrphans(
  pieces: SpokenWord[][],
  units: readonly SpokenWord[][],
  { fits, said }: { fits: (piece: SpokenWord[]) => boolean; said: (piece: SpokenWord[]) => string },
): SpokenWord[][] {
  const [before, last] = pieces.slice(-2);
  if (before === undefined || last === undefined) return pieces;
  if (captionWidth(said(last)) >= captionWidth(said(before)) * ORPHAN) return pieces;
  const shared = new Set([...before, ...last]);
  const own = units.filter((unit) => unit.every((word) => shared.has(word)));
  let best: { cost: number; parts: SpokenWord[][] } | null = null;
  for (let at = 1; at < own.length; at += 1) {
    const parts = [own.slice(0, at).flat(), own.slice(at).flat()];
    const [first = [], second = []] = parts;
    if (!fits(first) || !fits(second) || (second[0]?.from ?? 0) - (first[0]?.from ?? 0) < MIN_SECONDS)
      continue;
    const text = said(first);
    const pause = BREATHES.test(text) ? PAUSE_WORTH : 0;
    const leaning = pause === 0 && leansOnNext(text) ? LEANING_COST : 0;
    const cost = Math.abs(captionWidth(text) - captionWidth(said(second))) - pause + leaning;
    if (best === null || cost < best.cost) best = { cost, parts };
  }
  const whole = own.flat().length === shared.size;
  return best === null || !whole ? pieces : [...pieces.slice(0, -2), ...best.parts];
}

/** Pieces that would stand for less than a second go with the next or the one before, where there is room. */
function withoutFlashes(pieces: SpokenWord[][], fits: (piece: SpokenWord[]) => boolean): SpokenWord[][] {
  const kept = pieces.map((piece) => [...piece]);
  for (let at = 0; at < kept.length; at += 1) {
    const piece = kept[at] ?? [];
    const next = kept[at + 1];
    const stands = (next?.[0]?.from ?? Number.POSITIVE_INFINITY) - (piece[0]?.from ?? 0);
    if (next === undefined ? secondsOf(piece) >= MIN_SECONDS : stands >= MIN_SECONDS) continue;
    const before = kept[at - 1];
    if (next !== undefined && fits([...piece, ...next])) kept.splice(at, 2, [...piece, ...next]);
    else if (before !== undefined && fits([...before, ...piece]))
      kept.splice(at - 1, 2, [...before, ...piece]);
  }
  return kept;
}

function secondsOf(piece: readonly SpokenWord[]): number {
  return (piece.at(-1)?.to ?? 0) - (piece[0]?.from ?? 0);
}

/** Whether nothing but spaces that tie stands between two words. */
function isTied(sentence: string, ties: ReadonlySet<number>, from: number, to: number): boolean {
  const blanks = sentence.slice(from, to).matchAll(/\s/gu);
  return [...blanks].every(({ index }) => ties.has(from + index));
}
