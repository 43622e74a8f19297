import { remembering } from "../../../kernel/remembering.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { numberOfWord } from "../text/number-words.ts";
import { regex } from "../text/regex.ts";
import { splitSentences } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { withoutDenied } from "./denied.ts";
import { withoutEnded } from "./ended.ts";
import { itemThing } from "./item-things.ts";
import { plainThings } from "./plain-things.ts";

/** A thing of a row: its drawing, and the piece of the row that names it. */
export type RowThing = { drawing: string; piece: string };

/** Fewer are no row, and more are too small to be told apart. */
const FEWEST = 3;
const MOST = 9;
/** For so many that are drawn one may be missing: the words name it. */
const DRAWN_TO_ONE_MISSING = 3;
/** Words of a piece, or letters where words are not parted: what names a thing, and what may name something that has no drawing. */
const NAMES = { words: 6, letters: 12 };
const MISSING = { words: 4, letters: 8 };
/** Behind a thing that opens a row so much may stand: "a hammer of steel". */
const BEHIND = { words: 2, letters: 4 };

/** Where one thing of a row ends and the next begins, beside marks and "and": endings and letters that mean "and". */
const JOINED: Readonly<Record<string, string>> = {
  ar: "\\s+و(?=\\p{L}{2})",
  he: "\\s+ו(?=\\p{L}{2})",
  zh: "[和与與及跟]|以及",
  ja: "(?:と|や)(?=[\\p{Script=Han}\\p{Script=Katakana}])",
  ko: "(?<=\\p{L})(?:와|과|하고|이랑|랑)\\s+|\\s+및\\s+",
};

const jointsOf = remembering((base: string): RegExp => {
  const words = `\\s+(?:${lastWordsOfRow(base)})\\s+`;
  const own = JOINED[base];
  // Arabic and Hebrew write "and" onto the word behind it.
  const onto = base === "ar" ? "(?:و(?=\\p{L}{2}))?" : base === "he" ? "(?:ו(?=\\p{L}{2}))?" : "";
  const marks = `\\s*(?:[،、，；;؛]|,(?!\\p{Nd}))\\s*${onto}`;
  return regex(
    `${marks}(?:(?:${lastWordsOfRow(base)})\\s+)?|${words}${own === undefined ? "" : `|${own}`}`,
    "u",
  );
});

/**
 * The things that a sentence of a text names one after another ("un pan, una manta y un caballo"), where nearly all of them can be
 * drawn; null where there is no such row. None that the sentence denies, compares with or says is over.
 */
export function rowOfThings(text: string, base: string): RowThing[] | null {
  for (const sentence of splitSentences(text, base)) {
    const row = rowOfSentence(sentence, base);
    if (row !== null) return row;
  }
  return null;
}

function rowOfSentence(sentence: string, base: string): RowThing[] | null {
  const pieces = sentence.split(jointsOf(base)).map((piece) => piece.trim());
  if (pieces.length < FEWEST) return null;
  const meant = withoutEnded(withoutDenied(sentence, base), base);
  for (let from = 0; from <= pieces.length - FEWEST; from += 1) {
    const row = rowFrom(pieces, from, meant, base);
    if (row !== null) return row;
  }
  return null;
}

function rowFrom(pieces: readonly string[], from: number, meant: string, base: string): RowThing[] | null {
  const opens = lastThing(pieces[from] ?? "", base);
  if (opens === null || !meant.includes(opens.piece)) return null;
  const row: RowThing[] = [opens];
  let [missing, waiting] = [0, 0];
  for (const piece of pieces.slice(from + 1)) {
    const thing = firstThing(piece, base);
    if (
      thing !== null &&
      meant.includes(thing.piece) &&
      row.every(({ drawing }) => drawing !== thing.drawing)
    ) {
      row.push(thing);
      missing += waiting;
      waiting = 0;
    } else {
      if (!isWithin(piece, MISSING, base)) break;
      waiting += 1;
    }
    // A row ends with its first long piece: that goes on to something else.
    if (!isWithin(piece, NAMES, base)) break;
  }
  const isWhole = missing + waiting <= Math.floor(row.length / DRAWN_TO_ONE_MISSING);
  return row.length >= FEWEST && row.length <= MOST && isWhole ? row : null;
}

/** What the end of a piece names: "in the shed you will find a hammer". */
function lastThing(piece: string, base: string): RowThing | null {
  if (RELATIVE.test(piece)) return null;
  const parts = partsOf(piece, base);
  const most = isUnspaced(base) ? NAMES.letters : NAMES.words - 1;
  // The longest ending that is called by one noun: "torta di mele" before "mele".
  for (let count = Math.min(most, parts.length); count > 0; count -= 1) {
    const end = parts.slice(-count).join("");
    const item = isNamed(end, base) ? itemThing(end, base) : undefined;
    if (item !== undefined)
      return item.drawing === null ? null : seen(item.drawing, shortest(parts, item.drawing, base));
  }
  const end = parts.slice(-most).join("");
  const [last] = inOrder(end, base).toReversed();
  if (last === undefined || OF.test(end.slice(0, last.place))) return null;
  const behind = end.slice(last.place).slice(last.term.replace(/\*+$/u, "").length);
  return isWithin(behind.replace(/^[\p{L}\p{M}]*/u, ""), BEHIND, base)
    ? seen(last.drawing, end.slice(last.place))
    : null;
}

/** "Crème de | lait": what a thing is of is not the thing. */
const OF =
  /(?:\s(?:of|de|du|des|di|del|della|dei|da|do|van|von|à la|au|aux|al|alla|com|con|with|mit|met)\s|d['’])(?:(?:la|le|el|il|the|den|dem|der)\s)?$/iu;

/** What the beginning of a piece names: "three old buckets from the cellar". */
function firstThing(piece: string, base: string): RowThing | null {
  const parts = partsOf(piece, base);
  const most = isUnspaced(base) ? NAMES.letters : NAMES.words;
  for (let count = Math.min(most, parts.length); count > 0; count -= 1) {
    const begins = parts.slice(0, count).join("").trim();
    const item = isNamed(begins, base) ? itemThing(begins, base) : undefined;
    if (item !== undefined) return item.drawing === null ? null : seen(item.drawing, piece);
  }
  const begins = parts.slice(0, most).join("");
  const [first] = inOrder(begins, base);
  if (first === undefined || !isOnlyNamed(begins.slice(0, first.place), base)) return null;
  return seen(first.drawing, piece);
}

/** As much of the end of a piece as its thing needs: a thing comes with its noun, and not with "we need". */
function shortest(parts: readonly string[], drawing: string, base: string): string {
  const ends = parts.map((_, at) => parts.slice(-1 - at).join(""));
  return ends.find((end) => itemThing(end, base)?.drawing === drawing) ?? parts.join("");
}

/** Ladders and stairs are one word in many languages, and no stairs are brought. */
const NOT_BROUGHT = "stairs";

function seen(drawing: string, piece: string): RowThing | null {
  return drawing === NOT_BROUGHT ? null : { drawing, piece };
}

/** Whether a phrase is a noun with what belongs to it: of several words the first says which, or is the noun. */
function isNamed(phrase: string, base: string): boolean {
  const words = phrase.trim().split(/\s+/u);
  return (
    isUnspaced(base) ||
    words.length < 3 ||
    isOnlyNamed(words.slice(0, 2).join(" "), base) ||
    itemThing(words.slice(0, 1).join(" "), base) !== undefined
  );
}

/** What may open the name of a thing of several words. */
const DETERMINER =
  /^(?:an?|the|some|his|her|its|my|our|your|their|any|each|plenty of|e?ine?[rsnm]?|ein(?:en|em|er|es)|[dms]ein\p{L}*|unser\p{L}*|euer\p{L}*|eure\p{L}*|ihr\p{L}*|d(?:er|ie|as|en|em|es)|une?|des?|du|l[ae]s?|[mts](?:on|a|es)|nos|vos|leurs?|un[ao]?s?|el|los|l[aeo]|il|gli|i|su[as]?s?|um[as]?|os?|as?|een|het|de|en|ett?|et|någ\p{L}+|nog\p{L}+|\p{N}+\p{L}{0,2}\.?|\p{L}{1,3})$/iu;

/**
 * Whether what stands before a thing only says which and how many: "three old | buckets", and not "buried his | wine". One word may
 * describe it; of more the first tells.
 */
function isOnlyNamed(before: string, base: string): boolean {
  if (isUnspaced(base)) return true;
  const words = before
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "");
  const [first = ""] = words;
  if (words.length < 2) return true;
  return DETERMINER.test(first) || (numberOfWord(first, base) ?? 0) > 0;
}

/** "Samuel Pepys, who kept a diary, …": what is told of somebody by the way. */
const RELATIVE =
  /^(?:who|whom|whose|which|that|where|qui|que|dont|où|quien(?:es)?|cuy[oa]s?|che|cui|quem|welche\p{Ll}?|dessen|deren|de[rnm]|die|das|dat|wie|som|kt[óo]r\p{L}+|kter\p{L}+|котор\p{L}+|який|яка|яке|які|mely|amely|ο οποίος|η οποία|الذي|التي|ש\p{L}+|जो|जिस\p{L}*)\s/iu;

function inOrder(text: string, base: string): { drawing: string; term: string; place: number }[] {
  const small = text.toLowerCase();
  return plainThings(text, base)
    .map((thing) => {
      const at = small.indexOf(thing.term.replace(/\*+$/u, "").slice(0, 5));
      return { ...thing, place: at === -1 ? small.length : at };
    })
    .toSorted((a, b) => a.place - b.place);
}

function partsOf(piece: string, base: string): string[] {
  return isUnspaced(base) ? Array.from(piece) : piece.split(/(?<=\s)/u);
}

function isWithin(piece: string, most: { words: number; letters: number }, base: string): boolean {
  const trimmed = piece.replaceAll(/[\p{P}\s]+$/gu, "").trim();
  if (trimmed === "") return true;
  return isUnspaced(base)
    ? Array.from(trimmed).length <= most.letters
    : trimmed.split(/\s+/u).length <= most.words;
}
