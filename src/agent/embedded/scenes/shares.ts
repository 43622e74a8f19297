import { capitalise, countWords } from "../text/sentences.ts";
import { parseNumber } from "../text/figures.ts";

/** Parts of one whole that a sentence names in a row: "61% plastic, 17% glass, 12% metal and 10% other". */
export type SharesInText = {
  /** What stands before them: "More than half was plastic". */
  lead: string;
  /** `offset`: where in the sentence the figure stands. */
  points: { label: string; display: string; value: number; offset: number }[];
};

const SHARE =
  /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?[%٪]\s+([\p{L}\p{N}][^,;:.!?،؛，；。%]*?)(?=\s*(?:[,;،؛，；]|[.!?。]?\s*$|\s(?:and|und|et|y|e|en|i|и|та|ve|ja)\s+\d))/gu;
const MOST_LABEL_WORDS = 5;
const ROUNDING = 1.5;

/** Null unless there are three to seven, and they make a hundred. */
export function sharesOfText(sentence: string, language: string): SharesInText | null {
  const found = [...sentence.slice(0, 600).matchAll(SHARE)];
  if (found.length < 3 || found.length > 7) return null;
  const points = found.map(({ 1: digits = "", 2: label = "", index }) => ({
    label: capitalise(label.trim()),
    display: `${digits}%`,
    value: parseNumber(digits, language) ?? Number.NaN,
    offset: index,
  }));
  const sum = points.reduce((total, { value }) => total + value, 0);
  const told = points.every(({ label }) => countWords(label) <= MOST_LABEL_WORDS);
  if (!(Math.abs(sum - 100) <= ROUNDING) || !told) return null;
  const before = sentence.slice(0, points[0]?.offset ?? 0);
  const lead = /([^.!?:;]{3,80})[:：]\s*$/u.exec(before)?.[1]?.trim() ?? "";
  return { lead, points };
}
