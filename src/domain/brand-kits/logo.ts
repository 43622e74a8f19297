/** Where a kit's logo comes from: an asset of the caller's, by id or by its link, or an address that is archived. */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ServiceError } from "../../kernel/errors.ts";
import { sha256 } from "../../kernel/hash.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { FetchFailed, fetchPublic, type Reach } from "../addresses/fetch-public.ts";
import { imageEnding, recognise } from "../assets/content/recognise.ts";
import { newAssetKey, type NewAsset } from "../assets/create.ts";
import { MAX_MEGABYTES, MEGABYTE } from "../assets/file-kinds.ts";
import { findAsset } from "../assets/read.ts";
import { assetIdOfOwner, type Asset } from "../assets/types.ts";
import type { Caller } from "../keys/caller.ts";

const PATIENCE_MS = 20_000;
const PARAM = "brand_logo";

/** Where a logo is looked for. */
export type LogoSource = { kind: "asset"; id: string } | { kind: "address"; url: string };

function refuse(message: string): ServiceError {
  return new ServiceError("invalid_parameter", message, { param: PARAM });
}

/** An id as text or number, a link of ours, or any other address. */
export function logoSource(value: string | number, baseUrl: string): LogoSource {
  const text = String(value).trim();
  if (/^\d+$/.test(text)) return { kind: "asset", id: text };
  const files = `${baseUrl}/files/`;
  const owner = text.startsWith(files) ? (text.slice(files.length).split("/")[0] ?? "") : null;
  // Whether the link has expired says nothing: what counts is whose asset it is.
  if (owner !== null) return { kind: "asset", id: String(assetIdOfOwner(owner) ?? 0) };
  return { kind: "address", url: text };
}

/** @throws ServiceError `invalid_parameter` for what is unknown or no picture, `insufficient_scope`. */
export async function requireLogoAsset(db: Db | Trx, caller: Caller, id: string): Promise<Asset> {
  const asset = await findAsset(db, caller, id);
  if (asset === null) throw refuse("There is no such asset.");
  if (!asset.mimetype.startsWith("image/")) throw refuse(`Asset ${asset.id} is not an image.`);
  return asset;
}

export type LogoArchive = {
  reach: Reach;
  temporaryFolder: string;
  blobs: { putFile(key: string, path: string): Promise<void> };
};

function fileName(fetched: string, ending: string): string {
  const stem = fetched
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, "-")
    .slice(0, 100);
  return `${stem === "" ? "logo" : stem}.${ending}`;
}

/**
 * Fetches a logo and stores its bytes; its row is still to be made.
 * @throws ServiceError `invalid_parameter` with `brand_logo`.
 */
export async function archiveLogo(archive: LogoArchive, caller: Caller, url: string): Promise<NewAsset> {
  const folder = await mkdtemp(join(archive.temporaryFolder, "logo-"));
  const path = join(folder, "logo");
  try {
    const limits = { maxBytes: MAX_MEGABYTES.image * MEGABYTE, timeoutMs: PATIENCE_MS };
    const fetched = await fetchPublic(url, path, archive.reach, limits);
    const ending = fetched.sizeBytes === 0 ? null : await imageEnding(path);
    if (ending === null) throw refuse(`${PARAM} does not lead to an image (jpg, png, gif, webp or svg).`);
    const name = fileName(fetched.name, ending);
    const { mimetype, size } = await recognise(path, name);
    const { size: sizeBytes } = await stat(path);
    const hash = sha256(await readFile(path));
    const key = newAssetKey(caller.workspaceId, ending);
    await archive.blobs.putFile(key, path);
    return {
      name,
      mimetype,
      key,
      sha256: hash,
      sizeBytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
    };
  } catch (error) {
    if (error instanceof FetchFailed) throw refuse(`${PARAM} ${error.message}.`);
    if (error instanceof ServiceError && error.detail.param === undefined) throw refuse(error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
