import type { SceneSpeech } from "../../artifacts/speech.ts";

const SECONDS_A_WORD = 0.36;
const SECONDS_BETWEEN_SENTENCES = 0.4;

/** Speech as an even reader would give it: for stills and tests, where no voice is at hand. */
export function evenSpeech(sceneIndex: number, narration: string[], language: string): SceneSpeech {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const speech: SceneSpeech = {
    version: 1,
    sceneIndex,
    language,
    voiceId: "even",
    engine: "even",
    approximate: false,
    durationSeconds: 0,
    words: [],
    sentences: [],
  };
  let time = 0.1;
  for (const [sentence, text] of narration.entries()) {
    const from = time;
    for (const { segment, index, isWordLike } of segmenter.segment(text)) {
      if (isWordLike !== true) continue;
      const word = {
        text: segment,
        sentence,
        start: index,
        end: index + segment.length,
        from: time,
        to: time + SECONDS_A_WORD,
      };
      speech.words.push(word);
      time = word.to;
    }
    speech.sentences.push({ from, to: time, text });
    time += SECONDS_BETWEEN_SENTENCES;
  }
  speech.durationSeconds = time;
  return speech;
}
