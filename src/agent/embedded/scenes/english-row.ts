import type { TableBlock } from "../brief/brief.ts";
import { isClause, isImperative, isPluralNoun, isPredicate, lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { cellNumber } from "../text/figures.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { areShortHeads, FEW_ROWS } from "./few-rows.ts";
import { asksWho, type NamedCell } from "./kinds-of-cells.ts";
import { spokenCell } from "./spoken-cell.ts";
import { measured, PROPER } from "./measured-cell.ts";
import { isClock } from "./time-labels.ts";
import { areAlike } from "./understood-row.ts";
import { unitsApart } from "./units-apart.ts";

/** Which row of how many is told, and how it begins; `name` is its first cell as it stands, `things`: its columns are named things. */
export type RowInTable = {
  at: number;
  count: number;
  columns: number;
  first: string;
  name: string;
  things: boolean;
  stop: string;
  weight: number;
};

/** An English sentence of a row: its cells with their heads as subjects, amounts or clauses, whichever they are. */
export function englishRow(
  table: TableBlock,
  filled: NamedCell[],
  { at, count, columns, first, name, things, stop, weight }: RowInTable,
  context: SceneContext,
): Utterance {
  // Where a cell is missing, those that are there cannot be told by their order.
  const gaps = table.rows[at]?.some((cell, column) => column > 0 && spokenCell(cell.spoken) === "");
  const answers = filled.some(({ value }) => ANSWER.test(value));
  const proper = filled.some(({ name }) => PROPER.test(name));
  const all = filled.length === columns && (answers || (proper && (at === 0 || count <= 3)));
  if (columns > 1 && filled.every(({ name }) => name !== "") && (gaps === true || all)) {
    const said = filled.map(({ value, name }) => {
      const told = lowerFirst(value, context.names);
      if (!PROPER.test(name)) return `${lowerFirst(name, context.names)} ${told}`;
      // "Fold 60, 6.8 kg": two numbers side by side would be one.
      return `${name}${/\p{Nd}$/u.test(name) && /^\p{Nd}/u.test(told) ? "," : ""} ${told}`;
    });
    return compose([[`row:${at}`, capitalise(first)], `: ${joinList(said, "en")}`, stop], weight);
  }
  const only = filled[0];
  if (filled.length === 1 && only !== undefined) {
    if (isPredicate(only.value))
      return compose([[`row:${at}`, `${first} ${lowerFirst(only.value)}`], stop], weight);
    return compose(
      [
        [`row:${at}`, capitalise(first)],
        `: ${isClause(only.value) ? only.value : lowerFirst(only.value, context.names)}`,
        endSentence(only.value, "en").slice(only.value.length),
      ],
      weight,
    );
  }
  // "Trial: 30 days against 7 days": of two things the order of the first row stands.
  if (things && at > 0 && count > 3 && filled.length === 2) {
    const [one = "", two = ""] = filled.map(({ value }) => lowerFirst(value, context.names));
    const [left = "", right = ""] = filled.map((cell) => cell.name);
    const amounts = [one, two].every((value) => AMOUNT.test(value) && countWords(value) <= 4);
    if (amounts) return compose([[`row:${at}`, capitalise(first)], `: ${one} against ${two}`, stop], weight);
    // "Repairs: in every town; only at the dealer": the first row has named both, unless somebody has to be named who does it.
    const told = !filled.some(({ value }) => ANSWER.test(value) || isPredicate(value) || acts({ name: "", value })); // prettier-ignore
    if (told) return compose([[`row:${at}`, capitalise(first)], `: ${areAlike([one, two]) ? one : `${one}; ${two}`}`, stop], weight); // prettier-ignore
    if (left !== "" && right !== "")
      return compose([[`row:${at}`, capitalise(first)], `: ${lowerFirst(left, context.names)}, ${one}; ${lowerFirst(right, context.names)}, ${two}`, stop], weight); // prettier-ignore
  }
  const axis = table.header[0]?.spoken ?? "";
  const isHour = isClock(first);
  const isNumber = first === name && cellNumber(first, context.base) !== null && !isHour;
  // Where one row tells what to do, so do the others: "the new habit is hold back" is no English.
  const parts = filled.length > 1 && filled.some(isPhrase) && !filled.some(({ name }) => asksWho(name));
  const others = parts && actsIn(table, filled);
  if (others || filled.some(acts)) {
    const lead = isNumber && countWords(axis) === 1 ? `${capitalise(axis)} ${first}` : capitalise(first);
    return compose([[`row:${at}`, lead], ...parted(filled, at === 0, context), stop], weight);
  }
  if (isNumber) {
    const lead = axis === "" ? first : `${first} ${lowerFirst(axis, context.names)}`;
    if (at > 0 && count >= 3 && filled.length > 1) {
      const values = joinList(
        filled.map(({ value }) => value),
        "en",
      );
      return compose(["For ", [`row:${at}`, lead], `: ${values}`, stop], weight);
    }
    const named = filled.map(({ value, name }) =>
      name === "" ? value : `${value} with ${lowerFirst(name, context.names)}`,
    );
    return compose(["For ", [`row:${at}`, lead], `, it is ${joinList(named, "en")}`, stop], weight);
  }
  const apart = unitsApart(filled.map(({ value }) => value)).map((own) => own && at > 0 && count >= 3);
  const few = at === 0 || count <= (areShortHeads(filled) ? FEW_ROWS : 3);
  if (filled.every(({ value, name }) => cellNumber(value, "en") !== null && name !== "")) {
    const shown = at === 0 || count <= 3 || (few && filled.every(({ value }) => /\p{L}/u.test(value)));
    const said = filled.map(({ value, name }, column) =>
      measured(value, name, shown && apart[column] !== true, context.names),
    );
    const opening = isHour ? "At " : "";
    return compose([opening, [`row:${at}`, isHour ? first : capitalise(first)], `: ${joinList(said, "en")}`, stop], weight); // prettier-ignore
  }
  const amounts = filled.length > 1 && filled.every(({ name, value }) => name !== "" && AMOUNT.test(value) && countWords(value) <= MOST_AMOUNT_WORDS); // prettier-ignore
  // "Per km 4:58 and half 1:45:00", "usual length 7-8 days and better after 4 days".
  if (few && amounts && !filled.every(({ value }) => isClock(value))) {
    const said = filled.map(({ value, name }, column) => apart[column] === true ? value : `${PROPER.test(name) ? name : lowerFirst(name, context.names)} ${value}`); // prettier-ignore
    return compose([[`row:${at}`, capitalise(first)], `: ${joinList(said, "en")}`, stop], weight);
  }
  // The first row tells what is what; in a long table the others are understood from it.
  const whole = at === 0 || count <= 3;
  if (parts && (!whole || filled.some(({ name }) => !isNounHead(name))))
    return compose([[`row:${at}`, capitalise(first)], ...parted(filled, at === 0, context), stop], weight);
  if (!whole || filled.some((cell) => cell.name === "" || !isNounHead(cell.name))) {
    const told = filled.map(({ value }) => lowerFirst(value, context.names));
    // "Priya and Tuesday": who and when are no pair, as two amounts are.
    const amounts = told.every((value) => AMOUNT.test(value));
    const values = amounts || !filled.some(({ name }) => asksWho(name)) ? joinList(told, "en") : told.join(told.some((value) => value.includes(",")) ? "; " : ", "); // prettier-ignore
    return compose([[`row:${at}`, capitalise(first)], `: ${values}`, stop], weight);
  }
  if (filled.every(({ value }) => isClock(value)) && !filled.every(({ name }) => AT_HOUR.test(name))) {
    const said = filled.map(({ value, name }) => `${PART_OF_DAY.test(name) ? name.toLowerCase() : lowerFirst(name, context.names)} ${value}`); // prettier-ignore
    return compose([[`row:${at}`, capitalise(first)], `: ${joinList(said, "en")}`, stop], weight);
  }
  if (filled.every(({ value, name }) => AT_HOUR.test(name) && isClock(value))) {
    const said = filled.map(({ value, name }) => `${name.toLowerCase()} at ${value}`);
    return compose([[`row:${at}`, capitalise(first)], `: ${joinList(said, "en")}`, stop], weight);
  }
  const clauses = filled.map(({ value, name }) => {
    const subject = /^\p{Lu}{2}/u.test(name) ? name : lowerFirst(name, context.names);
    return `the ${subject} ${isPluralNoun(name) ? "are" : "is"} ${lowerFirst(value, context.names)}`;
  });
  const said = clauses.length > 1 ? `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1) ?? ""}` : "";
  return compose([[`row:${at}`, capitalise(first)], `: ${said}`, stop], weight);
}

const MOST_AMOUNT_WORDS = 3;
const AMOUNT = /^\P{L}{0,3}\p{Nd}/u;

const acts = ({ value }: NamedCell): boolean => isClause(value) || isImperative(value);

/** Whether in a column that is told some row tells what happens or what to do. */
function actsIn({ header, rows }: TableBlock, told: readonly NamedCell[]): boolean {
  const columns = header.flatMap(({ spoken }, at) => (told.some(({ name }) => name === spoken) ? [at] : []));
  return rows.some((row) => columns.some((at) => acts({ name: "", value: row[at]?.spoken ?? "" })));
}

/** "Water stayed too long" and "grind coarser", "squeeze past" and "wait": the cells of two columns are no pair. */
function isPhrase({ value }: NamedCell): boolean {
  return !AMOUNT.test(value) && (countWords(value) > MOST_PAIRED || value.includes(","));
}

const MOST_PAIRED = 1;

/** ", what happened: water stayed too long; what to do: grind coarser", and ": …; …" where an earlier row has named them. */
function parted(cells: readonly NamedCell[], named: boolean, context: SceneContext): string[] {
  const { names } = context;
  const heads =
    named && cells.every(({ name, value }) => name !== "" && !name.includes(":") && !value.includes(":"));
  return cells.map(({ name, value }, at) => {
    // "Extend: 14; £61,000": a number among words says what it counts in every row.
    const counts = name !== "" && !asksWho(name) && cellNumber(value, "en") !== null;
    const told = counts ? measured(value, name, true, names) : lowerFirst(value, names).replace(/[.]$/u, "");
    if (counts || !heads) return `${at === 0 ? ": " : "; "}${told}`;
    return `${at === 0 ? ", " : "; "}${asksWho(name) ? "" : `${lowerFirst(name, names)}: `}${told}`;
  });
}

/** What is no property: "the Ed25519 is no" is no English. */
const ANSWER = /^(?:yes|no|none|never|always|sometimes|optional|required|n\/a)[.!]?$/iu;
const PART_OF_DAY = /^(?:early |late )?(?:morning|noon|midday|afternoon|evening|night)s?$/iu;
/** What happens at an hour: "opens at 9:00". */
const AT_HOUR = /^(?:opens|closes|starts|ends|begins|finishes|departs|arrives|leaves)$/iu;

/** "Price per month" can be "the price per month is …"; "Can you return it" and "How often" cannot. */
function isNounHead(name: string): boolean {
  return (
    countWords(name) <= 4 &&
    !/[?:;,/]/.test(name) &&
    !isClause(name) &&
    !isImperative(name) &&
    !/^(?:how|why|what|when|where|who|which|for|in|on|at|with|without|by|before|after|under|over|during|since|best|good|is|are|can|from|until|open|closed)\b/i.test(
      name,
    )
  );
}
