import type { Db } from "../../db/client.ts";
import type { Deleted } from "../conversations/delete.ts";
import { keysOf, orphansOf } from "../files/orphans.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { getRender } from "./renders.ts";

/**
 * Deletes a render and its links. One that still runs is cancelled by it: its worker finds nothing
 * to go on with.
 * @throws ServiceError `not_found`, `insufficient_scope`, `idempotency_conflict`.
 */
export async function deleteRender(
  db: Db,
  caller: Caller,
  conversationId: string,
  renderId: string,
  claim: Claim | null,
): Promise<Outcome<Deleted>> {
  return once(db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    await getRender(trx, caller, conversationId, renderId);
    const row = await trx
      .deleteFrom("renders")
      .where("id", "=", renderId)
      .returning(["video_key", "thumbnail_key", "vtt_key", "srt_key", "transcript_key"])
      .executeTakeFirstOrThrow();
    return { status: 200, answer: { id: renderId, orphans: await orphansOf(trx, keysOf([row])) } };
  });
}
