import type { Storyboard } from "../artifacts/storyboard.ts";
import { soundHash } from "../film/render/sound-hash.ts";
import type { Logger } from "../kernel/logger.ts";
import { MASTERING_VERSION } from "../voice/mastering/master-scene.ts";
import type { FilmPlan, PlannedSound } from "./film-job.ts";
import { soundKey } from "./keys.ts";
import { ensureSceneSound, type SceneSound } from "./scene-sound.ts";
import type { FilmSpeech } from "./speech.ts";
import type { PipelineDeps } from "./stage.ts";
import { withTemporaryFile } from "./temporary-file.ts";

type Deps = Pick<PipelineDeps, "blobs" | "results" | "voice" | "renderPool" | "temporaryFolder">;

/** Names the scenes' sounds, in film order, and says which of them are there. */
export function planSounds(
  { blobs }: Pick<Deps, "blobs">,
  scenes: readonly SceneSound[],
  workspaceId: string,
): Promise<PlannedSound[]> {
  return Promise.all(
    scenes.map(async ({ samplesKey }) => {
      const hash = soundHash({ speech: samplesKey, mastering: MASTERING_VERSION });
      return { hash, reused: await blobs.touch(soundKey(workspaceId, hash)) };
    }),
  );
}

/** Masters, encodes and stores the sound of every scene that has none; tells how many it made. */
export async function ensureSounds(
  deps: Deps,
  film: FilmPlan,
  workspaceId: string,
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<{ made: number }> {
  const present = await Promise.all(
    film.sounds.map(({ hash }) => deps.blobs.touch(soundKey(workspaceId, hash))),
  );
  const missing = film.sounds.flatMap(({ hash }, position) =>
    present[position] ? [] : [{ hash, position }],
  );
  if (missing.length === 0) return { made: 0 };
  const { scenes } = await deps.results.load<FilmSpeech>(film.speechKey);
  const ends = await Promise.allSettled(
    missing.map(async ({ hash, position }) => {
      const samplesFile = await samplesOf(deps, film, scenes[position], position, workspaceId, signal);
      const seconds = scenes[position]?.speech.durationSeconds ?? 0;
      const frames = await withTemporaryFile(deps, "aac", async (outFile) => {
        const made = await deps.renderPool.makeSound({ samplesFile, seconds, outFile }, signal);
        await deps.blobs.putFile(soundKey(workspaceId, hash), outFile);
        return made.frames;
      });
      logger.info({ scene: scenes[position]?.speech.sceneIndex, frames }, "sound made");
    }),
  );
  // All have ended before the first failure is told, so none writes into an attempt that follows.
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return { made: missing.length };
}

/** A file of the scene's speech; what was evicted is spoken again. */
async function samplesOf(
  deps: Deps,
  film: FilmPlan,
  spoken: SceneSound | undefined,
  position: number,
  workspaceId: string,
  signal: AbortSignal,
): Promise<string> {
  if (spoken === undefined) throw new Error(`no speech of scene ${position + 1} of the film`);
  const { speech } = spoken;
  let { samplesKey } = spoken;
  if (!(await deps.blobs.touch(samplesKey))) {
    const scene = (await deps.results.load<Storyboard>(film.storyboardKey)).scenes[position];
    if (scene === undefined) throw new Error(`the storyboard has no scene ${position + 1}`);
    const { language, voiceId, voiceVersion = 1 } = speech;
    const how = { language, voiceId, voiceVersion };
    const again = await ensureSceneSound(deps, workspaceId, { scene, ...how }, signal);
    if (again.speech.durationSeconds !== speech.durationSeconds)
      throw new Error(`scene ${speech.sceneIndex} is spoken otherwise than when the film was laid out`);
    samplesKey = again.samplesKey;
  }
  const path = await deps.blobs.localPath(samplesKey);
  if (path === null) throw new Error(`the speech of scene ${speech.sceneIndex} is not in the store`);
  return path;
}
