import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Caller } from "../keys/caller.ts";

const WINDOW_SECONDS = 60;

/** The state of the tighter of the two limits, the key's and the workspace's. */
export type RateState = { admitted: boolean; limit: number; remaining: number; resetSeconds: number };

/**
 * Counts a request against key and workspace, in windows of a minute shared by all processes. A
 * request that its key may not make does not count against the workspace, so that one key over its
 * limit cannot lock out the others.
 */
export async function countRequest(db: Db, caller: Caller, now: Date): Promise<RateState> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % WINDOW_SECONDS);
  const { rows } = await sql<{ key_used: number; workspace_used: number | null }>`
    with by_key as (
      insert into rate_windows as r (subject, window_start, used) values (${caller.keyId}, ${window}, 1)
      on conflict (subject, window_start) do update set used = r.used + 1 returning used
    ), by_workspace as (
      insert into rate_windows as r (subject, window_start, used)
      select ${caller.workspaceId}, ${window}::bigint, 1 from by_key where used <= ${caller.rpm}
      on conflict (subject, window_start) do update set used = r.used + 1 returning used
    )
    select by_key.used as key_used, by_workspace.used as workspace_used
    from by_key left join by_workspace on true`.execute(db);
  const used = rows[0];
  if (used === undefined) throw new Error("the rate window answered nothing");
  const keyLeft = caller.rpm - used.key_used;
  const workspaceLeft = used.workspace_used === null ? null : caller.workspaceRpm - used.workspace_used;
  const byWorkspace = workspaceLeft !== null && workspaceLeft < keyLeft;
  const left = byWorkspace ? workspaceLeft : keyLeft;
  return {
    admitted: left >= 0,
    limit: byWorkspace ? caller.workspaceRpm : caller.rpm,
    remaining: Math.max(0, left),
    resetSeconds: window + WINDOW_SECONDS - seconds,
  };
}

/** Forgets windows that are over. */
export async function purgeRateWindows(db: Db, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / 1000) - 2 * WINDOW_SECONDS;
  await db.deleteFrom("rate_windows").where("window_start", "<", before).execute();
}
