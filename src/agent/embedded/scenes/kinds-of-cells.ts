import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import { isAnswer } from "./answers.ts";
import type { SceneContext } from "./draft.ts";

export type NamedCell = { value: string; name: string };

const AMOUNT = /\p{N}/u;
const MOST_HEAD_WORDS = 3;

/** Whether some cells of a row are amounts and others words, so that "−18 °C or below and start of shift" is no pair. */
export function areOfKinds(cells: readonly NamedCell[]): boolean {
  const worded = cells.filter(({ value }) => !AMOUNT.test(value));
  if (cells.some(({ name, value }) => name === "" || isAnswer(value))) return false;
  return worded.length > 0 && worded.length < cells.length && worded.every(({ value }) => countWords(value) > 1 || /\p{L}{3}/u.test(value)); // prettier-ignore
}

/**
 * "Freezer: −18 °C or below; check: start of shift": an amount says what it is, words are called by their column.
 * `named`: as in the first row, from which the others are understood; outside English its amounts are, too.
 */
export function cellsByKind(
  cells: readonly NamedCell[],
  named: boolean,
  { base, names, phrases }: SceneContext,
): string {
  const lower = (text: string): string =>
    base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text;
  const { semicolon } = pauseMarks(base);
  const stop = /[.。।]$/u;
  return cells
    .map(({ value, name }) => {
      const isAmount = AMOUNT.test(value);
      if (!named || (isAmount && base === "en")) return (isAmount ? value : lower(value)).replace(stop, "");
      const head = countWords(name) <= MOST_HEAD_WORDS ? lower(name) : "";
      const link = isAmount || leadsInto(name) ? phrases.space : phrases.colon;
      return `${head}${head === "" ? "" : link}${isAmount ? value : lower(value)}`.replace(stop, "");
    })
    .join(semicolon);
}

/** "Pour", "Für": a head that its cell goes on from, with no colon between them. */
export function leadsInto(head: string): boolean {
  return LEADS_INTO.test(head.trim());
}

const LEADS_INTO =
  /^(?:for|with|from|until|since|before|after|für|mit|ab|bis|seit|vor|nach|bei|pour|avec|dès|jusqu['’]à|chez|para|con|desde|hasta|per|fino a|com|até|voor|met|vanaf|tot|dla|od|do|dla kogo|для|с|от|до|за|från|till|för|med|for|til|fra)$/iu;

/** So many cells are not told one by one. */
const MOST_CELLS = 12;

/**
 * Which columns of a long, wide table are told: of each row what it is called, and the columns that `prose` around it names,
 * or the last where it is of words. Null where all are.
 */
export function toldColumns(
  { header, rows }: TableBlock,
  shown: number,
  prose: string,
): ReadonlySet<number> | null {
  if (header.length < 4 || shown * header.length <= MOST_CELLS || rows.length < 4) return null;
  const said = prose.toLowerCase();
  const spoken = header.flatMap(({ spoken: head }, at) => {
    const word = head.toLowerCase().trim();
    return at > 0 && word.length > 3 && said.includes(word) ? [at] : [];
  });
  if (spoken.length > 0 && spoken.length < header.length - 1) return new Set([0, ...spoken]);
  const last = rows.map((row) => row[header.length - 1]?.spoken ?? "");
  return last.every((cell) => /\p{L}{2}/u.test(cell) && !AMOUNT.test(cell))
    ? new Set([0, header.length - 1])
    : null;
}

/** "order_id", "id": columns as a program names them. */
const KEY = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|id)$/u;
const PLAIN = /^[a-z][a-z0-9_]*$/u;

/** Rows of a data base are looked at: what they show is told by the sentences around them. */
export function isData({ header }: TableBlock): boolean {
  const heads = header.map(({ shown }) => shown.trim());
  return heads.length > 1 && heads.every((head) => PLAIN.test(head)) && heads.some((head) => KEY.test(head));
}
