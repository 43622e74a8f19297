/**
 * In: the scenes' speech and when each begins. Out: the film's narration, mastered and encoded.
 * Safe to repeat because mastering is deterministic and stored by the hash of its input.
 */
import { joinWhenReady } from "./fan-in.ts";
import type { FilmJob, FilmPlan } from "./film-job.ts";
import { ensureSound } from "./make-sound.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

export function makeSoundStage(deps: PipelineDeps): StageHandler<FilmJob> {
  return {
    name: QUEUE.sound,
    concurrency: 2,
    async run(job, { signal }) {
      const { work, workspaceId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      await ensureSound(deps, film, workspaceId, signal);
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
