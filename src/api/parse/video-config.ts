import type { Static } from "typebox";
import { ServiceError } from "../../kernel/errors.ts";
import type { VideoConfigBody } from "../../contract/conversations.ts";
import type { VideoConfig } from "../../domain/conversations/types.ts";
import type { VoiceCatalogue } from "../deps.ts";

function refuse(name: string, message: string): ServiceError {
  return new ServiceError("invalid_parameter", message, { param: `video_config.${name}` });
}

/** A language tag in its canonical form (`zh-cn` → `zh-CN`). @throws ServiceError when it is none. */
function languageTag(name: string, text: string): string {
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    if (tag !== undefined && /^[a-z]{2,3}(-|$)/.test(tag)) return tag;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw refuse(name, `video_config.${name} must be an ISO 639-1 code or a BCP-47 tag, such as en or zh-CN.`);
}

/** Fills in the defaults. @throws ServiceError `invalid_parameter` for what does not exist or does not fit together. */
export function parseVideoConfig(
  body: Static<typeof VideoConfigBody> | undefined,
  voices: VoiceCatalogue,
): VideoConfig {
  const config = body ?? {};
  for (const name of ["voice_version", "locale"] as const) {
    if (config[name] !== undefined && config.voice_id === undefined) {
      throw refuse(name, `video_config.${name} needs video_config.voice_id.`);
    }
  }
  if (config.voice_id !== undefined && !voices.has(config.voice_id)) {
    throw refuse("voice_id", "There is no such voice.");
  }
  if (config.avatar_id !== undefined && !/^[1-9]\d{0,15}$/.test(String(config.avatar_id))) {
    throw refuse("avatar_id", "There is no such avatar.");
  }
  return {
    targetLanguage: languageTag("target_language", config.target_language ?? "en"),
    videoDuration: config.video_duration ?? "short",
    videoStyle: config.video_style ?? "auto",
    voiceId: config.voice_id ?? null,
    voiceVersion: config.voice_version ?? 1,
    locale: config.locale === undefined ? null : languageTag("locale", config.locale),
    avatarId: config.avatar_id === undefined ? null : String(config.avatar_id),
    // Whether there is one is asked where the conversation is accepted.
    brandKitId: config.brand_kit_id === undefined ? null : String(config.brand_kit_id),
    enableInitialAiVideo: config.enable_initial_ai_video ?? false,
  };
}
