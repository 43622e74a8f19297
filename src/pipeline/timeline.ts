/**
 * In: storyboard and speech. Out: the timeline, and one job for every segment and for the sound.
 * Safe to repeat because layout is pure and segments are named by the hash of all that makes them.
 */
import type { Storyboard } from "../artifacts/storyboard.ts";
import type { Timeline } from "../artifacts/timeline.ts";
import { renderOrder } from "../film/render/render-order.ts";
import { segmentHash } from "../film/render/segment-hash.ts";
import { buildTimeline } from "../film/timeline/build-timeline.ts";
import { splitScenes } from "../film/timeline/split-scenes.ts";
import { contentHash } from "../kernel/hash.ts";
import { ServiceError } from "../kernel/errors.ts";
import { checkDuration } from "./check-duration.ts";
import type { FilmJob, FilmPlan, PlannedSegment, SegmentJob, TimelineJob } from "./film-job.ts";
import { expectedSeconds } from "./eta.ts";
import { filmPlanKey, segmentKey, segmentSpecKey } from "./keys.ts";
import { planSounds } from "./make-sound.ts";
import { QUEUE } from "./queues.ts";
import type { FilmSpeech } from "./speech.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, isAbandoned, settleAbandoned, tellProgress } from "./work-desk.ts";

/** A timeline without what its segments look like: those lie apart, so that a segment's job reads only its own. */
export type StoredTimeline = Omit<Timeline, "segments">;

export function makeTimelineStage(deps: PipelineDeps): StageHandler<TimelineJob> {
  async function planSegments(
    timeline: Timeline,
    workspaceId: string,
    earlierFilmKey: string | null,
  ): Promise<PlannedSegment[]> {
    const earlier = earlierFilmKey === null ? null : await deps.results.find<FilmPlan>(earlierFilmKey);
    const had = new Set(earlier?.segments.map(({ hash }) => hash));
    return Promise.all(
      timeline.segments.map(async (segment) => {
        const hash = segmentHash(segment, timeline.format);
        await deps.results.store(segmentSpecKey(workspaceId, hash), segment);
        // What the cache let go since is drawn again at our cost, not the caller's.
        const reused = (await deps.blobs.touch(segmentKey(workspaceId, hash))) || had.has(hash);
        const { name, kind, sceneIndex, frames } = segment;
        return { hash, name, kind, sceneIndex, frames, reused };
      }),
    );
  }

  return {
    name: QUEUE.timeline,
    concurrency: 2,
    async run({ work, workspaceId, conversationId, ...job }) {
      if (await isAbandoned(deps.db, work)) return (transaction) => settleAbandoned(transaction, work);
      await tellProgress(deps.db, work, "timeline", 0, expectedSeconds("timeline", job.filmSeconds));
      const storyboard = await deps.results.load<Storyboard>(job.storyboardKey);
      const { scenes } = await deps.results.load<FilmSpeech>(job.speechKey);
      const speeches = scenes.map(({ speech }) => speech);
      const options = { burnedCaptions: job.captions === "burned" };
      const timeline = splitScenes(await buildTimeline(storyboard, speeches, job.format, options));
      const broken = timeline.findings.filter(({ severity }) => severity === "error");
      if (broken.length > 0) {
        // A film with a defect that we can see is not shipped.
        throw new ServiceError("render_failed", `The layout has a defect: ${broken[0]?.message ?? ""}`);
      }
      const segments = await planSegments(timeline, workspaceId, job.earlierFilmKey);
      const { segments: layered, ...stored } = timeline;
      const order = renderOrder(layered);
      const timelineKey = `results/${workspaceId}/timelines/${contentHash([stored, segments])}.json`;
      await deps.results.store(timelineKey, stored satisfies StoredTimeline);
      const film: FilmPlan = {
        storyboardKey: job.storyboardKey,
        speechKey: job.speechKey,
        timelineKey,
        format: timeline.format,
        captions: job.captions,
        title: timeline.title,
        language: timeline.language,
        asked: job.asked,
        startedAt: Date.now(),
        segments,
        sounds: await planSounds(deps, scenes, workspaceId),
        degradations: checkDuration(
          job.degradations,
          job.asked,
          timeline.frames / timeline.format.fps,
          job.earlierFilmKey !== null,
        ),
      };
      const filmKey = filmPlanKey(workspaceId, work);
      await deps.results.store(filmKey, film);

      return async (transaction) => {
        const shared: FilmJob = { work, workspaceId, conversationId, filmKey };
        await deps.queue.send(transaction, QUEUE.sound, shared, { priority: 10 });
        for (const position of order) {
          const { hash } = segments[position]!;
          await deps.queue.send(transaction, QUEUE.segment, { ...shared, hash } satisfies SegmentJob);
        }
      };
    },
    giveUp: failWork,
  };
}
