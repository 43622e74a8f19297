import { newId } from "../../kernel/ids.ts";
import { fromCredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { requireRoom } from "../assets/storage.ts";
import { requireSlot } from "../capacity/slots.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { hold, lockWorkspace } from "../wallet/wallet.ts";
import type { Plans } from "../workspaces/plans.ts";
import type { SpeechRequest } from "./types.ts";

export const CREDITS_PER_SECOND = 0.2;
/** What is held beyond the estimate, which comes within 10 % of texts that are what they seem. */
const MARGIN = 1.5;
const MARGIN_SECONDS = 2;

/** Sends the work in the caller's transaction. */
export type EnqueueSpeech = (trx: Trx, speechId: string) => Promise<void>;

export type AcceptedSpeech = { speechId: string };

/**
 * Accepts speech: claim, hold, row and job in one transaction, as a message is. Somebody who comes again
 * with the same key gets the same row, whatever became of the process that accepted it.
 * @throws ServiceError `idempotency_conflict`, `rate_limited`, `quota_exceeded`, `insufficient_credits`.
 */
export async function acceptSpeech(
  deps: { db: Db; plans: Plans; enqueue: EnqueueSpeech },
  caller: Caller,
  claim: Claim | null,
  request: SpeechRequest,
  estimatedSeconds: number,
  now: Date,
): Promise<Outcome<AcceptedSpeech>> {
  return once(deps.db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    await requireSlot(trx, caller);
    // What it will be is small beside what there is: it is asked only whether all is full.
    await requireRoom(trx, deps.plans, caller.workspaceId, 1);
    const speechId = newId("speech");
    const reserve = fromCredits((estimatedSeconds * MARGIN + MARGIN_SECONDS) * CREDITS_PER_SECOND);
    await hold(trx, {
      workspaceId: caller.workspaceId,
      keyId: caller.keyId,
      monthlyBudget: caller.monthlyBudget,
      messageId: speechId,
      amount: reserve,
      plans: deps.plans,
      now,
    });
    await trx
      .insertInto("speeches")
      .values({
        id: speechId,
        workspace_id: caller.workspaceId,
        key_id: caller.keyId,
        status: "queued",
        request: JSON.stringify(request),
        claim: claim === null ? null : JSON.stringify(claim),
        hold: reserve,
        cost: reserve,
        created_at: now,
      })
      .execute();
    await deps.enqueue(trx, speechId);
    return { status: 200, answer: { speechId } };
  });
}
