/**
 * In: the scenes' speech and when each begins. Out: the film's narration, mastered and encoded.
 * Safe to repeat because mastering is deterministic and stored by the hash of its input.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { runTask } from "./child-task.ts";
import { joinWhenReady } from "./fan-in.ts";
import type { FilmJob, FilmPlan } from "./film-job.ts";
import { soundKey, soundTrackKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import type { SoundInput, SoundTrack } from "./sound-task.ts";
import type { FilmSpeech } from "./speech.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import type { StoredTimeline } from "./timeline.ts";
import { failWork, isAbandoned, settleAbandoned } from "./work-desk.ts";

const SOUND_TASK = new URL("sound-task.ts", import.meta.url);

export function makeSoundStage(deps: PipelineDeps): StageHandler<FilmJob> {
  async function make(film: FilmPlan, { workspaceId }: FilmJob, signal: AbortSignal): Promise<void> {
    const timeline = await deps.results.load<StoredTimeline>(film.timelineKey);
    const { scenes } = await deps.results.load<FilmSpeech>(film.speechKey);
    const placed = await Promise.all(
      timeline.scenes.map(async ({ speechStartSeconds, index }, position) => {
        const key = scenes[position]?.samplesKey ?? "";
        const path = await deps.blobs.localPath(key);
        if (path === null) throw new Error(`the sound of scene ${index} is not in the store any more`);
        return { path, startSeconds: speechStartSeconds };
      }),
    );
    const outFile = join(deps.temporaryFolder, `${randomUUID()}.aac`);
    const durationSeconds = timeline.frames / timeline.format.fps;
    const input: SoundInput = { scenes: placed, durationSeconds, outFile };
    const track = await runTask<SoundInput, SoundTrack>(SOUND_TASK, input, signal);
    // Bytes first: the track's description promises that they are there.
    await deps.blobs.putFile(soundKey(workspaceId, film.soundHash), outFile);
    await deps.results.store(soundTrackKey(workspaceId, film.soundHash), track);
  }

  return {
    name: QUEUE.sound,
    concurrency: 2,
    async run(job, { signal }) {
      const { work, workspaceId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await deps.results.load<FilmPlan>(filmKey);
      if ((await deps.blobs.info(soundTrackKey(workspaceId, film.soundHash))) === null) {
        await make(film, job, signal);
      }
      return joinWhenReady(deps, job, film);
    },
    giveUp: failWork,
  };
}
