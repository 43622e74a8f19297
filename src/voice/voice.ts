import { SPEECH_SAMPLE_RATE, type SceneSpeech, type SpokenWord } from "../artifacts/speech.ts";
import { alignWords } from "./align.ts";
import {
  chooseVoice,
  renderingOf,
  speaksLanguage,
  voiceById,
  VOICES,
  type VoiceChoice,
  type VoiceRecord,
} from "./catalogue.ts";
import type { SpeechEngine } from "./engine.ts";
import { makeEspeakEngine } from "./engines/espeak/engine.ts";
import { estimateSeconds } from "./estimate.ts";
import { pauseAfter, UNSPOKEN_SECONDS } from "./pauses.ts";
import type { JapaneseText } from "./speakable/japanese/thread.ts";
import { isJapanese, makeSpeakable } from "./speakable/speakable.ts";
import type { SpokenText } from "./speakable/spoken-text.ts";
import { makeThreadPool } from "./threads/thread-pool.ts";
import { trimSilence } from "./trim.ts";
import { writtenWords } from "./words.ts";

export type SpeakSceneRequest = {
  sceneIndex: number;
  /** As written. */
  sentences: readonly string[];
  /** BCP-47. */
  language: string;
  /** Default: the voice chosen for the language. */
  voiceId?: string;
  /** 1, or 2 for livelier prosody. */
  version?: number;
  /** 1 is the voice's own pace; 0.5 to 2. */
  rate?: number;
};

export type SpokenScene = {
  speech: SceneSpeech;
  /** Mono, 48 kHz, from the first sound to the last; equalised and compressed, ready for `masterScene`. */
  samples: Float32Array<ArrayBuffer>;
};

export type Voice = {
  /** Part of every speech's hash: a new version speaks again. */
  readonly version: string;
  /** True where a trained model speaks. */
  readonly generative: boolean;
  voices(): readonly VoiceRecord[];
  /** Throws `invalid_parameter` for what is no BCP-47 tag. */
  chooseVoice(language: string): VoiceChoice;
  /** Seconds that the default voice takes for a text of one or more sentences, pauses inside included. */
  estimateSeconds(text: string, language: string): number;
  /** Rejects with `speech_failed` (worth another try), `not_found` (voice), or the signal's reason. */
  speakScene(request: SpeakSceneRequest, signal?: AbortSignal): Promise<SpokenScene>;
  /** Starts the threads and says a word in each, so that the first film does not wait for that. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

type SpokenSentence = {
  samples: Float32Array<ArrayBuffer>;
  words: Omit<SpokenWord, "sentence">[];
  spoken: boolean;
};

type MakeSpeakable = (
  text: string,
  language: string,
  voiceLanguage: string,
  signal: AbortSignal | undefined,
) => Promise<SpokenText>;

/** Said in each thread to warm it up. */
const WARM_WORD = "Ready.";
/**
 * How long a thread stays that has nothing to say: a warm one until the plan is there, any other not at all. It
 * holds some 150 MB (a voice's data, its memory twice, a JavaScript heap) that the pictures need more, and is
 * ready again within half a second, which planning a film takes anyway.
 */
const IDLE_MS = { warm: 4_000, done: 150 };

/** The voice of the service: threads start with the first scene and do not keep the process alive. */
export function makeVoice(options: { threads: number }): Voice {
  const size = options.threads;
  const engine = makeEspeakEngine({
    size,
    idleMs: ({ text }) => (text === WARM_WORD ? IDLE_MS.warm : IDLE_MS.done),
  });
  const mastering = makeThreadPool<Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>>({
    script: new URL("./mastering/thread.ts", import.meta.url),
    size,
    idleMs: () => IDLE_MS.done,
    // A fiftieth of the measured speed, and the start of a thread on a busy machine.
    timeoutMs: (samples) => 45_000 + (samples.length / SPEECH_SAMPLE_RATE) * 100,
  });
  // One for all, however many speak: its dictionary takes 140 MB, and reads a film within a second.
  const japanese = makeThreadPool<JapaneseText, SpokenText>({
    script: new URL("./speakable/japanese/thread.ts", import.meta.url),
    size: 1,
    idleMs: () => IDLE_MS.done,
    // Start of the thread on a busy machine, and a hundred times what a long text took.
    timeoutMs: ({ text }) => 45_000 + text.length * 4,
  });
  const speakable: MakeSpeakable = async (text, language, voiceLanguage, signal) =>
    isJapanese(language)
      ? japanese.run({ text, language, voiceLanguage }, signal)
      : makeSpeakable(text, language, voiceLanguage);
  const parts = { engine, speakable };
  const voice: Voice = {
    version: `${engine.version}; speakable 3; mastering 1`,
    generative: engine.generative,
    voices: () => VOICES,
    chooseVoice,
    estimateSeconds,

    async speakScene(request, signal) {
      const { language, sentences } = request;
      const choice = chooseVoice(language);
      const voice = renderingOf(voiceById(request.voiceId ?? choice.voiceId), request.version ?? 1);
      const rate = Math.min(2, Math.max(0.5, request.rate ?? 1));
      const spoken = await Promise.all(
        sentences.map((sentence) => speakSentence(parts, sentence, language, voice, rate, signal)),
      );
      const scene = assemble(spoken, sentences, rate);
      const samples = await mastering.run(scene.samples, signal, [scene.samples.buffer]);
      const unspoken = spoken.flatMap((sentence, index) => (sentence.spoken ? [] : [index]));
      return {
        samples,
        speech: {
          version: 1,
          sceneIndex: request.sceneIndex,
          language,
          voiceId: voice.id,
          ...((request.version ?? 1) !== 1 && { voiceVersion: request.version }),
          engine: engine.name,
          approximate: !speaksLanguage(voice, language),
          durationSeconds: samples.length / SPEECH_SAMPLE_RATE,
          words: scene.words,
          sentences: scene.sentences,
          ...(unspoken.length > 0 && { unspokenSentences: unspoken }),
        },
      };
    },

    async warm() {
      const word = { sceneIndex: 1, sentences: [WARM_WORD], language: "en" };
      await Promise.all(Array.from({ length: options.threads }, () => voice.speakScene(word)));
    },

    async close() {
      await Promise.all([engine.close(), mastering.close(), japanese.close()]);
    },
  };
  return voice;
}

async function speakSentence(
  { engine, speakable }: { engine: SpeechEngine; speakable: MakeSpeakable },
  sentence: string,
  language: string,
  voice: VoiceRecord,
  rate: number,
  signal: AbortSignal | undefined,
): Promise<SpokenSentence> {
  const written = writtenWords(sentence, language);
  const text = await speakable(sentence, language, voice.language, signal);
  const said = /[\p{L}\p{N}]/u.test(text.spoken)
    ? await engine.speak({ text: text.spoken, voice, rate }, signal)
    : null;
  const trimmed = said === null ? null : trimSilence(said.samples);
  if (said === null || trimmed === null) {
    const words = alignWords(written, text, [], UNSPOKEN_SECONDS);
    const samples = new Float32Array(Math.round(UNSPOKEN_SECONDS * SPEECH_SAMPLE_RATE));
    return { samples, words, spoken: false };
  }
  const { samples, cutSeconds } = trimmed;
  const duration = samples.length / SPEECH_SAMPLE_RATE;
  const inside = (seconds: number): number => Math.min(duration, Math.max(0, seconds - cutSeconds));
  const words = alignWords(written, text, said.words, said.samples.length / SPEECH_SAMPLE_RATE);
  for (const word of words) {
    word.from = inside(word.from);
    word.to = inside(word.to);
  }
  return { samples, words, spoken: true };
}

/** Puts the sentences one after the other with a breath between them. */
function assemble(
  spoken: readonly SpokenSentence[],
  texts: readonly string[],
  rate: number,
): Pick<SceneSpeech, "words" | "sentences"> & { samples: Float32Array<ArrayBuffer> } {
  const words: SpokenWord[] = [];
  const sentences: SceneSpeech["sentences"] = [];
  const starts: number[] = [];
  let length = 0;
  for (const [index, { samples, words: ownWords }] of spoken.entries()) {
    const text = texts[index] ?? "";
    starts.push(length);
    const from = length / SPEECH_SAMPLE_RATE;
    for (const word of ownWords)
      words.push({ ...word, sentence: index, from: from + word.from, to: from + word.to });
    sentences.push({ from, to: from + samples.length / SPEECH_SAMPLE_RATE, text });
    length += samples.length;
    const next = texts[index + 1];
    if (next !== undefined) length += Math.round((pauseAfter(text, next) / rate) * SPEECH_SAMPLE_RATE);
  }
  const all = new Float32Array(length);
  for (const [index, { samples }] of spoken.entries()) all.set(samples, starts[index] ?? 0);
  return { words, sentences, samples: all };
}
