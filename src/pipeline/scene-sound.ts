import type { SceneSpeech } from "../artifacts/speech.ts";
import type { StoryScene } from "../artifacts/storyboard.ts";
import { contentHash } from "../kernel/hash.ts";
import { sceneSoundKey } from "./keys.ts";
import type { PipelineDeps } from "./stage.ts";

/** A spoken scene: when each word is said, and where its samples lie (32-bit floats, mono, 48 kHz). */
export type SceneSound = { speech: SceneSpeech; samplesKey: string };

/** What is said, by whom; version 1 of the voice where left out. */
type SceneToSay = { scene: StoryScene; language: string; voiceId: string; voiceVersion?: number };

/** Speaks and stores the scene, unless it is there; samples that were evicted are made again. */
export async function ensureSceneSound(
  deps: Pick<PipelineDeps, "blobs" | "results" | "voice">,
  workspaceId: string,
  { scene, language, voiceId, voiceVersion: version = 1 }: SceneToSay,
  signal: AbortSignal,
): Promise<SceneSound> {
  const { index, narration: sentences } = scene;
  // Not by its number: a scene that only moved is not spoken again.
  const input = {
    sentences,
    language,
    voiceId,
    voice: deps.voice.version,
    ...(version !== 1 && { version }),
  };
  const samplesKey = sceneSoundKey(workspaceId, contentHash(input));
  const speak = async (): Promise<SceneSpeech> => {
    const how = { sceneIndex: index, sentences, language, voiceId, version };
    const made = await deps.voice.speakScene(how, signal);
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
