import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { tableRows } from "./table-plan.ts";

type BandWords = {
  /** Heads of the values. "Item · Amount": one that stands alone over names and values says what both are. */
  heads: string[];
  /** What the names are called, where neither they nor a head say it: "Item" over "Amount" and "Share". */
  axis: string;
  /** "Depth · 10 m": what a bare figure is stands beside it, since its head does not stand above it; a name needs none. */
  names: string[];
};

/** What is read above the values of each row, and above all of them. */
export function bandWords(visual: TableVisual): BandWords {
  const { columns, rows } = tableRows(visual);
  const [axis = "", ...labels] = columns.map(({ label }) => label.trim());
  const names = rows.map(([name = ""]) => name);
  if (axis === "") return { heads: labels, axis, names };
  if (names.every((name) => FIGURE.test(name)))
    return { heads: labels, axis: "", names: names.map((name) => `${axis} · ${name}`) };
  const [lone = "", ...others] = labels;
  return lone !== "" && others.length === 0
    ? { heads: [`${axis} · ${lone}`], axis: "", names }
    : { heads: labels, axis, names };
}

/** "10 m", "£5": a name that is a number. */
const FIGURE = /^\P{L}{0,3}\p{Nd}/u;
