/**
 * All parts of a film are made side by side, by any worker; the film is joined when the last is there.
 * Each part looks after it is stored, so the last one always sees all of them, also when two end at
 * once or a worker dies in between; the joining job has a name of its own, so that two are one.
 */
import { createHash } from "node:crypto";
import type { Trx } from "../domain/database.ts";
import type { Finish } from "../jobs/worker.ts";
import { remainingSeconds } from "./eta.ts";
import type { FilmJob, FilmPlan } from "./film-job.ts";
import { segmentKey, soundKey, workId } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps } from "./stage.ts";
import { tellProgress } from "./work-desk.ts";

/** A UUID that is always the same for the same work (version 8: made by our own rule, RFC 9562). */
function joiningJobId(job: FilmJob): string {
  const hex = createHash("sha256")
    .update(`movie:${workId(job.work)}`)
    .digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Share of the new frames that are there; what an earlier film had made says nothing of the pace. */
function madeFraction(film: FilmPlan, present: readonly boolean[]): number {
  let asked = 0;
  let made = 0;
  for (const [index, { frames, reused }] of film.segments.entries()) {
    if (reused) continue;
    asked += frames;
    if (present[index] === true) made += frames;
  }
  return asked === 0 ? 1 : made / asked;
}

export async function joinWhenReady(deps: PipelineDeps, job: FilmJob, film: FilmPlan): Promise<Finish<Trx>> {
  const { work, workspaceId, conversationId, filmKey } = job;
  const present = await Promise.all(
    film.segments.map(
      async (segment) => (await deps.blobs.info(segmentKey(workspaceId, segment.hash))) !== null,
    ),
  );
  const sounds = await Promise.all(
    film.sounds.map(async ({ hash }) => (await deps.blobs.info(soundKey(workspaceId, hash))) !== null),
  );
  const fraction = madeFraction(film, present);
  const elapsed = (Date.now() - film.startedAt) / 1000;
  await tellProgress(deps.db, work, "segments", fraction, remainingSeconds(elapsed, fraction));
  if (sounds.includes(false) || present.includes(false)) return async () => {};
  const next: FilmJob = { work, workspaceId, conversationId, filmKey };
  return (transaction) =>
    deps.queue.send(transaction, QUEUE.movie, next, { id: joiningJobId(job), priority: 20 });
}
