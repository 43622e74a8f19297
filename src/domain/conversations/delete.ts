import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import { keysOf, orphansOf } from "../files/orphans.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { isBusy } from "./message-states.ts";
import { requireOwned } from "./owned.ts";
import type { StoredConfig } from "./types.ts";

/** `orphans`: blob keys that nothing points to any more; delete them after the commit. */
export type Deleted = { id: string; orphans: string[] };

/**
 * Deletes a conversation with its messages, renders and links. The ledger keeps its entries.
 * @throws ServiceError `not_found`, `insufficient_scope`, `conversation_busy`, `idempotency_conflict`.
 */
export async function deleteConversation(
  db: Db,
  caller: Caller,
  conversationId: string,
  claim: Claim | null,
): Promise<Outcome<Deleted>> {
  return once(db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    const { config } = await requireOwned(trx, caller, conversationId, "lock");
    const messages = await trx
      .selectFrom("messages")
      .select(["status", "preview_key", "thumbnail_key", "files", "attachments"])
      .where("conversation_id", "=", conversationId)
      .execute();
    if (messages.some((message) => isBusy(message.status))) {
      throw new ServiceError("conversation_busy", "The conversation is running. Stop it first.");
    }
    const renders = await trx
      .selectFrom("renders")
      .select(["video_key", "thumbnail_key", "vtt_key", "srt_key", "transcript_key"])
      .where("conversation_id", "=", conversationId)
      .execute();
    await trx.deleteFrom("conversations").where("id", "=", conversationId).execute();
    const logo = (config as StoredConfig).brand?.logo?.key;
    const keys = [...keysOf([...messages, ...renders]), ...(logo === undefined ? [] : [logo])];
    const orphans = await orphansOf(trx, keys);
    return { status: 200, answer: { id: conversationId, orphans } };
  });
}
