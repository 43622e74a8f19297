import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock, Prose } from "./brief.ts";

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const FEWEST_LINES = 3;
const FIELDS = { least: 2, most: 4, letters: 24 };
/** A sentence, or what leads to a list, above the lines. */
const LEAD = /[。：:]$/u;

/**
 * "1区 3.2キロ 市役所から北山橋", a line each: writing without blanks between words sets its columns by them, and lines
 * read in one breath, or as verse, make no sense. Null where the lines differ in their fields, or no column is of figures.
 */
export function readSpacedColumns(lines: readonly string[], whole: ParagraphBlock): Block[] | null {
  const first = lines.findIndex((line) => !LEAD.test(line));
  const [above, below] = [lines.slice(0, Math.max(0, first)), lines.slice(Math.max(0, first))];
  if (first < 0 || below.length < FEWEST_LINES || !below.every((line) => EAST.test(line))) return null;
  const rows = below.map((line) => line.split(/[\s\u3000]+/u).filter((field) => field !== ""));
  const width = rows[0]?.length ?? 0;
  if (width < FIELDS.least || width > FIELDS.most || rows.some((row) => row.length !== width)) return null;
  if (rows.flat().some((field) => field.length > FIELDS.letters || /[。！？!?：:]$/u.test(field)))
    return null;
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""));
  const counted = columns.slice(1).some((cells) => cells.every((cell) => /\p{Nd}/u.test(cell)));
  if (!counted || new Set(columns[0]).size < rows.length) return null;
  const lead = above.join("");
  return [
    ...(lead === "" ? [] : [{ ...whole, text: both(lead), lines: [...above] }]),
    {
      kind: "table",
      header: columns.map(() => both("")),
      rows: rows.map((row) => row.map(both)),
      align: columns.map(() => "start" as const),
      span: whole.span,
    },
  ];
}

const both = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });
