import { ServiceError } from "../../kernel/errors.ts";
import type { SpeechInputBody } from "../../contract/voices.ts";
import type { SpeechRequest } from "../../domain/speech/types.ts";
import type { VoiceCatalogue } from "../deps.ts";
import { languageTag, parseVoice } from "./voice-choice.ts";

export type ParsedSpeech = { request: SpeechRequest; degradations: { code: string; message: string }[] };

/** @throws ServiceError `invalid_parameter`. */
export function parseSpeech(body: SpeechInputBody, voices: VoiceCatalogue): ParsedSpeech {
  const { voiceId: asked, version, locale } = parseVoice(body, voices);
  if (asked !== null && body.language !== undefined) {
    throw new ServiceError("invalid_parameter", "Give voice_id or language, not both.", {
      param: "language",
    });
  }
  if (asked === null && body.language === undefined) {
    throw new ServiceError("invalid_parameter", "voice_id or language is required.", { param: "voice_id" });
  }
  const tag = body.language === undefined ? null : languageTag("language", body.language);
  const voiceId = asked ?? voices.choose(tag ?? "en");
  const language = tag ?? voices.find(voiceId)?.language ?? "en";
  const degradations: ParsedSpeech["degradations"] = [];
  if (!voices.speaks(voiceId, language)) {
    degradations.push({
      code: "voice_approximate",
      message: `There is no voice for the language "${language}" here; the nearest one reads the text.`,
    });
  }
  if (locale !== null) {
    degradations.push({
      code: "locale_not_available",
      message: `The voice has no separate accent for ${locale}; its own is heard.`,
    });
  }
  const { text, speed = 1, format = "mp3" } = body;
  return { request: { text, voiceId, voiceVersion: version, language, speed, format }, degradations };
}
