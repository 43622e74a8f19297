import type { Visual } from "../../../artifacts/storyboard.ts";
import { countWords } from "../text/sentences.ts";
import type { Utterance } from "./draft.ts";
import { isChartByItself } from "./tells-row.ts";
import { tellsMark } from "./value-to-reach.ts";

/**
 * How many sentences behind those of a chart speak of it: of its parts by their names, of its values, of it. What is a
 * chart by itself, whatever values it has in common, is the next picture.
 */
export function sentencesBeside(
  after: readonly Utterance[],
  shown: Visual,
  { most, base }: { most: number; base: string },
): number {
  const names = shown.kind === "chart" ? namesOfParts(shown) : [];
  const found = after.findIndex(
    ({ text }, at) =>
      wordsUpTo(after, at) >= most ||
      !(speaksOf(text, names) || (shown.kind === "chart" && tellsMark(text))) ||
      isChartByItself(text, base),
  );
  return found < 0 ? after.length : found;
}

/** Whether a sentence speaks of a picture of data: of it, of a part or a value. */
export function isBeside(sentence: string, shown: Visual): boolean {
  return speaksOf(sentence, namesOfParts(shown)) || (shown.kind === "chart" && tellsMark(sentence));
}

function speaksOf(sentence: string, names: readonly string[]): boolean {
  if (TOO_MUCH.test(sentence)) return false;
  const said = ` ${sentence.toLowerCase()}`;
  return OF_THE_SAME.test(sentence) || names.some((name) => isSaid(name, said));
}

/** Whether a sentence names a part of a picture of data: one of its bars, a row. */
export function isPartNamed(sentence: string, shown: Visual): boolean {
  const said = ` ${sentence.toLowerCase()}`;
  return namesOfParts(shown).some((name) => isSaid(name, said));
}

function namesOfParts(shown: Visual): string[] {
  const isName = (name: string): boolean => /(?:\p{L}\p{M}*){3}|\p{Script=Han}/u.test(name);
  if (shown.kind === "table") return shown.rows.flatMap((row) => row.slice(0, 1)).filter(isName);
  if (shown.kind !== "chart") return [];
  return [...shown.categories.filter(isName), ...shown.series.flatMap(({ displays }) => displays)];
}

function isSaid(name: string, said: string): boolean {
  return said.includes(/\p{Script=Han}/u.test(name) ? name : ` ${name.toLowerCase()}`);
}

/** "Too much water makes it weak": what happens otherwise is another thought, whatever it names. */
export const TOO_MUCH =
  /(?<!\p{L})(?:too\s\p{L}|zu\s(?:viel|wenig|hoh|nass|trocken|stark|schnell|langsam)|trop\s|demasiad|tropp[oaie]\s|demais|te\s(?:veel|weinig)|слишком|za dużo|za mało|zbyt)|太|过多|过少|すぎ/iu;
/** It begins with what was just told. */
const OF_THE_SAME =
  /^(?:that(?:['’]s| is| was| makes| means)|this (?:is|was|means)|these|those|together|das (?:sind|ist|war|macht)|damit|zusammen|c['’]est|ce sont|ensemble|eso|esto|juntos|ciò|questo|insieme|isso|isto|dat is|dit is|daarmee|samen|это|вместе|هذا|これ|这)(?![\p{L}])/iu;

function wordsUpTo(utterances: readonly Utterance[], at: number): number {
  return utterances.slice(0, at + 1).reduce((sum, { text }) => sum + countWords(text), 0);
}
