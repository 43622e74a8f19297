import type { Clock } from "../../kernel/clock.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { centicredits, toCredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { moveMessage } from "./message-states.ts";
import { requireOwned } from "./owned.ts";
import { settleStopped } from "./settle.ts";

export type Stopping = { conversationId: string; messageId: string; status: "stopping"; costCredits: number };

/**
 * Asks the running turn to stop: its worker sees it and settles what was made; where no worker is
 * alive to see it, `settleStopping` does. A turn that no worker has yet is settled here and costs nothing. Asking again while it stops gives the same answer.
 * @throws ServiceError `not_found`, `insufficient_scope`, `not_running`, `idempotency_conflict`.
 */
export async function stopConversation(
  deps: { db: Db; clock: Clock },
  caller: Caller,
  conversationId: string,
  claim: Claim | null,
): Promise<Outcome<Stopping>> {
  return once(deps.db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    await requireOwned(trx, caller, conversationId, "lock");
    const latest = await trx
      .selectFrom("messages")
      .select(["id", "status", "cost"])
      .where("conversation_id", "=", conversationId)
      .orderBy("seq", "desc")
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (latest.status === "queued" || latest.status === "running") {
      const now = deps.clock.now();
      await moveMessage(trx, latest.id, "stopping", { stop_requested_at: now }, now);
      if (latest.status === "queued") await settleStopped(trx, latest.id);
    } else if (latest.status !== "stopping") {
      throw new ServiceError("not_running", "Nothing runs in this conversation.");
    }
    return {
      status: 202,
      answer: {
        conversationId,
        messageId: latest.id,
        status: "stopping",
        costCredits: toCredits(centicredits(latest.cost)),
      },
    };
  });
}
