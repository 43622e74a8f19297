import { blanked, paragraphsOf, sentencesOf, type Span } from "../sentence-spans.ts";
import { toPattern } from "../../text/regex.ts";
import { NAMED_SO } from "../maker-clause-words.ts";
import { isMadeOf } from "./made-of.ts";

/** A text without such clauses, as long as before, and what they say. */
export type RemarkClauses = { text: string; wishes: string[] };

type Has = Parameters<Parameters<typeof isMadeOf>[1]>[0];

/** Where a clause begins within its sentence: behind a comma, a dash or a stop of the East. */
const PARTS = /[,;，；、،]\s*|\s[–—-]\s/gu;
const BRACKETS =
  /[ \t]?(?:\((?<round>[^()\n]{4,100})\)|（(?<wide>[^（）\n]{3,60})）|\[(?<square>[^[\]\n]{4,100})\](?!\())/gu;
const STOP = /[.!。！।…]*["”»]?\s*$/u;
const FEWEST_LEFT = 6;

/** "…, das wäre ein schönes Detail", "…, una anécdota que quedaría bien": of a part of what was just told. */
const praises = (has: Has): boolean =>
  (has("maybe") && has("nice") && (has("detail") || has("tells") || has("use"))) ||
  (has("detail") && has("use")) ||
  (has("detail") && has("nice") && has("film"));

/** "…, this has to be said honestly", 这一点要如实讲，不要回避. What "must be said" alone is said to readers. */
const bidsPlainly = (has: Has): boolean => has("plainly") && has("tells") && (has("bids") || has("film"));

/** "…, bitte nicht beschönigen": beside a figure, of which nobody tells viewers so. */
const bidsNoGloss = (has: Has): boolean => has("glosses") && (has("bids") || has("tells"));

const NAMES = toPattern(`^\\s*(?:${NAMED_SO})\\s*$`, "iu");

const inBrackets = (has: Has): boolean => has("tells") && (has("bids") || has("use"));

/**
 * What a sender remarks on what was just told, at the end of its sentence, in brackets, or as a sentence of nothing else, in a text
 * that orders a film; what stands beside it is told.
 */
export function withoutRemarkClauses(source: string): RemarkClauses {
  const wishes: string[] = [];
  let text = source;
  const cut = (span: Span): void => {
    wishes.push(source.slice(span.start, span.end).replace(/^[\s,;，；、،–—([（-]+|[\s)\]）]+$/gu, ""));
    text = blanked(text, span);
  };
  for (const { index, 0: found, groups } of source.matchAll(BRACKETS)) {
    const said = groups?.["round"] ?? groups?.["wide"] ?? groups?.["square"] ?? "";
    const isRemark = isMadeOf(
      said,
      (has) => praises(has) || bidsPlainly(has) || bidsNoGloss(has) || inBrackets(has),
    );
    if (isRemark) cut({ start: index, end: index + found.length });
  }
  for (const span of sentencesIn(text)) {
    const said = text.slice(span.start, span.end);
    const remark = remarkAtEnd(said);
    if (remark === null) continue;
    cut({ start: span.start + remark.start, end: span.start + remark.end });
    text = withStopMoved(text, span.start + remark.start, span.start + remark.end);
  }
  return { text, wishes };
}

/** The sentences of all paragraphs, and of the items of lists, each by its line. */
export function sentencesIn(text: string): Span[] {
  const prose = paragraphsOf(text).paragraphs.flatMap((one) => sentencesOf(text, one, true));
  const inProse = (at: number): boolean => prose.some(({ start, end }) => at >= start && at < end);
  const items = [...text.matchAll(/^[ \t]*(?:[-*+•·]|\p{Nd}{1,2}[.)])[ \t]+(?<said>[^\n]+)$/gmu)].flatMap(({ index, 0: line }) =>
    inProse(index) ? [] : sentencesOf(text, { start: index, end: index + line.length }),
  ); // prettier-ignore
  return [...prose, ...items];
}

/** Of a sentence, the longest end behind a comma that is such a remark; or all of it. Offsets of the sentence. */
function remarkAtEnd(said: string): Span | null {
  const end = said.length - (STOP.exec(said)?.[0].length ?? 0);
  const bare = said.slice(0, end);
  const whole = /^\s*/u.exec(bare)?.[0].length ?? 0;
  if (NAMES.test(bare) || isMadeOf(bare, isWholeRemark)) return { start: whole, end: said.trimEnd().length };
  const hasFigure = /\p{Nd}/u.test(bare);
  for (const { index, 0: sign } of bare.matchAll(PARTS)) {
    const before = bare.slice(0, index);
    if ((before.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < FEWEST_LEFT) continue;
    const clause = bare.slice(index + sign.length);
    const isRemark = NAMES.test(clause) || isMadeOf(clause, (has) => praises(has) || bidsPlainly(has) || (hasFigure && bidsNoGloss(has))); // prettier-ignore
    if (isRemark) return { start: index, end };
  }
  return null;
}

/** As a sentence it may stand for itself: "Perhaps a nice detail for the film.", "Das muss ehrlich gesagt werden." */
const isWholeRemark = (has: Has): boolean =>
  praises(has) || bidsPlainly(has) || (has("tells") && has("bids") && has("film"));

/** The mark that ends a sentence stands at once behind what is left of it. */
function withStopMoved(text: string, start: number, end: number): string {
  const [stop = ""] = /^[.!。！।…]["”»]?/u.exec(text.slice(end)) ?? [];
  return text.slice(0, start) + stop + " ".repeat(end - start) + text.slice(end + stop.length);
}
