/**
 * In: the scenes' speech. Out: each scene's sound, mastered and encoded.
 * Safe to repeat because a sound is stored under the hash of all that made it: what is there is kept.
 */
import { joinWhenReady } from "./fan-in.ts";
import type { FilmJob, FilmPlan } from "./film-job.ts";
import { ensureSounds } from "./make-sound.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

export function makeSoundStage(deps: PipelineDeps): StageHandler<FilmJob> {
  return {
    name: QUEUE.sound,
    concurrency: 2,
    async run(job, context) {
      const { work, workspaceId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      await ensureSounds(deps, film, workspaceId, context);
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
