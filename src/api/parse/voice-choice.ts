import { ServiceError } from "../../kernel/errors.ts";
import type { VoiceCatalogue } from "../deps.ts";

/** A language tag in its canonical form (`zh-cn` → `zh-CN`). @throws ServiceError with `param` when it is none. */
export function languageTag(param: string, text: string): string {
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    if (tag !== undefined && /^[a-z]{2,3}(-|$)/.test(tag)) return tag;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const rule = `${param} must be an ISO 639-1 code or a BCP-47 tag, such as en or zh-CN.`;
  throw new ServiceError("invalid_parameter", rule, { param });
}

type Asked = { voice_id?: string; voice_version?: number; locale?: string };
/** `locale` is null where none was asked for, or the voice's own was. */
export type VoiceChoice = { voiceId: string | null; version: number; locale: string | null };

/**
 * The voice that was asked for. `prefix` stands before the names of fields.
 * @throws ServiceError `invalid_parameter` for an unknown voice, or a version or accent of none.
 */
export function parseVoice(body: Asked, voices: VoiceCatalogue, prefix = ""): VoiceChoice {
  for (const name of ["voice_version", "locale"] as const) {
    if (body[name] !== undefined && body.voice_id === undefined) {
      const message = `${prefix}${name} needs ${prefix}voice_id.`;
      throw new ServiceError("invalid_parameter", message, { param: `${prefix}${name}` });
    }
  }
  if (body.voice_id === undefined) return { voiceId: null, version: 1, locale: null };
  const voice = voices.find(body.voice_id);
  if (voice === null) {
    throw new ServiceError("invalid_parameter", "There is no such voice.", { param: `${prefix}voice_id` });
  }
  const locale = body.locale === undefined ? null : languageTag(`${prefix}locale`, body.locale);
  const isOwn = locale !== null && [...voice.locales, voice.language].includes(locale);
  return { voiceId: voice.voiceId, version: body.voice_version ?? 1, locale: isOwn ? null : locale };
}
