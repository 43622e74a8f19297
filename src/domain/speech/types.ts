export const SPEECH_FORMATS = ["mp3", "wav", "ogg"] as const;
export type SpeechFormat = (typeof SPEECH_FORMATS)[number];

/** What is to be said, and how. */
export type SpeechRequest = {
  text: string;
  voiceId: string;
  voiceVersion: number;
  /** BCP-47, of the text. */
  language: string;
  /** 1 is the voice's own pace; 0.5 to 2. */
  speed: number;
  format: SpeechFormat;
};

/** A word and when it is heard, in seconds from the start. */
export type HeardWord = { text: string; start: number; end: number };

/** Speech that was made. */
export type SpokenText = {
  assetId: number;
  format: SpeechFormat;
  durationSeconds: number;
  words: HeardWord[];
  /** Hundredths. */
  cost: number;
};

export const SPEECH_MIMETYPES: Readonly<Record<SpeechFormat, string>> = {
  mp3: "audio/mpeg",
  wav: "audio/wav",
  ogg: "audio/ogg",
};

/** The name of the asset that speech becomes. */
export function speechFileName(format: SpeechFormat): string {
  return `speech.${format}`;
}
