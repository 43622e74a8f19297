import { numberOfWord } from "../text/number-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { itemThing, type ItemThing } from "./item-things.ts";
import { plainThings } from "./plain-things.ts";
import { DETERMINER, OF, RELATIVE } from "./row-words.ts";
import { thingAmong, withoutParticle } from "./things-among.ts";

/** A thing of a row: its drawing, and the piece of the row that names it. */
export type RowThing = { drawing: string; piece: string };

/** So many words of a piece, or letters where words are not parted, name a thing. */
export const NAMES = { words: 6, letters: 12 };
/** Behind a thing that opens a row so much may stand: "a hammer of steel"; nothing where what tells of a noun stands before it. */
const BEHIND = { words: 2, letters: 4 };
const NOTHING_BEHIND = { words: 0, letters: 0 };
const NOUN_AT_END: ReadonlySet<string> = new Set(["ja", "zh", "ko", "hi", "bn", "tr", "hu"]);

export type Kinds = ReadonlySet<string>;
const NO_KINDS: Kinds = new Set();

/** What the end of a piece names: "in the shed you will find a hammer". */
export function lastThing(piece: string, base: string, kinds: Kinds = NO_KINDS): RowThing | null {
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
  const apart = isUnspaced(base) ? behind : behind.replace(/^[\p{L}\p{M}]*/u, "");
  return isWithin(apart, allowed, base) ? seen(last.drawing, end.slice(last.place)) : null;
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
export function firstThing(piece: string, base: string, kinds: Kinds = NO_KINDS): RowThing | null {
  const parts = partsOf(piece, base);
  const most = isUnspaced(base) ? NAMES.letters : NAMES.words;
  const starts = parts.slice(0, most).map((_, at) =>
    parts
      .slice(0, at + 1)
      .join("")
      .trim(),
  );
  for (const begins of starts.toReversed()) {
    if (goesOn(begins, piece.trim().slice(begins.length), base)) continue;
    const among = thingAmong(begins, base, kinds);
    if (among !== null) return { drawing: among, piece };
    const item = isNamed(begins, base) ? namedBy(begins, base) : undefined;
    if (item !== undefined) return item.drawing === null ? null : seen(item.drawing, piece);
  }
  const begins = parts.slice(0, most).join("");
  const [first] = inOrder(begins, base);
  if (first === undefined || !isOnlyNamed(begins.slice(0, first.place), base)) return null;
  const to = first.place + first.term.length;
  return goesOn(begins.slice(0, to), begins.slice(to), base) ? null : seen(first.drawing, piece);
}

/** "ペン|チ", "鉛筆|削り", "铅笔|盒": where words are not parted, what goes on so is another word. */
function goesOn(begins: string, rest: string, base: string): boolean {
  if (rest === "") return false;
  if (/[\p{Script=Katakana}ー]$/u.test(begins) && /^[\p{Script=Katakana}ー]/u.test(rest)) return true;
  if (base === "ja")
    return /^(?![一二三四五六七八九十各数両等])[\p{Script=Han}\p{Script=Katakana}]/u.test(rest);
  return (
    base === "zh" && /^(?![等各一二两三四五六七八九十几半来去吧的在给都也就放倒])\p{Script=Han}/u.test(rest)
  );
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

export function isWithin(piece: string, most: { words: number; letters: number }, base: string): boolean {
  const trimmed = piece.replaceAll(/[\p{P}\s]+$/gu, "").trim();
  if (trimmed === "") return true;
  return isUnspaced(base)
    ? Array.from(trimmed).length <= most.letters
    : trimmed.split(/\s+/u).length <= most.words;
}
