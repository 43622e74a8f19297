import type { Lexicon } from "./lexicon.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { singleSigns } from "./single-signs.ts";

const ENDING = 4;
/** Written without spaces and with a dictionary of where words end. */
const DIVIDED = new Set(["th", "km", "lo", "my"]);
/** Endings and particles grow on the word itself. */
const GROWING = new Set(["ko"]);
/** A word of one syllable begins many others: only a noun's particle may grow on it, and without one (`빵*`) it may be another's. */
const PARTICLE = "(?:이|가|을|를|은|는|에|에서|에는|에도|의|과|와|만|까지|부터|마다|들이|들을|들은|들의)";
/** Of a short word these are a verb's: a hammer (망치) is none in "망치거든요", which ruins something. */
const SHORT = 2;
const NO_VERB = "(?!거든|지(?:만|요| )|면|려고|습니|겠|셨|었|았|니까)";

/** The article and short words before a noun are written with it. */
const BEFORE: Record<string, string> = {
  ar: "(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)",
  he: "(?:ו?(?:[שכ]?ה|[בלמכ]|מה|שב)?)",
};

/** How a language's text is read for the words of its lexicon, as they stand in it (`vulkan*`). */
export function worldTerms(base: string, lexicon: Lexicon): (text: string) => string[] {
  const words = [...lexicon.words].toSorted((a, b) => b.length - a.length);
  // What makes a thing another stands before it: a quantum computer.
  const telling = new Set(lexicon.entries.flatMap(({ not }) => [...not]));
  // Words are looked for anywhere, but a single sign of them is one of many words.
  if (isUnspaced(base)) {
    const signs = new Set(words.filter((word) => word.length === 1 && !telling.has(word)));
    const longer = words.filter((word) => !signs.has(word));
    return (text) => {
      const { found, left } = inside(text.normalize("NFC").toLowerCase(), longer, telling);
      return [...found, ...singleSigns(left, base, signs)];
    };
  }
  const own = new Set(lexicon.entries.flatMap(({ sure, unsure }) => [...sure, ...unsure]));
  const finders = words.map((word): Finder => ({ word, ...finderOf(word, base) }));
  return (text) => {
    const plain = ` ${plainText(text, base)} `;
    const found = finders.filter(({ isIn }) => isIn(plain));
    const names = found.filter(({ word }) => own.has(word));
    return found
      .filter((one) => telling.has(one.word) || one.isIn(withoutLonger(plain, names, one)))
      .map(({ word }) => word);
  };
}

/** A letter of a plain text, which has spaces and digits besides; a class of all letters makes each of some thousand patterns' code ten times as long. */
const LETTER = "[^ 0-9-]";

type Finder = {
  word: string;
  /** Its words as they are written, each without what may grow on it. */
  stems: readonly string[];
  isIn: (plain: string) => boolean;
  without: (plain: string) => string;
};

/** A longer name is none of what it has in it: a chair with wheels ("كرسي متحرك") is a wheelchair, a chair ("sandalye") no boat ("sandal"). */
function withoutLonger(plain: string, names: readonly Finder[], { stems }: Finder): string {
  const [first = ""] = stems;
  const isLonger = (other: Finder): boolean => {
    const [start = ""] = other.stems;
    if (other.stems.length !== stems.length) return other.stems.length > stems.length;
    return stems.length === 1 && start.length > first.length && start.startsWith(first);
  };
  return names.reduce((left, name) => (isLonger(name) ? name.without(left) : left), plain);
}

/** Words set apart by single spaces, in small letters. */
function plainText(text: string, base: string): string {
  const small = withoutStress(text.normalize("NFC").toLocaleLowerCase(base), base);
  const words = DIVIDED.has(base)
    ? [...new Intl.Segmenter(base, { granularity: "word" }).segment(small)].map(({ segment }) => segment)
    : [small];
  return words.flatMap((word) => word.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).join(" ");
}

/** Greek moves its stress from case to case. */
function withoutStress(text: string, base: string): string {
  return base === "el"
    ? text
        .normalize("NFD")
        .replace(/\u0301/gu, "")
        .normalize("NFC")
    : text;
}

/**
 * Whether a plain text has a word. A language has some thousand of them, a text a few: the pattern of a word is compiled
 * once a text has its stems.
 */
function finderOf(word: string, base: string): Omit<Finder, "word"> {
  const own = DIVIDED.has(base) ? plainText(word, base) : withoutStress(word.normalize("NFC"), base);
  const parts = own.split(" ").map((part) => {
    const written = part.replace(/\*+$/u, "");
    const rest =
      GROWING.has(base) && written.length === 1 && own === part
        ? `${PARTICLE}${part.endsWith("*") ? "?" : ""}`
        : GROWING.has(base) && written.length <= SHORT
          ? `${NO_VERB}${LETTER}*`
          : part.endsWith("**") || GROWING.has(base)
            ? `${LETTER}*`
            : part.endsWith("*")
              ? `${LETTER}{0,${ENDING}}`
              : "";
    const stem = base === "ar" ? written.replace(/^ال/u, "") : written;
    return { stem, source: `${BEFORE[base] ?? ""}${stem}${rest}` };
  });
  // Other signs may be the pattern's own.
  const plainStems = parts.map(({ stem }) => stem).filter((stem) => /^[\p{L}\p{M}\p{N}-]+$/u.test(stem));
  let pattern: RegExp | null = null;
  const isIn = (plain: string): boolean => {
    if (!plainStems.every((stem) => plain.includes(stem))) return false;
    pattern ??= new RegExp(` ${parts.map(({ source }) => source).join(" ")} `, "u");
    return pattern.test(plain);
  };
  return {
    stems: parts.map(({ stem }) => stem),
    isIn,
    without: (plain) =>
      isIn(plain) && pattern !== null ? plain.replace(new RegExp(pattern, "gu"), " · ") : plain,
  };
}

/** The longest first, each place read once: a volcano is no mountain. */
function inside(
  text: string,
  words: readonly string[],
  telling: ReadonlySet<string>,
): { found: string[]; left: string } {
  const found: string[] = [];
  let left = text;
  for (const word of words) {
    if (!left.includes(word)) continue;
    const [kept, named] = withoutWord(left, word);
    left = kept;
    if (named || telling.has(word)) found.push(word);
  }
  return { found, left };
}

/** The last noun of a row of them is what is meant: an electric kettle (電気ケトル) is no electricity, a basket no bus. */
const GOES_ON = /^ー?[\p{Script=Katakana}\uE000]/u;
/** So few letters may end another word: a rake (レーキ) a brake (ブレーキ). */
const SHORT_KATAKANA = /^[\p{Script=Katakana}ー]{1,3}$/u;
const ENDS_KATAKANA = /[\p{Script=Katakana}ー]$/u;

/** Stands for a struck word that began in katakana, a character that no text has. */
const STRUCK = "\uE000·";

/** The text with the word struck out, and whether it stood there for itself. */
function withoutWord(text: string, word: string): [left: string, named: boolean] {
  const parts = text.split(word);
  const isShort = SHORT_KATAKANA.test(word);
  const named = parts
    .slice(1)
    .some((rest, at) => !GOES_ON.test(rest) && !(isShort && ENDS_KATAKANA.test(parts[at] ?? "")));
  // What stands before a struck word in katakana stands before katakana still.
  return [parts.join(/^\p{Script=Katakana}/u.test(word) ? STRUCK : "·"), named];
}
