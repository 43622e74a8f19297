import type { Clock } from "../../kernel/clock.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { resolveAttachments } from "./attached-files.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { acceptTurn, reserveOf, type AcceptDeps, type Accepted } from "./accept.ts";
import { requireOwned } from "./owned.ts";
import { nextTurn } from "./turn-rules.ts";
import type { AttachmentInput, Callback, OutlineAction, StoredConfig } from "./types.ts";

export type SendInput = {
  /** Null only with `confirm`. */
  prompt: string | null;
  outlineAction: OutlineAction | null;
  attachments: readonly AttachmentInput[];
  callback: Callback | null;
};

async function earlierTurns(trx: Trx, conversationId: string) {
  return trx
    .selectFrom("messages")
    .select((eb) => [
      "seq",
      "status",
      "next_action",
      "duration_seconds",
      eb("outline", "is not", null).as("has_outline"),
    ])
    .where("conversation_id", "=", conversationId)
    .orderBy("seq")
    .execute();
}

/**
 * Sends a follow-up turn.
 * @throws ServiceError `not_found`, `insufficient_scope`, `conversation_busy`, `invalid_parameter`,
 *   `idempotency_conflict`, `rate_limited`, `insufficient_credits`.
 */
export async function sendMessage(
  deps: AcceptDeps & { db: Db; clock: Clock },
  caller: Caller,
  conversationId: string,
  claim: Claim,
  input: SendInput,
): Promise<Outcome<Accepted>> {
  return once(deps.db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    const conversation = await requireOwned(trx, caller, conversationId, "lock");
    const turns = await earlierTurns(trx, conversationId);
    const latest = turns.at(-1);
    if (latest === undefined) throw new Error(`conversation ${conversationId} has no message`);
    const film = turns.findLast((turn) => turn.status === "completed");
    const turn = nextTurn(
      {
        status: latest.status,
        nextAction: latest.next_action,
        hasOutline: turns.some((one) => one.has_outline),
        hasFilm: film !== undefined,
      },
      input,
    );
    const { version: _version, ...config } = conversation.config as StoredConfig;
    const answer = await acceptTurn(
      trx,
      deps,
      caller,
      {
        conversationId,
        seq: latest.seq + 1,
        query: input.prompt ?? "",
        joinsBrief: turn.joinsBrief,
        outlineAction: turn.outlineAction,
        config,
        attachments: await resolveAttachments(trx, caller, input.attachments),
        callback: input.callback,
        reserve: reserveOf(config.videoDuration, film?.duration_seconds ?? null),
      },
      deps.clock.now(),
    );
    return { status: 202, answer };
  });
}
