import { createHash } from "node:crypto";
import type { Brand } from "../artifacts/brand.ts";
import type { Degradation } from "../artifacts/degradation.ts";
import type { Material, MediaRef, OriginalFile } from "../artifacts/media.ts";
import { preparedPrefix } from "../domain/assets/prepared.ts";
import { attachedFiles, type AttachedFile } from "../domain/conversations/attached-files.ts";
import { PREPARE_VERSION } from "../film/media/prepare-version.ts";
import { ServiceError } from "../kernel/errors.ts";
import type { PipelineDeps } from "./stage.ts";
import { withTemporaryFile } from "./temporary-file.ts";

type Deps = Pick<PipelineDeps, "db" | "blobs" | "results" | "renderPool" | "temporaryFolder">;

/** What the attachments of a turn give to its plan, in their order, and what could not be read of them. */
export type ReadMaterials = { materials: Material[]; degradations: Degradation[] };

/**
 * Reads documents and makes pictures and clips ready, in child processes. What is broken or gone costs only
 * itself. What has been read once is not read again.
 */
export async function readMaterials(
  deps: Deps,
  { messageId, workspaceId }: { messageId: string; workspaceId: string },
  signal: AbortSignal,
): Promise<ReadMaterials> {
  const { files, degradations } = await attachedFiles(deps.db, messageId);
  const read: ReadMaterials = { materials: [], degradations };
  // One after the other: decoding is the work of a whole core.
  for (const file of files) {
    const result = await readOne(deps, workspaceId, file, signal);
    if ("code" in result) read.degradations.push(result);
    else read.materials.push(result);
  }
  return read;
}

async function readOne(
  deps: Deps,
  workspaceId: string,
  file: AttachedFile,
  signal: AbortSignal,
): Promise<Material | Degradation> {
  const { name, role, mimetype, key } = file;
  const shared = { name, ...(role !== null && { role }) };
  if (mimetype.startsWith("text/")) {
    const bytes = await deps.blobs.get(key);
    if (bytes === null) return gone(name);
    return { ...shared, text: new TextDecoder("utf-8").decode(bytes), media: [] };
  }
  const made = await prepareMedia(deps, workspaceId, file, signal);
  return "code" in made ? made : { ...shared, media: [{ media: made }] };
}

/** The brand with its logo ready for films, and what is wrong where it cannot be. */
export async function preparedBrand(
  deps: Deps,
  workspaceId: string,
  brand: Brand,
  signal: AbortSignal,
): Promise<{ brand: Brand; degradations: Degradation[] }> {
  const { logo, ...plain } = brand;
  if (logo === undefined) return { brand, degradations: [] };
  const source = { key: logo.key, name: logo.name, mimetype: mimetypeOf(logo.key) };
  const made = await prepareMedia(deps, workspaceId, source, signal);
  if (!("code" in made)) return { brand: { ...plain, logo: made }, degradations: [] };
  const message = `The brand's logo is not shown. ${made.message}`;
  return { brand: plain, degradations: [{ code: "logo_not_shown", message }] };
}

/** Pictures are looked at by their content; only drawings must be told apart. */
function mimetypeOf(key: string): string {
  if (key.endsWith(".svg")) return "image/svg+xml";
  return /\.jpe?g$/.test(key) ? "image/jpeg" : key.endsWith(".webp") ? "image/webp" : "image/png";
}

type Failed = Degradation & { again?: true };
type Source = { key: string; name: string; mimetype: string };

/** A file is never changed under its key, so what was made of it once stays right. */
async function prepareMedia(
  deps: Deps,
  workspaceId: string,
  source: Source,
  signal: AbortSignal,
): Promise<MediaRef | Degradation> {
  const stem = `${preparedPrefix(source.key)}/${PREPARE_VERSION}`;
  const key = `${stem}.json`;
  const known = await deps.results.find<MediaRef | Failed>(key);
  const value = known ?? (await makeMedia(deps, source, stem, signal));
  if (known === null) await deps.results.store(key, value);
  // The bytes of a clip are the asset's own, and may be gone by now.
  if (!("code" in value) && (await deps.blobs.info(value.key)) === null) {
    await deps.blobs.delete(key);
    return gone(source.name);
  }
  if (!("code" in value)) {
    const original = await originalOf(deps, workspaceId, source);
    return { ...value, name: source.name, ...(original !== null && { original }) };
  }
  const { again, ...told } = value;
  // Not kept where it may go better the next time.
  if (again === true) await deps.blobs.delete(key);
  return told;
}

/** Null where the caller has deleted it meanwhile. */
async function originalOf(
  { blobs, results }: Deps,
  workspaceId: string,
  { key, mimetype }: Source,
): Promise<OriginalFile | null> {
  if ((await blobs.info(key)) === null) return null;
  const { value } = await results.once<string>("digests", workspaceId, { key }, async () => {
    const hash = createHash("sha256");
    for await (const piece of await blobs.stream(key)) hash.update(piece as Buffer);
    return hash.digest("hex");
  });
  return { key, mimetype, sha256: value };
}

async function makeMedia(
  deps: Deps,
  { key, name, mimetype }: Source,
  stem: string,
  signal: AbortSignal,
): Promise<MediaRef | Failed> {
  const file = await deps.blobs.localPath(key);
  if (file === null) return { ...gone(name), again: true };
  try {
    if (mimetype.startsWith("video/")) {
      const clip = await deps.renderPool.prepareClip({ file }, signal);
      return { kind: "video", key, name, ...clip };
    }
    return await withTemporaryFile(deps, "picture", async (outFile) => {
      const picture = await deps.renderPool.preparePicture({ file, mimetype, outFile }, signal);
      const { mimetype: made, ...facts } = picture;
      const ready = `${stem}.${made === "image/jpeg" ? "jpg" : "png"}`;
      await deps.blobs.putFile(ready, outFile);
      return { kind: "image", key: ready, name, ...facts };
    });
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    const reason = error.message.replace(/^(?:picture|clip): (?:\w*Error: )?/, "");
    const told = { code: "attachment_not_readable", message: `“${name}” cannot be used: ${reason}.` };
    // A process that ended or hung says nothing sure about the file: it may have lacked memory.
    const sure = !/process|no result within/.test(reason);
    return sure ? told : { ...told, again: true };
  }
}

function gone(name: string): Degradation {
  return {
    code: "attachment_missing",
    message: `“${name}” was deleted before the film was made; it is left out.`,
  };
}
