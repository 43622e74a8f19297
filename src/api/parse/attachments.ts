import type { Static } from "typebox";
import { ServiceError } from "../../kernel/errors.ts";
import type { AttachmentBody } from "../../contract/conversations.ts";
import { checkPublicUrl, type Resolve } from "../../domain/addresses/addresses.ts";
import { assetIdOfLink } from "../../domain/assets/own-links.ts";
import type { Attachment, AttachmentInput } from "../../domain/conversations/types.ts";

const IMAGE = /\.(jpe?g|png|gif|webp|svg)$/i;
const VIDEO = /\.(mp4|webm|mov)$/i;

function typeOf(name: string): Attachment["type"] {
  if (IMAGE.test(name)) return "image";
  return VIDEO.test(name) ? "video" : "document";
}

/** @throws ServiceError `invalid_parameter` with the place of the entry that will not do. */
export async function parseAttachments(
  files: readonly Static<typeof AttachmentBody>[] | undefined,
  { resolve, baseUrl }: { resolve: Resolve; baseUrl: string },
): Promise<AttachmentInput[]> {
  const parsed: AttachmentInput[] = [];
  for (const [index, file] of (files ?? []).entries()) {
    if (file.asset_id !== undefined && file.url !== undefined) {
      throw new ServiceError("invalid_parameter", "Give asset_id or url, not both.", {
        param: `files[${index}].url`,
      });
    }
    const own = file.url === undefined ? null : assetIdOfLink(file.url, baseUrl);
    const assetId = file.asset_id ?? own;
    if (assetId !== null) {
      // Whether there is one is asked where the turn is accepted.
      parsed.push({
        assetId,
        field: own === null ? "asset_id" : "url",
        name: file.name ?? null,
        type: file.type ?? null,
        filesRole: file.files_role ?? null,
      });
      continue;
    }
    if (file.url === undefined) {
      throw new ServiceError("invalid_parameter", "asset_id or url is required.", {
        param: `files[${index}]`,
      });
    }
    await checkPublicUrl(file.url, `files[${index}].url`, resolve);
    parsed.push({
      assetId: null,
      url: file.url,
      name: file.name ?? null,
      type: file.type ?? typeOf(file.name ?? new URL(file.url).pathname),
      filesRole: file.files_role ?? null,
    });
  }
  return parsed;
}
