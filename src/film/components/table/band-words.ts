import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { tableRows } from "./table-plan.ts";

/** Heads of the values. "Item · Amount": one that stands alone over names and values says what both are. */
export function headsOf(visual: TableVisual): string[] {
  const { axis, labels } = namedBy(visual);
  return isLone(visual) ? [`${axis} · ${labels.join("")}`] : labels;
}

/** What the names are called, where neither they nor a head say it: "Item" over "Amount" and "Share". */
export function axisOf(visual: TableVisual): string {
  return isLone(visual) || areFigured(visual) ? "" : namedBy(visual).axis;
}

/** "Depth · 10 m": what a bare figure is stands beside it, since its head does not stand above it; a name needs none. */
export function namesOf(visual: TableVisual): string[] {
  const { axis } = namedBy(visual);
  const names = tableRows(visual).rows.map(([name = ""]) => name);
  return axis === "" || !areFigured(visual) ? names : names.map((name) => `${axis} · ${name}`);
}

function namedBy(visual: TableVisual): { axis: string; labels: string[] } {
  const [axis = "", ...labels] = tableRows(visual).columns.map(({ label }) => label.trim());
  return { axis, labels };
}

function isLone(visual: TableVisual): boolean {
  const { axis, labels } = namedBy(visual);
  return labels.length === 1 && labels[0] !== "" && axis !== "" && !areFigured(visual);
}

function areFigured(visual: TableVisual): boolean {
  return tableRows(visual).rows.every(([name = ""]) => /^\P{L}{0,3}\p{Nd}/u.test(name));
}
