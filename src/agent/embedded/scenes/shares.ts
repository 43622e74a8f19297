import { parseNumber } from "../text/figures.ts";
import { countWords } from "../text/sentences.ts";
import { partNames } from "./part-names.ts";

/** Parts of one whole that a sentence names in a row: "61% plastic, 17% glass, 12% metal and 10% other". */
export type SharesInText = {
  /** What stands before a colon: "More than half was plastic". */
  lead: string;
  /** What stands before the first: "A typical mix is". */
  before: string;
  /** What stands behind each percentage. */
  behind: string[];
  /** `offset`: where in the sentence the figure stands. */
  points: { label: string; display: string; value: number; offset: number }[];
};

const SHARE =
  /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?[%٪％](?:\s+|(?=\p{Script=Han}))([\p{L}\p{N}][^,;:.!?،؛，；。%]*?)(?=\s*(?:[,;،؛，；]|[.!?。]?\s*$|\s(?:and|und|et|y|e|en|i|и|та|ve|ja)\s+\d))/gu;
const MOST_LABEL_WORDS = 5;
const ROUNDING = 1.5;

/** "30 % are between 18 and 60" */
const TORN_SPAN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|между|między|mellan|mellem)\s\S+$/iu;

/** Null unless there are three to seven, and they make a hundred. */
export function sharesOfText(sentence: string, language: string): SharesInText | null {
  const found = [...sentence.slice(0, 600).matchAll(SHARE)];
  if (found.length < 3 || found.length > 7) return null;
  const names = partNames(
    found.map(({ 2: label = "" }) => label),
    language,
  );
  const points = found.map(({ 1: digits = "", 2: label = "", index }, at) => ({
    label: names[at] ?? label,
    display: `${digits}%`,
    value: parseNumber(digits, language) ?? Number.NaN,
    offset: index,
  }));
  const sum = points.reduce((total, { value }) => total + value, 0);
  const told = points.every(({ label }) => countWords(label) <= MOST_LABEL_WORDS && !TORN_SPAN.test(label));
  if (!(Math.abs(sum - 100) <= ROUNDING) || !told) return null;
  const before = sentence.slice(0, points[0]?.offset ?? 0);
  const lead = /([^.!?:;]{3,80})[:：]\s*$/u.exec(before)?.[1]?.trim() ?? "";
  return { lead, before, behind: found.map(({ 2: label = "" }) => label), points };
}
