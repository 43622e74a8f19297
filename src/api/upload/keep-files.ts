import { stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { recognise } from "../../domain/assets/content/recognise.ts";
import { newAssetKey, type NewAsset } from "../../domain/assets/create.ts";
import { extensionOfName } from "../../domain/assets/file-kinds.ts";
import type { Caller } from "../../domain/keys/caller.ts";
import type { ApiDeps } from "../deps.ts";
import type { ReceivedFile } from "./receive-files.ts";

/** What a claim holds of an upload: two with the same list are the same upload. */
export type UploadInput = { field: string; name: string; type: string; sha256: string }[];

export type KeptFiles = { files: NewAsset[]; input: UploadInput };

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/**
 * Checks all files, then moves them into the store: one that will not do keeps all of them out.
 * @throws ServiceError `invalid_parameter` with `reason`.
 */
export async function keepFiles(
  deps: Pick<ApiDeps, "blobs">,
  caller: Caller,
  received: readonly ReceivedFile[],
): Promise<KeptFiles> {
  const checked = [];
  for (const file of received) checked.push({ ...file, ...(await recognise(file.path, file.name)) });
  const input = checked.map(({ name, mimetype, sha256 }) => ({
    field: "files",
    name,
    type: mimetype,
    sha256,
  }));
  const files: NewAsset[] = [];
  try {
    for (const { path, name, mimetype, size, ...sent } of checked) {
      // An SVG is kept as it was cleaned.
      const rewritten = mimetype === "image/svg+xml";
      const sizeBytes = rewritten ? (await stat(path)).size : sent.sizeBytes;
      const sha256 = rewritten ? await sha256OfFile(path) : sent.sha256;
      const key = newAssetKey(caller.workspaceId, extensionOfName(name));
      await deps.blobs.putFile(key, path);
      files.push({
        name,
        mimetype,
        key,
        sha256,
        sizeBytes,
        width: size?.width ?? null,
        height: size?.height ?? null,
      });
    }
  } catch (error) {
    await dropKept(deps, files);
    throw error;
  }
  return { files, input };
}

/** Takes stored files out again that nothing came of. What cannot be deleted now, the sweep finds. */
export async function dropKept(deps: Pick<ApiDeps, "blobs">, files: readonly NewAsset[]): Promise<void> {
  await Promise.allSettled(files.map(({ key }) => deps.blobs.delete(key)));
}
