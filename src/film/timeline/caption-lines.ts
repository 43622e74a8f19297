import { phraseLanguage, phrasesOf } from "../layout/east-asian-phrases.ts";
import { LEANING } from "../layout/break-cost.ts";
import { partsName, TIE, tied, unbroken } from "../layout/ties.ts";
import { numbersInRtl } from "./numbers-in-rtl.ts";

const WIDE = /^(zh|ja|ko)\b/;

/** Characters a line: 42, the broadcasters' custom, or 16 of the wide scripts. */
export function lineLimit(language: string): number {
  return WIDE.test(language) ? 32 : 42;
}

/** Characters, those of the wide scripts counted as two. */
export function captionWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width +=
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return width;
}

/** One line where it fits, else two of even length, broken after punctuation rather than inside a phrase. */
export function captionLines(text: string, language: string): string[] {
  const limit = lineLimit(language);
  if (captionWidth(text) <= limit) return [text];
  const breaks = breaksOf(text, language);
  let best: { cost: number; lines: string[] } | null = null;
  for (const { offset, tears } of breaks) {
    const lines = [text.slice(0, offset).trim(), text.slice(offset).trim()];
    const [first = 0, second = 0] = lines.map(captionWidth);
    if (first > limit || second > limit) continue;
    const pause = PAUSE.test(lines[0] ?? "") ? 8 : 0;
    const cost = Math.abs(first - second) - pause + tears;
    if (best === null || cost < best.cost) best = { cost, lines };
  }
  const offsets = breaks.filter(({ tears }) => tears < TEARS.number).map(({ offset }) => offset);
  return best?.lines ?? greedyLines(text, offsets, limit);
}

const PAUSE = /[,;:.!?，、。；：！？،؛]["'”’»)」』）]*$/u;

/**
 * What it costs to end a line in the midst of what is read as one, in characters of unevenness: behind a small word
 * ("the", "в"), within a phrase ("22 October"), within a number or between it and its unit ("48 200", "10 %").
 */
const TEARS = { leaning: 10, phrase: 14, number: 60 };

/** What says whose, which or how much, and the verb that another one follows: with the words of `LEANING` what no caption ends with. */
const DETERMINING =
  /(?:^|\s)(?:was|were|are|been?|being|has|have|had|will|would|could|should|might|his|her|its|their|this|these|those|every|each|very|which|whose|eine[mnrs]|sein(?:e[mnrs]?)?|ihr(?:e[mnrs])?|diese[mnrs]?|jede[mnrs]?|keine?[mnrs]?|sehr|son|sa|ses|leurs?|ce|cet|cette|ces|chaque|très|fut|est|sont|su|sus|cada|muy|este|esta|estos|estas|fue|fueron|suo|sua|suoi|sue|ogni|molto|questo|questa|seu|seus|sua|suas|muito|zijn|hun|haar|elke?|deze|heel|hans|hennes|deras|sin|sitt|sina|varje|mycket|jego|jej|ich|każdy|bardzo|po|przy|bez|nad|pod|za|ze|we|przed|między|wśród|podczas|об|у|под|над|перед|между|при|во|со|через|після|крізь|его|её|их|каждый|очень|її|їх|кожен|дуже)$/iu;

/** Whether what is read up to here belongs to the word behind it. */
export function leansOnNext(text: string): boolean {
  return LEANING.test(text) || DETERMINING.test(text);
}

/** A place at which a line may end, and what it tears there. */
type Break = { offset: number; tears: number };

/** After spaces, and between words where a script writes none. */
function breaksOf(text: string, language: string): Break[] {
  const phrases = phraseStarts(text, language);
  const unspaced = phrases !== null || UNSPACED.test(text) || !/\s/u.test(text);
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  const marked = markTies(text, language);
  return segments.flatMap(({ segment, index }, at): Break[] => {
    if (index === 0) return [];
    const previous = segments[at - 1]?.segment ?? "";
    if (/^\s+$/u.test(previous))
      return [{ offset: index, tears: tearsAt(text, marked, index - 1, language) }];
    if (!unspaced || /^[\s\p{P}]/u.test(segment) || /[([{“‘「『（]$/u.test(previous)) return [];
    return [{ offset: index, tears: phrases === null || !phrases.has(index) ? TEARS.phrase : 0 }];
  });
}

function tearsAt(text: string, marked: string, space: number, language: string): number {
  if (marked[space] === TIE || partsName(text, space, language)) return TEARS.phrase;
  if (isNumberTie(text, marked, space)) return TEARS.number;
  return marked[space] === UNBROKEN || leansOnNext(text.slice(0, space)) ? TEARS.leaning : 0;
}

const UNBROKEN = "\uE001";

/** The text with signs of their own in place of the spaces that tie words to one another. */
function markTies(text: string, language: string): string {
  const marked = unbroken(tied(text.replace(/[\u00A0\u202F]/gu, UNBROKEN)), UNBROKEN);
  const within = numbersInRtl(text, language).filter(({ from, to }) => text.slice(from, to) === " ");
  return within.reduce((so, { from, to }) => so.slice(0, from) + UNBROKEN + so.slice(to), marked);
}

/** "48 200", "10 %", "« oui": not the small words, which a line may end with where it must. */
function isNumberTie(text: string, marked: string, space: number): boolean {
  return marked[space] === UNBROKEN && !/(?:^|\s)\p{L}$/u.test(text.slice(0, space));
}

/** Offsets of the spaces that no caption should end at. */
export function tiedSpaces(text: string, language: string): ReadonlySet<number> {
  const tiesOf = [...markTies(text, language).matchAll(/[\uE000\uE001]/gu)].map(({ index }) => index);
  const withinNames = [...text.matchAll(/ /gu)]
    .map(({ index }) => index)
    .filter((index) => partsName(text, index, language));
  return new Set([...tiesOf, ...withinNames]);
}

const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where the phrases of a Chinese or Japanese text begin; null for others, whose words are their phrases. */
export function phraseStarts(text: string, language: string): ReadonlySet<number> | null {
  const tongue = phraseLanguage(text, language);
  if (tongue === null) return null;
  const starts = new Set<number>();
  let at = 0;
  for (const phrase of phrasesOf(text, tongue)) {
    starts.add(at);
    at += phrase.length;
  }
  return starts;
}

/** As many lines as it takes; a word longer than a line is cut, which only an address ever needs. */
function greedyLines(text: string, breaks: number[], limit: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (captionWidth(text.slice(start).trim()) > limit) {
    const from = start;
    const fitting = breaks.filter(
      (offset) => offset > from && captionWidth(text.slice(from, offset).trim()) <= limit,
    );
    start = fitting.at(-1) ?? cutOffset(text, from, limit);
    lines.push(text.slice(from, start).trim());
  }
  return [...lines, text.slice(start).trim()].filter((line) => line !== "");
}

function cutOffset(text: string, from: number, limit: number): number {
  let end = from;
  for (const character of text.slice(from)) {
    if (captionWidth(text.slice(from, end + character.length)) > limit && end > from) break;
    end += character.length;
  }
  return end;
}
