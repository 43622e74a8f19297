import { serveThread } from "../../threads/serve-thread.ts";
import { makeSpeakable } from "../speakable.ts";
import type { SpokenText } from "../spoken-text.ts";
import { startAnalyser } from "./analyser.ts";

export type JapaneseText = {
  text: string;
  /** BCP-47. */
  language: string;
  voiceLanguage: string;
};

const analyse = startAnalyser();

serveThread<JapaneseText, SpokenText>(({ text, language, voiceLanguage }) => ({
  reply: makeSpeakable(text, language, voiceLanguage, analyse),
  transfer: [],
}));
