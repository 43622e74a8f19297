import type { TableBlock } from "../brief/brief.ts";
import { isPredicate, lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { compose, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { cellNumber } from "../text/figures.ts";

const MAX_ROWS = 7;
const MAX_COLUMNS = 5;

export function tableCandidate(table: TableBlock, context: SceneContext): Candidate {
  const columns = table.header.slice(0, MAX_COLUMNS);
  return {
    kind: "table",
    score: 90,
    recall: null,
    utterances: narrateRows(table, context),
    visual: (cueOf) => {
      const rows = table.rows.slice(0, MAX_ROWS);
      const cues = rows.map((_, at) => cueOf(`row:${at}`) ?? null);
      return {
        kind: "table",
        heading: context.heading,
        columns: columns.map((cell, at) => ({
          label: hardLabel(cell.shown, 5),
          align: isNumeric(table, at, context.base) ? ("end" as const) : (table.align[at] ?? "start"),
        })),
        rows: rows.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => hardLabel(cell.shown, 8))),
        ...(cues.every((cue) => cue !== null) ? { cues } : {}),
      };
    },
  };
}

function isNumeric(table: TableBlock, column: number, language: string): boolean {
  return column > 0 && table.rows.every((row) => cellNumber(row[column]?.shown ?? "", language) !== null);
}

/** Each row as a sentence that starts with its first cell; long tables say the rows that are shown. */
export function narrateRows(table: TableBlock, context: SceneContext): Utterance[] {
  const rows = table.rows.slice(0, MAX_ROWS);
  return rows.map((row, at) =>
    narrateRow(
      table,
      row.map((cell) => cell.spoken),
      at,
      rows.length,
      context,
    ),
  );
}

const UNIT = /\s*[([（]\s*([^()（）]{1,16})\s*[)\]）]\s*$/u;

/** "Population (million)" with 5.5 is said as "population 5.5 million". */
function withUnit(value: string, header: string): { value: string; name: string } {
  const unit = UNIT.exec(header)?.[1];
  if (unit === undefined || !/^[\d.,\s+-]+$/.test(value)) return { value, name: header };
  const name = header.replace(UNIT, "");
  if (/^[$€£¥]$/.test(unit)) return { value: `${unit}${value}`, name };
  return { value: unit === "%" ? `${value}%` : `${value} ${unit}`, name };
}

function narrateRow(
  table: TableBlock,
  cells: string[],
  at: number,
  count: number,
  context: SceneContext,
): Utterance {
  const [first = "", ...rest] = cells;
  const stop = endSentence("x", context.language).slice(1);
  const weight = at === 0 || at === count - 1 ? 1.3 : 0.9;
  const filled = rest
    .map((value, index) => withUnit(value, table.header[index + 1]?.spoken ?? ""))
    .filter((cell) => cell.value !== "");
  if (filled.length === 0) return compose([[`row:${at}`, capitalise(first)], stop], weight);
  if (context.base !== "en") {
    const said = filled.map(({ value, name }) =>
      name === "" || filled.length === 1 ? value : `${name} ${value}`,
    );
    return compose(
      [
        [`row:${at}`, first === "" ? (said[0] ?? "") : first],
        context.phrases.colon,
        joinList(said, context.language),
        stop,
      ],
      weight,
    );
  }
  const only = filled[0];
  if (filled.length === 1 && only !== undefined) {
    if (isPredicate(only.value))
      return compose([[`row:${at}`, `${first} ${lowerFirst(only.value)}`], stop], weight);
    return compose(
      [
        [`row:${at}`, capitalise(first)],
        `: ${only.value}`,
        endSentence(only.value, "en").slice(only.value.length),
      ],
      weight,
    );
  }
  const numeric = cellNumber(first, context.base) !== null;
  const named = filled.map(({ value, name }) =>
    name === ""
      ? value
      : numeric
        ? `${value} with ${lowerFirst(name, context.names)}`
        : `${lowerFirst(name, context.names)} ${value}`,
  );
  const axis = table.header[0]?.spoken ?? "";
  const lead = numeric && axis !== "" ? `${first} ${lowerFirst(axis, context.names)}` : first;
  if (numeric)
    return compose(["For ", [`row:${at}`, lead], `, it is ${joinList(named, "en")}`, stop], weight);
  return compose([[`row:${at}`, capitalise(lead)], `: ${joinList(named, "en")}`, stop], weight);
}
