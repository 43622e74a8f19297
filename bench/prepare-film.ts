import { createHash, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeEmbeddedPlanner } from "../src/agent/embedded/planner.ts";
import { detectLanguage } from "../src/agent/language/detect-language.ts";
import type { SceneSpeech } from "../src/artifacts/speech.ts";
import type { Storyboard } from "../src/artifacts/storyboard.ts";
import type { StyleName, VideoDuration } from "../src/artifacts/style.ts";
import { makeVoice, type Voice } from "../src/voice/voice.ts";

/** A film up to the point where only the film engine has work left. */
export type PreparedFilm = {
  storyboard: Storyboard;
  speeches: SceneSpeech[];
  /** One file of 32-bit float samples a scene. */
  sampleFiles: string[];
  /** Names of their content. */
  sampleHashes: string[];
};

const THREADS = 2;

/** Plans a brief and speaks it. `style` overrides the planner's choice. */
export async function prepareFilm(
  briefFile: string,
  folder: string,
  style?: StyleName,
  duration: VideoDuration = "short",
): Promise<PreparedFilm> {
  const prompt = readFileSync(briefFile, "utf8");
  const voice = makeVoice({ threads: THREADS });
  try {
    const planner = makeEmbeddedPlanner();
    const request = {
      prompt,
      targetLanguage: detectLanguage(prompt),
      duration,
      style: "auto",
      estimateSeconds: (text: string, language: string) => voice.estimateSeconds(text, language),
    } as const;
    const result = await planner.outline(request);
    if (result.kind === "question") throw new Error(`${briefFile}: ${result.answer}`);
    const planned = await planner.script(request, result.outline);
    const storyboard = style === undefined ? planned : { ...planned, style };
    return { storyboard, ...(await speak(storyboard, voice, folder)) };
  } finally {
    await voice.close();
  }
}

/** The same film with its storyboard edited and spoken anew. */
export async function editFilm(
  film: PreparedFilm,
  folder: string,
  edit: (storyboard: Storyboard) => Storyboard,
): Promise<PreparedFilm> {
  const voice = makeVoice({ threads: THREADS });
  try {
    const storyboard = edit(film.storyboard);
    return { storyboard, ...(await speak(storyboard, voice, folder)) };
  } finally {
    await voice.close();
  }
}

async function speak(
  storyboard: Storyboard,
  voice: Voice,
  folder: string,
): Promise<Omit<PreparedFilm, "storyboard">> {
  const speeches: SceneSpeech[] = [];
  const sampleFiles: string[] = [];
  const sampleHashes: string[] = [];
  const { scenes, language } = storyboard;
  for (const { index, narration } of scenes) {
    const { speech, samples } = await voice.speakScene({ sceneIndex: index, sentences: narration, language });
    const file = join(folder, `speech-${randomUUID()}.f32`);
    writeFileSync(file, Buffer.from(samples.buffer));
    sampleHashes.push(createHash("sha256").update(Buffer.from(samples.buffer)).digest("hex"));
    speeches.push(speech);
    sampleFiles.push(file);
  }
  return { speeches, sampleFiles, sampleHashes };
}
