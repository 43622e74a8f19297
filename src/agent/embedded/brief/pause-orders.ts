import { toPattern } from "../text/regex.ts";
import { LONE_PAUSES, PAUSE_ORDERS } from "./pause-order-words.ts";
import { spliced } from "./sentence-head.ts";

/** Of what stands in the order the answer is told; a longer lead tells something itself. */
const LONGEST = 90;
const ASKED = /[?？؟;;]["'”’»)」』]*$|(?:か|吗|嗎|呢)[。.]?$/u;
const BETWEEN_WORDS = "(?<![\\p{L}\\p{M}])";
const BEHIND_WORDS = "(?![\\p{L}\\p{M}])";

type Found = { start: number; end: number; label: string; colon: string };

/**
 * "Why is it wound? Pause for five seconds before the answer: a thick wire …": what is asked of the maker between a question and its
 * answer is taken out, in the same length, and the answer is labelled as one, so that it comes behind time to think.
 */
export function withoutPauseOrders(source: string): { text: string; wishes: string[] } {
  const lone = [...source.matchAll(LONE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length, label: "", colon: "" })); // prettier-ignore
  const led = [...source.matchAll(CLAUSE)]
    .flatMap((match) => pauseOrder(source, match))
    .filter(({ start }) => lone.every((one) => start < one.start || start >= one.end));
  const orders = [...led, ...lone];
  const text = orders.reduce(
    (rest, { start, end, label, colon }) => spliced(rest, start, end, `${label}${colon}`),
    source,
  );
  return { text, wishes: orders.map(({ start, end }) => source.slice(start, end).trim()) };
}

/** A pause that no answer follows is time to think by itself: behind a question, where a paragraph ends. A step is followed by the next. */
const LONE = toPattern(
  `(?<=(?:[?？؟;;]|(?:か|吗|嗎|呢)[。.]|까\\.)["'”’»)」』]{0,3}[ \\t]{0,3})(?:${LONE_PAUSES.join("|")})[.!。！]?(?=[ \\t]{0,3}(?:\\n|$))`,
  "giu",
);

/** What begins a sentence or a line and ends in a colon, or in a stop with the answer behind it. */
const CLAUSE = new RegExp(`(?<=[?？؟;;。.!！][ \\t]*|\\n[ \\t]*)[^\\s:：.!?。！？\\n][^:：.!?。！？\\n]{6,${LONGEST}}[:：.。](?=[ \\t]*\\S)`, "gu"); // prettier-ignore

function pauseOrder(source: string, { index, 0: said }: RegExpExecArray): Found[] {
  const before = source.slice(Math.max(0, index - 200), index).trimEnd();
  if (!ASKED.test(before)) return [];
  const words = ORDERS.find(({ waits, before: leads }) => waits.test(said) && leads.test(said));
  const colon = /[：。]$/u.test(said) ? "：" : ":";
  if (words === undefined || words.label.length >= said.length) return [];
  return [{ start: index, end: index + said.length, label: words.label, colon }];
}

const ORDERS = PAUSE_ORDERS.map(({ waits, before, label }) => {
  const spaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(label);
  const word = (source: string): RegExp =>
    toPattern(spaced ? `${BETWEEN_WORDS}(?:${source})${BEHIND_WORDS}` : source, "iu");
  return { waits: word(waits), before: word(before), label };
});
