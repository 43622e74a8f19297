import load from "@echogarden/espeak-ng-emscripten";
import type { EspeakEvent, EspeakModule, EspeakWorker } from "@echogarden/espeak-ng-emscripten";

export const ESPEAK_SAMPLE_RATE = 22_050;

export type EspeakUtterance = {
  text: string;
  /** `identifier` of list_voices(), with `+variant` where one is wanted. */
  identifier: string;
  wordsPerMinute: number;
  pitch: number;
  pitchRange: number;
};

export type EspeakSound = { samples: Int16Array; events: EspeakEvent[] };

/** UTF-8 bytes that a text may have, its end mark included: two hours of speech. */
const LONGEST_TEXT = 256 * 1024;

/**
 * One espeak instance whose output depends on the utterance alone. espeak's output depends on what
 * the instance said before (a few samples more or less), and a fresh instance costs 100 ms; so its
 * memory is kept as it was after one utterance, and put back before each (2 ms, 17 MB).
 *
 * The package's glue keeps a buffer for text in that memory, whose address only JavaScript knows, and
 * moves it when a text does not fit: putting memory back would then let two owners write to one place
 * (heard as sentences that stop after a clause). So the buffer is made large enough first, by a voice
 * name as long as the longest text, and no text may be longer.
 */
export class EspeakInstance {
  readonly #module: EspeakModule;
  readonly #worker: EspeakWorker;
  readonly #memory: Uint8Array;

  private constructor(module: EspeakModule, worker: EspeakWorker) {
    this.#module = module;
    this.#worker = worker;
    worker.set_voice("x".repeat(LONGEST_TEXT));
    this.#synthesize(
      { text: "One, two.", identifier: "gmw/en", wordsPerMinute: 175, pitch: 50, pitchRange: 50 },
      () => false,
    );
    this.#memory = module.HEAPU8.slice();
  }

  static async start(): Promise<EspeakInstance> {
    const module = await load();
    return new EspeakInstance(module, await new module.eSpeakNGWorker());
  }

  speak(utterance: EspeakUtterance, isCancelled: () => boolean): EspeakSound {
    if (Buffer.byteLength(utterance.text) >= LONGEST_TEXT)
      throw new Error(`a sentence has more than ${LONGEST_TEXT} bytes`);
    const memory = this.#module.HEAPU8;
    memory.set(this.#memory);
    // Memory never shrinks: what an utterance made it grow by must read as new.
    if (memory.length > this.#memory.length) memory.fill(0, this.#memory.length);
    return this.#synthesize(utterance, isCancelled);
  }

  #synthesize(utterance: EspeakUtterance, isCancelled: () => boolean): EspeakSound {
    const worker = this.#worker;
    // On an unknown name espeak would go on with the voice before, silently.
    if (worker.set_voice(utterance.identifier) !== 0)
      throw new Error(`espeak has no voice "${utterance.identifier}"`);
    worker.set_rate(utterance.wordsPerMinute);
    worker.set_pitch(utterance.pitch);
    worker.set_range(utterance.pitchRange);
    const parts: Int16Array[] = [];
    const events: EspeakEvent[] = [];
    let length = 0;
    let stopped = false;
    worker.synthesize(utterance.text, (audio, newEvents) => {
      if (audio !== null) {
        parts.push(audio);
        length += audio.length;
      }
      events.push(...newEvents);
      stopped = isCancelled();
      return stopped;
    });
    if (stopped) throw new Error("the utterance was given up");
    const samples = new Int16Array(length);
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    return { samples, events };
  }
}
