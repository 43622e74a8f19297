/**
 * In: one segment of a film. Out: its encoded pictures; whoever finishes last sends the film on.
 * Safe to repeat because a segment is stored under the hash of all that made it: what is there is kept.
 */
import type { FilmPlan, SegmentJob } from "./film-job.ts";
import { joinWhenReady } from "./fan-in.ts";
import { ensureSegment } from "./make-segment.ts";
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
      await ensureSegment(deps, { workspaceId, hash, format: film.format }, { signal, logger });
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
