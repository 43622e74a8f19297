import { sql } from "kysely";
import type { Db } from "../database.ts";
import type { Caller } from "../keys/caller.ts";

const WINDOW_SECONDS = 60;
/** A process takes at most this part of a minute's requests at once, and at most so many. */
const LARGEST_BLOCK_PART = 0.02;
const LARGEST_BLOCK = 500;

/** The state of the tighter of the two limits, the key's and the workspace's. */
export type RateState = { admitted: boolean; limit: number; remaining: number; resetSeconds: number };

export type RateCounter = { count(caller: Caller, now: Date): Promise<RateState> };

/** What a process has taken of a minute for one key. */
type Lease = {
  /** Requests that may still be admitted without asking. */
  left: number;
  /** Requests taken so far in this window, here. */
  taken: number;
  /** What else remains of key and workspace, as the database last said. */
  keyRest: number;
  workspaceRest: number;
};

const NOTHING_YET: Lease = { left: 0, taken: 0, keyRest: Infinity, workspaceRest: Infinity };

type Taken = { keyBefore: number; workspaceBefore: number | null };

/**
 * Takes `block` requests of key and workspace. What a key may not make does not count against the
 * workspace, so that one key over its limit cannot lock out the others.
 */
async function take(db: Db, caller: Caller, window: number, block: number): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with by_key as (
      insert into rate_windows as r (subject, window_start, used) values (${caller.keyId}, ${window}, ${block})
      on conflict (subject, window_start) do update set used = r.used + ${block} returning used
    ), by_workspace as (
      insert into rate_windows as r (subject, window_start, used)
      select ${caller.workspaceId}, ${window}::bigint, ${block} from by_key where used - ${block} < ${caller.rpm}
      on conflict (subject, window_start) do update set used = r.used + ${block} returning used
    )
    select by_key.used - ${block} as "keyBefore", by_workspace.used - ${block} as "workspaceBefore"
    from by_key left join by_workspace on true`.execute(db);
  const taken = rows[0];
  if (taken === undefined) throw new Error("the rate window answered nothing");
  return taken;
}

/**
 * Counts requests against key and workspace, in windows of a minute shared by all processes. A process
 * takes requests in blocks that grow with what the key uses (1, 1, 2, 4 … to a fiftieth of the limit), so
 * that polling does not write on each request; limits are never passed, and what another process has
 * taken but not used is missed for the rest of the minute at most.
 */
export function makeRateCounter(db: Db): RateCounter {
  const leases = new Map<string, Lease>();
  const asking = new Map<string, Promise<void>>();
  let currentWindow = 0;

  async function renew(caller: Caller, name: string, window: number): Promise<void> {
    const taken = leases.get(name)?.taken ?? 0;
    const limit = Math.min(caller.rpm, caller.workspaceRpm);
    const most = Math.max(1, Math.min(LARGEST_BLOCK, Math.floor(limit * LARGEST_BLOCK_PART)));
    const block = Math.min(most, Math.max(1, taken));
    const { keyBefore, workspaceBefore } = await take(db, caller, window, block);
    const keyGot = Math.max(0, Math.min(block, caller.rpm - keyBefore));
    const workspaceGot =
      workspaceBefore === null ? 0 : Math.max(0, Math.min(block, caller.workspaceRpm - workspaceBefore));
    const left = Math.min(keyGot, workspaceGot);
    leases.set(name, {
      left,
      taken: taken + left,
      keyRest: Math.max(0, caller.rpm - keyBefore - left),
      workspaceRest:
        workspaceBefore === null ? Infinity : Math.max(0, caller.workspaceRpm - workspaceBefore - left),
    });
  }

  return {
    async count(caller, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const window = seconds - (seconds % WINDOW_SECONDS);
      if (window !== currentWindow) {
        currentWindow = window;
        leases.clear();
      }
      // Limits that were changed begin with a lease of their own, and so does a minute.
      const name = `${caller.keyId} ${caller.rpm} ${caller.workspaceRpm} ${window}`;
      const current = (): Lease => leases.get(name) ?? NOTHING_YET;
      let lease = current();
      while (lease.left === 0 && Math.min(lease.keyRest, lease.workspaceRest) > 0) {
        // Requests that find the lease used up wait for one question together; the quicker of them may
        // use up its answer.
        let question = asking.get(name);
        if (question === undefined) {
          question = renew(caller, name, window).finally(() => asking.delete(name));
          asking.set(name, question);
        }
        await question;
        lease = current();
      }
      const admitted = lease.left > 0;
      if (admitted) lease.left -= 1;
      const byWorkspace = lease.workspaceRest < lease.keyRest;
      return {
        admitted,
        limit: byWorkspace ? caller.workspaceRpm : caller.rpm,
        remaining: Math.min(lease.keyRest, lease.workspaceRest) + lease.left,
        resetSeconds: window + WINDOW_SECONDS - seconds,
      };
    },
  };
}

/** Forgets windows that are over. */
export async function purgeRateWindows(db: Db, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / 1000) - 2 * WINDOW_SECONDS;
  await db.deleteFrom("rate_windows").where("window_start", "<", before).execute();
}
