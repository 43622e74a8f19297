import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Prose, TableBlock } from "../brief/brief.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { findFigures } from "../text/figures.ts";
import { asWritten } from "../text/found-figure.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isYearAlone } from "../text/year-alone.ts";
import { isFactHead, isValueHead } from "./bare-heads.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";
import { grouped } from "./shown-figure.ts";

const ROWS = { least: 2, most: 4 };
const MOST = { nameWords: 6, nameSigns: 40, figure: 20 };
/** Above the table that it would be, below a chart. */
const OVER_TABLE = 7;

type Fact = { figure: Figure; label: string; lead: string };

/**
 * "Fact | Value" over two to four rows that measure each another thing ("Height | 35 m", "Cost | £84.5 million"): large figures with
 * their names, told as the table is told. What can be compared is a chart, and stands above them. Null where a row is no single figure.
 */
export function factCardsCandidate(
  block: TableBlock,
  table: Candidate,
  context: SceneContext,
): Candidate | null {
  const { header, rows } = block;
  const [name, value, another] = header.map(({ shown }) => shown);
  if (name === undefined || value === undefined || another !== undefined || block.part === true) return null;
  if (!isValueHead(value) || !(isFactHead(name) || name.trim() === "")) return null;
  if (rows.length < ROWS.least || rows.length > ROWS.most) return null;
  const facts = rows.map((row) => factOf(row, context)).filter((fact) => fact !== null);
  if (facts.length < rows.length) return null;
  const { heading } = context;
  return {
    kind: "number",
    score: table.score + OVER_TABLE,
    utterances: table.utterances,
    visual: (cueOf): NumberVisual => ({
      kind: "number",
      ...(heading === "" ? {} : { heading }),
      figures: facts.map(({ figure, label, lead }, at) =>
        withCue({ figure, label, ...(lead === "" ? {} : { lead }) }, cueOf(`row:${at}`)),
      ),
    }),
  };
}

function factOf(row: readonly Prose[], { base, language }: SceneContext): Fact | null {
  const [label = "", cell = ""] = row.map(({ shown }) => shown.trim());
  const isShort = countWords(label) <= MOST.nameWords && Array.from(label).length <= MOST.nameSigns;
  if (!isShort || !/\p{L}/u.test(label)) return null;
  const [found, another] = findFigures(cell, base);
  if (found === undefined || another !== undefined || Array.from(cell).length > MOST.figure) return null;
  const before = cell.slice(0, found.start).trim();
  const about = approximatorBefore(before, base);
  if (before !== "" && about === null && /\p{L}/u.test(before)) return null;
  const whole = { label: capitalise(label, language), lead: about === null ? "" : before };
  const written = about === null ? cell : cell.slice(before.length).trim();
  // "Opened | 2002": a year is not counted up to, nor are its digits grouped.
  if (isYearAlone(written)) return { ...whole, figure: asWritten(written) };
  const digits = found.figure.display.slice(found.figure.prefix.length, found.figure.display.length - found.figure.suffix.length); // prettier-ignore
  const at = written.indexOf(digits);
  if (at < 0) return { ...whole, figure: asWritten(written) };
  const [prefix, suffix] = [written.slice(0, at), written.slice(at + digits.length)];
  return { ...whole, figure: grouped({ ...found.figure, display: written, prefix, suffix }, language) };
}
