/**
 * In: a finished, measured film. Out: the message or render completed, or failed with what its checks
 * found; the hold settled.
 * Safe to repeat because completion is guarded: what is terminal does not change.
 */
import type { Storyboard } from "../artifacts/storyboard.ts";
import { completeMessage } from "../domain/conversations/settle.ts";
import { completeRender } from "../domain/renders/progress.ts";
import { describeFilm } from "./answer.ts";
import { checkFailure } from "./check-failure.ts";
import { findDraft } from "./draft.ts";
import type { DeliveryJob, FilmPlan } from "./film-job.ts";
import type { DeliveredMovie } from "./movie.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failChecked, failWork, isAbandoned, settleAbandoned, tellProgress } from "./work-desk.ts";

export type Made = { scenesMade: number; scenesReused: number; secondsMade: number };

/** What this film cost: scenes drawn anew, in whole or in part, and the seconds of all pictures drawn anew. */
export function countMade(film: Pick<FilmPlan, "segments" | "format">): Made {
  const scenes = film.segments.filter(({ kind }) => kind === "scene");
  const fresh = film.segments.filter(({ reused }) => !reused);
  const framesMade = fresh.reduce((sum, { frames }) => sum + frames, 0);
  const all = new Set(scenes.map(({ sceneIndex }) => sceneIndex));
  const made = new Set(scenes.filter(({ reused }) => !reused).map(({ sceneIndex }) => sceneIndex));
  return {
    scenesMade: made.size,
    scenesReused: all.size - made.size,
    secondsMade: framesMade / film.format.fps,
  };
}

export function makeDeliveryStage(deps: PipelineDeps): StageHandler<DeliveryJob> {
  return {
    name: QUEUE.delivery,
    concurrency: 2,
    async run(job, context) {
      const { work, filmKey, movieKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      await tellProgress(deps.db, work, "delivery");
      const film = await deps.results.load<FilmPlan>(filmKey);
      const storyboard = await deps.results.load<Storyboard>(film.storyboardKey);
      const { report, ...files } = await deps.results.load<DeliveredMovie>(movieKey);
      // Shipping a film with a defect that we measured would be worse than saying so.
      const failure = checkFailure(report.findings);
      if (failure !== null) {
        context.logger.error({ findings: report.findings }, "a film failed its checks");
        return (transaction) => failChecked(transaction, work, failure, report);
      }
      const made = countMade(film);
      // Beside the delivery: nobody waits for it.
      void deps.trimCache();
      if (work.kind === "render") {
        const { renderId } = work;
        return async (transaction) => {
          await completeRender(transaction, renderId, {
            ...files,
            ...made,
            durationSeconds: report.durationSeconds,
            qualityReport: { passed: true, findings: report.findings },
          });
        };
      }
      const { messageId } = work;
      const draft = await findDraft(deps, job.workspaceId, messageId);
      const answer = describeFilm(storyboard, report, film.degradations, draft?.done ?? null);
      return async (transaction) => {
        await completeMessage(transaction, messageId, {
          answer,
          previewKey: files.videoKey,
          thumbnailKey: files.thumbnailKey,
          durationSeconds: report.durationSeconds,
          ...made,
          degradations: film.degradations,
          movieReport: report,
          files: [
            { name: "film.mp4", key: files.videoKey, mimetype: "video/mp4" },
            { name: "poster.jpg", key: files.thumbnailKey, mimetype: "image/jpeg" },
            { name: "captions.vtt", key: files.vttKey, mimetype: "text/vtt" },
            { name: "captions.srt", key: files.srtKey, mimetype: "application/x-subrip" },
            { name: "transcript.txt", key: files.transcriptKey, mimetype: "text/plain" },
          ],
        });
      };
    },
    giveUp: failWork,
  };
}
