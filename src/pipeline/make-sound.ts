import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Storyboard } from "../artifacts/storyboard.ts";
import type { FilmPlan } from "./film-job.ts";
import { soundKey, soundTrackKey } from "./keys.ts";
import { ensureSceneSound } from "./scene-sound.ts";
import type { FilmSpeech } from "./speech.ts";
import type { PipelineDeps } from "./stage.ts";
import type { StoredTimeline } from "./timeline.ts";

type Deps = Pick<PipelineDeps, "blobs" | "results" | "voice" | "renderPool" | "temporaryFolder">;

/** Masters, encodes and stores the film's narration, unless it is there. */
export async function ensureSound(
  deps: Deps,
  film: FilmPlan,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  const keys = [soundKey(workspaceId, film.soundHash), soundTrackKey(workspaceId, film.soundHash)] as const;
  const present = await Promise.all(keys.map((key) => deps.blobs.touch(key)));
  if (!present.includes(false)) return;
  const timeline = await deps.results.load<StoredTimeline>(film.timelineKey);
  const files = await sampleFiles(deps, film, workspaceId, signal);
  const outFile = join(deps.temporaryFolder, `${randomUUID()}.aac`);
  const input = {
    scenes: timeline.scenes.map(({ speechStartSeconds }, position) => ({
      path: files[position] ?? "",
      startSeconds: speechStartSeconds,
    })),
    durationSeconds: timeline.frames / timeline.format.fps,
    outFile,
  };
  const track = await deps.renderPool.makeNarration(input, signal);
  // Bytes first: the track's description promises that they are there.
  await deps.blobs.putFile(keys[0], outFile);
  await deps.results.store(keys[1], track);
}

/** A file a scene, in film order; what was evicted is spoken again. */
async function sampleFiles(
  deps: Deps,
  film: FilmPlan,
  workspaceId: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { scenes } = await deps.results.load<FilmSpeech>(film.speechKey);
  const missing = await Promise.all(
    scenes.map(async ({ samplesKey }) => !(await deps.blobs.touch(samplesKey))),
  );
  const storyboard = missing.includes(true) ? await deps.results.load<Storyboard>(film.storyboardKey) : null;
  return Promise.all(
    scenes.map(async ({ speech, samplesKey }, position) => {
      const scene = storyboard?.scenes[position];
      let key = samplesKey;
      if (missing[position] === true && scene !== undefined) {
        const how = { language: speech.language, voiceId: speech.voiceId };
        const again = await ensureSceneSound(deps, workspaceId, { scene, ...how }, signal);
        if (again.speech.durationSeconds !== speech.durationSeconds)
          throw new Error(`scene ${speech.sceneIndex} is spoken otherwise than when the film was laid out`);
        key = again.samplesKey;
      }
      const path = await deps.blobs.localPath(key);
      if (path === null) throw new Error(`the sound of scene ${speech.sceneIndex} is not in the store`);
      return path;
    }),
  );
}
