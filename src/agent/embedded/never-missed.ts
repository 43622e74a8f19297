import type { SceneDraft, Utterance } from "./scenes/draft.ts";
import { toPattern } from "./text/regex.ts";

/** What somebody must not do, or must look out for; only words that say no less anywhere. */
const WARNS: Readonly<Record<string, string>> = {
  en: "never|do not|don['’]t|must not|warning|caution|beware|careful|dangerous|danger|hazard|throw (?:it|them|everything) away|discard",
  de: "niemals|auf keinen Fall|nicht dürfen|vorsicht|vorsichtig|achtung|gefahr|gefährlich|warnung|wegwerfen|entsorgen",
  fr: "ne\\s.{0,40}jamais|attention|danger|dangereu(?:x|se)|prudence|avertissement|jetez",
  es: "nunca|jamás|cuidado|peligro|peligros[oa]s?|atención|advertencia|no\\s(?:use|deje|toque|coma|beba|abra)|deseche",
  it: "attenzione|pericolo|pericolos[oaie]|avvertenza|non\\s.{0,40}\\smai|cautela",
  pt: "nunca|jamais|cuidado|perigo|perigos[oa]s?|atenção|aviso",
  nl: "nooit|pas op|let op|gevaar|gevaarlijk|voorzichtig|waarschuwing|weggooien",
  pl: "nigdy|uwaga|ostrożnie|niebezpieczn\\p{L}+|ostrzeżenie|nie wolno",
  ru: "никогда|нельзя|осторожно|внимание|опасн\\p{L}+|запрещ\\p{L}+",
  uk: "ніколи|не можна|обережно|увага|небезпечн\\p{L}+|заборон\\p{L}+",
  sv: "aldrig|varning|fara|farlig\\p{L}*|försiktig\\p{L}*",
  nb: "aldri|advarsel|fare|farlig\\p{L}*|forsiktig",
  da: "aldrig|advarsel|fare|farlig\\p{L}*|forsigtig",
  tr: "asla|dikkat|tehlike\\p{L}*|uyarı",
  ar: "تحذير|احذر\\p{L}*|انتبه\\p{L}*|خطر|خطير\\p{L}*",
  he: "אזהרה|זהירות|סכנה|מסוכן|אסור|לעולם אל",
  hi: "सावधान|चेतावनी|ख़तरा|खतरा|ख़तरनाक|खतरनाक|कभी न",
};
/** Written without blanks between words. */
const EAST =
  /ないで(?:ください|下さい)|捨てて(?:ください|下さい)|注意|危険|絶対に|禁止|切勿|请勿|請勿|不要(?=[把将用让在])|小心|警告|危险|危險|严禁|주의|위험|금지|마세요|마십시오/u;
const patterns = new Map<string, RegExp>();

export function isWarning(text: string, base: string): boolean {
  if (EAST.test(text)) return true;
  const words = WARNS[base];
  if (words === undefined) return false;
  const pattern = patterns.get(base) ?? toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
  patterns.set(base, pattern);
  return pattern.test(text);
}

const FEWEST_ITEMS = 3;

/** A list of things with how much of each: of a recipe nothing can be missed. */
export function isOfAmounts({ kind, utterances }: SceneDraft): boolean {
  if (kind !== "bullets") return false;
  const items = utterances.filter(isItem);
  const counted = items.filter(({ text }) => /\p{Nd}/u.test(text));
  return items.length >= FEWEST_ITEMS && counted.length * 2 >= items.length;
}

function isItem({ marks }: Utterance): boolean {
  return marks.some(({ key }) => key.startsWith("item:"));
}
