import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { compose, say, type SceneContext, type Utterance } from "./draft.ts";

/** "Vegan?" stands before its answer like any other head; more words ask. */
const FEWEST = { words: 3, signs: 6 };

/** Whether a column is headed by a question: "Can a parent buy it for a child?" */
export function isAsked(head: string): boolean {
  const bare = head.trim();
  if (!/[?？؟]$/u.test(bare)) return false;
  const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare);
  return countWords(bare) >= FEWEST.words || (east && bare.length >= FEWEST.signs);
}

/** The columns of a table that ask; none where no other tells them apart. */
export function askedColumns({ header }: TableBlock): number[] {
  return header.flatMap(({ spoken }, at) => (at > 0 && isAsked(spoken) ? [at] : []));
}

/**
 * "Alcohol: minimum age 18. Can a parent buy it for a child? No.": within a sentence a question would be torn. The row comes
 * with its name; each question is a sentence, with its answer behind it.
 */
export function narrateAsked(
  table: TableBlock,
  cells: readonly string[],
  { at, weight }: { at: number; weight: number },
  context: SceneContext,
): Utterance[] {
  const { base, names, phrases, language } = context;
  const asked = new Set(askedColumns(table));
  const lower = (text: string): string =>
    base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text;
  const bare = (text: string): string => text.trim().replace(/[.。।]$/u, "");
  const told = cells.flatMap((cell, column) => {
    if (column === 0 || asked.has(column) || cell === "") return [];
    const head = table.header[column]?.spoken.trim() ?? "";
    const named = head !== "" && countWords(cell) <= MOST_OF_VALUE;
    return [named ? `${lower(head)}${phrases.space === "" ? "" : " "}${bare(cell)}` : lower(bare(cell))];
  });
  const answers = [...asked].flatMap((column) => {
    const cell = cells[column] ?? "";
    const question = table.header[column]?.spoken.trim() ?? "";
    return cell === "" ? [] : [{ question, answer: endSentence(capitalise(bare(cell)), language) }];
  });
  const [name = ""] = cells;
  const row = [`row:${at}`, capitalise(name)] as const;
  const stop = endSentence("x", language).slice(1);
  const gap = phrases.space === "" ? "" : " ";
  if (told.length > 0)
    return [
      compose([row, phrases.colon, told.join(pauseMarks(base).comma), stop], weight),
      ...answers.map(({ question, answer }) => say(`${capitalise(question)}${gap}${answer}`, weight - 0.1)),
    ];
  return answers.map(({ question, answer }, index) =>
    index === 0
      ? compose([row, phrases.colon, base === "en" ? lowerFirst(question, names) : question, gap, answer], weight) // prettier-ignore
      : say(`${capitalise(question)}${gap}${answer}`, weight - 0.1),
  );
}

const MOST_OF_VALUE = 3;
