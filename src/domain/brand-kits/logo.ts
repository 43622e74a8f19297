/** Where a kit's logo comes from: an asset of the caller's, by id or by its link, or an address that is archived. */
import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { FetchFailed } from "../addresses/fetch-public.ts";
import { archiveFile, type Archive } from "../assets/archive-file.ts";
import type { NewAsset } from "../assets/create.ts";
import { assetIdOfLink } from "../assets/own-links.ts";
import { findAsset } from "../assets/read.ts";
import type { Asset } from "../assets/types.ts";
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
  const own = assetIdOfLink(text, baseUrl);
  if (own !== null) return { kind: "asset", id: own };
  return { kind: "address", url: text };
}

/** @throws ServiceError `invalid_parameter` for what is unknown or no picture, `insufficient_scope`. */
export async function requireLogoAsset(db: Db | Trx, caller: Caller, id: string): Promise<Asset> {
  const asset = await findAsset(db, caller, id);
  if (asset === null) throw refuse("There is no such asset.");
  if (!asset.mimetype.startsWith("image/")) throw refuse(`Asset ${asset.id} is not an image.`);
  return asset;
}

/**
 * Fetches a logo and stores its bytes; its row is still to be made.
 * @throws ServiceError `invalid_parameter` with `brand_logo`.
 */
export async function archiveLogo(archive: Archive, caller: Caller, url: string): Promise<NewAsset> {
  try {
    const wanted = { url, name: null, kinds: ["image"], timeoutMs: PATIENCE_MS } as const;
    return await archiveFile(archive, caller.workspaceId, wanted);
  } catch (error) {
    if (error instanceof FetchFailed) throw refuse(`${PARAM} ${error.message}.`);
    if (!(error instanceof ServiceError) || error.detail.param !== undefined) throw error;
    const { reason } = error.detail;
    if (reason === "empty" || reason === "unsupported_type")
      throw refuse(`${PARAM} does not lead to an image (jpg, png, gif, webp or svg).`);
    throw refuse(error.message);
  }
}
