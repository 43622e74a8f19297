import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Format, Segment } from "../artifacts/timeline.ts";
import type { Logger } from "../kernel/logger.ts";
import { segmentKey, segmentSpecKey } from "./keys.ts";
import type { PipelineDeps } from "./stage.ts";

/** Renders and stores the segment, unless it is there: what is stored under the hash of all that made it is kept. */
export async function ensureSegment(
  deps: Pick<PipelineDeps, "blobs" | "results" | "renderPool" | "temporaryFolder">,
  { workspaceId, hash, format }: { workspaceId: string; hash: string; format: Format },
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<void> {
  const key = segmentKey(workspaceId, hash);
  if (await deps.blobs.touch(key)) return;
  const segment = await deps.results.load<Segment>(segmentSpecKey(workspaceId, hash));
  const file = join(deps.temporaryFolder, `${randomUUID()}.seg`);
  const stats = await deps.renderPool.render(segment, format, file, signal);
  await deps.blobs.putFile(key, file);
  logger.info({ segment: segment.name, ...stats }, "segment made");
}
