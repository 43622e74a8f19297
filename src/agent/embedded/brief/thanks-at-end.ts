import { toPattern } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";
import type { Line } from "./closing.ts";
import { BEGINS } from "./sentence-head.ts";
import { blanked, type Span } from "./sentence-spans.ts";
import { THANKS } from "./thanks-at-end-words.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without the order, in the same length, and the thanks as the film's last line. */
export type ThanksAtEnd = { text: string; closing: Line; wishes: string[] };

/** Behind a colon why, or who they are. */
const WHY = "(?:\\s?[:：–—]\\s*(?<why>(?:[^\\n.!?。！？।]|(?<=\\p{N})[.,](?=\\p{N})){3,120}?)|(?<alone>))";
const STOP = "(?:[.!?。！？।](?=\\s|$|\\p{Script=Han}|\\p{Script=Hiragana})|[ \\t]*(?=\\n|$))";
const ORDERS = THANKS.map(({ order, said }) => ({
  said,
  pattern: toPattern(`${BEGINS}(?:${order})${WHY}${STOP}`, "giu"),
}));
const FEWEST_TOLD = 8;
const MOST_LETTERS = 150;

/**
 * "Terminar com um agradecimento ao time: 86 pessoas" → "Obrigado ao time: 86 pessoas": who is to be thanked at the end is thanked,
 * and nobody hears that they are to be. In the last half of a text, at the end of its paragraph.
 */
export function withoutThanksAtEnd(source: string): ThanksAtEnd | null {
  for (const { pattern, said } of ORDERS) {
    const found = [...source.matchAll(pattern)].findLast(({ index }) => index >= source.length / 2);
    const { whom = "", why = "" } = found?.groups ?? {};
    if (found === undefined || whom === "") continue;
    const span: Span = { start: found.index, end: found.index + found[0].length };
    const text = blanked(source, span);
    const thanks = said.replace("$", () => whom.trim());
    const line = capitalise(why === "" ? thanks : `${thanks}: ${why.trim()}`);
    if (line.length > MOST_LETTERS || wordsOrSignsTold(text) < FEWEST_TOLD) continue;
    return { text, closing: { text: line, address: null, span }, wishes: [found[0].trim()] };
  }
  return null;
}
