/**
 * In: speech that was asked for by itself, or a voice whose sample is missing. Out: an audio file, as an
 * asset of the caller's or as the voice's sample.
 * Safe to repeat because an end is guarded: what has ended does not change, and its file is taken away.
 */
import { readFile, writeFile } from "node:fs/promises";
import { splitSentences } from "../agent/embedded/text/sentences.ts";
import { newAssetKey } from "../domain/assets/create.ts";
import { beginSpeech, completeSpeech, failSpeech } from "../domain/speech/finish.ts";
import {
  SPEECH_MIMETYPES,
  speechFileName,
  type HeardWord,
  type SpeechFormat,
  type SpeechRequest,
} from "../domain/speech/types.ts";
import { sha256 } from "../kernel/hash.ts";
import { previewText } from "../voice/preview-text.ts";
import { voicePreviewKey } from "./keys.ts";
import { QUEUE } from "./queues.ts";
import type { SayJob } from "./say-job.ts";
import type { PipelineDeps, StageHandler } from "./stage.ts";
import { withTemporaryFile } from "./temporary-file.ts";

const MILLISECONDS = 1_000;
const rounded = (seconds: number): number => Math.round(seconds * MILLISECONDS) / MILLISECONDS;

type Said<T> = { kept: T; durationSeconds: number; words: HeardWord[] };

export function makeSayStage(deps: PipelineDeps): StageHandler<SayJob> {
  /** Speaks into a temporary file, of which `keep` keeps what it wants. */
  async function say<T>(
    how: Omit<SpeechRequest, "format">,
    fileType: SpeechFormat,
    signal: AbortSignal,
    keep: (file: string) => Promise<T>,
  ): Promise<Said<T>> {
    const sentences = splitSentences(how.text, how.language);
    const { samples, speech } = await deps.voice.speakScene(
      {
        sceneIndex: 1,
        sentences: sentences.length === 0 ? [how.text] : sentences,
        language: how.language,
        voiceId: how.voiceId,
        version: how.voiceVersion,
        rate: how.speed,
      },
      signal,
    );
    const { durationSeconds } = speech;
    const kept = await withTemporaryFile(deps, fileType, async (outFile) => {
      await withTemporaryFile(deps, "f32", async (samplesFile) => {
        await writeFile(samplesFile, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
        const sound = { samplesFile, seconds: durationSeconds, outFile, fileType };
        await deps.renderPool.makeSpeechFile(sound, signal);
      });
      return keep(outFile);
    });
    const words = speech.words.map(({ text, from, to }) => ({
      text,
      start: rounded(from),
      end: rounded(to),
    }));
    return { kept, durationSeconds, words };
  }

  async function saySample(voiceId: string, signal: AbortSignal): Promise<void> {
    const voice = deps.voice.voices().find(({ id }) => id === voiceId);
    const key = voicePreviewKey(voiceId);
    if (voice === undefined || (await deps.blobs.info(key)) !== null) return;
    const { language } = voice;
    const text = previewText(language);
    const how = { text, voiceId, voiceVersion: 1, language, speed: 1 };
    await say(how, "mp3", signal, (file) => deps.blobs.putFile(key, file));
  }

  return {
    name: QUEUE.say,
    concurrency: 2,
    async run(job, { signal, logger }) {
      if ("previewOf" in job) {
        await saySample(job.previewOf, signal);
        return async () => {};
      }
      const { speechId } = job;
      const work = await beginSpeech(deps.db, speechId);
      if (work === null) return async () => {};
      const { format, ...how } = work.request;
      const key = newAssetKey(work.workspaceId, format);
      const { kept, durationSeconds, words } = await say(how, format, signal, async (file) => {
        const bytes = await readFile(file);
        await deps.blobs.putFile(key, file);
        return { sha256: sha256(bytes), sizeBytes: bytes.length };
      });
      const asset = {
        name: speechFileName(format),
        mimetype: SPEECH_MIMETYPES[format],
        key,
        ...kept,
        width: null,
        height: null,
      };
      return async (transaction) => {
        const spoken = { asset, durationSeconds: rounded(durationSeconds), words };
        // Whoever waited has given up: the sweep takes the file.
        if (!(await completeSpeech(transaction, speechId, spoken, new Date())))
          logger.info({ speech_id: speechId }, "speech came too late");
      };
    },
    async giveUp(transaction, job, failure) {
      if ("speechId" in job) await failSpeech(transaction, job.speechId, failure, new Date());
    },
  };
}
