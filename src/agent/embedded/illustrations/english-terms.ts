import type { Lexicon } from "./lexicon.ts";
import { withoutFigures } from "./figures-of-speech.ts";

const TOKEN = /[\p{L}\p{N}]+(?:[-'’.&/][\p{L}\p{N}]+)*|[.!?:;·]/gu;
/** People, places and makes whose names are nouns of the table are told from it by their capital letter. */
const NAMES = new Set(
  "newton galileo pythagoras euclid columbus magellan kepler copernicus saturn jupiter mars everest titanic pompeii vesuvius canada asia australia antarctica mozart beethoven wimbledon hollywood gutenberg alps andes himalayas sahara athens rome caribbean mercator tchaikovsky alzheimer antarctic oceania pacific celsius kelvin january monday friday october november december french irish dutch fleming netflix nintendo spacex roman greek western chinese english".split(
    " ",
  ),
);

/** Terms of a lexicon as an English text has them, the longest first: "power plant" is no plant. */
export function englishTerms(source: string, { words, longest }: Lexicon): string[] {
  const tokens = withoutFigures(source, "en").match(TOKEN) ?? [];
  const found: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken = longestAt(tokens, at, words, longest);
    if (taken === null) {
      at += 1;
      continue;
    }
    if (taken.count > 1 || !isName(tokens, at)) found.push(taken.term);
    at += taken.count;
  }
  return found;
}

function longestAt(tokens: readonly string[], at: number, words: ReadonlySet<string>, longest: number) {
  for (let count = Math.min(longest, tokens.length - at); count >= 1; count -= 1) {
    const phrase = tokens
      .slice(at, at + count)
      .join(" ")
      .toLowerCase()
      .replaceAll("’", "'");
    const term = formsOf(phrase).find((form) => words.has(form));
    if (term !== undefined) return { count, term };
  }
  return null;
}

/** Capital letters inside a sentence: "Apple", "Shell". A text all in capitals or a heading in title case has no names. */
function isName(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? "";
  if (!/^\p{Lu}\p{Ll}/u.test(token) || NAMES.has(token.toLowerCase().replace(/['’]s$/u, ""))) return false;
  const isFirst = at === 0 || /^[.!?:;·]$/.test(tokens[at - 1] ?? "");
  // "Wren Hall": where a sentence begins it is a name before another.
  if (isFirst && !/^\p{Lu}\p{Ll}/u.test(tokens[at + 1] ?? "")) return false;
  const long = tokens.filter((word) => /^\p{L}{4,}/u.test(word));
  return long.filter((word) => /^\p{Lu}/u.test(word)).length < long.length * 0.6;
}

/** The phrase, and with its last word in the singular or as a plain verb. */
export function formsOf(phrase: string): string[] {
  const bare = phrase.replace(/'s?$/u, "");
  const forms = [bare];
  if (bare.endsWith("ies")) forms.push(`${bare.slice(0, -3)}y`);
  if (/(?:s|x|ch|sh|z|o)es$/.test(bare)) forms.push(bare.slice(0, -2));
  if (bare.endsWith("ves")) forms.push(`${bare.slice(0, -3)}f`, `${bare.slice(0, -3)}fe`);
  if (/[^s]s$/.test(bare)) forms.push(bare.slice(0, -1));
  if (/[^e]ing$/.test(bare)) forms.push(bare.slice(0, -3), `${bare.slice(0, -3)}e`);
  if (bare.endsWith("ed")) forms.push(bare.slice(0, -2), bare.slice(0, -1));
  const irregular = IRREGULAR[bare.split(" ").at(-1) ?? ""];
  if (irregular !== undefined) forms.push(bare.replace(/\S+$/u, irregular));
  return forms;
}

const IRREGULAR: Record<string, string> = {
  children: "child", teeth: "tooth", mice: "mouse", geese: "goose", men: "man", women: "woman", people: "person", feet: "foot", larvae: "larva",
  fungi: "fungus", bacteria: "bacterium", loaves: "loaf", oxen: "ox", lice: "louse", media: "medium", cacti: "cactus",
}; // prettier-ignore
