/** The package ships no types; these are the parts that are used, as measured on 0.3.5. */
declare module "@echogarden/espeak-ng-emscripten" {
  export type EspeakEvent = {
    type:
      | "samplerate"
      | "sentence"
      | "word"
      | "phoneme"
      | "end"
      | "mark"
      | "list_terminated"
      | "play"
      | "msg_terminated";
    /** From 1, in Unicode code points. */
    text_position: number;
    word_length: number;
    /** Milliseconds. */
    audio_position: number;
    /** IPA for phonemes (empty: a pause), a number for words and sentences. */
    id?: string | number;
  };
  export type EspeakVoice = {
    name: string;
    identifier: string;
    languages: { priority: number; name: string }[];
  };
  export type EspeakWorker = {
    list_voices(): EspeakVoice[];
    /** 0, or an error code with the voice before left in place. */
    set_voice(identifier: string): number;
    set_rate(wordsPerMinute: number): number;
    set_pitch(pitch: number): number;
    set_range(range: number): number;
    /** The callback returns true to stop. */
    synthesize(text: string, callback: (audio: Int16Array | null, events: EspeakEvent[]) => boolean): void;
  };
  export type EspeakModule = {
    FS: { readdir(path: string): string[] };
    HEAPU8: Uint8Array;
    eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker>;
  };
  export default function load(): Promise<EspeakModule>;
}
