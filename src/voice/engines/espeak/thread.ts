import { resample } from "../../dsp/resample.ts";
import { SPEECH_SAMPLE_RATE } from "../../../artifacts/speech.ts";
import type { EngineSpeech } from "../../engine.ts";
import { serveThread } from "../../threads/serve-thread.ts";
import { readEvents } from "./events.ts";
import { ESPEAK_SAMPLE_RATE, EspeakInstance, type EspeakUtterance } from "./synthesis.ts";

const instance = EspeakInstance.start();

serveThread<EspeakUtterance, EngineSpeech>(async (utterance, isCancelled) => {
  const sound = (await instance).speak(utterance, isCancelled);
  const samples = resample(sound.samples, ESPEAK_SAMPLE_RATE, SPEECH_SAMPLE_RATE, 1 / 32_768);
  return { reply: { samples, ...readEvents(sound.events, utterance.text) }, transfer: [samples.buffer] };
});
