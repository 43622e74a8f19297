import type { SceneSpeech } from "../../artifacts/speech.ts";
import type { Cue } from "../../artifacts/cue.ts";

/**
 * When the word that a cue names begins, in seconds from the speech's first sample. A cue between two
 * words means the next; one past the sentence's last word, the start of that last word.
 */
export function cueSeconds(cue: Cue, speech: SceneSpeech): number {
  const words = speech.words.filter((word) => word.sentence === cue.sentence);
  const word = words.find(({ end }) => end > cue.offset) ?? words.at(-1);
  return word?.from ?? speech.sentences[cue.sentence]?.from ?? 0;
}
