import { DENIED, type DeniedWords } from "./denied-words.ts";
import { NOT_ONLY } from "./not-only-words.ts";
import { toPattern } from "../text/regex.ts";

/** Written without spaces, or with endings grown on: words are looked for anywhere. */
const WITHIN: ReadonlySet<string> = new Set(["zh", "ja", "ko", "th"]);
/** A verb at its end denies a clause: what follows is another. */
const VERB_LAST: ReadonlySet<string> = new Set(["tr", "ja", "ko", "hi", "bn"]);
/** So many words belong to what a preposition leads; so many letters where words are not parted. */
const LED = 4;
const LED_LETTERS = 8;
/** And so many to what stands before a postposition. */
const BEFORE = 2;
const GONE = " · ";

/** Addresses are made of words that mean nothing. */
const ADDRESS =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<!\S)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,7}(?![\p{L}\p{N}])/gu;

/** "The fan that nobody hears": what is denied of a thing does not deny the thing. */
const RELATIVE =
  /(?<=\s)(?:(?:that|which|who)\s(?:\p{L}+\s)?(?:not|no|never|cannot|nobody|[a-z]+n['’]t)|que (?:no|nunca|nadie|ne|não|ningu[eé]m)|qui (?:ne|n['’])|qu['’]on n[e'’]|che (?:non|nessuno)|который не|która nie|który nie|które nie)(?![\p{L}\p{M}])/iu;

/** A relative clause behind its comma: "Der Ventilator, den man nicht hört". */
const GOES_ON =
  /^\s*(?:de[nrm]|die|das|dessen|deren|welche\p{L}*|which|who|que|qui|dont|che|cui|dat|wat|som|котор\p{L}+|któr\p{L}+|kter\p{L}+)\s/iu;

type Reader = {
  other: RegExp | null;
  notOnly: RegExp | null;
  not: RegExp;
  only: RegExp | null;
  but: RegExp | null;
  after: RegExp | null;
  before: RegExp | null;
};

const readers = new Map<string, Reader | null>();

/**
 * A text without what it takes back: what is denied, excepted, put in another's place, compared with, or only stands
 * next to what is spoken of. What is left may be drawn. `base` is a language tag's first part.
 */
export function withoutDenied(text: string, base: string): string {
  const known = readers.get(base);
  const reader = known === undefined ? readerOf(base) : known;
  readers.set(base, reader);
  const bare = text.replaceAll(ADDRESS, GONE);
  if (reader === null) return bare;
  return (reader.other === null ? bare : bare.replaceAll(reader.other, GONE))
    .split(/(?<=[.!?。！？؟।…])(?!\p{L})/u)
    .map((sentence) => (reader.notOnly === null ? sentence : sentence.replaceAll(reader.notOnly, GONE)))
    .map((sentence) => withoutDeniedParts(sentence, reader, base))
    .join("");
}

function withoutDeniedParts(
  sentence: string,
  { not, only, but, after, before }: Reader,
  base: string,
): string {
  let denied = false;
  const parts = sentence
    .split(/(?<=[,;:–—،؛，、；：]|\s-\s)/u)
    .flatMap((part) => splitAt(part, RELATIVE))
    .flatMap((part) => (but === null ? [part] : splitAt(part, but)));
  const read = parts.map((part) => {
    const plain = only === null ? part : part.replaceAll(only, GONE);
    if (but?.test(part.slice(0, 20)) === true && !VERB_LAST.has(base)) denied = false;
    if (not.test(plain)) denied = true;
    const gone = denied;
    if (VERB_LAST.has(base)) denied = false;
    if (gone) return GONE;
    const led = after === null ? part : part.replaceAll(after, GONE);
    return before === null ? led : led.replaceAll(before, GONE);
  });
  // "Bread, bacon and millet must not be fed": what is listed before is denied too.
  for (let at = read.length - 2; at >= 0; at -= 1)
    if (
      !WITHIN.has(base) &&
      read[at + 1] === GONE &&
      isListed(read[at] ?? "") &&
      !GOES_ON.test(parts[at + 1] ?? "")
    )
      read[at] = GONE;
  return read.join("");
}

/** One or two words before a comma. */
function isListed(part: string): boolean {
  return /^\s*[\p{L}\p{M}’'-]+(?:\s[\p{L}\p{M}’'-]+)?[,،，、]\s*$/u.test(part);
}

/** Parts that begin where the words stand. */
function splitAt(part: string, words: RegExp): string[] {
  const at = part.slice(1).search(words);
  return at === -1 ? [part] : [part.slice(0, at + 1), part.slice(at + 1)];
}

function readerOf(base: string): Reader | null {
  const words = DENIED[base];
  return words === undefined ? null : makeReader(words, base);
}

function makeReader({ other, not, only, but, after, before }: DeniedWords, base: string): Reader {
  const within = WITHIN.has(base);
  const joined = base === "ar" || base === "he" ? "[وفו]?" : "";
  const whole = (source: string): string =>
    within ? `(?:${source})` : `(?<![\\p{L}\\p{M}])${joined}(?:${source})(?![\\p{L}\\p{M}])`;
  const led = within ? `[^\\s·]{1,${LED_LETTERS}}` : `(?:[\\s·]+[^\\s·]+){1,${LED}}`;
  const leading = within ? `[^\\s·はがをにも]{1,${LED_LETTERS}}\\s?` : `(?:[^\\s·]+[\\s·]+){1,${BEFORE}}`;
  const { after: onlyAfter, before: onlyBefore } = NOT_ONLY[base] ?? {};
  // Where nothing else is told, it is what is spoken of: "Not only bees visit it".
  const goesOn = `(?=.*(?:[,;:，、–—]${but === undefined ? "" : `|${whole(but)}`}))`;
  const listed = within
    ? `[^\\s·，、,]{1,${LED_LETTERS}}`
    : `(?:[\\s·]+${but === undefined ? "" : `(?!${whole(but)})`}[^\\s·,;:]+){1,${LED}}`;
  const notOnly = [
    ...(onlyAfter === undefined ? [] : [`${whole(onlyAfter)}${listed}${goesOn}`]),
    ...(onlyBefore === undefined ? [] : [`${leading}${whole(onlyBefore)}`]),
  ].join("|");
  return {
    notOnly: notOnly === "" ? null : toPattern(notOnly, "giu"),
    other: other === undefined ? null : toPattern(whole(other), "giu"),
    not: toPattern(whole(not), "iu"),
    only: only === undefined ? null : toPattern(whole(only), "giu"),
    but: but === undefined ? null : toPattern(whole(but), "iu"),
    after: after === undefined ? null : toPattern(`${whole(after)}${led}`, "giu"),
    before: before === undefined ? null : toPattern(`${leading}${whole(before)}`, "giu"),
  };
}
