import type { TableBlock } from "../brief/brief.ts";
import { isPredicate, lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { cellNumber } from "../text/figures.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import { isAnswer } from "./answers.ts";
import type { SceneContext } from "./draft.ts";
import { areShortHeads, FEW_ROWS } from "./few-rows.ts";
import type { NamedCell } from "./kinds-of-cells.ts";
import { spokenCell } from "./spoken-cell.ts";
import { unitsApart } from "./units-apart.ts";

/** Of more values in a row the heads are told once. */
const FEW_VALUES = 3;
/** From so many rows on an order is heard; where the columns are things, from one more. */
const FEWEST = { rows: 3, rowsOfThings: 4 };

/** Outside English the heads of three rows and more are told with the first: the others are understood by their order. */
export function isUnderstood(
  table: TableBlock,
  at: number,
  count: number,
  filled: readonly NamedCell[],
  { base }: SceneContext,
): boolean {
  // A row with a gap cannot be told by its order, nor one before which no row was told whole.
  const isWhole = [0, at].every((row) => table.rows[row]?.slice(1).every((cell) => spokenCell(cell.spoken) !== "") === true); // prettier-ignore
  // Below an empty corner stand the names of things.
  const things = table.header[0]?.spoken.trim() === "";
  if (!isWhole || filled.some(({ name }) => name === "")) return false;
  if (things && filled.some(({ value }) => needsDoer(value, base))) return false;
  // "Diesel: 20, 14" of a few rows: what was and what is would have to be remembered.
  const bare = filled.every(({ value }) => cellNumber(value, base) !== null || /^\p{Nd}/u.test(value));
  const apart = unitsApart(filled.map(({ value }) => value)).every(Boolean);
  if (bare && !apart && !things && count <= FEW_ROWS && areShortHeads(filled) && filled.length <= FEW_VALUES) return false; // prettier-ignore
  return (
    base !== "en" &&
    at > 0 &&
    count >= (things ? FEWEST.rowsOfThings : FEWEST.rows) &&
    filled.length > 1 &&
    filled.every(({ value }) => !isAnswer(value) && /[\p{L}\p{M}]{2}|\p{N}/u.test(value))
  );
}

/** The cells of a row that is understood, without their heads. */
export function understoodCells(
  { header }: TableBlock,
  filled: readonly NamedCell[],
  { base, names }: SceneContext,
): string {
  const { comma, semicolon } = pauseMarks(base);
  const values = filled.map(({ value }) => (lowersNouns(base) ? lowerFirst(value, names) : value).replace(/[.。।]$/u, "")); // prettier-ignore
  const things = header[0]?.spoken.trim() === "";
  if (things && areAlike(values)) return values[0] ?? "";
  if (things && areTwoAmounts(values)) return values.join(AGAINST[base] ?? semicolon);
  const worded = things && values.some((value) => !/^\P{L}{0,3}\p{Nd}/u.test(value));
  const parted = worded || values.some((value) => /[,;、，；،]\s?\D/u.test(value)) ? semicolon : comma;
  return values.join(parted);
}

/** What is the same of all needs no order. */
export function areAlike(cells: readonly string[]): boolean {
  return cells.length > 1 && new Set(cells.map((cell) => cell.trim().toLowerCase())).size === 1;
}

export function areTwoAmounts(cells: readonly string[]): boolean {
  return cells.length === 2 && cells.every((cell) => /^\P{L}{0,3}\p{Nd}/u.test(cell) && countWords(cell) <= 3); // prettier-ignore
}

/** Whether a cell says what somebody or something does, which has to be named before it. */
export function needsDoer(cell: string, base: string): boolean {
  return base === "en"
    ? isPredicate(cell)
    : HAS_VERB.test(cell) || (ROMANCE.test(base) && PRONOUN_AND_VERB.test(cell));
}

const ROMANCE = /^(?:fr|es|it|pt|ca)$/u;
/** "las compra", "no lo paga": a pronoun and its verb, which of two words may be an article and its noun as well. */
const PRONOUN_AND_VERB = /^(?:(?:no|non|não|ne)\s)?(?:lo|la|los|las|le|les|li|gli)\s\p{Ll}+$/u;
/** "inclina-se", "tem de abrandar", "muss gestrichen werden": who does it has to be said. */
const HAS_VERB =
  /^(?:(?:não|no|non|ne|n['’]|nicht|niet|nie|не)\s?)?(?:se|s['’]|si|hat|ist|sind|muss|müssen|kann|können|braucht|bleibt|darf|wird|hält|steht|geht|kostet|a|est|sont|peut|doit|reste|tient|coûte|demande|faut|tiene|necesita|es|son|puede|debe|está|queda|dura|hay|cuesta|ha|è|sono|può|deve|serve|resta|costa|bisogna|tem|têm|precisa|é|são|pode|fica|custa|há|heeft|is|zijn|moet|kan|blijft|kost|ma|jest|są|musi|może|trzeba|kosztuje|нужно|надо|может|требует|стоит|имеет|är|har|måste|kan|er|må|skal)(?![\p{L}\p{M}])|^\p{L}+-se(?!\p{L})/iu;
/** Between two amounts of what is compared, where the second needs no other form behind it. */
export const AGAINST: Readonly<Record<string, string>> = {
  en: " against ", de: " gegen ", fr: " contre ", es: " frente a ", it: " contro ", pt: " contra ", nl: " tegen ",
  sv: " mot ", nb: " mot ", da: " mod ", ja: "に対して", ko: " 대 ", zh: "，对", ar: " مقابل ", he: " לעומת ",
}; // prettier-ignore
