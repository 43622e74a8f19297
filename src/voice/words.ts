/** A written word with its UTF-16 offsets, punctuation around it left out. */
export type WrittenWord = { text: string; start: number; end: number };

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** A token ends at a space, and at a dash or ellipsis that joins two words without one. */
const TOKEN = /[^\s\u2013\u2014\u2026]+/gu;
/** Signs that are said although they are no letters. */
const KEPT = "\\p{L}\\p{M}\\p{N}\\p{S}%‰&@#§°";
const OUTER = new RegExp(`^[^${KEPT}]+|[^${KEPT}]+$`, "gu");

const segmenters = new Map<string, Intl.Segmenter>();

function wordSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
  } catch {
    // Not a well-formed tag: the root rules segment every script.
    segmenter = new Intl.Segmenter("und", { granularity: "word" });
  }
  segmenters.set(language, segmenter);
  return segmenter;
}

function trimmed(text: string, start: number): WrittenWord | null {
  const lead = text.search(new RegExp(`[${KEPT}]`, "u"));
  if (lead < 0) return null;
  const core = text.replaceAll(OUTER, "");
  return { text: core, start: start + lead, end: start + lead + core.length };
}

/** Dictionary words; a sign that touches a number is part of it ("90%", "¥100"). */
function unspacedWords(token: string, offset: number, language: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const part of wordSegmenter(language).segment(token)) {
    const word = trimmed(part.segment, offset + part.index);
    if (word === null) continue;
    const last = words.at(-1);
    const joins = last !== undefined && last.end === word.start && (isSign(last.text) || isSign(word.text));
    if (joins) words[words.length - 1] = { text: last.text + word.text, start: last.start, end: word.end };
    else words.push(word);
  }
  return words;
}

const isSign = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/**
 * The words of a text as a reader sees them: what stands between spaces, without the punctuation around
 * it ("$1,234.56" and "look-alike" are one word each); in scripts without spaces, dictionary words.
 */
export function writtenWords(text: string, language: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const token of text.matchAll(TOKEN)) {
    if (UNSPACED.test(token[0])) {
      words.push(...unspacedWords(token[0], token.index, language));
    } else {
      const word = trimmed(token[0], token.index);
      if (word !== null) words.push(word);
    }
  }
  return words;
}
