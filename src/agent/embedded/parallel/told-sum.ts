import { sumParted } from "../scenes/named-sum.ts";
import { INCLUDING, OF_IT } from "../text/of-it-words.ts";
import { withoutStop } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** `parts`: what makes a sum that the words of `heading` name; `count`: how many sentences tell it. */
export type ToldSum = {
  heading: string;
  parts: { label: string; display: string; value: number; said: string }[];
  count: number;
};

const SAID = 10;
/** What says that a clause goes on, and what it ends in by itself. */
const ENDINGS: Readonly<Record<string, readonly [RegExp, string]>> = {
  ja: [/(?:であり|で|(?<=\p{Script=Han})し)$/u, ""],
  ko: [/(?:이며|이고|인데)$/u, ""],
};
const KOREAN_PAST = /(?<=[했었았였])고$/u;

/**
 * "It costs 31 million; the city pays 19 million, the state 8 million and the province 4 million", "1,340 things came, of
 * which 870 …", "We need 45 million. Of this, 20 go …": only where the parts make the sum.
 */
export function sumFrom(sentences: readonly string[], at: number, language: string): ToldSum | null {
  const sentence = sentences[at] ?? "";
  if (!/\p{Nd}/u.test(sentence)) return null;
  const of = [OF_IT[language], INCLUDING[language]].filter((one) => one !== undefined).join("|");
  const dividers = [/\s*[;；؛]\s*/u, ...(of === "" ? [] : [regex(within(of, language), "iu")])];
  for (const divider of dividers) {
    const match = divider.exec(sentence);
    const found = told(sentence, match === null ? null : { index: match.index, length: match[0].length }, language); // prettier-ignore
    if (found !== null) return { ...found, count: 1 };
  }
  const next = sentences[at + 1] ?? "";
  const opens =
    of === "" ? null : regex(`^(?:${of})${isUnspaced(language) ? "" : "(?:,?\\s|$)"}`, "iu").exec(next);
  if (opens === null) return null;
  const both = `${sentence} ${next}`;
  const index = sentence.length;
  const found = told(both, { index, length: 1 + opens[0].length }, language);
  return found === null ? null : { ...found, count: 2 };
}

/** What stands between a sum and its parts: UTF-16. */
type Divider = { index: number; length: number };

function within(of: string, language: string): string {
  if (isUnspaced(language)) return `[，、,]\\s*(?:${of})`;
  return `\\s?[,،–—]\\s(?:${of})(?:,?\\s)|\\s\\((?:${of})\\s`;
}

function told(text: string, divider: Divider | null, language: string): Omit<ToldSum, "count"> | null {
  if (divider === null) return null;
  const from = divider.index + divider.length;
  const sum = sumParted(text.replace(/\)?[\s.!。।]+$/u, ""), divider.index, from, language);
  if (sum === null) return null;
  const parts = sum.points.map(({ offset, ...point }) => ({
    ...point,
    said: text.slice(offset, offset + SAID),
  }));
  const heading = withoutStop(sum.heading);
  return {
    heading: heading.replace(...(ENDINGS[language] ?? [/(?!)/u, ""])).replace(KOREAN_PAST, "습니다"),
    parts,
  };
}
