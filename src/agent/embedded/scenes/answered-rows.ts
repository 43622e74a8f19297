import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { isAnswer, saysNo } from "./answers.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { isAsked } from "./asked-columns.ts";

/** Heads of more words tell rather than name. */
const MOST_HEAD_WORDS = 4;
const FEWEST = { rows: 3, columns: 2 };

/** Whether a table says no more than which of its rows has what: a yes or a no in every cell. */
export function isOfAnswers({ header, rows }: TableBlock): boolean {
  const heads = header.slice(1).map(({ spoken }) => spoken.trim());
  if (heads.length < FEWEST.columns || rows.length < FEWEST.rows) return false;
  if (heads.some((head) => head === "" || isAsked(head) || countWords(head) > MOST_HEAD_WORDS)) return false;
  return rows.every((row) => row.length === header.length && row.slice(1).every(({ spoken }) => isAnswer(spoken))); // prettier-ignore
}

/**
 * "Basic: pool yes; sauna and towels no. Plus: pool and sauna.": the first row says what is answered, the others what they
 * have. A row that has nothing says so of all.
 */
export function narrateAnswers(
  table: TableBlock,
  at: number,
  weight: number,
  context: SceneContext,
): Utterance {
  const { base, names, phrases, language } = context;
  const row = table.rows[at] ?? [];
  const lower = (text: string): string => base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text; // prettier-ignore
  const cells = row.slice(1).map(({ spoken }, column) => ({
    head: lower((table.header[column + 1]?.spoken ?? "").trim().replace(/\s?[?？؟]$/u, "")),
    answer: spoken.trim().toLowerCase(),
    isNo: saysNo(spoken.trim()),
  }));
  const groups = [false, true]
    .map((isNo) => cells.filter((cell) => cell.isNo === isNo))
    .filter((group) => group.length > 0)
    // "Vegan and gluten-free" needs its yes no more, once it was said.
    .filter((group, nth, all) => at === 0 || nth === 0 || all.length === 1);
  const isPlain = at > 0 && groups[0]?.[0]?.isNo === false;
  const told = groups.map((group) => {
    const heads = joinList(group.map(({ head }) => head), language); // prettier-ignore
    return isPlain ? heads : `${heads}${phrases.space}${group[0]?.answer ?? ""}`;
  });
  const stop = endSentence("x", language).slice(1);
  const name = capitalise(row[0]?.spoken ?? "");
  return compose([[`row:${at}`, name], phrases.colon, told.join(pauseMarks(base).semicolon), stop], weight);
}
