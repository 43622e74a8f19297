import type { Lexicon } from "./lexicon.ts";
import { withoutFigures } from "./figures-of-speech.ts";

const BREAK = /^[.!?:;·]$/;
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
  const isFirst = at === 0 || BREAK.test(tokens[at - 1] ?? "");
  // "Wren Hall", "This is Noodle. Noodle is an axolotl": where a sentence begins it is a name before another, or one within it too.
  if (isFirst && !/^\p{Lu}\p{Ll}/u.test(tokens[at + 1] ?? "") && !standsWithin(tokens, token)) return false;
  const long = tokens.filter((word) => /^\p{L}{4,}/u.test(word));
  return long.filter((word) => /^\p{Lu}/u.test(word)).length < long.length * 0.6;
}

function standsWithin(tokens: readonly string[], token: string): boolean {
  return tokens.some((other, at) => other === token && at > 0 && !BREAK.test(tokens[at - 1] ?? ""));
}

/** The phrase, and with its last word in the singular or as a plain verb. */
export function formsOf(phrase: string): string[] {
  const bare = phrase.replace(/'s?$/u, "");
  const forms = [bare];
  if (bare.endsWith("ies")) forms.push(`${bare.slice(0, -3)}y`);
  if (/(?:s|x|ch|sh|z|o)es$/.test(bare)) forms.push(bare.slice(0, -2));
  if (bare.endsWith("ves")) forms.push(`${bare.slice(0, -3)}f`, `${bare.slice(0, -3)}fe`);
  if (/[^s]s$/.test(bare)) forms.push(bare.slice(0, -1));
  if (/[^e]ing$/.test(bare)) forms.push(...verbsOf(bare.slice(0, -3)));
  if (bare.endsWith("ed")) forms.push(...verbsOf(bare.slice(0, -2)));
  const irregular = IRREGULAR[bare.split(" ").at(-1) ?? ""];
  if (irregular !== undefined) forms.push(bare.replace(/\S+$/u, irregular));
  return forms;
}

/** Short verbs double their last letter before an ending: staging is no stag, rating no rat, and a firing kiln no fir. */
const ONE_CLOSED_SYLLABLE = /^[^aeiou]+[aeiou][^aeiouwxy]$/u;
/** Nouns whose verbs tell of something else: who swallows, ducks or is coated is no bird and no coat. */
const NOT_OF_THEIR_VERBS: ReadonlySet<string> = new Set(
  `badger barrel bear bee beetle boar boat bridge broom buck carp chance coat cooper cot crab crane crow dog duck elm fan flan frost hammer
  hare helm hound husk lion loom luck mine monkey mule needle parrot pearl perch pie pig pigeon pine pipe prune quail ram rat rust seal shark skirt
  snail snake spade spoon spruce squirrel stag star stork swallow swan tailor taxi tear throat tire toad tower train twister vault wind window wolf
  worm wire`
    .trim()
    .split(/\s+/u),
);

/** The verbs that a stem without "ing" or "ed" may be of. */
function verbsOf(stem: string): string[] {
  const verbs = ONE_CLOSED_SYLLABLE.test(stem) ? [`${stem}e`] : [stem, `${stem}e`];
  return verbs.filter((verb) => !NOT_OF_THEIR_VERBS.has(verb));
}

const IRREGULAR: Record<string, string> = {
  children: "child", teeth: "tooth", mice: "mouse", geese: "goose", men: "man", women: "woman", people: "person", feet: "foot", larvae: "larva",
  fungi: "fungus", bacteria: "bacterium", loaves: "loaf", oxen: "ox", lice: "louse", media: "medium", cacti: "cactus",
}; // prettier-ignore
