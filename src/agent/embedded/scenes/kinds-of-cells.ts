import { measured } from "./measured-cell.ts";
import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import { isAnswer } from "./answers.ts";
import type { SceneContext } from "./draft.ts";
import { spokenCell } from "./spoken-cell.ts";

export type NamedCell = { value: string; name: string };

const NUMBER = /\p{N}/u;
const MOST_HEAD_WORDS = 3;

/** "−18 °C or below", "up to 5 kg"; "evacuate, call 112, meet at the fountain" tells what to do. */
function isAmount(cell: string): boolean {
  return NUMBER.test(cell) && (/^\P{L}{0,4}\p{N}/u.test(cell) || countWords(cell) <= MOST_AMOUNT_WORDS);
}

const MOST_AMOUNT_WORDS = 4;

/** Whether some cells of a row are amounts and others words, so that "−18 °C or below and start of shift" is no pair. */
export function areOfKinds(cells: readonly NamedCell[]): boolean {
  const worded = cells.filter(({ value }) => !isAmount(value));
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
      const isMeasured = isAmount(value);
      // "Extend: 14; £61,000": a bare number says in every row what it counts.
      if (base === "en" && BARE.test(value) && !asksWho(name)) return measured(value, name, true, names);
      if (!named || (isMeasured && base === "en"))
        return (isMeasured ? value : lower(value)).replace(stop, "");
      const head = countWords(name) <= MOST_HEAD_WORDS && !asksWho(name) ? lower(name) : "";
      const link = isMeasured || leadsInto(name) ? phrases.space : phrases.colon;
      return `${head}${head === "" ? "" : link}${isMeasured ? value : lower(value)}`.replace(stop, "");
    })
    .join(semicolon);
}

const BARE = /^[+−-]?\p{Sc}?\p{Nd}[\p{Nd},.]*$/u;

/** "Who", "Was", "Où": a head whose cells answer it by what they are. */
export function asksWho(head: string): boolean {
  return ASKS_WHO.test(head.trim());
}

const ASKS_WHO =
  /^(?:who|what|where|(?:by |until )?when|(?:bis |ab )?wann|wer|was|wo|wann|qui|quoi|où|(?:pour )?quand|quién(?:es)?|qué|dónde|(?:para )?cuándo|chi|(?:che )?cosa|dove|(?:entro |para )?quando|quem|(?:o )?quê|onde|wie|wat|waar|(?:voor )?wanneer|vem|vad|var|när|hvem|hvad|hva|hvor|hvornår|når|kto|co|gdzie|(?:do )?kiedy|kdo|kde|kdy|кто|что|где|(?:до )?когда|хто|що|де|коли|kim|ne|nerede|ne zaman|誰|だれ|何|どこ|いつ|谁|誰人|什么|哪里|누가|무엇|어디|언제|من|ماذا|أين|متى|מי|מה|איפה|מתי|कौन|क्या|कहाँ|कब)\s?[?？؟]?$/iu;

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
 * or the last where it alone is of words or is by far the longest, else the first two. Null where all are.
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
  const worded = header.flatMap((_, at) => (at > 0 && isWorded(rows, at) ? [at] : []));
  const last = header.length - 1;
  if (worded.at(-1) === last && worded.every((at) => at === last || isLonger(rows, last, at))) return new Set([0, last]); // prettier-ignore
  // "Task | who | when | needs": who comes first is what the table is for.
  const filled = rows.every((row) => [1, 2].some((at) => spokenCell(row[at]?.spoken ?? "") !== ""));
  return filled && (worded.length > 1 || header.length > MOST_TOLD_COLUMNS) ? new Set([0, 1, 2]) : null;
}

/** Of more columns the first two say most; the others are seen. */
const MOST_TOLD_COLUMNS = 4;

/** "Who it is for" in whole phrases says more than where it starts. */
function isLonger(rows: TableBlock["rows"], one: number, other: number): boolean {
  const length = (column: number): number => rows.reduce((sum, row) => sum + countWords(row[column]?.spoken ?? ""), 0); // prettier-ignore
  return length(one) >= 2 * length(other);
}

/** A column of words, which are no answers. */
function isWorded(rows: TableBlock["rows"], column: number): boolean {
  const cells = rows.map((row) => row[column]?.spoken ?? "");
  return cells.every((cell) => /\p{L}{2}/u.test(cell) && !isAmount(cell) && !isAnswer(cell));
}

/** "order_id", "id": columns as a program names them. */
const KEY = /^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|id)$/u;
const PLAIN = /^[a-z][a-z0-9_]*$/u;

/** Rows of a data base are looked at: what they show is told by the sentences around them. */
export function isData({ header }: TableBlock): boolean {
  const heads = header.map(({ shown }) => shown.trim());
  return heads.length > 1 && heads.every((head) => PLAIN.test(head)) && heads.some((head) => KEY.test(head));
}
