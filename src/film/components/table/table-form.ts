import type { TableVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { planBands, READ_ON_TELEPHONE } from "./table-bands.ts";
import type { Bands } from "./table-bands.ts";
import { planTable } from "./table-plan.ts";
import type { TablePlan } from "./table-plan.ts";

/** Rows across the frame, rows under their names, or record after record. */
export type TableForm =
  | { kind: "rows"; plan: TablePlan }
  | { kind: "bands"; plan: Bands }
  | { kind: "records" };

/** So much larger must values be under their names that a tall frame has them there. */
const WORTH = 1.15;

/**
 * How a table is set. In a frame that is not wide nothing of it is smaller than is read on a telephone: what has no room
 * for that across the frame stands under the names of its rows, else one field under another.
 */
export function formOf(visual: TableVisual, rest: Rect, context: ComponentContext): TableForm {
  const least = context.portrait
    ? Math.round(READ_ON_TELEPHONE.value * context.theme.unit)
    : context.theme.minSize;
  const plan = planTable(visual, rest, context, least);
  if (!context.portrait) return plan === null ? { kind: "records" } : { kind: "rows", plan };
  const bands = planBands(visual, rest, context);
  if (plan === null) return bands === null ? { kind: "records" } : { kind: "bands", plan: bands };
  if (bands === null || bands.pages.length > plan.pages.length) return { kind: "rows", plan };
  // Words that stand as columns of their own are not read along a row.
  const crowded = plan.columns.length > 3 && plan.cells.some(([name]) => (name?.lines.length ?? 0) > 1);
  const broken = crowded || plan.cells.flat().some(({ lines }) => lines.length > 2);
  const better = bands.pages.length < plan.pages.length || broken || (isPortrait(context.format) && bands.size > plan.size * WORTH); // prettier-ignore
  return better ? { kind: "bands", plan: bands } : { kind: "rows", plan };
}
