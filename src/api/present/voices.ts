import type { VoiceBody } from "../../contract/voices.ts";
import type { ListedVoice } from "../deps.ts";
import type { Link } from "./conversations.ts";

export const PREVIEW_FILE = "preview.mp3";
const OWNER = "voice_";

/** The voice whose sample a link is to, or null for another link. */
export function voiceOfLink(ownerId: string, name: string): string | null {
  return ownerId.startsWith(OWNER) && name === PREVIEW_FILE ? ownerId.slice(OWNER.length) : null;
}

export function presentVoice(voice: ListedVoice, link: Link): VoiceBody {
  return {
    voice_id: voice.voiceId,
    name: voice.name,
    gender: voice.gender,
    language: voice.language,
    locales: voice.locales,
    voice_versions: voice.versions,
    type: voice.type,
    engine: voice.engine,
    preview_audio_url: link(`${OWNER}${voice.voiceId}`, PREVIEW_FILE),
    status: "ready",
    error: null,
    created_at: voice.createdAt,
    updated_at: voice.updatedAt,
  };
}
