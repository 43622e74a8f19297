import { FRAUNCES, INTER, NOTO_SANS, SOURCE_SERIF } from "./font-packages.ts";
import type { FontPackage } from "./font-packages.ts";
import { sliceFor } from "./font-slices.ts";
import { markedLetters, setsMarks } from "./mark-fit.ts";

/** Faces for words of Latin, Greek and Cyrillic; those of other scripts have some of them only beside their own. */
const WORD_FACES: ReadonlySet<FontPackage> = new Set([SOURCE_SERIF, INTER, NOTO_SANS]);

/** Letters of one script, with their marks; a word of two scripts (`ДНК-test`, `AI技术`) is several. */
const WORD =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}]*|\p{Script=Greek}[\p{Script=Greek}\p{M}]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*/gu;
const LETTER = /\p{L}/u;
/** Its Han faces are cut to match any of ours, and a line is full of them: the style's own stays for what it has. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The packages of `chain` that a text may use. Skia takes each letter from the first family that has
 * it, so a face that lacks a letter of a word would be mixed with another inside that word (`fəʊ`):
 * such a face is not used for the text at all, nor one that sets a mark beside its letter. Where most letters come from another package that has the
 * rest as well, the whole line is set in that one: a display face has no part in a line of Russian but its
 * figures.
 */
export function wholeWordChain(chain: readonly FontPackage[], text: string): FontPackage[] {
  let left = withNextSerif(chain);
  const words = [...new Set(text.normalize("NFC").match(WORD))];
  const marked = markedLetters(text);
  for (;;) {
    const tearing = left.find((one, index) => {
      const others = left.slice(index + 1);
      return tearsAny(one, others, words) || misplacesAny(one, others, marked);
    });
    if (tearing === undefined) break;
    left = left.filter((one) => one !== tearing);
  }
  const [first, ...rest] = left;
  if (first === undefined || rest.length === 0 || WIDE.test(text)) return left;
  const letters = Array.from(text).filter((one) => LETTER.test(one));
  const own = letters.filter((one) => has(first, one));
  if (own.length * 2 >= letters.length) return left;
  const foreign = letters.filter((one) => !has(first, one));
  const main = rest.find((one) => foreign.every((letter) => has(one, letter)));
  if (main === undefined) return left;
  const drawn = Array.from(text).filter((one) => /[^\p{Z}\p{C}]/u.test(one) && has(first, one));
  return drawn.every((one) => has(main, one)) ? [main, ...rest.filter((one) => one !== main)] : left;
}

/** What a serif face of few scripts lacks is drawn by the serif face that has them. */
function withNextSerif(chain: readonly FontPackage[]): FontPackage[] {
  return chain.flatMap((one) => (one === FRAUNCES ? [one, SOURCE_SERIF] : [one]));
}

/** Has some letters of a word but not all, while one further down has them all. */
function tearsAny(one: FontPackage, others: readonly FontPackage[], words: readonly string[]): boolean {
  return words.some((word) => {
    const letters = Array.from(word);
    const owned = letters.filter((letter) => has(one, letter));
    if (owned.length === 0 || owned.length === letters.length) return false;
    return others.some((other) => WORD_FACES.has(other) && letters.every((letter) => has(other, letter)));
  });
}

/** Has a letter, but not with its mark on it, while one further down does. */
function misplacesAny(one: FontPackage, others: readonly FontPackage[], marked: readonly string[]): boolean {
  return marked.some(
    (cluster) =>
      has(one, cluster[0] ?? "") &&
      !setsMarks(one, cluster) &&
      others.some((other) => WORD_FACES.has(other) && setsMarks(other, cluster)),
  );
}

function has(fontPackage: FontPackage, character: string): boolean {
  return sliceFor(fontPackage, character.codePointAt(0) ?? 0) !== undefined;
}
