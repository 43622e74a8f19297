/** The catalogue as callers see it, without what only engines know. Loads no engine. */
import { chooseVoice, speaksLanguage, VOICES, type VoiceRecord } from "./catalogue.ts";

export type ListedVoice = {
  voiceId: string;
  name: string;
  gender: "female" | "male" | "neutral";
  /** BCP-47. */
  language: string;
  /** Regions whose accent it has. */
  locales: string[];
  versions: number[];
  type: "system" | "cloned";
  engine: string;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
};

/** When the voices that come with the service came into it: 20 November 2026. */
const SINCE = 1_795_132_800;

function localeOf(language: string): string {
  const { language: base, region, script } = new Intl.Locale(language).maximize();
  if (region === undefined) return language;
  const named = new Intl.Locale(language);
  return [base, named.script === undefined ? null : script, region].filter((part) => part !== null).join("-");
}

function listed(voice: VoiceRecord): ListedVoice {
  return {
    voiceId: voice.id,
    name: voice.name,
    gender: voice.gender,
    language: voice.language,
    locales: [localeOf(voice.language)],
    versions: [1, 2],
    type: "system",
    engine: voice.engine,
    createdAt: SINCE,
    updatedAt: SINCE,
  };
}

const LISTED: readonly ListedVoice[] = VOICES.map(listed);
const BY_ID = new Map(LISTED.map((voice) => [voice.voiceId, voice]));
const RECORDS = new Map(VOICES.map((voice) => [voice.id, voice]));

export const VOICE_LISTING = {
  list: (): readonly ListedVoice[] => LISTED,
  find: (voiceId: string): ListedVoice | null => BY_ID.get(voiceId) ?? null,
  /** The voice of a language, or of its nearest neighbour. Throws `invalid_parameter` for what is no tag. */
  choose: (language: string): string => chooseVoice(language).voiceId,
  /** Whether a voice speaks a language by itself. */
  speaks(voiceId: string, language: string): boolean {
    const voice = RECORDS.get(voiceId);
    return voice !== undefined && speaksLanguage(voice, language);
  },
  /** Seconds that a text takes at the voice's own pace. The rules of reading aloud are loaded as they are needed. */
  async estimateSeconds(text: string, language: string): Promise<number> {
    const { estimateSeconds } = await import("./estimate.ts");
    return estimateSeconds(text, language);
  },
};
