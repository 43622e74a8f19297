import type { Degradation } from "../../artifacts/degradation.ts";
import type { Attachment, VideoConfig } from "./types.ts";

/** What is known to fall short before any work is done: fields that are accepted but not yet built. */
export function knownDegradations(config: VideoConfig, attachments: readonly Attachment[]): Degradation[] {
  const found: Degradation[] = [];
  if (attachments.length > 0) {
    const names = attachments.map((one) => one.name ?? one.url ?? "").join(", ");
    found.push({
      code: "attachments_not_read",
      message: `Attachments are not read yet; left out: ${names}.`,
    });
  }
  if (config.voiceVersion !== 1) {
    found.push({
      code: "voice_version_not_available",
      message: `Version ${config.voiceVersion} of the voice is not available; version 1 speaks.`,
    });
  }
  if (config.locale !== null) {
    found.push({
      code: "locale_not_available",
      message: `The voice has no separate accent for ${config.locale}; its own is heard.`,
    });
  }
  if (config.avatarId !== null) {
    found.push({
      code: "avatar_not_available",
      message: "Presenters cannot be shown yet; the film has none.",
    });
  }
  if (config.enableInitialAiVideo) {
    found.push({
      code: "ai_video_not_available",
      message: "No engine for generated clips is connected; the film opens with a designed title.",
    });
  }
  return found;
}
