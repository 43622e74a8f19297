import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import type { ToldTable } from "../table/row-times.ts";
import { bandLayers, planBands } from "../table/table-bands.ts";
import { areWhole, recordLayers } from "../table/table-records.ts";

/**
 * In a frame that is not wide, sides whose points are named alike are read row by row, as a table is: each row's name over
 * the whole width and below it what every side has. Null where the sides are no columns, or their words have no such room.
 */
export function comparedRows(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
): SceneLayout | null {
  const told = context.portrait ? asTable(visual) : null;
  if (told === null) return null;
  const bands = planBands(told, rest, context);
  if (bands !== null) return bandLayers(told, bands, rest, context);
  return areWhole(told, rest, context) ? recordLayers(told, rest, context) : null;
}

function asTable({ heading, sides, verdict }: ComparisonVisual): ToldTable | null {
  // A remark without a name may stand below the named rows.
  const named = sides.every(({ tone, points }) => tone === "neutral" && points.every(({ aspect }, at) => aspect !== undefined || (at > 1 && at === points.length - 1))); // prettier-ignore
  if (sides.length < 2 || !named || verdict !== undefined) return null;
  const names = namesOf(sides);
  if (names === null || names.length < 2) return null;
  // A side may have nothing to say of a row; which one, its name tells.
  const rows = names.map(
    (name, row) =>
    sides.map(({ points }) => (points.length === names.length ? points[row] : points.find(({ aspect = "" }) => aspect === name))), // prettier-ignore
  );
  const cells = rows.map((row) => row.map((point, side) => point?.cue ?? sides[side]?.cue ?? null));
  return {
    kind: "table",
    heading,
    columns: [
      { label: "", align: "start" },
      ...sides.map(({ title }) => ({ label: title, align: "start" as const })),
    ],
    rows: names.map((name, row) => [name, ...(rows[row] ?? []).map((point) => point?.text ?? "")]),
    cues: cells.map((row) => row.find((cue) => cue !== null) ?? null),
    cells,
  };
}

/** The rows' names in the order of the side that has most; null where the sides tell them in orders of their own. */
function namesOf(sides: ComparisonVisual["sides"]): string[] | null {
  const all = sides.map(({ points }) => points.map(({ aspect = "" }) => aspect));
  const names = all.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const inOrder = all.every((own) =>
    own.length === names.length
      ? own.join("\n") === names.join("\n")
      : new Set(names).size === names.length && own.every((name) => names.includes(name)),
  );
  return inOrder ? names : null;
}
