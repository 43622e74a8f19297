import type { Degradation } from "../../artifacts/degradation.ts";
import type { Attachment, VideoConfig } from "./types.ts";

/** Whether an attachment is used: Markdown, pictures and clips. */
export function isReadable({ mimetype, assetId }: Pick<Attachment, "mimetype" | "assetId">): boolean {
  if (assetId === null || mimetype === null) return false;
  return /^(?:text\/(?:markdown|mdx)|image\/|video\/)/.test(mimetype);
}

function namesOf(attachments: readonly Pick<Attachment, "name" | "url">[]): string {
  return attachments.map((one) => one.name ?? one.url ?? "").join(", ");
}

/** What is taken and kept, but not read yet. */
export function notRead(files: readonly Pick<Attachment, "name" | "url">[]): Degradation[] {
  if (files.length === 0) return [];
  const message = `Markdown, pictures and clips are read so far; left out: ${namesOf(files)}.`;
  return [{ code: "attachments_not_read", message }];
}

/** Files that come with an instruction on what was made before. */
export function unusedInEdit(attachments: readonly Attachment[]): Degradation[] {
  const names = namesOf(attachments.filter((one) => one.url !== null || isReadable(one)));
  if (names === "") return [];
  const message = `What is attached to an instruction is not used yet; left out: ${names}. Start a new conversation with it to have it in the film.`;
  return [{ code: "attachments_not_used", message }];
}

/** What is known to fall short before any work is done: fields that are accepted but not yet built. */
export function knownDegradations(config: VideoConfig, attachments: readonly Attachment[]): Degradation[] {
  const found: Degradation[] = [];
  // What stands at an address is known once it is fetched.
  found.push(...notRead(attachments.filter((one) => one.url === null && !isReadable(one))));
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
