/**
 * In: all segments and the sound of a film. Out: the MP4 with its captions and picture, measured.
 * Safe to repeat because it writes the same files under the same names.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MovieReport } from "../artifacts/movie.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import { measureMovie } from "../film/check/measure-movie.ts";
import { captionsToSrt, captionsToVtt } from "../film/movie/captions.ts";
import { joinMovie } from "../film/movie/join-movie.ts";
import { makeThumbnail } from "../film/movie/thumbnail.ts";
import type { DeliveryJob, FilmJob, FilmPlan } from "./film-job.ts";
import { deliveredKey, segmentKey, soundKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import { floatsOf } from "./samples.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import type { StoredTimeline } from "./timeline.ts";
import { failWork, isAbandoned, settleAbandoned, tellProgress } from "./work-desk.ts";

/** The finished film's files, as keys, and what was measured on them. */
export type DeliveredMovie = {
  report: MovieReport;
  videoKey: string;
  thumbnailKey: string;
  vttKey: string;
  srtKey: string;
  transcriptKey: string;
};

/** The text of the film, a paragraph a scene. */
function transcriptOf(storyboard: Storyboard): string {
  const scenes = storyboard.scenes.map(({ title, narration }) => `${title}\n\n${narration.join(" ")}`);
  return `${[storyboard.title, ...scenes].join("\n\n")}\n`;
}

export function makeMovieStage(deps: PipelineDeps): StageHandler<FilmJob> {
  const { blobs, results } = deps;

  async function segmentPaths(film: FilmPlan, workspaceId: FilmJob["workspaceId"]): Promise<string[]> {
    return Promise.all(
      film.segments.map(async ({ hash, name }) => {
        const path = await blobs.localPath(segmentKey(workspaceId, hash));
        if (path === null) throw new Error(`segment ${name} (${hash}) is not in the store any more`);
        return path;
      }),
    );
  }

  async function makeFiles({ work, workspaceId, filmKey }: FilmJob, folder: string): Promise<DeliveredMovie> {
    const film = await results.load<FilmPlan>(filmKey);
    const stored = await results.load<StoredTimeline>(film.timelineKey);
    const storyboard = await results.load<Storyboard>(film.storyboardKey);
    const keyOf = (name: string): string => deliveredKey(workspaceId, work, name);
    const delivered = {
      videoKey: keyOf("film.mp4"),
      thumbnailKey: keyOf("poster.jpg"),
      vttKey: keyOf("captions.vtt"),
      srtKey: keyOf("captions.srt"),
      transcriptKey: keyOf("transcript.txt"),
    };
    const path = join(folder, "film.mp4");
    const captions = film.captions === "none" ? [] : stored.captions;
    await joinMovie({
      timeline: { ...stored, captions },
      segmentFiles: await segmentPaths(film, workspaceId),
      narration: await floatsOf(blobs, soundKey(workspaceId, film.soundHash)),
      outFile: path,
    });
    const report = await measureMovie(path, { timeline: stored });
    await blobs.put(delivered.thumbnailKey, await makeThumbnail(path, stored));
    await blobs.put(delivered.vttKey, Buffer.from(captionsToVtt(stored.captions, film.language)));
    await blobs.put(delivered.srtKey, Buffer.from(captionsToSrt(stored.captions)));
    await blobs.put(delivered.transcriptKey, Buffer.from(transcriptOf(storyboard)));
    await blobs.putFile(delivered.videoKey, path);
    return { report: { ...report, findings: [...stored.findings, ...report.findings] }, ...delivered };
  }

  return {
    name: QUEUE.movie,
    concurrency: 1,
    async run(job) {
      const { work, workspaceId, conversationId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      await tellProgress(deps.db, work, "movie");
      const folder = await mkdtemp(join(deps.temporaryFolder, "movie-"));
      try {
        const movie = await makeFiles(job, folder);
        const movieKey = deliveredKey(workspaceId, work, "movie.json");
        await results.store(movieKey, movie);
        const next: DeliveryJob = { work, workspaceId, conversationId, filmKey, movieKey };
        return (transaction) => deps.queue.send(transaction, QUEUE.delivery, next, { priority: 20 });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    giveUp: failWork,
  };
}
