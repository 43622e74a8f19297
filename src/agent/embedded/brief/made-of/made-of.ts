import { toPattern } from "../../text/regex.ts";
import { REMARK_WORDS } from "./made-of-words.ts";
import type { RemarkWords } from "./remark-words.ts";

/** The kinds of words in a remark. */
export type RemarkKind = Exclude<keyof RemarkWords, "unparted" | "clings">;
type Reader = (said: string) => ReadonlySet<RemarkKind> | null;

const KINDS = [
  "parts",
  "ground",
  "tells",
  "bids",
  "use",
  "maybe",
  "nice",
  "detail",
  "plainly",
  "glosses",
  "ends",
  "proposed",
  "film",
  "small",
] as const satisfies readonly RemarkKind[];
/** Vowel signs that Arabic may write or leave out. */
const HARAKAT = /[\u064B-\u0652]/gu;
const BETWEEN = "[\\s,;.!…'’‘\"“”„«»()/&+–—-]*";
const MOST_SIGNS = 120;
const readers = new Map<string, Reader>();

/**
 * Whether words are put together of nothing but what senders tell a maker with, in any one language, and `is` says yes to the kinds
 * among them: "Some background you can draw on", "das wäre ein schönes Detail", 这一点要如实讲. A word of any other thing makes it no such remark.
 */
export function isMadeOf(said: string, is: (has: (kind: RemarkKind) => boolean) => boolean): boolean {
  const bare = said.normalize("NFC").replaceAll(HARAKAT, "").replaceAll("İ", "i").trim();
  if (bare === "" || bare.length > MOST_SIGNS || /\p{Nd}/u.test(bare)) return false;
  return Object.keys(REMARK_WORDS).some((language) => {
    const kinds = readerOf(language)(bare);
    return kinds !== null && is((kind) => kinds.has(kind));
  });
}

function readerOf(language: string): Reader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const words = REMARK_WORDS[language];
  const made = words === undefined ? () => null : words.unparted === true ? unparted(words) : parted(words);
  readers.set(language, made);
  return made;
}

/** A language whose words stand between blanks. */
function parted(words: RemarkWords): Reader {
  const bare = (kind: RemarkKind): string => words[kind].replaceAll(HARAKAT, "");
  const clings = words.clings === undefined ? "" : `(?:${words.clings})?`;
  const script = SCRIPTS.find((one) => one.test(bare("small").replaceAll(/\\p\{\w+\}/gu, "")));
  // Each is made when a text first needs it: hardly any has more than one of these languages.
  const patterns = new Map<RemarkKind | "whole", RegExp>();
  const pattern = (name: RemarkKind | "whole", source: () => string): RegExp => {
    const made = patterns.get(name) ?? toPattern(source(), "iu");
    patterns.set(name, made);
    return made;
  };
  const isWhole = (said: string): boolean =>
    pattern("whole", () => `^${BETWEEN}(?:${clings}(?:${KINDS.map(bare).join("|")})(?![\\p{L}\\p{M}])${BETWEEN})+$`).test(said); // prettier-ignore
  const has = (kind: RemarkKind, said: string): boolean =>
    pattern(kind, () => `(?<![\\p{L}\\p{M}])${clings}(?:${bare(kind)})(?![\\p{L}\\p{M}])`).test(said);
  return (said) => {
    if (script?.test(said) !== true || !isWhole(said)) return null;
    return new Set(KINDS.filter((kind) => has(kind, said)));
  };
}

/** Which letters a language is written with, by what it has. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Latin}/u,
];

/** A language without blanks between its words: whether pieces that it has lead from the beginning to the end. */
function unparted(words: RemarkWords): Reader {
  const kinds = KINDS.map((kind) => [kind, new Set(words[kind].split("|"))] as const);
  const all = new Set(kinds.flatMap(([, pieces]) => [...pieces]));
  const longest = Math.max(...[...all].map((piece) => piece.length));
  return (said) => {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(said)) return null; // prettier-ignore
    const letters = said.replaceAll(/[\s\p{P}\p{S}]/gu, "");
    /** Where pieces end that lead there from the beginning; and those that do. */
    const reached = new Set([0]);
    const found = new Set<string>();
    for (let at = 0; at < letters.length; at += 1) {
      if (!reached.has(at)) continue;
      for (let end = at + 1; end <= Math.min(letters.length, at + longest); end += 1) {
        const piece = letters.slice(at, end);
        if (!all.has(piece)) continue;
        reached.add(end);
        found.add(piece);
      }
    }
    if (letters === "" || !reached.has(letters.length)) return null;
    return new Set(
      kinds.flatMap(([kind, pieces]) => ([...found].some((one) => pieces.has(one)) ? [kind] : [])),
    );
  };
}
