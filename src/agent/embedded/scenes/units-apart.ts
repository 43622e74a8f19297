import { costsNothing } from "../parallel/price-words.ts";
import { isClock } from "./time-labels.ts";

/** "£4.50", "9:30", "560 kWh": which cells of a row say by their unit what they are, as no other of the row is counted in it. */
export function unitsApart(cells: readonly string[]): boolean[] {
  const units = cells.map(unitOfCell);
  return units.map((unit) => unit !== "" && units.filter((other) => other === unit).length === 1);
}

/** Letters and signs around the one number of a cell; "" where it is bare, or has words. */
function unitOfCell(cell: string): string {
  const text = cell.trim();
  if (costsNothing(text)) return MONEY;
  if (isClock(text)) return "clock";
  const [, before = "", behind = ""] = AMOUNT.exec(text) ?? [];
  const unit = `${before}${behind}`.trim().toLowerCase();
  // "$" and "€" are both what something costs.
  return /\p{Sc}/u.test(unit) ? MONEY : unit;
}

const MONEY = "money";
const AMOUNT =
  /^[+−-]?(\p{Sc}?)\s?\p{Nd}[\p{Nd}.,'’\u00A0\u202F]*(?:\s\p{Nd}{3})*\s?(\p{Sc}|[%‰]|°[CF]?|\p{L}[\p{L}\p{M}²³/·]{0,11})?\.?$/u;
