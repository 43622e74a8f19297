import type { TableBlock } from "../brief/brief.ts";
import { words } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import type { SceneContext } from "./draft.ts";
import { spokenCell } from "./spoken-cell.ts";
import { areTimes } from "./time-labels.ts";

/** A head below which stand people or places. */
const ASKS_NAME =
  /^(?:who|where|wer|wo|qui|où|avec|quién(?:es)?|dónde|con(?: quién)?|responsables?|chi|dove|quem|onde|wie|waar|vem|var|hvem|hvor|kto|gdzie|kdo|kde|кто|где|хто|де)\s?[?？]?$/iu;

/** "Fichi neri": a capital and then small words of some length. */
const GOES_ON_SMALL =
  /^\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}[\p{L}'’-]*)*\s\p{Ll}[\p{L}'’-]{2,}(?:\s\p{Ll}[\p{L}'’-]*)*$/u;

/**
 * The names of a brief with what may be one in a table's cells, outside English, where no list of everyday words tells "Irún" from
 * "Abril": in a column that asks who or where, and in one no cell of which goes on in small words, a word alone keeps its capital.
 */
export function withNamesOf(table: TableBlock, context: SceneContext): SceneContext {
  if (context.base === "en" || !lowersNouns(context.base)) return context;
  const kept = table.header.flatMap(({ spoken: head }, column) => {
    if (column === 0) return [];
    const cells = table.rows.map((row) => spokenCell(row[column]?.spoken ?? ""));
    const asks = ASKS_NAME.test(head.trim());
    if (!asks && (areTimes(cells, context.language) || cells.some((cell) => GOES_ON_SMALL.test(cell))))
      return [];
    return cells.flatMap((cell) => {
      const [first = "", second = ""] = words(cell);
      return first !== "" && (asks || second === "") ? [first] : [];
    });
  });
  return kept.length === 0 ? context : { ...context, names: new Set([...context.names, ...kept]) };
}
