import { countWords } from "../text/sentences.ts";
import { saidClause } from "./said-words.ts";
import { toPattern } from "../text/regex.ts";

const SIGNED = /^\s*[-–—―]+\s*(\p{L}[^.!?。]{1,60}?)[.。]?\s*$/u;

/** "… time." — Kim Min-su, "…" (Dana Whitlock, COO): the name below or behind what was said. */
export function signatureOf(text: string): string | null {
  return SIGNED.exec(text)?.[1] ?? BRACKETED.exec(text)?.[1] ?? null;
}

/** "(She lets us use her name.)" is a sentence. */
const BRACKETED =
  /^\s*[(（](?![^()]*[.!?。][)）])(\p{Lu}[^()]{2,60}|[^()\p{Lu}\p{Ll}\p{Nd}]{2,24})[)）]\s*[.。]?\s*$/u;

/** "Dana Whitlock, COO." behind a quotation that stands for itself: a sentence of a name and a role only. */
export function nameAlone(text: string, base: string): string | null {
  const name = text.trim().replace(/[.。]$/u, "");
  return isNameWithRole(name, base) ? name : null;
}

const MOST_WORDS = 8;
const PART = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const JOINED = "(?:van|von|der|den|de|da|do|dos|di|del|della|du|la|le|bin|ibn|al|el|y|af|av|zu|ten|ter)";
const FULL_NAME = `${PART}(?:\\s(?:${JOINED}\\s){0,2}${PART}){1,3}`;
const NAMED_ROLE = toPattern(`^(?<name>${FULL_NAME})(?<role>,\\s[^,:;.!?\\p{Nd}]{2,50})?$`, "u");
/** "Amara, 9", "Марина, мама Егора, 8 лет". */
const WITH_AGE =
  /^\p{Lu}[\p{L}\p{M}-]+(?:\s\p{Lu}[\p{L}\p{M}-]+)?(?:,\s\p{Ll}[^,:;.!?\p{Nd}]{2,40})?,\s\p{Nd}{1,3}(?:\s\p{L}{2,6}){0,2}$/u;
/** In German every noun is written large: only a role tells that a name stands before it. */
const GERMAN_ROLE = /\p{L}(?:in|er|or|chef|rat|vorstand|wart|meister|ent|ant|loge|frau|mann)(?![\p{L}])/u;

export function isNameWithRole(text: string, base = ""): boolean {
  if (WITH_AGE.test(text)) return true;
  const { name, role = "" } = NAMED_ROLE.exec(text)?.groups ?? {};
  if (name === undefined || countWords(text) > MOST_WORDS) return false;
  if (/^(?:the|this|that|we|our|it|so|and|but|he|she|they|what|how|der|die|das|ein|eine|le|la|les|el|los|il|o|a|de|het)\s/iu.test(name)) return false; // prettier-ignore
  return base !== "de" || GERMAN_ROLE.test(role);
}

/** "Giulia R.", "Amara", "Ben van Dijk": a name by its form, in writing that has capitals. */
const NAME = toPattern(`^${PART}(?:\\s(?:${JOINED}\\s){0,2}${PART}){0,3}$`, "u");
const UNCASED = /^(?=.*\p{L})[^\p{Lu}\p{Ll}.!?。！？؟।:：;]{2,40}$/u;
/** "빵은 아침 일곱 시에 나옵니다", 「パンは七時に焼けます」: a verb at the end, and nobody's name. */
const ENDS_SENTENCE =
  /(?:니다|어요|아요|해요|예요|이다|한다|된다|です|ます|ました|でした|ません)$|\s(?:है|हैं|था|थी|थे)$/u;
/** 「…」と話す, “…” 라고 했다: behind the mark the same sentence goes on. */
const GOES_ON = /^(?:と(?!も)|って|이?라고|이?라며|이?라는|하고|고\s|כך\s|قال|يقول)/u;

/** "Jonas, mountain guide", "Marta, Utrecht", 田中さん（大阪）: somebody's name, with what they are or where they live. */
export function isNamed(text: string, base: string): boolean {
  if (GOES_ON.test(text) || saidClause(text) !== null || countWords(text) > MOST_WORDS) return false;
  if (isNameWithRole(text, base)) return true;
  if (UNCASED.test(text)) return !ENDS_SENTENCE.test(text) && text.split(/\s/u).length <= 6;
  const [name = "", ...more] = text.split(/,\s|\s?[(（·|]/u);
  if (more.length > 2 || more.some((part) => countWords(part) > 6 || /[.!?]\s/u.test(part))) return false;
  // In German any noun may stand there: where somebody lives or what they are tells that it is a name.
  return NAME.test(name) && (more.length > 0 || base !== "de");
}
