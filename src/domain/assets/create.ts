import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import type { Plans } from "../workspaces/plans.ts";
import { requireRoom } from "./storage.ts";
import { toAsset, type Asset } from "./types.ts";

/** What an asset is made of; its bytes lie under `key` already. */
export type NewAsset = Pick<Asset, "name" | "mimetype" | "key" | "sha256" | "sizeBytes" | "width" | "height">;

/** Where the bytes of a new asset go. Never used twice, so that deleting one asset never asks about others. */
export function newAssetKey(workspaceId: string, extension: string): string {
  return `${ASSET_PREFIX}/${workspaceId}/${randomUUID()}.${extension}`;
}

export const ASSET_PREFIX = "assets";

export async function insertAssets(
  trx: Trx,
  workspaceId: string,
  files: readonly NewAsset[],
  now: Date,
): Promise<Asset[]> {
  const rows = await trx
    .insertInto("assets")
    .values(
      files.map((file) => ({
        workspace_id: workspaceId,
        name: file.name,
        mimetype: file.mimetype,
        blob_key: file.key,
        sha256: file.sha256,
        size_bytes: file.sizeBytes,
        width: file.width,
        height: file.height,
        created_at: now,
        updated_at: now,
      })),
    )
    .returningAll()
    .execute();
  return rows.map(toAsset).toSorted((one, other) => one.id - other.id);
}

/**
 * Makes assets of files whose bytes are stored. Of a replay the bytes are not needed: delete them.
 * @throws ServiceError `idempotency_conflict`, `quota_exceeded`.
 */
export async function createAssets(
  { db, plans }: { db: Db; plans: Plans },
  caller: Caller,
  claim: Claim | null,
  files: readonly NewAsset[],
  now: Date,
): Promise<Outcome<StoredAsset[]>> {
  return once(db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    await requireRoom(trx, plans, caller.workspaceId, bytes);
    const made = await insertAssets(trx, caller.workspaceId, files, now);
    return { status: 201, answer: made.map(toStored) };
  });
}

/** An asset as an idempotency record keeps it: times as numbers. */
export type StoredAsset = Omit<Asset, "createdAt" | "updatedAt"> & { createdAt: number; updatedAt: number };

function toStored(asset: Asset): StoredAsset {
  return { ...asset, createdAt: asset.createdAt.getTime(), updatedAt: asset.updatedAt.getTime() };
}
