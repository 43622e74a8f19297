import { sql } from "kysely";
import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Caller } from "../keys/caller.ts";

/** Messages, renders and speech under way, of the key and of the whole workspace. */
export type Active = { ofKey: number; ofWorkspace: number };

/** When to come back: a short film takes about this long. */
const RETRY_AFTER_SECONDS = 10;

export async function countActive(db: Db | Trx, caller: Caller): Promise<Active> {
  const result = await sql<Active>`
    select count(*) filter (where key_id = ${caller.keyId}) as "ofKey", count(*) as "ofWorkspace"
    from (
      select key_id from messages
        where workspace_id = ${caller.workspaceId} and status in ('queued', 'running', 'stopping')
      union all
      select key_id from renders
        where workspace_id = ${caller.workspaceId} and status in ('queued', 'running')
      union all
      select key_id from speeches
        where workspace_id = ${caller.workspaceId} and status in ('queued', 'running')
    ) active`.execute(db);
  return result.rows[0] ?? { ofKey: 0, ofWorkspace: 0 };
}

/** How many more tasks would be admitted now. */
export function freeSlots(caller: Caller, active: Active): number {
  return Math.max(
    0,
    Math.min(caller.concurrency - active.ofKey, caller.workspaceConcurrency - active.ofWorkspace),
  );
}

/**
 * @throws ServiceError `rate_limited` when key or workspace have no slot left. Exact only while the
 *   workspace is locked.
 */
export async function requireSlot(trx: Trx, caller: Caller): Promise<void> {
  const active = await countActive(trx, caller);
  if (freeSlots(caller, active) > 0) return;
  const byKey = active.ofKey >= caller.concurrency;
  const limit = byKey ? caller.concurrency : caller.workspaceConcurrency;
  throw new ServiceError(
    "rate_limited",
    `${limit} tasks are under way, which is all that this ${byKey ? "key" : "workspace"} may run at once. Retry when one has ended.`,
    { retry_after: RETRY_AFTER_SECONDS },
  );
}
