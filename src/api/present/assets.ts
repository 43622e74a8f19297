import type { AssetBody } from "../../contract/assets.ts";
import { assetOwner, linkName, type Asset } from "../../domain/assets/types.ts";
import type { Link } from "./conversations.ts";

/** The link to an asset's file. */
export function assetUrl(asset: Pick<Asset, "id" | "name" | "key">, link: Link): string {
  return link(assetOwner(asset.id), linkName(asset));
}

type Shown = Omit<Asset, "workspaceId" | "createdAt" | "updatedAt"> & {
  createdAt: Date | number;
  updatedAt: Date | number;
};

export function presentAsset(asset: Shown, link: Link): AssetBody {
  return {
    id: asset.id,
    name: asset.name,
    url: assetUrl(asset, link),
    mimetype: asset.mimetype,
    size_bytes: asset.sizeBytes,
    sha256: asset.sha256,
    width: asset.width,
    height: asset.height,
    created_at: Math.floor(Number(asset.createdAt) / 1000),
    updated_at: Math.floor(Number(asset.updatedAt) / 1000),
  };
}
