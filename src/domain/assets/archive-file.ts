/** A file at a public address becomes one of the caller's own: fetched, looked at, and stored as an upload is. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fetchPublic, type Reach } from "../addresses/fetch-public.ts";
import { endingOf } from "./content/ending-of.ts";
import { recognise } from "./content/recognise.ts";
import { newAssetKey, type NewAsset } from "./create.ts";
import {
  extensionOfName,
  FILE_TYPES,
  MAX_MEGABYTES,
  MEGABYTE,
  refusal,
  shown,
  tooLarge,
  type FileKind,
} from "./file-kinds.ts";

/** Where files are fetched from and kept. */
export type Archive = {
  reach: Reach;
  temporaryFolder: string;
  blobs: { putFile(key: string, path: string): Promise<void> };
};

export type WantedFile = {
  url: string;
  /** As the caller names it; null: as its address does. */
  name: string | null;
  /** What it may be. */
  kinds: readonly FileKind[];
  timeoutMs: number;
  idleMs?: number;
  signal?: AbortSignal;
};

/** A name that can stand in a list, with the ending that suits the content. */
function fileName(name: string, ending: string): string {
  const said = extensionOfName(name);
  const stem = (Object.hasOwn(FILE_TYPES, said) ? name.replace(/\.[^.]*$/, "") : name)
    .replace(/[^\p{L}\p{N} ._-]+/gu, "-")
    .slice(0, 100);
  const fits = Object.hasOwn(FILE_TYPES, said) && FILE_TYPES[said] === FILE_TYPES[ending];
  return `${stem === "" ? "file" : stem}.${fits ? said : ending}`;
}

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/**
 * Fetches a file and stores its bytes; its row is still to be made.
 * @throws FetchFailed, ServiceError `invalid_parameter` with `reason`, and the signal's reason when it is called off.
 */
export async function archiveFile(
  archive: Archive,
  workspaceId: string,
  { url, name: asked, kinds, ...limits }: WantedFile,
): Promise<NewAsset> {
  const folder = await mkdtemp(join(archive.temporaryFolder, "fetched-"));
  const path = join(folder, "file");
  const most = Math.max(...kinds.map((kind) => MAX_MEGABYTES[kind])) * MEGABYTE;
  try {
    const fetched = await fetchPublic(url, path, archive.reach, { ...limits, maxBytes: most });
    const said = asked ?? fetched.name;
    if (fetched.sizeBytes === 0) throw refusal("empty", said, `${shown(said)} is empty.`);
    const hints = {
      name: extensionOfName(said) === "" ? fetched.name : said,
      contentType: fetched.contentType,
    };
    const ending = await endingOf(path, hints);
    const type = ending === null ? undefined : FILE_TYPES[ending];
    if (ending === null || type === undefined || !kinds.includes(type.kind))
      throw refusal("unsupported_type", said, `${shown(said)} is of a type that is not taken.`);
    const name = fileName(said, ending);
    if (fetched.sizeBytes > MAX_MEGABYTES[type.kind] * MEGABYTE) throw tooLarge(name);
    const { mimetype, size } = await recognise(path, name);
    // Of the bytes that are kept: a drawing is written anew.
    const [{ size: sizeBytes }, sha256] = await Promise.all([stat(path), sha256OfFile(path)]);
    const key = newAssetKey(workspaceId, extensionOfName(name));
    await archive.blobs.putFile(key, path);
    return {
      name,
      mimetype,
      key,
      sha256,
      sizeBytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
