import type { TableBlock } from "../brief/brief.ts";
import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { cellNumber } from "../text/figures.ts";
import { alikeRows, withAlikeNames } from "./alike-rows.ts";
import { askedColumns, narrateAsked } from "./asked-columns.ts";
import { lowerFirst, words } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { areOfKinds, asksWho, cellsByKind, isData, leadsInto, toldColumns } from "./kinds-of-cells.ts";
import { areThenAndNow, fromTo, timeAsSaid } from "./then-to-now.ts";
import { compose, say, type SceneContext, type Utterance } from "./draft.ts";
import { narrateInstead } from "./instead-table.ts";
import { isOfAnswers, narrateAnswers } from "./answered-rows.ts";
import { narrateSpans, spansOf } from "./column-spans.ts";
import { inHeadUnit } from "./head-unit.ts";
import { isAnswer } from "./answers.ts";
import { leadOfRow } from "./row-lead.ts";
import { RUN_ON_HEAD, tellRunOn } from "./run-on-head.ts";
import { isCode, spokenCell, withoutPer, saysUnknown } from "./spoken-cell.ts";
import { selfSaidCells } from "./self-said.ts";
import { unitsApart } from "./units-apart.ts";
import { isUnderstood, understoodCells } from "./understood-row.ts";
import { englishRow } from "./english-row.ts";
import { withNamesOf } from "./names-in-columns.ts";
import { unitOf, withUnit } from "./cell-units.ts";
import { countedInSpans, inSpan } from "./time-spans.ts";
import { narrateProgramme } from "./programme-table.ts";
import { valueInYear } from "./in-year.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** Of a longer table so many rows are shown and told. */
export const MAX_ROWS = 7;

/** Each row as a sentence that starts with its first cell; long tables say the rows that are shown. */
export function narrateRows(table: TableBlock, context: SceneContext): Utterance[] {
  const rows = table.rows.slice(0, MAX_ROWS);
  if (isData(table) && context.led === true) return [];
  if (isData(table)) {
    const named = context.spokenHeading.trim() === "" ? context.heading : context.spokenHeading;
    return [say(capitalise(endSentence(named, context.language)), 1.2)];
  }
  const instead = narrateInstead({ ...table, rows }, context);
  if (instead !== null) return instead;
  if (table.header.length === 2 && context.base === "en" && RUN_ON_HEAD.test(table.header[1]?.spoken ?? ""))
    return rows.map((row, at) => tellRunOn(row, at, context));
  const programme = narrateProgramme({ ...table, rows }, context);
  if (programme !== null) return programme;
  const answers = { ...table, rows };
  if (isOfAnswers(answers))
    return narrateGroups(rows.map((row) => row.map(({ spoken }) => spoken)), context, (at, count) => [narrateAnswers(answers, at, weightOf(at, count), context)]); // prettier-ignore
  const told = toldColumns(table, rows.length, context.proseAround ?? "");
  const isHidden = (at: number): boolean => told?.has(at) === false || isCode(table, at);
  const silent = new Set(table.header.map((_, at) => at).filter((at) => at > 0 && isHidden(at)));
  const columns = table.header.map((_, at) => at).filter((at) => at > 0 && !silent.has(at) && !isHidden(at));
  const spans = spansOf({ ...table, rows }, columns, context);
  if (spans.length > 0) return narrateLarge({ ...table, rows }, columns, spans, context);
  const [only, ...others] = told === null ? [] : [...told].filter((at) => at > 0 && !silent.has(at));
  if (only !== undefined && others.length === 0)
    return rows.map((_, at) => tellOneCell(table, only, at, context));
  const cells = rows.map((row) => row.map((cell, column) => (silent.has(column) ? "" : spokenCell(column === 0 ? withoutPer(cell.spoken) : cell.spoken)))); // prettier-ignore
  return narrateAlike(table, cells, context);
}

/** What is no measure row by row, and from where to where the measures go: all of it is seen. */
function narrateLarge(
  table: TableBlock,
  columns: readonly number[],
  spans: ReturnType<typeof spansOf>,
  context: SceneContext,
): Utterance[] {
  const rest = [0, ...columns.filter((at) => spans.every(({ column }) => column !== at))];
  const told = narrateSpans(table, spans, context);
  if (rest.length === 1) return told;
  const pick = <Cell>(cells: readonly Cell[]): Cell[] => rest.flatMap((at) => cells.slice(at, at + 1));
  const others = {
    ...table,
    header: pick(table.header),
    align: pick(table.align),
    rows: table.rows.map(pick),
  };
  // A single column is named with its first row.
  const [, only, more] = rest;
  const rows =
    only !== undefined && more === undefined
      ? narrateGroups(table.rows.map((row) => [0, only].map((at) => spokenCell(row[at]?.spoken ?? ""))), context, (at) => [tellOneCell(table, only, at, context)]) // prettier-ignore
      : narrateRows(others, context);
  return [...rows, ...told];
}

function weightOf(at: number, count: number): number {
  return at === 0 || at === count - 1 ? 1.3 : 0.9;
}

/** Each group of rows that say the same as one; rows of which no row of names can be made are told one by one. */
function narrateAlike(table: TableBlock, cells: readonly string[][], context: SceneContext): Utterance[] {
  const asks = askedColumns(table).length > 0;
  return narrateGroups(cells, context, (at, count) => {
    const row = cells[at] ?? [];
    return asks ? narrateAsked(table, row, { at, weight: weightOf(at, count) }, context) : [narrateRow(table, row, at, count, context)]; // prettier-ignore
  });
}

function narrateGroups(
  cells: readonly string[][],
  context: SceneContext,
  tell: (at: number, count: number) => Utterance[],
): Utterance[] {
  const groups = alikeRows(cells, context.base);
  return groups.flatMap((group) => {
    const [at = 0] = group;
    const [first, ...behind] = tell(at, groups.length);
    if (first === undefined || group.length === 1) return first === undefined ? [] : [first, ...behind];
    const names = group.map((one) => cells[one]?.[0] ?? "");
    const all = withAlikeNames(first, group, names, context);
    return all === null ? group.flatMap((one) => tell(one, cells.length)) : [all, ...behind];
  });
}

/** "Francés, para quién: quien busca compañía", and then "Portugués: quien prefiere terreno suave". */
function tellOneCell(table: TableBlock, column: number, at: number, context: SceneContext): Utterance {
  const { base, names, phrases } = withNamesOf(table, context);
  const lower = (text: string): string =>
    base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text;
  const [first = "", value = ""] = [0, column].map((one) => spokenCell(table.rows[at]?.[one]?.spoken ?? ""));
  const named = withUnit(value, table.header[column]?.spoken ?? "", base);
  const isNamed = at === 0 && named.name !== "";
  // "Monday: opens 7:00": an amount is told by its head, words are told of it.
  const counted = isNamed && /^\P{L}{0,3}\p{Nd}/u.test(named.value);
  const head = !isNamed || counted ? "" : `${pauseMarks(base).comma}${lower(named.name)}`;
  const told = value === "" ? "" : `${phrases.colon}${counted ? `${lower(named.name)}${phrases.space}` : ""}${lower(named.value).replace(/[.。।]$/u, "")}`; // prettier-ignore
  const stop = endSentence("x", context.language).slice(1);
  return compose(
    [[`row:${at}`, capitalise(first)], value === "" ? "" : head, told, stop],
    at === 0 ? 1.3 : 0.9,
  );
}

/** "السعر سنويًا", "Beitrag jährlich": for how long an amount is paid. */
const PER_TIME =
  /(?:per|a|pro|par|por|al|all['’]|om|i|w|в|на)\s?(?:year|month|week|day|hour|jahr|monat|woche|tag|stunde|an|mois|semaine|jour|heure|año|mes|semana|día|hora|anno|mese|settimana|giorno|ora|ano|mês|jaar|maand|week|dag|år|måned|månad|rok|miesiąc|год|месяц|рік|місяць)(?!\p{L})|(?:yearly|annual\p{L}*|monthly|weekly|daily|hourly|jährlich|monatlich|wöchentlich|täglich|annuel\p{L}*|mensuel\p{L}*|anual\p{L}*|mensual\p{L}*|annu[oa]l?e?|mensile|mensal|jaarlijks|maandelijks|roczn\p{L}+|miesięczn\p{L}+|yıllık|aylık)(?!\p{L})|سنوي|شهري|أسبوعي|يومي|شهريًا|שנתי|חודשי|每年|每月|年費|年费|月費|月费|年額|月額|연간|월간|वार्षिक|मासिक/iu;

/** A head of so many words tells what its column is about, and no unit does. */
const LONG_HEAD = 3;

/** A row without a name says something of each thing: "Alma : livrée en mai." Null where a column is no thing. */
function unnamedRow(
  { header }: TableBlock,
  cells: readonly string[],
  at: number,
  { base, language, phrases }: SceneContext,
): Utterance | null {
  const told = cells.flatMap((cell, column) => (cell === "" ? [] : [{ cell, thing: header[column + 1]?.spoken ?? "" }])); // prettier-ignore
  if (told.length === 0 || told.some(({ thing }) => thing === "")) return null;
  const [first = "", ...others] = told.map(({ cell, thing }) => `${thing}${phrases.colon}${cell}`);
  const { semicolon } = pauseMarks(base);
  const said = others.map((one) => `${semicolon}${one}`);
  return compose([[`row:${at}`, capitalise(first)], ...said, endSentence("x", language).slice(1)], 0.9);
}

function narrateRow(
  table: TableBlock,
  cells: string[],
  at: number,
  count: number,
  given: SceneContext,
): Utterance {
  const context = withNamesOf(table, withHeads(table, given));
  const [name = "", ...rest] = cells;
  const remark = name === "" ? unnamedRow(table, rest, at, context) : null;
  if (remark !== null) return remark;
  const led = leadOfRow(name, at, table, context);
  const stop = endSentence("x", context.language).slice(1);
  const weight = weightOf(at, count);
  // "Revenue (m€)" among rows that count other things: each row has its own unit.
  const rowUnit = unitOf(withoutPer(table.rows[at]?.[0]?.shown ?? ""));
  // "Beruházás (ezer Ft): 1 200 ezer Ft" would say twice what each value is said with.
  const inUnit = rowUnit !== "" && rest.every((value) => withUnit(value, rowUnit, context.base).value !== value); // prettier-ignore
  const first = inUnit && led.endsWith(rowUnit.trim()) ? led.slice(0, -rowUnit.trim().length).trimEnd() : led;
  // "Vegan?" is a head like others: within a sentence its mark would tear it.
  const heads = table.header.map(({ spoken }) => spoken.replace(/(?<=\S)\s?[?？؟]\s*$/u, ""));
  const filled = rest
    .map((value, index) => inUnitOfHead(value, heads[index + 1] ?? "", rest.length, context))
    .map(({ value, name }) => ({
      value: rowUnit === "" ? value : withUnit(value, rowUnit, context.base).value,
      name,
    }))
    .filter((cell) => cell.value !== "")
    .map((cell) => withoutOwnHead(cell, table, context));
  const [sole] = filled;
  // Two amounts side by side are told apart by what each is called, once.
  if (at === 0 && first !== name && filled.length === 1 && sole !== undefined && sole.name !== "")
    filled.splice(0, 1, { value: `${lowersNouns(context.base) ? lowerFirst(sole.name, context.names) : sole.name} ${sole.value}`, name: "" }); // prettier-ignore
  if (filled.length === 0) {
    const unknown = table.rows[at]?.slice(1).find(({ spoken }) => saysUnknown(spoken))?.spoken ?? "";
    return compose([[`row:${at}`, capitalise(first)], unknown === "" ? "" : context.phrases.colon + unknown, stop], weight); // prettier-ignore
  }
  if (filled.length > 1 && filled.every(({ name }) => isYearAlone(name)))
    return compose([[`row:${at}`, capitalise(first)], context.phrases.colon, inYears(filled, context), stop], weight); // prettier-ignore
  const [then, now] = filled;
  const course =
    at > 0 &&
    filled.length === 2 &&
    then !== undefined &&
    now !== undefined &&
    areThenAndNow([then.name, now.name])
      ? fromTo(then.value, now.value, context.base)
      : null;
  if (course !== null)
    return compose([[`row:${at}`, capitalise(first)], context.phrases.colon, course, stop], weight);
  if (isUnderstood(table, at, count, filled, context))
    return compose([[`row:${at}`, capitalise(first)], context.phrases.colon, understoodCells(table, filled, context), stop], weight); // prettier-ignore
  const itself = selfSaidCells(filled.map(({ value }) => value), context.base); // prettier-ignore
  const plain = sayingThemselves(filled, itself, context);
  if (plain !== null) return compose([[`row:${at}`, capitalise(first)], plain, stop], weight);
  if (areOfKinds(filled)) {
    const said = cellsByKind(filled, at === 0, context);
    // "Alface: mês: março" would open twice.
    const [opening = ""] = said.split(pauseMarks(context.base).semicolon);
    const lead = at === 0 && opening.includes(context.phrases.colon) ? pauseMarks(context.base).comma : context.phrases.colon; // prettier-ignore
    return compose([[`row:${at}`, capitalise(first)], lead, said, stop], weight);
  }
  const apart = unitsApart(filled.map(({ value }) => value));
  const things = table.header[0]?.spoken.trim() === "" && filled.length > 1 && context.phrases.space !== "";
  filled.forEach((cell, column) => {
    // "Through what time skin freezes: 30 minutes" says in the first row what the minutes are.
    const explains = at === 0 && (countWords(cell.name) >= LONG_HEAD || PER_TIME.test(cell.name));
    // "Sıklık (dakika)": the unit of a head says how much, and not what; among cells with their heads it would be torn from them.
    const counted = itself.includes(false) && heads.some((one) => one !== cell.name && unitOf(one) !== "" && one.startsWith(cell.name)); // prettier-ignore
    const known = itself[column] === true || (at > 0 && apart[column] === true);
    if (known && context.base !== "en" && !things && !explains && !counted) cell.name = "";
  });
  const told = filled.every(({ value }) => cellNumber(value, context.base) === null);
  const answered = filled.every(({ value, name }) => isAnswer(value) && !/\s/u.test(name.trim()));
  if (context.base !== "en" && filled.length > 1 && told && !answered)
    return compose([[`row:${at}`, first], ...namedCells(filled, context), stop], weight);
  if (context.base !== "en") {
    // What is counted below a number is no name; what stands beside other things may be one.
    const times = then !== undefined && now !== undefined && areThenAndNow([then.name, now.name]);
    const head = (text: string): string => {
      if (times) return timeAsSaid(text, context.base, context.names);
      return !things && lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
    };
    // "Brace Casa 4" would be a name: below an empty corner stand the names of things.
    const { comma, semicolon } = pauseMarks(context.base);
    const said = filled.map(({ value, name }) =>
      name === "" || (filled.length === 1 && !(at === 0 && PER_TIME.test(name)))
        ? value
        : `${head(name)}${things ? comma : countWords(name) >= LONG_HEAD ? context.phrases.colon : " "}${value}`,
    );
    return compose(
      [
        [`row:${at}`, first === "" ? (said[0] ?? "") : first],
        context.phrases.colon,
        things ? said.join(semicolon) : joinList(said, context.language),
        stop,
      ],
      weight,
    );
  }
  return englishRow(
    table,
    filled,
    { at, count, columns: rest.length, first, name, things, stop, weight },
    context,
  );
}

/** The one column whose head is its unit tells its values in it. */
function inUnitOfHead(value: string, head: string, columns: number, context: SceneContext) {
  const spans = countedInSpans(head);
  if (spans !== null && /^\p{Nd}+$/u.test(value.trim()))
    return { value: inSpan(value.trim(), spans.unit, context.language), name: spans.name };
  const whole = columns === 1 ? inHeadUnit(value, head, context.language) : null;
  return whole === null ? withUnit(value, head, context.base) : { value: whole, name: "" };
}

/** "Basic" and "Pro" are written alike: where one head is a name, so are the others. */
function withHeads({ header }: TableBlock, context: SceneContext): SceneContext {
  const heads = header.slice(1).map(({ spoken }) => words(spoken)[0] ?? "");
  const isName = (head: string): boolean => /^\p{Lu}\p{Ll}/u.test(head) && context.names.has(head);
  return heads.some(isName) ? { ...context, names: new Set([...context.names, ...heads]) } : context;
}

/**
 * "Hyogo earthquake" below "Earthquake", and the one column of words beside a year: its head says nothing more. "M 7.3"
 * is one sign with its number where words stand without spaces.
 */
function withoutOwnHead(
  cell: { value: string; name: string },
  { header, rows }: TableBlock,
  { base, phrases }: SceneContext,
): { value: string; name: string } {
  const column = header.findIndex(({ spoken }) => spoken === cell.name);
  if (cell.name === "" || column < 1 || rows.length < 2) return cell;
  const unspaced = isUnspaced(base) && phrases.space === "";
  const cells = rows.map((row) => row[column]?.spoken ?? "");
  const inEach = cells.every((text) => text.toLowerCase().includes(cell.name.toLowerCase()));
  const wordy = (text: string): boolean => cellNumber(text, base) === null && /\p{L}[\p{L}\p{M}]|\p{Script=Han}/u.test(text) && !isAnswer(text); // prettier-ignore
  const columns = header.slice(1).map((_, at) => rows.every((row) => wordy(row[at + 1]?.spoken ?? "")));
  const first = rows.every((row) => isYearAlone((row[0]?.spoken ?? "").replace(/[年년]$/u, "")));
  const described = first && columns.length > 1 && columns.filter(Boolean).length === 1 && columns[column - 1] === true; // prettier-ignore
  if (inEach || described) return { value: cell.value, name: "" };
  if (unspaced && /^\p{Lu}\p{Ll}?$/u.test(cell.name) && /^\p{Nd}/u.test(cell.value))
    return { value: `${cell.name}${cell.value}`, name: "" };
  return cell;
}

/** ", 8 € : 5 jardins au choix": what a sum, a date or a time is needs no head, nor does the one cell that describes. */
function sayingThemselves(
  cells: readonly { value: string; name: string }[],
  itself: readonly boolean[],
  { base, names, phrases }: SceneContext,
): string | null {
  const said = cells.filter((_, at) => itself[at] === true).map(({ value }) => value);
  const [described, ...others] = cells.filter((_, at) => itself[at] !== true);
  if (said.length === 0 || cells.length < 2 || others.length > 0) return null;
  const { comma } = pauseMarks(base);
  if (described === undefined) return phrases.colon + said.join(comma);
  // A bare number or an answer says nothing of itself.
  const words = countWords(described.value) >= 2 || (phrases.space === "" && described.value.length >= 4);
  if (!words || cellNumber(described.value, base) !== null || /^\P{L}*$/u.test(described.value)) return null;
  const told = lowersNouns(base) ? lowerFirst(described.value, names) : described.value;
  return comma + said.join(comma) + phrases.colon + told.replace(/[.。]$/u, "");
}

/** "€412m in 2024 and €468m in 2025". */
function inYears(cells: readonly { value: string; name: string }[], context: SceneContext): string {
  const said = cells.map(({ value, name }) => valueInYear(value, name, context.base));
  return joinList(said, context.language);
}

/** "Amarillo: qué va dentro: latas y botellas; qué no: juguetes." */
function namedCells(cells: readonly { value: string; name: string }[], context: SceneContext): string[] {
  const { colon } = context.phrases;
  const { comma, semicolon } = pauseMarks(context.base);
  const lower = (text: string): string =>
    lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
  return cells.map(
    ({ value, name }, at) =>
      `${at === 0 ? comma : semicolon}${asksWho(name) ? "" : lower(name)}${name === "" || asksWho(name) ? "" : leadsInto(name) ? context.phrases.space : colon}${lower(value)}`,
  );
}
