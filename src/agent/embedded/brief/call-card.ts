import { countWords } from "../text/sentences.ts";
import { namesContact } from "../text/turns-to-viewers.ts";
import { headIn } from "./brief-skeleton.ts";
import { linesOf, textAt, type Span } from "./sentence-spans.ts";
import { isCallHead, isEndHead } from "./skeleton-heads.ts";

const ITEM = /^[ \t]{0,3}[-*+•][ \t]+(?=\S)/u;
const QUOTED = /^["“„«「『][^"“”„«»「」『』\n]{2,120}["”“»」』][.。]?$/u;
const MOST = { items: 6, words: 9 };

/**
 * "**Call to action** / - “Get the box down.” / - Reelkeep, 22 Kiln Yard / - 0114 496 0183": the points below a brief's last head are one
 * card, the words in marks above and where viewers turn below them in a line, in a text as long as before.
 */
export function withCallCard(source: string): string {
  const filled = linesOf(source).filter((line) => textAt(source, line) !== "");
  const at = filled.findLastIndex((line) => headIn(source.slice(line.start, line.end)) !== null);
  const head = filled[at];
  if (head === undefined) return source;
  const name = headIn(source.slice(head.start, head.end)) ?? "";
  const items = filled.slice(at + 1);
  if (!(isCallHead(name) || isEndHead(name)) || !isCard(source, items)) return source;
  return items.reduce((text, { start, end }, place) => {
    const mark = ITEM.exec(source.slice(start, end))?.[0].length ?? 0;
    if (place < 2) return `${text.slice(0, start)}${" ".repeat(mark)}${text.slice(start + mark)}`;
    const before = start - (/\s*$/u.exec(text.slice(0, start))?.[0].length ?? 0);
    return `${text.slice(0, before)},${" ".repeat(start + mark - before - 1)}${text.slice(start + mark)}`;
  }, source);
}

/** Words in marks, and short points behind them, one of which is a way to turn to somebody. */
function isCard(source: string, items: readonly Span[]): boolean {
  const said = items.map(({ start, end }) => source.slice(start, end));
  if (items.length < 2 || items.length > MOST.items || !said.every((one) => ITEM.test(one))) return false;
  const [first = "", ...others] = said.map((one) => one.replace(ITEM, "").trim());
  const isShort = (one: string): boolean => countWords(one) <= MOST.words && !/[.!?。！？"“„«「]$/u.test(one);
  return QUOTED.test(first) && others.every(isShort) && others.some(namesContact);
}
