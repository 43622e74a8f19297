import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Degradation } from "../../artifacts/degradation.ts";
import { findAsset } from "../assets/read.ts";
import type { Asset } from "../assets/types.ts";
import type { Caller } from "../keys/caller.ts";
import { isReadable, notRead } from "./known-degradations.ts";
import type { Attachment, AttachmentInput } from "./types.ts";

/** What a file is shown as. */
export function attachmentType({ mimetype }: Pick<Asset, "mimetype">): Attachment["type"] {
  if (mimetype.startsWith("image/")) return "image";
  return mimetype.startsWith("video/") ? "video" : "document";
}

/**
 * What was asked to be attached, with the assets found. Inside the transaction that accepts the turn, so
 * that a replay does not ask again and an asset that is deleted meanwhile is either attached or unknown.
 * @throws ServiceError `invalid_parameter` with `files[i].asset_id` or `files[i].url`, `insufficient_scope`.
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
        param: `files[${index}].${input.field}`,
      });
    }
    resolved.push({
      assetId: asset.id,
      url: null,
      name: input.name ?? asset.name,
      type: input.type ?? attachmentType(asset),
      filesRole: input.filesRole,
      mimetype: asset.mimetype,
      key: asset.key,
    });
  }
  return resolved;
}

/** Whether a message lists a file as one of its own. */
export function isListed({ carried }: Attachment): boolean {
  return carried !== true;
}

/** The attachments of a message and of the messages before it in its conversation, by message, in order. */
export async function attachmentsUpTo(
  db: Db | Trx,
  messageId: string,
): Promise<{ id: string; attachments: Attachment[] }[]> {
  const rows = await db
    .selectFrom("messages as m")
    .innerJoin("messages as earlier", (join) =>
      join.onRef("earlier.conversation_id", "=", "m.conversation_id").onRef("earlier.seq", "<=", "m.seq"),
    )
    .select(["earlier.id", "earlier.attachments"])
    .where("m.id", "=", messageId)
    .orderBy("earlier.seq")
    .execute();
  return rows.map(({ id, attachments }) => ({ id, attachments: attachments as Attachment[] }));
}

/** A file of the caller's that a plan is made from. */
export type AttachedFile = {
  assetId: number;
  /** Of the blob that holds it. */
  key: string;
  mimetype: string;
  name: string;
  role: "primary" | "reference" | null;
};

/**
 * The files that a message's plan is made from: its own and those of the messages before it, in the order in which
 * they were given; one that was given twice comes once, as it was given last. `degradations` tells of what was
 * given by an address and cannot be used.
 */
export async function attachedFiles(
  db: Db | Trx,
  messageId: string,
): Promise<{ files: AttachedFile[]; degradations: Degradation[] }> {
  const given = await attachmentsUpTo(db, messageId);
  const byAsset = new Map<number, AttachedFile>();
  const unread: Attachment[] = [];
  for (const file of given.flatMap(({ attachments }) => attachments)) {
    const { assetId, key, mimetype, name, filesRole: role } = file;
    if (!assetId || !key || !mimetype) continue;
    if (isReadable(file))
      byAsset.set(assetId, { assetId, key, mimetype, name: name ?? `asset ${assetId}`, role });
    // Of an asset it was told as it was attached.
    else if (file.url !== null) unread.push(file);
  }
  const own = given.at(-1)?.attachments ?? [];
  const failed = new Map(
    own.flatMap(({ url, failed: told }) => (told === undefined ? [] : [[url, told] as const])),
  );
  return { files: [...byAsset.values()], degradations: [...failed.values(), ...notRead(unread)] };
}
