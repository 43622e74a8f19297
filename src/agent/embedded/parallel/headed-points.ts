import { promisesCount, promisesOrder } from "../brief/counted-lists.ts";
import { seriesOfText } from "../scenes/chart-data.ts";
import { gappedRow } from "../scenes/gapped-row.ts";
import { rowOfValues } from "../scenes/row-of-values.ts";
import { sharesOfText } from "../scenes/shares.ts";
import { opensWithPronoun } from "../text/main-clause.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { splitOutside } from "../text/split-outside.ts";
import { countIn, headOf, piecesOf, withoutAnds } from "./announced-parts.ts";
import { regex } from "../text/regex.ts";
import { asStep } from "./told-steps.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_LEAD_WORDS = 12;
/** So many letters find a point in what is said. */
const SAID = 14;

type Points = { lead: string; parts: ToldStep[] };

/** "Deadlines to keep: 30 days to move out; 90 days if …; 24 hours' notice": points under what stands before the colon. */
export function semicolonPoints(sentence: string, language: string): Points | null {
  const [, lead = "", told = ""] = /^([^:：;；]{3,110}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  if (told === "" || countWords(lead) > MOST_LEAD_WORDS || /[?？؟"“”„«»「」:：]/u.test(told)) return null;
  if (isDrawn(sentence, told, language)) return null;
  const pieces = withoutAnds(splitOutside(withoutStop(told), /\s*[;；؛]\s*/u), language).filter(
    (piece) => piece !== "",
  );
  if (pieces.length < FEWEST || pieces.length > MOST || pieces.some((piece) => !/\p{L}{2}|\p{Lo}/u.test(piece))) return null; // prettier-ignore
  // "He had one rule: never lie; it served him well": a story goes on.
  if (pieces.some((piece) => opensWithPronoun(piece))) return null;
  const parts = pointsOf(pieces, language);
  return parts === null ? null : { lead: capitalise(lead, language), parts };
}

/** Values of one measure make bars or a ring. */
function isDrawn(sentence: string, told: string, language: string): boolean {
  return (
    seriesOfText(sentence, language) !== null ||
    sharesOfText(sentence, language) !== null ||
    gappedRow([told], 0, language) !== null ||
    rowOfValues(sentence, language, false) !== null
  );
}

/**
 * "Three things change: bonuses rise. Who cares for … And …": a sentence each for just so many as their head counts, to
 * the end of the paragraph or to an "and".
 */
export function countedSentences(
  sentences: readonly string[],
  at: number,
  language: string,
): (Points & { count: number }) | null {
  const sentence = sentences[at] ?? "";
  const [, lead = "", told = ""] = /^([^:：]{4,110}?)\s*[:：]\s*(.*)$/su.exec(sentence) ?? [];
  if (lead === "" || countWords(lead) > MOST_LEAD_WORDS) return null;
  if (!promisesCount(lead, language) && !promisesOrder(lead, language)) return null;
  const count = countIn(lead, language);
  if (count === null || count > MOST || (told !== "" && piecesOf(withoutStop(told), count, language) !== null)) return null; // prettier-ignore
  const behind = told === "" ? count : count - 1;
  const own = sentences.slice(at + 1, at + 1 + behind);
  const rest = sentences.length - at - 1 - behind;
  // "Always keep three points of contact: …" counts what it speaks of, no sentences.
  const counts = countIn(headOf(lead, language).split(/\s+/u).slice(0, 2).join(" "), language) !== null;
  if (!counts && !opensWithAnd(own.at(-1) ?? "", language)) return null;
  if (own.length < behind || (rest > 0 && !opensWithAnd(own.at(-1) ?? "", language))) return null;
  const points = told === "" ? own : [told, ...own];
  if (points.some((point) => /[?？؟"“”„«»「」:：]/u.test(point) || countWords(point) < 2)) return null;
  const parts = pointsOf(points.map((point) => withoutAnd(point, language)), language); // prettier-ignore
  return parts === null ? null : { lead: headOf(lead, language), parts, count: 1 + behind };
}

/**
 * "Four stages" above a paragraph of just four sentences: each is one of what the heading counts. Null where one speaks
 * of another's, or is too long to be read.
 */
export function sentencesUnderCount(
  sentences: readonly string[],
  heading: string,
  language: string,
): { ordered: boolean; parts: ToldStep[] } | null {
  const ordered = promisesOrder(heading, language);
  if (!ordered && !promisesCount(heading, language)) return null;
  const count = countIn(heading, language);
  if (count === null || count > MOST || sentences.length !== count) return null;
  const isBare = (text: string): boolean => !/[?？؟"“”„«»「」]/u.test(text) && countWords(text) >= FEWEST;
  if (!sentences.every(isBare)) return null;
  if (!ordered && sentences.some((text) => opensWithPronoun(text))) return null;
  const explained = sentences.map(explainedAtColon);
  if (explained.some((one) => one === null)) return null;
  const parts = sentences.map((text, at) => {
    const { label, detail } = explained[at] ?? { label: text, detail: null };
    const step = ordered ? asStep(withoutStop(label), language) : label;
    return pointOf(step, detail, language);
  });
  if (!parts.every((part) => part !== null)) return null;
  return {
    ordered,
    parts: parts.map((part, at) => ({ ...part, said: (sentences[at] ?? "").slice(0, SAID) })),
  };
}

/** "Throw no receipt away: the tax office may ask for it": what stands behind a colon explains the point. Null for several. */
function explainedAtColon(sentence: string): { label: string; detail: string | null } | null {
  const [label = "", detail, another] = sentence.split(/\s*[:：](?!\p{Nd}|\/)\s*/u);
  if (detail === undefined) return { label, detail: null };
  const fits = another === undefined && countWords(label) >= 1 && countWords(detail) >= FEWEST;
  return fits && countWords(label) <= MOST_LEAD_WORDS ? { label, detail } : null;
}

function pointOf(piece: string, detail: string | null, language: string): ToldStep | null {
  const below = detail === null ? null : capitalise(detail, language);
  const label = wholeLabel(capitalise(piece, language), below, language);
  return label === null ? null : { ...label, said: piece.slice(0, SAID) };
}

function pointsOf(pieces: readonly string[], language: string): ToldStep[] | null {
  const parts = pieces.map((piece) => pointOf(piece, null, language));
  const kept = parts.filter((part) => part !== null);
  return kept.length < pieces.length ? null : kept;
}

function andPattern(language: string): RegExp {
  return regex(
    `^(?:${AND[language] ?? "그리고|そして|而且|并且|最后"})(?:\\s+|(?<=[てり]、?|[且后]，?))`,
    "iu",
  );
}

function opensWithAnd(sentence: string, language: string): boolean {
  return andPattern(language).test(sentence);
}

function withoutAnd(sentence: string, language: string): string {
  return sentence.replace(andPattern(language), "");
}
