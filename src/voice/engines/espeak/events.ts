import type { EspeakEvent } from "@echogarden/espeak-ng-emscripten";
import type { EnginePhoneme, EngineWord } from "../../engine.ts";

/** UTF-16 offset of each code point of the text, and one past its end. */
function codePointOffsets(text: string): number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const point of text) {
    offsets.push(offset);
    offset += point.length;
  }
  offsets.push(offset);
  return offsets;
}

/**
 * Where the sound of the word that began at event `index` stops: at the pause that leads to the next
 * word, or where that word begins.
 */
function wordEnd(events: EspeakEvent[], index: number): number {
  const own = events[index]?.audio_position ?? 0;
  let pauseFrom: number | null = null;
  for (let next = index + 1; next < events.length; next += 1) {
    const event = events[next];
    if (event === undefined) break;
    if (event.type === "word" || event.type === "end") return pauseFrom ?? event.audio_position;
    if (event.type !== "phoneme") continue;
    if (event.id === "") pauseFrom ??= event.audio_position;
    else pauseFrom = null;
  }
  return pauseFrom ?? own;
}

/**
 * espeak's events as words and phonemes. Positions come as code points from 1; an expanded number gives
 * several events at one place, and joined function words ("at a") one event for all of them.
 */
export function readEvents(
  events: EspeakEvent[],
  text: string,
): { words: EngineWord[]; phonemes: EnginePhoneme[] } {
  const offsets = codePointOffsets(text);
  const offsetOf = (position: number): number => offsets[position] ?? text.length;
  const words: EngineWord[] = [];
  const phonemes: EnginePhoneme[] = [];
  let latest = 0;
  for (const [index, event] of events.entries()) {
    if (event.type === "word") {
      // A clause's events may come a millisecond early; what follows relies on rising times.
      const from = Math.max(latest, event.audio_position / 1000);
      const to = Math.max(from, wordEnd(events, index) / 1000);
      const start = offsetOf(event.text_position - 1);
      const end = Math.max(start, offsetOf(event.text_position - 1 + event.word_length));
      words.push({ start, end, from, to });
      latest = from;
    } else if (event.type === "phoneme") {
      const next = events.slice(index + 1, index + 4).find((e) => e.type === "phoneme" || e.type === "end");
      const from = event.audio_position / 1000;
      const to = (next?.audio_position ?? event.audio_position) / 1000;
      if (to > from) phonemes.push({ phoneme: String(event.id ?? ""), from, to });
    }
  }
  return { words, phonemes };
}
