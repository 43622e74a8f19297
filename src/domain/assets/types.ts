import type { Selectable } from "kysely";
import type { AssetTable } from "../../db/tables.ts";

export type Asset = {
  id: number;
  workspaceId: string;
  name: string;
  mimetype: string;
  key: string;
  sha256: string;
  sizeBytes: number;
  /** px as shown; null where it is no picture, or one that does not say. */
  width: number | null;
  height: number | null;
  createdAt: Date;
  updatedAt: Date;
};

export function toAsset(row: Selectable<AssetTable>): Asset {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    mimetype: row.mimetype,
    key: row.blob_key,
    sha256: row.sha256,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The owner of an asset's file in a link. */
export function assetOwner(id: number): string {
  return `asset_${id}`;
}

export function assetIdOfOwner(ownerId: string): number | null {
  const match = /^asset_([1-9]\d{0,14})$/.exec(ownerId);
  return match === null ? null : Number(match[1]);
}

/** The file's name in a link: that of the asset as far as every system can read it, with the right ending. */
export function linkName({ name, key }: Pick<Asset, "name" | "key">): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${stem === "" ? "file" : stem}.${key.slice(key.lastIndexOf(".") + 1)}`;
}

/** An id as callers write it, as text or as a number; null for what can be no id. */
export function parseAssetId(value: string | number): number | null {
  const text = String(value);
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
