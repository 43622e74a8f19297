import { countWords, splitSentences, withoutStop } from "../text/sentences.ts";

/** A title is read at a glance. */
const WORDS = { fewest: 3, most: 8 };
/** So often a text comes back to the word that it is about. */
const FEWEST_MENTIONS = 4;
/** Shorter words are small ones in most languages. */
const FEWEST_LETTERS = 5;
/** Inflected words are one by how they begin. */
const STEM = 5;

/**
 * A short sentence that opens with the word which a text comes back to most: "Rower zmienił nie tylko drogi". Null where no
 * word stands out, or no sentence says something of it in a few words.
 */
export function keySentence(text: string, language: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length < FEWEST_LETTERS) continue;
    const stem = word.slice(0, STEM);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const [best, next] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < FEWEST_MENTIONS || next?.[1] === best[1]) return null;
  const found = splitSentences(text, language).find((sentence) => {
    const said = countWords(sentence);
    const [first = ""] = sentence.toLowerCase().match(/[\p{L}\p{M}]+/u) ?? [];
    const plain = /^\p{Lu}[^,;:"“”„«»?!\p{Nd}]+\.$/u.test(sentence);
    return plain && said >= WORDS.fewest && said <= WORDS.most && first.length >= FEWEST_LETTERS && first.startsWith(best[0]); // prettier-ignore
  });
  return found === undefined ? null : withoutStop(found);
}
