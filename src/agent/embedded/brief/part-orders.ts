import { toPattern, wholeWords } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";
import { opensRows } from "./opens-rows.ts";
import { ASKS_FOR_PICTURE, ASKS_FOR_PICTURE_EAST, DIFFERENCES, KINDLY, SHOWS_ON_MAP, SIDE_BY_SIDE, SIDE_BY_SIDE_EAST, STARTS_WITH_SHARED, TELLS_THEM } from "./part-order-words.ts"; // prettier-ignore
import { BEGINS, capitalised } from "./sentence-head.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** A text without such orders, in the same length, and what they say. */
export type PartOrders = { text: string; wishes: string[] };

const SHARED = toPattern(`^(?:${STARTS_WITH_SHARED.join("|")})$`, "iu");
const BESIDE = toPattern(`${wholeWords(SIDE_BY_SIDE)}|${SIDE_BY_SIDE_EAST}`, "iu"); // prettier-ignore
const DIFFERS = toPattern(`(?<![\\p{L}\\p{M}])(?:${DIFFERENCES})`, "iu");
const PICTURE = toPattern(`^(?:(?:${ASKS_FOR_PICTURE.join("|")})(?![\\p{L}\\p{M}]).{0,120}|${ASKS_FOR_PICTURE_EAST})$`, "iu"); // prettier-ignore
const ON_MAP = toPattern(`^(?:${SHOWS_ON_MAP.join("|")})(?![\\p{L}\\p{M}]).{0,40}$`, "iu");
const POLITE = toPattern(wholeWords(KINDLY), "iu");
const TOLD_THEM = toPattern(`${BEGINS}(?:${TELLS_THEM.join("|")})\\s?[:：]\\s*(?<next>\\p{L})`, "giu");
/** "Then come the differences, and it helps to see them side by side": more words tell some of these. */
const MOST_WORDS = 16;

/**
 * Takes out whole sentences that order the parts of a film: "Start with what they share.", "Then come the differences, best seen side
 * by side.", "We would like a map of the stations:" above their table; and what leads up to what viewers are to be told ("Tell them
 * this, because everyone gets it wrong: …"). `asked`: the text asks for a film; else only what stands above rows that it names is one.
 */
export function withoutPartOrders(source: string, asked: boolean): PartOrders {
  const wishes: string[] = [];
  let text = source;
  for (const span of linesOf(source).flatMap((line) => sentencesOf(source, line, true))) {
    const said = textAt(source, span);
    const bare = said.replace(/^[\s*_]+|[\s.!:。！：*_]+$/gu, "");
    if (!orders(source, span, bare, asked)) continue;
    text = blanked(text, span);
    wishes.push(said);
  }
  if (!asked) return { text, wishes };
  const told = text.replaceAll(TOLD_THEM, (found) => {
    wishes.push(found.trim().replace(/\s?[:：]\s*\p{L}$/u, ""));
    return capitalised(found);
  });
  return { text: told, wishes };
}

function orders(source: string, span: Span, bare: string, asked: boolean): boolean {
  if (/["“”„«»「『]/u.test(bare)) return false;
  // "We need a table and six chairs" is what a fair needs: only above rows is a picture asked for.
  if (PICTURE.test(bare) && opensRows(source, span)) return true;
  if (ON_MAP.test(bare) && POLITE.test(bare)) return true;
  if (!asked) return false;
  if (SHARED.test(bare)) return true;
  return countWords(bare) <= MOST_WORDS && !/\p{Nd}/u.test(bare) && DIFFERS.test(bare) && BESIDE.test(bare);
}
