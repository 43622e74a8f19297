import { ASKS_BEFORE, LED_TAIL, QUOTED_LEAD, SURE_TAIL } from "./quoted-end-words.ts";
import { BEGINS } from "./sentence-head.ts";
import { toPattern } from "../text/regex.ts";

/** Where an order stands, and the words that it gives. */
export type QuotedEnd = { start: number; end: number; line: string };

const QUOTE = '["“„«「『]\\s*(?<line>[^"“”„«»「」『』\\n]{2,160}?)\\s*["”“»」』]';
const STOP = "[ \\t]*(?:[.。！!।]|(?=\\n|$))";
const ORDERS = [
  `${QUOTE}(?:${SURE_TAIL})`,
  `(?:${QUOTED_LEAD})${QUOTE}(?:${LED_TAIL})`,
  `(?:${ASKS_BEFORE})[：:]?\\s?${QUOTE}`,
].map((order) => toPattern(`${BEGINS}${order}${STOP}`, "giu"));

/** 「「…」という言葉で締めてください」, "“…”라는 말로 끝내 주세요": the words first, and then what is asked. */
export function quotedEndIn(source: string): QuotedEnd | null {
  const [found] = ORDERS.flatMap((order) => [...source.matchAll(order)]);
  if (found === undefined) return null;
  const { index, 0: said, groups } = found;
  return { start: index, end: index + said.length, line: groups?.["line"]?.trim() ?? "" };
}

/** A head in brackets or behind a sign, in a line of its own. */
const BARE_HEAD =
  /(?:^|\n)([ \t\u3000]*(?:【[^【】\n]{1,20}】|［[^［］\n]{1,20}］|\[[^[\]\n]{1,20}\]|[■◆◇◎▼▶★●][^\n。]{1,20}))\s*$/u;

/** Where the head above an order begins, if nothing else stands below it. */
export function headAbove(source: string, { start, end }: { start: number; end: number }): number {
  const next = source.slice(end).trimStart();
  const head = BARE_HEAD.exec(source.slice(0, start));
  const bare = next === "" || /^(?:[【［[■◆◇◎▼▶★●]|#)/u.test(next);
  return head === null || !bare ? start : head.index;
}
