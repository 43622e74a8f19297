import type { Emphasis } from "../../../artifacts/cue.ts";
import { parseNumber } from "../text/figures.ts";
import { numberOfWord, numberWords } from "../text/number-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** What ties a part to its whole, and what may stand before the whole. */
const LINKS =
  "of|out of|von|aus|sur|des|de|dei|degli|delle|di|su|das|dos|em|van|op|av|af|ud af|z|ze|na|из|з|із";
const ARTICLES =
  "the|all|every|each|our|den|allen|je|unseren|ihren|les|los|las|nos|cada|nuestros|nuestras|ogni|de|elke|onze|alle|alla|våra|vores|każdych|naszych|каждых|всех|наших|кожних|усіх";
/** Words between a whole that is told first and its part. */
const MOST_BETWEEN = 44;

type Reader = { before: RegExp; opens: RegExp; behind: RegExp };
const readers = new Map<string, Reader>();

/**
 * "drei von | achtzehn Kindern": a part of a whole is one mark with its whole, and where a sentence tells the whole first ("De los
 * doce vecinos, cinco …") both are marked: the whole alone would stand for the part. `marked`: what is marked without it.
 */
export function partMarks(text: string, marked: readonly Emphasis[], base: string): Emphasis[] {
  if (isUnspaced(base) || marked.length === 0) return [...marked];
  return marked.flatMap((one): Emphasis[] => {
    const before = partBefore(text, one, base);
    if (before > 0) return [{ start: one.start - before, end: one.end }];
    const later = partBehind(text, one, base);
    const isMarked = later !== null && marked.some(({ start, end }) => start <= later.start && later.start < end); // prettier-ignore
    return later === null || isMarked ? [one] : [one, later];
  });
}

/** How many letters before a mark tell the part of what it counts: "Seven of the | twenty-four pupils". */
function partBefore(text: string, one: Emphasis, base: string): number {
  const found = readerOf(base).before.exec(text.slice(0, one.start));
  return found !== null && isLess(found.groups?.["part"] ?? "", text, one, base) ? found[0].length : 0;
}

/** The part behind the comma, of a whole that opens the sentence. */
function partBehind(text: string, one: Emphasis, base: string): Emphasis | null {
  const { opens, behind } = readerOf(base);
  const found = opens.test(text.slice(0, one.start)) ? behind.exec(text.slice(one.end)) : null;
  const said = found?.groups?.["part"] ?? "";
  if (found === null || !isLess(said, text, one, base)) return null;
  const end = one.end + found[0].length;
  return { start: end - said.length, end };
}

/** Whether a number is less than the one that a mark begins with; one that is marked though no digits tell it is more than ten. */
function isLess(said: string, text: string, { start, end }: Emphasis, base: string): boolean {
  const [first = ""] = /^[\p{L}\p{M}-]+|^\p{Nd}[\p{Nd}.,]*/u.exec(text.slice(start, end)) ?? [];
  const valueOf = (word: string): number | null => numberOfWord(word, base) ?? parseNumber(word, base);
  const [part, whole] = [valueOf(said), valueOf(first)];
  // "Pick one of 9,200 ports": which of them does not matter.
  return part !== null && part > 1 && (whole === null ? /^\p{L}/u.test(first) : part < whole);
}

function readerOf(base: string): Reader {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const part = `(?<part>${numberWords(base)}|\\p{Nd}{1,6})`;
  const tie = `(?:${LINKS})\\s(?:(?:${ARTICLES})\\s)?$`;
  const made = {
    before: toPattern(`(?<![\\p{L}\\p{M}\\p{N}.,-])${part}\\s${tie}`, "iu"),
    opens: toPattern(`^${tie}`, "iu"),
    behind: toPattern(`^[^,;:.\\p{Nd}]{0,${MOST_BETWEEN}},\\s${part}(?![\\p{L}\\p{M}\\p{N}.,-])`, "iu"),
  };
  readers.set(base, made);
  return made;
}
