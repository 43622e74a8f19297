import type { SceneSpeech } from "../artifacts/speech.ts";
import type { StoryScene } from "../artifacts/storyboard.ts";
import { contentHash } from "../kernel/hash.ts";
import { sceneSoundKey } from "./keys.ts";
import type { PipelineDeps } from "./stage.ts";

/** A spoken scene: when each word is said, and where its samples lie (32-bit floats, mono, 48 kHz). */
export type SceneSound = { speech: SceneSpeech; samplesKey: string };

/** Speaks and stores the scene, unless it is there; samples that were evicted are made again. */
export async function ensureSceneSound(
  deps: Pick<PipelineDeps, "blobs" | "results" | "voice">,
  workspaceId: string,
  { scene, language, voiceId }: { scene: StoryScene; language: string; voiceId: string },
  signal: AbortSignal,
): Promise<SceneSound> {
  const { index, narration: sentences } = scene;
  // Not by its number: a scene that only moved is not spoken again.
  const input = { sentences, language, voiceId, voice: deps.voice.version };
  const samplesKey = sceneSoundKey(workspaceId, contentHash(input));
  const speak = async (): Promise<SceneSpeech> => {
    const made = await deps.voice.speakScene({ sceneIndex: index, sentences, language, voiceId }, signal);
    // Samples first: a stored reading promises that its samples were there.
    const { buffer, byteOffset, byteLength } = made.samples;
    await deps.blobs.put(samplesKey, new Uint8Array(buffer, byteOffset, byteLength));
    return made.speech;
  };
  const { value: stored, reused } = await deps.results.once("speech", workspaceId, input, speak);
  if (reused && !(await deps.blobs.touch(samplesKey))) await speak();
  const speech = stored.sceneIndex === index ? stored : { ...stored, sceneIndex: index };
  return { speech, samplesKey };
}
