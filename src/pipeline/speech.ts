/**
 * In: the storyboard. Out: every scene spoken, with the times of its words.
 * Safe to repeat because a scene's speech is stored by its sentences, voice and engine version.
 */
import type { Degradation } from "../artifacts/degradation.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import { beginMessage } from "../domain/conversations/progress.ts";
import { coverStoryboard } from "../film/timeline/cover-storyboard.ts";
import { contentHash } from "../kernel/hash.ts";
import { DEFAULT_FORMAT, type SpeechJob, type TimelineJob } from "./film-job.ts";
import { expectedSeconds } from "./eta.ts";
import { filmPlanKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import { ensureSceneSound, type SceneSound } from "./scene-sound.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { failWork, tellProgress } from "./work-desk.ts";

/** The speech of a film: one entry a scene, in film order. */
export type FilmSpeech = { scenes: SceneSound[] };

export function makeSpeechStage(deps: PipelineDeps): StageHandler<SpeechJob> {
  return {
    name: QUEUE.speech,
    concurrency: 2,
    async run({ work, workspaceId, conversationId, storyboardKey, filmSeconds }, { signal }) {
      const message = work.kind === "message" ? await beginMessage(deps.db, work.messageId) : null;
      if (message === null) return async () => {};
      const eta = expectedSeconds("speech", filmSeconds);
      await tellProgress(deps.db, work, "speech", 0, eta);
      const storyboard = await deps.results.load<Storyboard>(storyboardKey);
      const { voiceVersion } = message.videoConfig;
      const voiceId = message.videoConfig.voiceId ?? deps.voice.chooseVoice(storyboard.language).voiceId;
      let done = 0;
      const scenes = await Promise.all(
        storyboard.scenes.map(async (scene) => {
          const how = { language: storyboard.language, voiceId, voiceVersion };
          const spoken = await ensureSceneSound(deps, workspaceId, { scene, ...how }, signal);
          done += 1;
          await tellProgress(deps.db, work, "speech", done / storyboard.scenes.length, eta);
          return spoken;
        }),
      );
      const degradations: Degradation[] = [...storyboard.degradations];
      if (scenes.some(({ speech }) => speech.approximate)) {
        degradations.push({
          code: "voice_approximate",
          message: `There is no voice for the language "${storyboard.language}" here; the nearest one reads the text.`,
        });
      }
      // The picture is laid out later, but what it cannot show is told with the plan.
      for (const { code, message: lost, sceneIndex } of coverStoryboard(storyboard).findings)
        degradations.push({
          code,
          message: sentence(lost),
          ...(sceneIndex !== undefined && { scene_index: sceneIndex }),
        });
      const speechKey = `results/${workspaceId}/film-speech/${contentHash(scenes)}.json`;
      await deps.results.store(speechKey, { scenes } satisfies FilmSpeech);
      const next: TimelineJob = {
        work,
        workspaceId,
        conversationId,
        storyboardKey,
        speechKey,
        filmSeconds,
        format: DEFAULT_FORMAT,
        captions: "track",
        asked: message.videoConfig.videoDuration,
        degradations,
        earlierFilmKey:
          message.newestFilm === null
            ? null
            : filmPlanKey(workspaceId, { kind: "message", messageId: message.newestFilm.messageId }),
      };
      return (transaction) => deps.queue.send(transaction, QUEUE.timeline, next);
    },
    giveUp: failWork,
  };
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
