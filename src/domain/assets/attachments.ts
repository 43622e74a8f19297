import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Attachment, AttachmentInput } from "../conversations/types.ts";
import type { Caller } from "../keys/caller.ts";
import { findAsset } from "./read.ts";
import type { Asset } from "./types.ts";

function typeOf({ mimetype }: Asset): Attachment["type"] {
  if (mimetype.startsWith("image/")) return "image";
  return mimetype.startsWith("video/") ? "video" : "document";
}

/**
 * What was asked to be attached, with the assets found. Inside the transaction that accepts the turn, so
 * that a replay does not ask again and an asset that is deleted meanwhile is either attached or unknown.
 * @throws ServiceError `invalid_parameter` with `files[i].asset_id`, `insufficient_scope`.
 */
export async function resolveAttachments(
  trx: Trx,
  caller: Caller,
  inputs: readonly AttachmentInput[],
): Promise<Attachment[]> {
  const resolved: Attachment[] = [];
  for (const [index, input] of inputs.entries()) {
    if (input.assetId === null) {
      resolved.push({ ...input, assetId: null, key: null, mimetype: null });
      continue;
    }
    const asset = await findAsset(trx, caller, input.assetId);
    if (asset === null) {
      throw new ServiceError("invalid_parameter", "There is no such asset.", {
        param: `files[${index}].asset_id`,
      });
    }
    resolved.push({
      assetId: asset.id,
      url: null,
      name: input.name ?? asset.name,
      type: input.type ?? typeOf(asset),
      filesRole: input.filesRole,
      mimetype: asset.mimetype,
      key: asset.key,
    });
  }
  return resolved;
}

/** A file of the caller's that a message has attached. */
export type AttachedAsset = {
  assetId: number;
  /** Of the blob that holds it. */
  key: string;
  mimetype: string;
  name: string;
  type: Attachment["type"];
  role: "primary" | "reference" | null;
};

/**
 * The assets attached to a message and to the messages before it in its conversation, in the order in
 * which they were given; one that was given twice comes once, as it was given last.
 */
export async function attachedAssets(db: Db | Trx, messageId: string): Promise<AttachedAsset[]> {
  const rows = await db
    .selectFrom("messages as m")
    .innerJoin("messages as earlier", (join) =>
      join.onRef("earlier.conversation_id", "=", "m.conversation_id").onRef("earlier.seq", "<=", "m.seq"),
    )
    .select("earlier.attachments")
    .where("m.id", "=", messageId)
    .orderBy("earlier.seq")
    .execute();
  const byAsset = new Map<number, AttachedAsset>();
  for (const file of rows.flatMap((row) => row.attachments as Attachment[])) {
    const { assetId, key, mimetype } = file;
    if (!assetId || !key || !mimetype) continue;
    byAsset.set(assetId, {
      assetId,
      key,
      mimetype,
      name: file.name ?? `asset ${assetId}`,
      type: file.type,
      role: file.filesRole,
    });
  }
  return [...byAsset.values()];
}
