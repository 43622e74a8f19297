import { Type, type Static } from "typebox";
import { Credits, UnixSeconds, nullable, oneOf, strictObject } from "./schema.ts";
import { WorkErrorBody } from "./errors.ts";

const TYPES = ["system", "cloned"] as const;
const GENDERS = ["female", "male", "neutral"] as const;
const language = { minLength: 2, maxLength: 35 } as const;

export const VoiceBody = Type.Object(
  {
    voice_id: Type.String({ examples: ["espeak-en-us-f1"] }),
    name: Type.String(),
    gender: oneOf(GENDERS),
    language: Type.String({ description: "BCP-47.", examples: ["en-US"] }),
    locales: Type.Array(Type.String(), { description: "Regions whose accent it has." }),
    voice_versions: Type.Array(Type.Integer(), { description: "2 is the same voice, livelier." }),
    type: oneOf(TYPES),
    engine: Type.String({ examples: ["espeak-ng"] }),
    preview_audio_url: Type.String({ description: "Signed link; made as it is first asked for." }),
    status: oneOf(["ready", "processing", "failed"] as const),
    error: nullable(WorkErrorBody),
    created_at: UnixSeconds,
    updated_at: UnixSeconds,
  },
  { title: "Voice" },
);
export type VoiceBody = Static<typeof VoiceBody>;

export const VoicesQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Items a page." })),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: "Items to skip." })),
  type: Type.Optional(oneOf(TYPES)),
  language: Type.Optional(
    Type.String({ ...language, description: "A language with all its regions (`en`), or one (`en-GB`)." }),
  ),
  gender: Type.Optional(oneOf(GENDERS)),
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: "A part of the name or id, in any case." }),
  ),
});

export const SpeechInputBody = strictObject(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 5_000,
      pattern: "\\S",
      examples: ["The sea rises and falls twice a day."],
    }),
    voice_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 128, description: "This or `language`." }),
    ),
    language: Type.Optional(
      Type.String({ ...language, description: "Takes the voice that is chosen for it; this or `voice_id`." }),
    ),
    voice_version: Type.Optional(oneOf([1, 2] as const, { default: 1, description: "Needs `voice_id`." })),
    locale: Type.Optional(Type.String({ ...language, description: "Needs `voice_id`." })),
    speed: Type.Optional(Type.Number({ minimum: 0.5, maximum: 2, default: 1 })),
    format: Type.Optional(oneOf(["mp3", "wav", "ogg"] as const, { default: "mp3" })),
  },
  { title: "SpeechInput" },
);
export type SpeechInputBody = Static<typeof SpeechInputBody>;

export const SpeechBody = Type.Object(
  {
    audio_url: Type.String({ description: "Signed link to the asset's file." }),
    asset_id: Type.Integer(),
    duration_seconds: Type.Number(),
    words: Type.Array(
      Type.Object({
        text: Type.String(),
        start: Type.Number({ description: "Seconds from the start." }),
        end: Type.Number(),
      }),
    ),
    cost_credits: Credits,
    degradations: Type.Array(Type.Object({ code: Type.String(), message: Type.String() }), {
      description: "What fell short of what was asked for.",
    }),
  },
  { title: "Speech" },
);
export type SpeechBody = Static<typeof SpeechBody>;
