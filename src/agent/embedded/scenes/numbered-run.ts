import { capitalise } from "../text/sentences.ts";
import { numberOfWord } from "../text/number-words.ts";

/** "… in the six hours after low tide: 1, 2, 3, 3, 2, 1 twelfths": a value for each of so many steps. */
export type NumberedRun = {
  step: string;
  unit: string;
  displays: string[];
  values: number[];
  offsets: number[];
};

const FEWEST = 4;
const RUN =
  /^(?<lead>[^:：]{6,160})[:：]\s*(?<run>\d+(?:[.,]\d+)?(?:(?:,\s|、|，\s?|\s(?:and|und|et|y|e|en|och|og|i|и)\s)\d+(?:[.,]\d+)?)+)(?:\s?(?<unit>\p{L}[\p{L}\p{M} ]{0,20}))?$/u;

/** Null unless what stands before the colon counts as many steps as there are numbers: they tell of them, one after another. */
export function numberedRun(sentence: string, language: string): NumberedRun | null {
  const groups = RUN.exec(sentence.replace(/[\s.。!]+$/u, ""))?.groups;
  const { lead = "", run = "", unit = "" } = groups ?? {};
  const found = [...run.matchAll(/\d+(?:[.,]\d+)?/gu)];
  if (found.length < FEWEST) return null;
  const step = stepOf(lead, found.length, language);
  const values = found.map(([number]) => Number(number.replace(",", ".")));
  if (step === null || new Set(values).size < 2 || values.some((value) => value <= 0)) return null;
  const from = sentence.indexOf(run, lead.length);
  return {
    step,
    unit: unit.trim(),
    displays: found.map(([number]) => number),
    values,
    offsets: found.map(({ index }) => from + index),
  };
}

/** "hours" of "the six hours", where it is six that are counted; null where nothing is. */
function stepOf(lead: string, count: number, language: string): string | null {
  const words = lead.split(/\s+/u);
  const at = words.findIndex((word) => Number(word) === count || numberOfWord(word.toLowerCase(), language) === count); // prettier-ignore
  const step = words[at + 1]?.replace(/[^\p{L}\p{M}]/gu, "") ?? "";
  return at < 0 || step.length < 2 ? null : capitalise(step);
}
