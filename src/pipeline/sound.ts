/**
 * In: the scenes' speech and when each begins. Out: the film's narration, mastered.
 * Safe to repeat because mastering is deterministic and stored by the hash of its input.
 */
import { finishFilm } from "../voice/mastering/finish-film.ts";
import type { FilmJob, FilmPlan } from "./film-job.ts";
import { joinWhenReady } from "./fan-in.ts";
import { soundKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import { floatsOf } from "./samples.ts";
import type { FilmSpeech } from "./speech.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import type { StoredTimeline } from "./timeline.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

export function makeSoundStage(deps: PipelineDeps): StageHandler<FilmJob> {
  return {
    name: QUEUE.sound,
    concurrency: 2,
    async run(job) {
      const { work, workspaceId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      const key = soundKey(workspaceId, film.soundHash);
      if ((await deps.blobs.info(key)) === null) {
        const timeline = await deps.results.load<StoredTimeline>(film.timelineKey);
        const { scenes } = await deps.results.load<FilmSpeech>(film.speechKey);
        const placed = await Promise.all(
          scenes.map(async ({ samplesKey }, index) => ({
            samples: await floatsOf(deps.blobs, samplesKey),
            startSeconds: timeline.scenes[index]?.speechStartSeconds ?? 0,
          })),
        );
        const { samples } = finishFilm({
          scenes: placed,
          durationSeconds: timeline.frames / timeline.format.fps,
        });
        await deps.blobs.put(key, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
      }
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
