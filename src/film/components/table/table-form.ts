import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { planBands, READ_ON_TELEPHONE } from "./table-bands.ts";
import type { Bands } from "./table-bands.ts";
import { isBare, planTable } from "./table-plan.ts";
import type { TablePlan } from "./table-plan.ts";
import { recordPages } from "./table-records.ts";

/** Rows across the frame, rows under their names, or record after record. */
export type TableForm =
  | { kind: "rows"; plan: TablePlan }
  | { kind: "bands"; plan: Bands }
  | { kind: "records"; floor: number };

/** So much larger must values be under their names that a tall frame has them there. */
const WORTH = 1.15;

/** px at 1080 of values where a row would else be alone on its page, in order: somewhat smaller letters are better than that. */
const CLOSER = [40, 36];
/** So few rows have room for two lines each. */
const FEW = 4;
/** Of fewer rows none is alone. */
const FEWEST = 3;

/**
 * How a table is set. In a frame that is not wide nothing of it is smaller than is read on a telephone: what has no room
 * for that across the frame stands under the names of its rows, else one field under another. Where a row would have a page
 * for itself, all are set somewhat smaller, if that brings it to others.
 */
export function formOf(visual: TableVisual, rest: Rect, context: ComponentContext): TableForm {
  const form = formAt(visual, rest, context, READ_ON_TELEPHONE.value);
  if (!context.portrait || visual.rows.length < FEWEST) return form;
  const whole = wholeForm(visual, rest, context, form);
  if (whole !== null) return whole;
  const hasAlone = (one: TableForm): boolean => {
    const pages = pagesOf(one, visual, rest, context);
    return pages.length > 1 && pages.some((page) => page.length === 1);
  };
  if (!hasAlone(form)) return form;
  for (const floor of CLOSER) {
    const closer = formAt(visual, rest, context, floor);
    if (!hasAlone(closer)) return closer;
  }
  return form;
}

/** The rows of each page. */
function pagesOf(form: TableForm, visual: TableVisual, rest: Rect, context: ComponentContext): number[][] {
  return form.kind === "records" ? recordPages(visual, rest, context, form.floor) : form.plan.pages;
}

/** Things side by side, so few that all of them are weighed at once: a price on one page and what it buys on the next are not. */
const WEIGHED = { columns: { least: 3, most: 5 }, rows: 8 };
const SHORT_CELL = 24;
/** px at 1080 of values, in order: smaller than what is read at a glance, and still read on a telephone held near. */
const WHOLE = [40, 36, 34, 32, 30];

/** A table of things that are compared, on one page where that takes somewhat smaller letters; null where it is on one, or would need too small ones. */
function wholeForm(
  visual: TableVisual,
  rest: Rect,
  context: ComponentContext,
  form: TableForm,
): TableForm | null {
  const { columns, rows: most } = WEIGHED;
  const count = visual.columns.length;
  if (count < columns.least || count > columns.most || visual.rows.length > most) return null;
  // What is told of each in words is read one after another.
  const areShort = visual.rows.every((row) => row.slice(1).every((cell) => Array.from(cell).length <= SHORT_CELL)); // prettier-ignore
  if (!areShort) return null;
  if (pagesOf(form, visual, rest, context).length < 2) return null;
  for (const floor of WHOLE) {
    const closer = formAt(visual, rest, context, floor);
    if (closer.kind !== "records" && closer.plan.pages.length === 1) return closer;
    // Under their names values take two lines a row; along the row they take one.
    const plan = planTable(visual, rest, context, Math.round(floor * context.theme.unit));
    const isRead = plan !== null && plan.pages.length === 1 && plan.cells.flat().every(({ lines }) => lines.length <= 2); // prettier-ignore
    if (isRead) return { kind: "rows", plan };
  }
  return null;
}

/** `floor`: px at 1080 of values at least in a frame that is not wide. */
function formAt(visual: TableVisual, rest: Rect, context: ComponentContext, floor: number): TableForm {
  const least = context.portrait ? Math.round(floor * context.theme.unit) : context.theme.minSize;
  const plan = planTable(visual, rest, context, least);
  const records = { kind: "records", floor } as const;
  if (!context.portrait) return plan === null ? records : { kind: "rows", plan };
  const bands = planBands(visual, rest, context, floor);
  if (plan === null) return bands === null ? records : { kind: "bands", plan: bands };
  if (bands === null || bands.pages.length > plan.pages.length) return { kind: "rows", plan };
  // A name and its price are read along a line; few of them in a tall frame on one line each, or under each other.
  const mostLines = isPortrait(context.format) && visual.rows.length <= FEW ? 1 : 2;
  if (isBare(visual.columns) && plan.cells.flat().every(({ lines }) => lines.length <= mostLines))
    return { kind: "rows", plan };
  // Words that stand as columns of their own are not read along a row.
  const crowded = plan.columns.length > 3 && plan.cells.some(([name]) => (name?.lines.length ?? 0) > 1);
  const broken = crowded || plan.cells.flat().some(({ lines }) => lines.length > 2);
  const better = bands.pages.length < plan.pages.length || broken || (isPortrait(context.format) && bands.size > plan.size * WORTH); // prettier-ignore
  return better ? { kind: "bands", plan: bands } : { kind: "rows", plan };
}
