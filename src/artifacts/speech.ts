/** What the voice gives for one scene; the samples lie beside it as a blob or file. */
export const SPEECH_SAMPLE_RATE = 48_000;

/** A written word and when it is heard. `start` and `end` are UTF-16 offsets in its sentence's written text. */
export type SpokenWord = {
  text: string;
  sentence: number;
  start: number;
  end: number;
  /** Seconds from the scene's first sample. */
  from: number;
  to: number;
};

export type SceneSpeech = {
  version: 1;
  sceneIndex: number;
  /** BCP-47 tag of what was spoken. */
  language: string;
  voiceId: string;
  /** Of the voice; 1 where left out. */
  voiceVersion?: number;
  engine: string;
  /** True where the engine has no voice of the language and a neighbour's was used. */
  approximate: boolean;
  /** Seconds; samples = duration × 48,000, mono. */
  durationSeconds: number;
  words: SpokenWord[];
  /** One entry a sentence: when it is heard, and its written text. */
  sentences: { from: number; to: number; text: string }[];
  /** Indexes of sentences that hold nothing to say (an emoji, a row of dashes): each is a short silence. */
  unspokenSentences?: number[];
};
