import type { TableBlock } from "../brief/brief.ts";
import { withSignBefore } from "../text/figures.ts";
import { isSilent } from "../text/missing-cell.ts";
import { countWords } from "../text/sentences.ts";

/** Commands, patterns and the like are there to be read, not to be heard. */
const CODE =
  /(?:^|\s)--?[a-z]|[|{}<>\\^~`]|\[[^\]]*\]|\$[A-Z({]|\w\(.*\)|[a-z]_[a-z]|\w=\S|(?:^|\s)\.{0,2}\/\w/i;

export function isCode(table: TableBlock, column: number): boolean {
  const cells = table.rows.map((row) => row[column]?.shown ?? "").filter((cell) => cell !== "");
  return cells.length > 0 && cells.filter((cell) => CODE.test(cell)).length >= cells.length / 2;
}

/** "0.082s (1.00x)": the aside is seen. */
export function spokenCell(cell: string): string {
  // A dash stands for nothing to say; "(120)" is how accounts write a loss.
  if (isSilent(cell)) return "";
  const loss = /^\(([$€£¥]?\d[\d.,]*%?)\)$/.exec(cell.trim())?.[1];
  if (loss !== undefined) return `−${loss}`;
  const signed = withSignBefore(cell.trim());
  if (signed !== cell.trim()) return signed;
  const aside = /\s*[(（]([^()（）]*)[)）]\s*$/u.exec(cell);
  // "Kumamoto (main shock)" is told apart from its foreshock by what stands in brackets; a sign or a number is only read.
  if (aside === null || tellsApart(aside[1] ?? "")) return cell;
  const bare = cell.slice(0, aside.index).trim();
  return bare === "" ? cell : bare;
}

/** "NULL = NULL | unknown": a word for what is not known is all that its row tells; a dash tells nothing. */
export const saysUnknown = (cell: string): boolean => isSilent(cell) && /\p{L}{4}|\p{Lo}{2}/u.test(cell);

/** "Diesel, litres (per hectare)": behind a unit the brackets only say of how much. */
export function withoutPer(label: string): string {
  return label.replace(/(?<=,\s?[^\s,()（）]{1,14})\s*[(（][^()（）]{1,16}[)）]\s*$/u, "");
}

/** Words of everyday spelling: no unit, abbreviation or number. */
function tellsApart(aside: string): boolean {
  if (countWords(aside) > MOST_OF_ASIDE || CODE.test(aside)) return false;
  return /\p{Ll}{3}|\p{Lo}[\p{Lo}\p{M}]/u.test(aside) && !/^\p{Nd}/u.test(aside.trim());
}

const MOST_OF_ASIDE = 5;
