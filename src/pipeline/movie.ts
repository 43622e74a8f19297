/**
 * In: all segments and sounds of a film. Out: the MP4 with its captions and picture, measured.
 * Safe to repeat because it writes the same files under the same names.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MovieReport } from "../artifacts/movie.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import type { Segment, Timeline } from "../artifacts/timeline.ts";
import { expectationOf } from "../film/check/measure-movie.ts";
import { captionsToSrt, captionsToVtt } from "../film/movie/captions.ts";
import { joinMovie } from "../film/movie/join-movie.ts";
import { posterFrame } from "../film/movie/thumbnail.ts";
import type { JobContext } from "../jobs/worker.ts";
import { checkFailure } from "./check-failure.ts";
import { durationFindings } from "./check-duration.ts";
import { expectedSeconds } from "./eta.ts";
import { originOf } from "./film-origin.ts";
import { filmSeconds, type DeliveryJob, type FilmJob, type FilmPlan } from "./film-job.ts";
import { deliveredKey, segmentKey, segmentSpecKey, soundKey } from "./keys.ts";
import { ensureSegment, mediaFilesOf } from "./make-segment.ts";
import { ensureSounds } from "./make-sound.ts";
import { QUEUE } from "./queues.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import type { StoredTimeline } from "./timeline.ts";
import { failWork, isAbandoned, settleAbandoned, tellProgress } from "./work-desk.ts";

/** Width in px of the picture that stands for the film. */
const POSTER_WIDTH = 1280;

/** The finished film's files, as keys, and what was measured on them; of a film that failed its checks only that. */
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

/** Indexes of the scenes that show the caller's own pictures or clips. */
function scenesWithMedia({ scenes }: Storyboard): Set<number> {
  return new Set(
    scenes
      .filter(({ visual }) => visual.kind === "image" || visual.kind === "video")
      .map(({ index }) => index),
  );
}

export function makeMovieStage(deps: PipelineDeps): StageHandler<FilmJob> {
  const { blobs, results } = deps;

  async function fileOf(key: string): Promise<string> {
    const path = await blobs.localPath(key);
    if (path === null) throw new Error(`${key} is not in the store any more`);
    return path;
  }

  async function poster(
    film: FilmPlan,
    timeline: Timeline,
    workspaceId: string,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const { segment, frame } = posterFrame(timeline);
    const hash = film.segments[timeline.segments.indexOf(segment)]?.hash ?? "";
    const drawn = await results.load<Segment>(segmentSpecKey(workspaceId, hash));
    const files = await mediaFilesOf(blobs, drawn);
    return deps.renderPool.still(drawn, film.format, frame, POSTER_WIDTH, signal, files);
  }

  async function makeFiles(
    job: FilmJob,
    film: FilmPlan,
    folder: string,
    context: JobContext,
  ): Promise<DeliveredMovie> {
    const { signal } = context;
    const { work, workspaceId } = job;
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
    const timeline: Timeline = {
      ...stored,
      segments: film.segments.map((segment) => ({ ...segment, layers: [] })),
    };
    const outFile = join(folder, "film.mp4");
    const cover = await poster(film, timeline, workspaceId, signal);
    const withoutCaptions = film.captions === "none";
    // They were all there when this job was sent; the cache may have let some go since.
    await ensureSounds(deps, film, workspaceId, context);
    await Promise.all(
      film.segments.map(({ hash }) =>
        ensureSegment(deps, { workspaceId, hash, format: film.format }, context),
      ),
    );
    const segmentFiles = await Promise.all(
      film.segments.map(({ hash }) => fileOf(segmentKey(workspaceId, hash))),
    );
    const soundFiles = await Promise.all(film.sounds.map(({ hash }) => fileOf(soundKey(workspaceId, hash))));
    const unsigned = join(folder, "unsigned.mp4");
    const { bytes } = joinMovie({ timeline, segmentFiles, soundFiles, withoutCaptions, cover }, unsigned);
    const origin = await originOf(deps, work, storyboard);
    // Last of all that is written: whatever changes the file afterwards breaks its mark.
    await deps.renderPool.sign(
      { film: unsigned, outFile, origin, credential: deps.credential, bytes },
      signal,
    );
    const looks = new Map(film.segments.map(({ sceneIndex, hash }) => [sceneIndex, hash]));
    const report = await deps.renderPool.measure(
      outFile,
      expectationOf(timeline, withoutCaptions, looks, scenesWithMedia(storyboard)),
      signal,
    );
    const findings = [
      ...stored.findings,
      ...report.findings,
      ...durationFindings(film.degradations, film.asked, report.durationSeconds),
    ];
    // What is not delivered is not kept: nothing would ever point to it, or delete it.
    if (checkFailure(findings) === null) {
      await blobs.put(delivered.thumbnailKey, cover);
      await blobs.put(delivered.vttKey, Buffer.from(captionsToVtt(stored.captions, film.language)));
      await blobs.put(delivered.srtKey, Buffer.from(captionsToSrt(stored.captions)));
      await blobs.put(delivered.transcriptKey, Buffer.from(transcriptOf(storyboard)));
      await blobs.putFile(delivered.videoKey, outFile);
    }
    return { report: { ...report, findings }, ...delivered };
  }

  return {
    name: QUEUE.movie,
    concurrency: 1,
    async run(job, context) {
      const { work, workspaceId, conversationId, filmKey } = job;
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      const film = await results.load<FilmPlan>(filmKey);
      await tellProgress(deps.db, work, "movie", 0, expectedSeconds("movie", filmSeconds(film)));
      const folder = await mkdtemp(join(deps.temporaryFolder, "movie-"));
      try {
        const movie = await makeFiles(job, film, folder, context);
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
