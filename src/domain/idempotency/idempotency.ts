import { sql } from "kysely";
import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import { isLockTimeout } from "../../db/errors.ts";
import type { Trx } from "../../db/transaction.ts";
import { inLine, stillUnderWay } from "../workspaces/line.ts";

/** A write that may be repeated with the same key. `inputHash` names its canonical input. */
export type Claim = { workspaceId: string; method: string; path: string; key: string; inputHash: string };

/** `answer` is stored as JSON and must survive that: no dates, no signed URLs (they are made as it is shown). */
export type Outcome<T> = { status: number; answer: T; replayed: boolean };

const WAIT_MS = 10_000;
/** For others of the same workspace: thousands of writes, or one that the database holds up. */
const LINE_MS = 25_000;
const KEPT_HOURS = 48;

/**
 * Runs `work`, a write of the workspace, in a transaction, once per claim. The claim is a row of that same transaction: it is
 * kept exactly when the work is, and an error of any kind frees it. A second caller with the same
 * key waits, in line or (where another process has the first) in the insert, until that has committed or rolled back.
 *
 * @throws ServiceError `idempotency_conflict` when the key was used with other input, or the first
 *   is still under way after `waitMs`; `unavailable` where others keep it waiting that long.
 */
export async function once<T>(
  db: Db,
  workspaceId: string,
  claim: Claim | null,
  work: (trx: Trx) => Promise<{ status: number; answer: T }>,
  waitMs: number = WAIT_MS,
): Promise<Outcome<T>> {
  const name = claim === null ? null : [claim.method, claim.path, claim.key].join(" ");
  const waits = { waitMs: LINE_MS, twinMs: waitMs };
  return inLine(db, workspaceId, { name, ...waits }, () => onceAtTheFront(db, claim, work, waitMs));
}

async function onceAtTheFront<T>(
  db: Db,
  claim: Claim | null,
  work: (trx: Trx) => Promise<{ status: number; answer: T }>,
  waitMs: number,
): Promise<Outcome<T>> {
  if (claim === null) {
    return { ...(await db.transaction().execute(work)), replayed: false };
  }
  return db.transaction().execute(async (trx) => {
    // The first may roll back just as we look: then there is nothing to replay and we try to be first.
    for (;;) {
      if (await insertClaim(trx, claim, waitMs)) {
        const { status, answer } = await work(trx);
        await storeAnswer(trx, claim, status, answer);
        return { status, answer, replayed: false };
      }
      const replay = await findReplay<T>(trx, claim);
      if (replay !== null) return replay;
    }
  });
}

/**
 * The stored answer of a claim, or null where nobody has answered it yet. For what must not be done twice
 * and cannot be done in a transaction, such as fetching from elsewhere: look first, then `once`.
 * @throws ServiceError `idempotency_conflict` when the key was used with other input.
 */
export async function findReplay<T>(db: Db | Trx, claim: Claim | null): Promise<Outcome<T> | null> {
  if (claim === null) return null;
  const stored = await db
    .selectFrom("idempotency_records")
    .select(["input_hash", "status", "answer"])
    .where("workspace_id", "=", claim.workspaceId)
    .where("method", "=", claim.method)
    .where("path", "=", claim.path)
    .where("key", "=", claim.key)
    .executeTakeFirst();
  if (stored === undefined) return null;
  if (stored.input_hash !== claim.inputHash) {
    throw new ServiceError(
      "idempotency_conflict",
      "This Idempotency-Key was used with different input. Use a new key for different input.",
      { param: "Idempotency-Key" },
    );
  }
  return { status: stored.status, answer: stored.answer as T, replayed: true };
}

/** Frees a claim whose work failed after it was accepted: only answers that went well are kept. */
export async function dropClaim(trx: Trx, claim: Claim): Promise<void> {
  await trx
    .deleteFrom("idempotency_records")
    .where("workspace_id", "=", claim.workspaceId)
    .where("method", "=", claim.method)
    .where("path", "=", claim.path)
    .where("key", "=", claim.key)
    .execute();
}

async function insertClaim(trx: Trx, claim: Claim, waitMs: number): Promise<boolean> {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(trx);
  try {
    const row = await trx
      .insertInto("idempotency_records")
      .values({
        workspace_id: claim.workspaceId,
        method: claim.method,
        path: claim.path,
        key: claim.key,
        input_hash: claim.inputHash,
        status: 0,
      })
      .onConflict((oc) => oc.doNothing())
      .returning("key")
      .executeTakeFirst();
    await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
    return row !== undefined;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw stillUnderWay(error);
  }
}

async function storeAnswer(trx: Trx, claim: Claim, status: number, answer: unknown): Promise<void> {
  await trx
    .updateTable("idempotency_records")
    .set({ status, answer: JSON.stringify(answer) })
    .where("workspace_id", "=", claim.workspaceId)
    .where("method", "=", claim.method)
    .where("path", "=", claim.path)
    .where("key", "=", claim.key)
    .execute();
}

/** Forgets answers older than two days; 24 hours are promised. @returns how many. */
export async function purgeIdempotency(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom("idempotency_records")
    .where("created_at", "<", new Date(now.getTime() - KEPT_HOURS * 3_600_000))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
