import type { Static } from "typebox";
import { ServiceError } from "../../kernel/errors.ts";
import type { VideoConfigBody } from "../../contract/conversations.ts";
import type { VideoConfig } from "../../domain/conversations/types.ts";
import type { VoiceCatalogue } from "../deps.ts";
import { languageTag, parseVoice } from "./voice-choice.ts";

function refuse(name: string, message: string): ServiceError {
  return new ServiceError("invalid_parameter", message, { param: `video_config.${name}` });
}

/** Fills in the defaults. @throws ServiceError `invalid_parameter` for what does not exist or does not fit together. */
export function parseVideoConfig(
  body: Static<typeof VideoConfigBody> | undefined,
  voices: VoiceCatalogue,
): VideoConfig {
  const config = body ?? {};
  const voice = parseVoice(config, voices, "video_config.");
  if (config.avatar_id !== undefined && !/^[1-9]\d{0,15}$/.test(String(config.avatar_id))) {
    throw refuse("avatar_id", "There is no such avatar.");
  }
  return {
    targetLanguage: languageTag("video_config.target_language", config.target_language ?? "en"),
    ...(config.target_language === undefined && { languageByDefault: true }),
    videoDuration: config.video_duration ?? "short",
    videoStyle: config.video_style ?? "auto",
    voiceId: voice.voiceId,
    voiceVersion: voice.version,
    locale: voice.locale,
    avatarId: config.avatar_id === undefined ? null : String(config.avatar_id),
    // Whether there is one is asked where the conversation is accepted.
    brandKitId: config.brand_kit_id === undefined ? null : String(config.brand_kit_id),
    enableInitialAiVideo: config.enable_initial_ai_video ?? false,
  };
}
