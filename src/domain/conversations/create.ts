import type { Clock } from "../../kernel/clock.ts";
import { newId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import { resolveAttachments } from "./attached-files.ts";
import { resolveBrand } from "../brand-kits/read.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { acceptTurn, reserveOf, type AcceptDeps, type Accepted } from "./accept.ts";
import type { AttachmentInput, Callback, StoredConfig, VideoConfig } from "./types.ts";

export type CreateInput = {
  prompt: string;
  requireOutlineConfirmation: boolean;
  config: VideoConfig;
  attachments: readonly AttachmentInput[];
  callback: Callback | null;
};

/**
 * Creates a conversation with its first turn: idempotency record, conversation, message, hold and
 * job in one transaction.
 * @throws ServiceError `idempotency_conflict`, `rate_limited`, `insufficient_credits`.
 */
export async function createConversation(
  deps: AcceptDeps & { db: Db; clock: Clock },
  caller: Caller,
  claim: Claim,
  input: CreateInput,
): Promise<Outcome<Accepted>> {
  return once(deps.db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    // Read under the lock: two creates get times in the order in which they commit.
    const now = deps.clock.now();
    const conversationId = newId("conversation");
    const brand = await resolveBrand(trx, caller, input.config.brandKitId);
    const config: StoredConfig = { version: 1, ...input.config, brand };
    await trx
      .insertInto("conversations")
      .values({
        id: conversationId,
        workspace_id: caller.workspaceId,
        config: JSON.stringify(config),
        require_outline_confirmation: input.requireOutlineConfirmation,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const answer = await acceptTurn(
      trx,
      deps,
      caller,
      {
        conversationId,
        seq: 1,
        query: input.prompt,
        joinsBrief: true,
        outlineAction: null,
        config: input.config,
        attachments: await resolveAttachments(trx, caller, input.attachments),
        callback: input.callback,
        reserve: reserveOf(input.config.videoDuration, null),
      },
      now,
    );
    return { status: 202, answer };
  });
}
