import { ServiceError } from "../kernel/errors.ts";
import type { EngineVoice } from "./engine.ts";
import { ESPEAK_LANGUAGES, NEAREST_LANGUAGE, type EspeakLanguage } from "./engines/espeak/languages.ts";

export type VoiceRecord = EngineVoice & {
  /** Stable: `espeak-<language tag in lower case>-<variant>`. */
  id: string;
  name: string;
  /** BCP-47. */
  language: string;
  gender: "male" | "female";
  engine: string;
};

export type VoiceChoice = {
  voiceId: string;
  /** BCP-47 tag of what the voice speaks. */
  language: string;
  /** True where the engine has no good voice of the asked language. */
  approximate: boolean;
};

/**
 * Variants of espeak chosen by measurement: the liveliest pitch (standard deviation of F0 2.1 to 2.6
 * semitones; 1.45 at espeak's default range, 2.5 to 4 when people read aloud) without a shrill top
 * (at most −14 dB above 4 kHz). The first is the default.
 */
const VARIANTS = [
  { key: "m1", suffix: "", gender: "male", label: "male 1", wordsPerMinute: 158, pitch: 45, pitchRange: 80 },
  {
    key: "f1",
    suffix: "+f2",
    gender: "female",
    label: "female 1",
    wordsPerMinute: 158,
    pitch: 48,
    pitchRange: 75,
  },
  {
    key: "m2",
    suffix: "+m7",
    gender: "male",
    label: "male 2",
    wordsPerMinute: 155,
    pitch: 38,
    pitchRange: 80,
  },
  {
    key: "f2",
    suffix: "+f4",
    gender: "female",
    label: "female 2",
    wordsPerMinute: 160,
    pitch: 45,
    pitchRange: 75,
  },
  // The lowest with energy (F0 89 Hz, the least of all above 4 kHz), and a high one, calmed a little.
  {
    key: "m3",
    suffix: "+m8",
    gender: "male",
    label: "male 3, deep",
    wordsPerMinute: 154,
    pitch: 40,
    pitchRange: 80,
  },
  {
    key: "f3",
    suffix: "+f3",
    gender: "female",
    label: "female 3, bright",
    wordsPerMinute: 160,
    pitch: 42,
    pitchRange: 66,
  },
] as const;

/**
 * espeak's words a minute do not give every language an even pace: these factors bring those that were
 * measured near that of a calm narrator (Chinese 4.3 syllables a second, Japanese 300 characters a minute, English 155 words).
 */
const PACES: Readonly<Record<string, number>> = {
  de: 1.05,
  es: 1.12,
  it: 1.1,
  pt: 1.2,
  nl: 1.08,
  pl: 1.2,
  tr: 1.15,
  ar: 1.15,
  hi: 1.05,
  ja: 0.92,
  ko: 1.12,
  cmn: 1.18,
  yue: 1.1,
};

function voicesOf(language: EspeakLanguage): VoiceRecord[] {
  const pace = PACES[language.tag.split("-")[0] ?? ""] ?? 1;
  return VARIANTS.map(({ key, suffix, gender, label, wordsPerMinute, pitch, pitchRange }) => ({
    id: `espeak-${language.tag.toLowerCase()}-${key}`,
    name: `${language.name}, ${label}`,
    language: language.tag,
    gender,
    engine: "espeak-ng",
    engineVoice: `${language.identifier}${suffix}`,
    wordsPerMinute: wordsPerMinute * pace,
    pitch,
    pitchRange,
  }));
}

export const VOICES: readonly VoiceRecord[] = ESPEAK_LANGUAGES.flatMap(voicesOf);
const BY_ID = new Map(VOICES.map((voice) => [voice.id, voice]));
const BY_TAG = new Map(ESPEAK_LANGUAGES.map((language) => [language.tag.toLowerCase(), language]));

/** Tags that mean another tag's voice without being approximate. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = {
  en: "en-US",
  pt: "pt-BR",
  zh: "cmn",
  "zh-hk": "yue",
  "zh-mo": "yue",
  no: "nb",
  iw: "he",
  in: "id",
  prs: "fa",
  "en-au": "en-GB",
  "en-nz": "en-GB",
  "en-ie": "en-GB",
  "en-za": "en-GB",
  "en-in": "en-GB",
};
const LATIN_AMERICA = new Set("419 AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE".split(" "));

function parse(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-"));
  } catch (cause) {
    throw new ServiceError(
      "invalid_parameter",
      `"${tag}" is not a language tag (BCP-47)`,
      { param: "target_language" },
      { cause },
    );
  }
}

function exactLanguage(locale: Intl.Locale): EspeakLanguage | undefined {
  const { language, region } = locale;
  const regional = region === undefined ? null : `${language}-${region.toLowerCase()}`;
  if (language === "es" && LATIN_AMERICA.has(region ?? "")) return BY_TAG.get("es-419");
  for (const key of [locale.baseName.toLowerCase(), regional, language]) {
    if (key === null) continue;
    const found = BY_TAG.get(key) ?? BY_TAG.get((SAME_LANGUAGE[key] ?? "").toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The voice for a language, its nearest neighbour's where there is none. A language that is no one's
 * neighbour is read by the English voice, also told as approximate.
 * Throws `invalid_parameter` for what is no BCP-47 tag.
 */
export function chooseVoice(language: string): VoiceChoice {
  const locale = parse(language);
  const exact = exactLanguage(locale);
  const nearest = BY_TAG.get((NEAREST_LANGUAGE[locale.language] ?? "en-US").toLowerCase());
  const chosen = exact ?? nearest;
  if (chosen === undefined) throw new Error(`no voice for ${language}`);
  return {
    voiceId: `espeak-${chosen.tag.toLowerCase()}-${VARIANTS[0].key}`,
    language: chosen.tag,
    approximate: exact === undefined || chosen.low === true,
  };
}

/** The voice of an id. Throws `not_found`. */
export function voiceById(id: string): VoiceRecord {
  const voice = BY_ID.get(id);
  if (voice === undefined)
    throw new ServiceError("not_found", `There is no voice "${id}"`, { param: "voice_id" });
  return voice;
}

/**
 * A version of a voice: 1 is as the catalogue has it, 2 the same voice with livelier prosody. Its pitch
 * moves as far as the engine lets it (2.4 semitones instead of 2.1, measured), a little higher and quicker.
 */
export function renderingOf(voice: VoiceRecord, version: number): VoiceRecord {
  if (version === 1) return voice;
  const { pitch, wordsPerMinute } = voice;
  return { ...voice, pitchRange: 99, pitch: pitch + 3, wordsPerMinute: wordsPerMinute * 1.04 };
}

/** Whether a voice speaks a language by itself, whatever the region. */
export function speaksLanguage(voice: VoiceRecord, language: string): boolean {
  const exact = exactLanguage(parse(language));
  if (exact === undefined || exact.low === true) return false;
  return exact.tag.split("-")[0] === voice.language.split("-")[0];
}
