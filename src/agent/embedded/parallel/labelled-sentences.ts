import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

/** Two of anything are no list. */
const FEWEST = 3;
const MOST = 6;
const MOST_LABEL_WORDS = 7;
/** Amounts alone are a chart or figures. */
const FEWEST_TOLD = 4;
/** So many letters find a part in what is said. */
const SAID = 14;
const LABELLED =
  /^(?<label>[\p{Lu}\p{Lo}][^:：.,;；，、!?！？()（）"“”„«»「」]{1,47}?|\p{Script=Han})\s?(?:：|:(?!\p{Nd}|\/))\s*(?<detail>[^:：?？؟"“”„«»「」]+)$/u;

/**
 * "Pressure: 9 bar. Milk: 60 °C, never above 70, because …. Cups: warm.": sentences in a row that each say what they are
 * about before a colon are a list with labels, none of them a list, a figure or a contrast by itself. Null for fewer
 * than three, where a label comes again (people who talk), and where amounts alone follow.
 */
export function labelledSentences(
  sentences: readonly string[],
  at: number,
  language: string,
): { parts: ToldStep[]; count: number } | null {
  const parts: ToldStep[] = [];
  let told = 0;
  for (const sentence of sentences.slice(at)) {
    const { label = "", detail = "" } = LABELLED.exec(withoutStop(sentence))?.groups ?? {};
    if (label === "" || countWords(label) > MOST_LABEL_WORDS) break;
    const whole = wholeLabel(label, capitalise(detail, language), language);
    if (whole === null) return null;
    if (countWords(detail) >= FEWEST_TOLD) told += 1;
    parts.push({ ...whole, said: sentence.slice(0, SAID) });
  }
  const names = new Set(parts.map(({ label }) => label.toLowerCase()));
  // "Five to ten: after the harvest. Fewer: watch.": short, and no amounts.
  const areCases = parts.every(({ detail }) => !/\p{N}/u.test(detail ?? "")) && parts.some(({ detail }) => countWords(detail ?? "") > 1); // prettier-ignore
  if (parts.length < FEWEST || parts.length > MOST || names.size < parts.length) return null;
  if (told === 0 && !areCases) return null;
  return { parts, count: parts.length };
}
