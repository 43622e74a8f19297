/**
 * In: one segment of a film. Out: its encoded pictures; whoever finishes last sends the film on.
 * Safe to repeat because a segment is stored under the hash of all that made it: what is there is kept.
 */
import type { FilmPlan, SegmentJob } from "./film-job.ts";
import { joinWhenReady } from "./fan-in.ts";
import { ensureSegment } from "./make-segment.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { noteMade } from "../domain/conversations/made.ts";
import type { Trx } from "../domain/database.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

/** Counts what this segment adds to the charge of its message; once, as a job is settled once. */
async function noteSegment(transaction: Trx, { work, hash }: SegmentJob, film: FilmPlan): Promise<void> {
  const segment = film.segments.find((one) => one.hash === hash);
  if (work.kind !== "message" || segment === undefined || segment.reused) return;
  const sceneIndex = segment.kind === "scene" ? segment.sceneIndex : null;
  await noteMade(transaction, work.messageId, { seconds: segment.frames / film.format.fps, sceneIndex });
}

export function makeSegmentStage(deps: PipelineDeps): StageHandler<SegmentJob> {
  return {
    name: QUEUE.segment,
    concurrency: deps.renderProcesses,
    async run(job, { signal, logger }) {
      const { work, workspaceId, hash, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      await ensureSegment(deps, { workspaceId, hash, format: film.format }, { signal, logger });
      const join = await joinWhenReady(deps, job, film);
      return async (transaction) => {
        await noteSegment(transaction, job, film);
        await join(transaction);
      };
    },
    giveUp: failWork,
  };
}
