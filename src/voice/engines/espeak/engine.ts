import type { EngineSpeech, SpeechEngine } from "../../engine.ts";
import { makeThreadPool } from "../../threads/thread-pool.ts";
import type { EspeakUtterance } from "./synthesis.ts";

/** Outside of these espeak clamps silently. */
const SLOWEST = 80;
const FASTEST = 450;

/**
 * Takes away what espeak would obey instead of read: `<` opens markup, `&` an entity, `[[` phoneme codes;
 * NUL ends the text, and half a surrogate pair is no character. One unit for one unit, so that offsets hold.
 */
export function withoutCommands(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll("<", "\u2039")
    .replaceAll(">", "\u203a")
    .replaceAll("&", "\uff06")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replaceAll(/\p{Surrogate}/gu, " ");
}

/** espeak-ng as WebAssembly in worker threads. GPL-3: its own package, behind this interface. */
export function makeEspeakEngine(threads: {
  size: number;
  idleMs?: (request: EspeakUtterance) => number;
}): SpeechEngine {
  const pool = makeThreadPool<EspeakUtterance, EngineSpeech>({
    script: new URL("./thread.ts", import.meta.url),
    ...threads,
    // Start of a thread on a busy machine, and 20 times what the slowest measured text took.
    timeoutMs: ({ text }) => 45_000 + text.length * 4,
  });
  return {
    name: "espeak-ng",
    version: "espeak-ng-emscripten 0.3.5, 1",
    // Formants by rules: nobody's voice was learnt.
    generative: false,
    speak({ text, voice, rate }, signal) {
      const wordsPerMinute = Math.round(Math.min(FASTEST, Math.max(SLOWEST, voice.wordsPerMinute * rate)));
      const { engineVoice: identifier, pitch, pitchRange } = voice;
      return pool.run({ text: withoutCommands(text), identifier, wordsPerMinute, pitch, pitchRange }, signal);
    },
    close: () => pool.close(),
  };
}
