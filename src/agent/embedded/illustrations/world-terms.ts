import type { Lexicon } from "./lexicon.ts";

const ENDING = 4;
/** Written without spaces: words are looked for anywhere. */
const UNSPACED = new Set(["zh", "ja", "th", "km"]);
/** Endings and particles grow on the word itself. */
const GROWING = new Set(["ko"]);

/** How a language's text is read for the words of its lexicon, as they stand in it (`vulkan*`). */
export function worldTerms(base: string, lexicon: Lexicon): (text: string) => string[] {
  const words = [...lexicon.words].toSorted((a, b) => b.length - a.length);
  if (UNSPACED.has(base)) return (text) => inside(text.normalize("NFC").toLowerCase(), words);
  const patterns = words.map((word) => ({ word, find: patternOf(word, base) }));
  return (text) => {
    const plain = ` ${plainText(text, base)} `;
    return patterns.flatMap(({ word, find }) => (find.test(plain) ? [word] : []));
  };
}

/** Words set apart by single spaces, in small letters. */
function plainText(text: string, base: string): string {
  const words =
    text
      .normalize("NFC")
      .toLocaleLowerCase(base)
      .match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words.join(" ");
}

function patternOf(word: string, base: string): RegExp {
  const parts = word
    .normalize("NFC")
    .split(" ")
    .map((part) => {
      const stem = part.replace(/\*+$/u, "");
      const rest =
        part.endsWith("**") || GROWING.has(base)
          ? "[\\p{L}\\p{M}]*"
          : part.endsWith("*")
            ? `[\\p{L}\\p{M}]{0,${ENDING}}`
            : "";
      // The article and short words before an Arabic noun are written with it.
      const before = base === "ar" ? "(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)" : "";
      return `${before}${base === "ar" ? stem.replace(/^ال/u, "") : stem}${rest}`;
    });
  return new RegExp(` ${parts.join(" ")} `, "u");
}

/** The longest first, each place read once: a volcano is no mountain. */
function inside(text: string, words: readonly string[]): string[] {
  const found: string[] = [];
  let left = text;
  for (const word of words) {
    if (!left.includes(word)) continue;
    found.push(word);
    left = left.replaceAll(word, "·");
  }
  return found;
}
