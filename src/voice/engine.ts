/** What every speech engine offers. An engine is a translator from speakable text to sound and times, nothing else. */

/** How a voice is asked for; engine-specific names stay in `engineVoice`. */
export type EngineVoice = {
  /** The engine's own name of the voice, e.g. espeak's `gmw/en-US+f2`. */
  engineVoice: string;
  /** Words a minute at rate 1. */
  wordsPerMinute: number;
  /** 0 to 99: base pitch, and how far it moves. */
  pitch: number;
  pitchRange: number;
};

export type EngineRequest = {
  /** Speakable text of one sentence. */
  text: string;
  voice: EngineVoice;
  /** 1 is the voice's own pace; 0.5 to 2. */
  rate: number;
};

/** When a stretch of the text is heard: UTF-16 offsets in the request's text, seconds from the first sample. */
export type EngineWord = { start: number; end: number; from: number; to: number };

/** An IPA phone with stress marks as the engine gives it; the empty string is a pause. */
export type EnginePhoneme = { phoneme: string; from: number; to: number };

export type EngineSpeech = {
  /** Mono, 48 kHz, −1 to 1. Empty when the engine found nothing to say. */
  samples: Float32Array<ArrayBuffer>;
  /** In rising order of `from`. */
  words: EngineWord[];
  phonemes: EnginePhoneme[];
};

export type SpeechEngine = {
  readonly name: string;
  /** Part of every result's hash. */
  readonly version: string;
  /** True where a model speaks that was trained on people's voices; a film says so in its mark of origin. */
  readonly generative: boolean;
  /** Rejects with `speech_failed` when a thread died or hung, with the signal's reason on abort. */
  speak(request: EngineRequest, signal?: AbortSignal): Promise<EngineSpeech>;
  close(): Promise<void>;
};
