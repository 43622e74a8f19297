import { remembering } from "../../../kernel/remembering.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { numberOfWord } from "../text/number-words.ts";
import { regex } from "../text/regex.ts";
import { splitSentences } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { withoutDenied } from "./denied.ts";
import { withoutEnded } from "./ended.ts";
import { itemThing, type ItemThing } from "./item-things.ts";
import { plainThings } from "./plain-things.ts";
import { DETERMINER, FOR_WHAT, OF, RELATIVE } from "./row-words.ts";
import { kindsOf, thingAmong, withoutParticle } from "./things-among.ts";

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
/** Behind a thing that opens a row so much may stand: "a hammer of steel"; nothing where what tells of a noun stands before it. */
const BEHIND = { words: 2, letters: 4 };
const NOTHING_BEHIND = { words: 0, letters: 0 };
const NOUN_AT_END: ReadonlySet<string> = new Set(["ja", "zh", "ko", "hi", "bn", "tr", "hu"]);

/** Where one thing of a row ends and the next begins, beside marks and "and": endings and letters that mean "and". */
const JOINED: Readonly<Record<string, string>> = {
  ar: "\\s+و(?=\\p{L}{2})",
  he: "\\s+ו(?=\\p{L}{2})",
  zh: "[和与與及跟]|以及",
  ja: "(?:と|や)(?=[\\p{Script=Han}\\p{Script=Katakana}])",
  ko: "(?<=\\p{L})(?:와|과|하고|이랑|랑)\\s+|\\s+및\\s+",
  bn: "\\s+(?:ও|এবং|আর)\\s+",
  vi: "\\s+(?:và|cùng)\\s+",
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
  const plain = pieces.flatMap((piece) => [lastThing(piece, base), firstThing(piece, base)]);
  const kinds = kindsOf(plain.flatMap((thing) => (thing === null ? [] : [thing.drawing])));
  for (let from = 0; from <= pieces.length - FEWEST; from += 1) {
    const row = rowFrom(pieces, from, { meant, kinds }, base);
    if (row !== null) return row;
  }
  return null;
}

/** What of a sentence is meant, and of which kinds it has things. */
type Around = { meant: string; kinds: Kinds };
type Kinds = ReadonlySet<string>;
const NO_KINDS: Kinds = new Set();

function rowFrom(
  pieces: readonly string[],
  from: number,
  { meant, kinds }: Around,
  base: string,
): RowThing[] | null {
  const opening = pieces[from] ?? "";
  const opens = from === 0 && FOR_WHAT.test(opening) ? null : lastThing(opening, base, kinds);
  if (opens === null || !meant.includes(opens.piece)) return null;
  const row: RowThing[] = [opens];
  let [missing, waiting] = [0, 0];
  for (const piece of pieces.slice(from + 1)) {
    const thing = firstThing(piece, base, kinds);
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
function lastThing(piece: string, base: string, kinds: Kinds = NO_KINDS): RowThing | null {
  if (RELATIVE.test(piece)) return null;
  const parts = partsOf(piece, base);
  const most = isUnspaced(base) ? NAMES.letters : NAMES.words - 1;
  const ends = parts.slice(-most).map((_, at, own) => own.slice(at).join(""));
  // The longest ending that is called by one noun: "torta di mele" before "mele".
  for (const [at, end] of ends.entries()) {
    const among = thingAmong(end, base, kinds);
    if (among !== null) return { drawing: among, piece: end };
    const item = isNamed(end, base) ? namedBy(end, base) : undefined;
    if (item === undefined || isLeftBehind(ends, at, item.drawing, base)) continue;
    return item.drawing === null ? null : seen(item.drawing, shortest(parts, item.drawing, base));
  }
  const end = ends[0] ?? "";
  const [last] = inOrder(end, base).toReversed();
  if (last === undefined || OF.test(end.slice(0, last.place))) return null;
  const behind = end.slice(last.place).slice(last.term.replace(/\*+$/u, "").length);
  const allowed = NOUN_AT_END.has(base) ? NOTHING_BEHIND : BEHIND;
  return isWithin(behind.replace(/^[\p{L}\p{M}]*/u, ""), allowed, base)
    ? seen(last.drawing, end.slice(last.place))
    : null;
}

/** "Kue kita perlu | tepung": where another thing stands further on, and nothing says that the first is of it. */
function isLeftBehind(ends: readonly string[], at: number, drawing: string | null, base: string): boolean {
  const next = ends.findIndex((end, place) => {
    const item = place > at + 1 ? namedBy(end, base) : undefined;
    return item !== undefined && item.drawing !== drawing && item.drawing !== null;
  });
  if (next === -1) return false;
  const long = ends[at] ?? "";
  return !OF.test(long.slice(0, long.length - (ends[next]?.length ?? 0)));
}

/** The thing that a phrase names, be it written with a particle. */
function namedBy(phrase: string, base: string): ItemThing | undefined {
  const item = itemThing(phrase, base);
  const bare = withoutParticle(phrase.trim(), base);
  return item !== undefined || bare === phrase.trim() ? item : itemThing(bare, base);
}

/** What the beginning of a piece names: "three old buckets from the cellar". */
function firstThing(piece: string, base: string, kinds: Kinds = NO_KINDS): RowThing | null {
  const parts = partsOf(piece, base);
  const most = isUnspaced(base) ? NAMES.letters : NAMES.words;
  const starts = parts.slice(0, most).map((_, at) =>
    parts
      .slice(0, at + 1)
      .join("")
      .trim(),
  );
  for (const begins of starts.toReversed()) {
    const among = thingAmong(begins, base, kinds);
    if (among !== null) return { drawing: among, piece };
    const item = isNamed(begins, base) ? namedBy(begins, base) : undefined;
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
