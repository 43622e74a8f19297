import { ASKED_AROUND, ASKED_LEADS, ASKED_TAIL } from "./asked-end-words.ts";
import { BEGINS } from "./sentence-head.ts";
import { toPattern } from "../text/regex.ts";

/** Where an order stands, and the words that it gives. */
export type AskedEnd = { start: number; end: number; line: string };

const MARKS = [
  '["“”„«»「『]\\s*(?<line>[^"“”„«»「」『』\\n]{2,160}?)\\s*["”“»«」』]',
  // 'Ask us, we've opened both': an apostrophe stands between two letters.
  "[‘'](?<line>(?:[^'‘’\"\\n]|(?<=\\p{L})['’](?=\\p{L})){6,160})['’]",
];
const STOP = "[ \\t]*(?:[.?!؟।]+|(?=\\n|$))";
const ORDERS = MARKS.flatMap((marks) => [
  toPattern(`${BEGINS}(?:${ASKED_LEADS})\\s?[:：,]?\\s*${marks}${ASKED_TAIL}${STOP}`, "giu"),
  ...ASKED_AROUND.map(([lead, tail]) =>
    toPattern(`${BEGINS}(?:${lead})\\s?[:：]?\\s*${marks}${tail}${ASKED_TAIL}${STOP}`, "giu"),
  ),
]);

/**
 * 'Can you end on "Ask us, we've opened both"?', „Kann der Film mit „…“ enden?": whoever asks so for a last line speaks of the film,
 * wherever it stands in a text; "End your letter with …" is told.
 */
export function askedEndIn(source: string): AskedEnd | null {
  if (!/["“”„«»「『‘']/u.test(source)) return null;
  const found = ORDERS.flatMap((order) => [...source.matchAll(order)])
    .filter(({ groups }) => /\p{L}{2}/u.test(groups?.["line"] ?? ""))
    .toSorted((a, b) => a.index - b.index)
    .at(-1);
  if (found === undefined) return null;
  const { index, 0: said, groups } = found;
  return { start: index, end: index + said.length, line: groups?.["line"]?.trim() ?? "" };
}
