import { toPattern } from "../text/regex.ts";
import { ASKS, CHECKS, PAUSES, SHOWS, WITHIN } from "./bracket-order-words.ts";
import { pointsAtFilm } from "./pointing-orders.ts";
import { blanked, type Span } from "./sentence-spans.ts";

/** A text without such brackets, in the same length, and what stood in them. */
export type BracketOrders = { text: string; wishes: string[] };

const BRACKETS = /[ \t]?(?:\([^()\n]{2,220}\)|（[^（）\n]{2,120}）|\[[^[\]\n]{2,160}\](?!\())/gu;
const REMARK = /[ \t\u3000]*(?:←|⇐|<-{1,2}|※)[ \t\u3000]*(?<said>[^\n]{4,100})$/gmu;
const whole = (patterns: readonly string[]): RegExp => toPattern(`^(?:${patterns.join("|")})$`, "iu");
const PAUSE = whole(PAUSES);
const PAUSE_AND_MORE = toPattern(`^(?:${PAUSES.join("|")})[,;、，]\\s?.{2,40}$`, "iu");
const ORDER = whole([...PAUSES, ...CHECKS, ...SHOWS, ...WITHIN]);
const LAST_ORDER = whole(WITHIN);
const CHECK = whole(CHECKS);
const bare = (said: string): string => said.replace(/^[\s([（]+|[\s.!。！।)\]）]+$/gu, "");
/** A bracket of so many letters more has a sentence that tells. */
const LAST_OF_MORE = /^(?<told>.{8,}?[.!?。！？])\s*(?<last>[^.!?。！？]{6,})$/u;

/**
 * "(Check: Tom says 2.3 tonnes?)", "(petite pause ici)", (名前は出さない): what stands in brackets and is said to whoever makes the
 * film; of "(answer is 3. show the answer after a 5 sec pause)" only its last sentence, and what stands behind an arrow (「←必ず入れてください」).
 * `asked`: the text asks for a film; else only a pause is one for sure. A number that is put right so is told as it was put right.
 */
export function withoutBracketOrders(source: string, asked: boolean): BracketOrders {
  const wishes: string[] = [];
  let text = source;
  for (const { index, 0: found } of source.matchAll(BRACKETS)) {
    const said = bare(found);
    const span = { start: index, end: index + found.length };
    const { told = "", last = "" } = LAST_OF_MORE.exec(said)?.groups ?? {};
    if (
      PAUSE.test(said) ||
      (asked && (ORDER.test(said) || PAUSE_AND_MORE.test(said) || pointsAtFilm(said)))
    ) {
      text = CHECK.test(said) ? withPutRight(text, span, said) : withStopMoved(blanked(text, span), span);
      wishes.push(found.trim());
    } else if (asked && told !== "" && LAST_ORDER.test(last)) {
      const gone = { start: index + found.lastIndexOf(last), end: span.end };
      const closes = found.slice(-1);
      const at = index + found.lastIndexOf(last.trimStart()) - 1;
      text = withStopMoved(blanked(text, { ...gone, start: at }), { ...gone, start: at }, closes);
      wishes.push(last);
    }
  }
  if (!asked) return { text, wishes };
  for (const { index, 0: found, groups } of source.matchAll(REMARK)) {
    const said = groups?.["said"] ?? "";
    const isRemark = /※/u.test(found) ? LAST_ORDER.test(bare(said)) : ASKS.test(said);
    if (!isRemark) continue;
    text = blanked(text, { start: index, end: index + found.length });
    wishes.push(found.trim());
  }
  return { text, wishes };
}

/** The mark that ends the sentence stands at once behind what is left of it; `closes`: a bracket that was begun. */
function withStopMoved(text: string, { start, end }: Span, closes = ""): string {
  const [stop = ""] = /^[.。!！?？,，、;；]/u.exec(text.slice(end)) ?? [];
  const moved = `${closes}${stop}`;
  return (
    text.slice(0, start) + moved + " ".repeat(end - start - closes.length) + text.slice(end + stop.length)
  );
}

const USED =
  /(?:use|say|take|write|sagen|nehmen|schreiben|mettez|mettre|dites|usad|poned|pongan|usate|mettete|usem|ponham|gebruik|säg|skriv|napisać|napiszcie|напишите|скажите)\s["“„«»](?<put>[^"“”„«»]{2,40})["“”»«]|["“„«»](?<before>[^"“”„«»]{2,40})["“”»«]\s(?:sagen|nehmen|schreiben|gebruiken|zeggen)/iu;
const NUMBER = /\p{Nd}+(?:[.,  ]\p{Nd}{3})*(?:[.,]\p{Nd}+)?/gu;
/** By so much two numbers for the same thing differ at most. */
const NEAR = 0.06;
const REACH = 160;

/** 'counted 1,940 in the third. (Check: … use "over 1,900")' → "counted over 1,900 in the third.", in the same length. */
function withPutRight(text: string, span: Span, said: string): string {
  const left = blanked(text, span);
  const { put = "", before = "" } = USED.exec(said)?.groups ?? {};
  const words = (put || before).trim();
  const [named] = words.match(NUMBER) ?? [];
  if (named === undefined) return left;
  const from = Math.max(text.lastIndexOf("\n", span.start - 1) + 1, span.start - REACH);
  const near = [...text.slice(from, span.start).matchAll(NUMBER)].findLast(
    ({ 0: number }) => Math.abs(valueOf(number) / valueOf(named) - 1) <= NEAR,
  );
  if (near === undefined) return left;
  const [start, end] = [from + near.index, from + near.index + near[0].length];
  const rest = left.slice(end, span.end).trimEnd();
  const room = span.end - start - words.length - rest.length;
  return room < 0 ? left : left.slice(0, start) + words + rest + " ".repeat(room) + left.slice(span.end);
}

const valueOf = (number: string): number => Number(number.replaceAll(/[.,  ](?=\p{Nd}{3}(?!\p{Nd}))/gu, "").replace(",", ".")); // prettier-ignore
