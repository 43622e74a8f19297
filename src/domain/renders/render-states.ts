import type { Expression, ExpressionBuilder, SqlBool, UpdateObject } from "kysely";
import type { Database, RenderStatus } from "../../db/tables.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";

/**
 * The states of a render and every way between them; terminal ones never change. Nothing else in the
 * code writes `renders.status` of an existing render, and a trigger refuses any other way.
 */
export const RENDER_TRANSITIONS: Readonly<Record<RenderStatus, readonly RenderStatus[]>> = {
  queued: ["running", "superseded"],
  running: ["completed", "failed", "superseded"],
  completed: [],
  failed: [],
  superseded: [],
};

export const ACTIVE_RENDERS = ["queued", "running"] as const satisfies RenderStatus[];

export function rendersBefore(to: RenderStatus): RenderStatus[] {
  return (Object.keys(RENDER_TRANSITIONS) as RenderStatus[]).filter((from) =>
    RENDER_TRANSITIONS[from].includes(to),
  );
}

/** Moves a render on; false when it is no longer in a state that leads there. */
export async function moveRender(
  db: Db | Trx,
  renderId: string,
  to: RenderStatus,
  patch: Omit<UpdateObject<Database, "renders", "renders">, "status">,
): Promise<boolean> {
  const from = rendersBefore(to);
  if (from.length === 0) return false;
  const moved = await db
    .updateTable("renders")
    .set({ ...patch, status: to })
    .where("id", "=", renderId)
    .where("status", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Supersedes those renders that are not ready and of which `which` is true. */
export async function supersedeWhere(
  trx: Trx,
  which: (eb: ExpressionBuilder<Database, "renders">) => Expression<SqlBool>,
): Promise<void> {
  await trx
    .updateTable("renders")
    .set({ status: "superseded" })
    .where(which)
    .where("status", "in", rendersBefore("superseded"))
    .execute();
}
