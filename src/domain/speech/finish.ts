/**
 * The states of speech: queued → running → completed | failed, and queued → failed. Each step is guarded
 * by the state before it, so that a job that runs twice, or an API that has given up, settles once.
 */
import { centicredits, fromCredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import { inTransaction, type Trx } from "../../db/transaction.ts";
import { insertAssets, type NewAsset } from "../assets/create.ts";
import type { WorkError } from "../conversations/types.ts";
import { dropClaim, type Claim } from "../idempotency/idempotency.ts";
import { lockWorkspace, settle } from "../wallet/wallet.ts";
import { CREDITS_PER_SECOND } from "./accept.ts";
import type { HeardWord, SpeechRequest } from "./types.ts";

export type SpeechWork = { workspaceId: string; request: SpeechRequest };

/** Takes speech up, again where its worker died. Null when there is nothing to do. */
export async function beginSpeech(db: Db, speechId: string): Promise<SpeechWork | null> {
  const row = await db
    .updateTable("speeches")
    .set({ status: "running" })
    .where("id", "=", speechId)
    .where("status", "in", ["queued", "running"])
    .returning(["workspace_id", "request"])
    .executeTakeFirst();
  return row === undefined ? null : { workspaceId: row.workspace_id, request: row.request as SpeechRequest };
}

async function lockSpeech(trx: Trx, speechId: string) {
  const found = await trx
    .selectFrom("speeches")
    .select("workspace_id")
    .where("id", "=", speechId)
    .executeTakeFirst();
  if (found === undefined) return null;
  await lockWorkspace(trx, found.workspace_id);
  const row = await trx
    .selectFrom("speeches")
    .select(["workspace_id", "key_id", "status", "hold", "claim"])
    .where("id", "=", speechId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.status === "queued" || row.status === "running" ? row : null;
}

/** Running → completed: charges what is heard, at most what is held. False when it had ended before. */
export async function completeSpeech(
  trx: Trx,
  speechId: string,
  spoken: { asset: NewAsset; durationSeconds: number; words: readonly HeardWord[] },
  now: Date,
): Promise<boolean> {
  const row = await lockSpeech(trx, speechId);
  if (row === null) return false;
  const exact = fromCredits(spoken.durationSeconds * CREDITS_PER_SECOND);
  const amount = exact < row.hold ? exact : centicredits(row.hold);
  const [asset] = await insertAssets(trx, row.workspace_id, [spoken.asset], now);
  const { workspace_id: workspaceId, key_id: keyId } = row;
  await settle(trx, { workspaceId, keyId, messageId: speechId, amount, now });
  await trx
    .updateTable("speeches")
    .set({
      status: "completed",
      asset_id: asset?.id ?? null,
      duration_seconds: spoken.durationSeconds,
      words: JSON.stringify(spoken.words),
      cost: amount,
      settled_at: now,
    })
    .where("id", "=", speechId)
    .execute();
  return true;
}

/** Queued or running → failed: costs nothing, and its key may be used again. False when it had ended before. */
export async function failSpeech(
  db: Db | Trx,
  speechId: string,
  error: WorkError,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await lockSpeech(trx, speechId);
    if (row === null) return false;
    const { workspace_id: workspaceId, key_id: keyId } = row;
    await settle(trx, { workspaceId, keyId, messageId: speechId, amount: centicredits(0), now });
    await trx
      .updateTable("speeches")
      .set({ status: "failed", error: JSON.stringify(error), cost: 0, settled_at: now })
      .where("id", "=", speechId)
      .execute();
    if (row.claim !== null) await dropClaim(trx, row.claim as Claim);
    return true;
  });
}

/** Longer than idempotency records, which point to them. */
const KEPT_DAYS = 3;

/** Forgets speech that ended days ago; its audio is an asset by now, its charge is in the ledger. */
export async function purgeSpeeches(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("speeches")
    .where("settled_at", "<", new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}
