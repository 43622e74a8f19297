/**
 * In: one segment of a film. Out: its encoded pictures; whoever finishes last sends the film on.
 * Safe to repeat because a segment is stored under the hash of all that made it: what is there is kept.
 */
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { Segment } from "../artifacts/timeline.ts";
import type { FilmPlan, SegmentJob } from "./film-job.ts";
import { joinWhenReady } from "./fan-in.ts";
import { segmentKey, segmentSpecKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

export function makeSegmentStage(deps: PipelineDeps): StageHandler<SegmentJob> {
  return {
    name: QUEUE.segment,
    concurrency: deps.renderProcesses,
    async run(job, { signal, logger }) {
      const { work, workspaceId, hash, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      const key = segmentKey(workspaceId, hash);
      if ((await deps.blobs.info(key)) === null) {
        const segment = await deps.results.load<Segment>(segmentSpecKey(workspaceId, hash));
        const file = join(deps.temporaryFolder, `${randomUUID()}.seg`);
        const stats = await deps.renderPool.render(segment, film.format, file, signal);
        await deps.blobs.putFile(key, file);
        logger.info({ segment: segment.name, ...stats }, "segment made");
      }
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
