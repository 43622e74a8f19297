import { labelledSentences } from "./labelled-sentences.ts";
import type { ToldDay } from "./told-days.ts";
import { YEAR } from "../text/year-alone.ts";

/** "Mar 2024", "Q3 2024", "2024": a date by itself. */
const DATE = new RegExp(`^(?:\\p{L}{3,12}\\.?\\s|Q[1-4]\\s)?${YEAR}$`, "u");

/** "Mar 2024: first 1,000 sensors. Sep 2024: …": what labels tell of times stands on an axis, in the order of the text. */
export function datedLabels(
  sentences: readonly string[],
  at: number,
  language: string,
): { days: ToldDay[]; count: number } | null {
  const found = labelledSentences(sentences, at, language);
  if (found === null || !found.parts.every(({ label, detail }) => DATE.test(label) && detail !== null)) return null; // prettier-ignore
  const years = found.parts.map(({ label }) => Number(label.slice(-4)));
  if (years.some((year, nth) => year < (years[nth - 1] ?? year))) return null;
  const days = found.parts.map(({ label, detail, said }) => ({ date: label, text: detail ?? "", said }));
  return { days, count: found.count };
}
