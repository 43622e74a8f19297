import type { Static } from "typebox";
import { ServiceError } from "../../kernel/errors.ts";
import type { AttachmentBody } from "../../contract/conversations.ts";
import { checkPublicUrl, type Resolve } from "../../domain/addresses/addresses.ts";
import type { Attachment } from "../../domain/conversations/types.ts";

const IMAGE = /\.(jpe?g|png|gif|webp|svg)$/i;
const VIDEO = /\.(mp4|webm|mov)$/i;

function typeOf(name: string): Attachment["type"] {
  if (IMAGE.test(name)) return "image";
  return VIDEO.test(name) ? "video" : "document";
}

/** @throws ServiceError `invalid_parameter` with the place of the entry that will not do. */
export async function parseAttachments(
  files: readonly Static<typeof AttachmentBody>[] | undefined,
  resolve: Resolve,
): Promise<Attachment[]> {
  const parsed: Attachment[] = [];
  for (const [index, file] of (files ?? []).entries()) {
    if (file.asset_id !== undefined && file.url !== undefined) {
      throw new ServiceError("invalid_parameter", "Give asset_id or url, not both.", {
        param: `files[${index}].url`,
      });
    }
    if (file.asset_id !== undefined) {
      throw new ServiceError("invalid_parameter", "There is no such asset.", {
        param: `files[${index}].asset_id`,
      });
    }
    if (file.url === undefined) {
      throw new ServiceError("invalid_parameter", "asset_id or url is required.", {
        param: `files[${index}]`,
      });
    }
    await checkPublicUrl(file.url, `files[${index}].url`, resolve);
    parsed.push({
      url: file.url,
      name: file.name ?? null,
      type: file.type ?? typeOf(file.name ?? new URL(file.url).pathname),
      filesRole: file.files_role ?? null,
    });
  }
  return parsed;
}
