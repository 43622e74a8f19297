import type { Db } from "../../db/client.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import type { Deleted } from "../conversations/delete.ts";
import { orphansOf } from "../files/orphans.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { getAsset } from "./read.ts";

/**
 * Deletes an asset and its links. Its bytes go with it, unless a message has it attached: a film that is
 * being made from it, or edited later, needs them; then they go with the conversation.
 * @throws ServiceError `not_found`, `insufficient_scope`, `idempotency_conflict`.
 */
export async function deleteAsset(
  db: Db,
  caller: Caller,
  id: string,
  claim: Claim | null,
): Promise<Outcome<Deleted>> {
  return once(db, caller.workspaceId, claim, async (trx) => {
    // A message that is accepted meanwhile has the asset attached before, or does not find it.
    await lockWorkspace(trx, caller.workspaceId);
    const asset = await getAsset(trx, caller, id);
    await trx.deleteFrom("assets").where("id", "=", asset.id).execute();
    return { status: 200, answer: { id: String(asset.id), orphans: await orphansOf(trx, [asset.key]) } };
  });
}
