import { chooseVoice } from "./catalogue.ts";
import { pauseAfter } from "./pauses.ts";
import { makeSpeakable } from "./speakable/speakable.ts";

/** Seconds that the default voice of a language takes for a spoken letter, and beside that for a word and a pause. */
type Pace = { letter: number; word: number; pause: number };
const PACES: Readonly<Record<string, Pace>> = {
  en: { letter: 0.065, word: 0.04, pause: 0.2 },
  cmn: { letter: 0.25, word: 0, pause: 0.3 },
};
const USUAL: Pace = { letter: 0.07, word: 0.04, pause: 0.2 };

/** Seconds that the default voice takes for a text of one or more sentences, the pauses between them included. */
export function estimateSeconds(text: string, language: string): number {
  const tag = chooseVoice(language).language.split("-")[0] ?? "";
  const pace = PACES[tag] ?? USUAL;
  let seconds = 0;
  const segmenter = new Intl.Segmenter(tag === "cmn" ? "zh" : tag, { granularity: "sentence" });
  for (const { segment } of segmenter.segment(text)) {
    const { spoken } = makeSpeakable(segment, language);
    const letters = spoken.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const words = spoken.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    const pauses = spoken.match(/[,;:，、；：](?!$)/gu)?.length ?? 0;
    seconds += letters * pace.letter + words * pace.word + pauses * pace.pause + pauseAfter(segment);
  }
  return seconds;
}
