import { lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { cellNumber } from "../text/figures.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import type { SceneContext, Utterance } from "./draft.ts";

/** More names than these in one breath are rows again. */
const MOST = { rows: 5, words: 16, name: 5 };

/** Of so few rows those that say the same are told together wherever they stand; of more, which may take pages, neighbours. */
const MOST_APART = 4;

/** Which rows are told together: those whose told cells are the same, at the place of the first of them. */
export function alikeRows(rows: readonly (readonly string[])[], base: string): number[][] {
  const groups: number[][] = [];
  rows.forEach((row, at) => {
    const near = rows.length <= MOST_APART ? groups : groups.slice(-1);
    const group = near.find((one) => {
      const first = rows[one[0] ?? -1];
      if (first === undefined || !isAlike(first, row) || !fits(one, rows, row)) return false;
      return [...one, at].every((member) => isName(rows[member]?.[0] ?? "", base));
    });
    if (group === undefined) groups.push([at]);
    else group.push(at);
  });
  return groups;
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one, other].map((row) => row.slice(1).map((cell) => cell.trim().toLowerCase()));
  return a !== undefined && b !== undefined && a.some((cell) => cell !== "") && a.join("\n") === b.join("\n");
}

/** What can stand in a row of names: no number, and nothing that has commas of its own. */
function isName(name: string, base: string): boolean {
  return name !== "" && countWords(name) <= MOST.name && !/[,;:，、；：()]/u.test(name) && cellNumber(name, base) === null && !/^\p{Nd}/u.test(name); // prettier-ignore
}

function fits(
  group: readonly number[],
  rows: readonly (readonly string[])[],
  row: readonly string[],
): boolean {
  const names = [...group.map((at) => rows[at]?.[0] ?? ""), row[0] ?? ""];
  return names.length <= MOST.rows && names.reduce((sum, name) => sum + countWords(name), 0) <= MOST.words;
}

/** "Alcohol, tobacco and knives: …" for "Alcohol: …": the names of all rows of a group, each of them with its row; null where its sentence does not open with a name and a colon. */
export function withAlikeNames(
  told: Utterance,
  group: readonly number[],
  names: readonly string[],
  context: SceneContext,
): Utterance | null {
  const [at = -1] = group;
  const mark = told.marks.find(({ key }) => key === `row:${at}`);
  const [name = "", ...others] = names;
  if (mark === undefined || mark.offset !== 0) return null;
  const own = told.text.slice(0, name.length);
  const behind = told.text.slice(name.length);
  if (own.toLowerCase() !== name.toLowerCase() || !/^\s?[:：,،，、]/u.test(behind)) return null;
  const small = context.base === "en" || lowersNouns(context.base);
  const lowered = others.map((other) => (small ? lowerFirst(other, context.names) : other));
  // Where one of them is a name, all are written as they stand in their cells.
  const mixed = lowered.some((other) => /^\p{Lu}/u.test(other));
  const said = [own, ...(mixed ? others : lowered)];
  // "Tobacco and vapes" among others is parted from them by a comma.
  const pairs = context.base === "en" && said.some((one) => /\sand\s/u.test(one)) && said.length > 2;
  const listed = joinList(said.map((_, index) => `\uE000${index}\uE001`), pairs ? "en-US" : context.language); // prettier-ignore
  const marks = told.marks.filter((one) => one !== mark);
  let text = "";
  for (const piece of listed.split(/(\uE000\d+\uE001)/u)) {
    const index = /^\uE000(\d+)\uE001$/u.exec(piece)?.[1];
    if (index !== undefined) marks.push({ key: `row:${group[Number(index)] ?? at}`, offset: text.length });
    text += index === undefined ? piece : (said[Number(index)] ?? "");
  }
  const shift = text.length - name.length;
  return {
    ...told,
    text: text + behind,
    marks: marks.map((one) => (told.marks.includes(one) ? { ...one, offset: one.offset + shift } : one)).toSorted((a, b) => a.offset - b.offset), // prettier-ignore
  };
}
