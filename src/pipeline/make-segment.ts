import type { Format, Segment } from "../artifacts/timeline.ts";
import { mediaKeysOf } from "../film/media/media-keys.ts";
import type { MediaFiles } from "../film/media/media-source.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Blobs } from "../storage/blobs.ts";
import { segmentKey, segmentSpecKey } from "./keys.ts";
import type { PipelineDeps } from "./stage.ts";
import { withTemporaryFile } from "./temporary-file.ts";

/** Renders and stores the segment, unless it is there: what is stored under the hash of all that made it is kept. */
export async function ensureSegment(
  deps: Pick<PipelineDeps, "blobs" | "results" | "renderPool" | "temporaryFolder">,
  { workspaceId, hash, format }: { workspaceId: string; hash: string; format: Format },
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<void> {
  const key = segmentKey(workspaceId, hash);
  if (await deps.blobs.touch(key)) return;
  const segment = await deps.results.load<Segment>(segmentSpecKey(workspaceId, hash));
  const files = await mediaFilesOf(deps.blobs, segment);
  const stats = await withTemporaryFile(deps, "seg", async (file) => {
    const made = await deps.renderPool.render(segment, format, file, signal, files);
    await deps.blobs.putFile(key, file);
    return made;
  });
  logger.info({ segment: segment.name, ...stats }, "segment made");
}

/** Where the media of a segment lie on this machine. */
export async function mediaFilesOf(blobs: Pick<Blobs, "localPath">, segment: Segment): Promise<MediaFiles> {
  const files = await Promise.all(
    mediaKeysOf(segment).map(async (key): Promise<[string, string]> => {
      const path = await blobs.localPath(key);
      if (path === null) throw new Error(`${key} is not in the store any more`);
      return [key, path];
    }),
  );
  return Object.fromEntries(files);
}
