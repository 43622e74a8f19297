import { regex } from "../../text/regex.ts";

/** Words by which a sentence says that nobody went there (any more), by language. */
const NEVER: Record<string, string> = {
  en: "not|(?:did|do|does|had|was|were|could|need|would)n['’]t|never|no longer|nobody|no one",
  de: "nicht|kein\\p{L}*|nie|niemals|nicht mehr|nicht länger|niemand|kein(?:e[rnms]?)? \\p{L}+ mehr|brauchten? nicht|mussten? nicht",
  fr: "pas|jamais|personne n|n['’](?:a|ont|avai\\p{L}+|est|étai\\p{L}+)? ?(?:plus|jamais)|ne \\p{L}+ (?:plus|jamais)",
  es: "no|nunca|jamás|nadie|ya no",
  it: "non|mai più|non \\p{L}+ (?:più|mai)|nessuno",
  pt: "não|nunca|jamais|ninguém|já não|não precis\\p{L}+ mais",
  nl: "niet|geen|nooit|niemand|niet (?:meer|langer)",
  sv: "inte|ej|aldrig|ingen|inte längre",
  da: "ikke|aldrig|ingen|ikke længere",
  nb: "ikke|aldri|ingen|ikke lenger",
  pl: "nie|nigdy|nikt|już nie",
  cs: "nikdy|nikdo|už ne\\p{L}+",
  ru: "не|никогда|никто|больше не|не доехал\\p{L}*|не дош[её]?л\\p{L}*|не вернул\\p{L}*",
  uk: "не|ніколи|ніхто|більше не|не дійшо\\p{L}*",
  tr: "asla|hiç kimse|bir daha",
  ar: "لم|ليس|ليست|لم يعد|لن|أبدا|لم يصل",
  he: "לא|מעולם|אף אחד|לא עוד",
  hi: "नहीं|कभी नहीं|कोई नहीं",
  ja: "二度と|誰も|なかった|ませんでした",
  zh: "没有|并未|并没|从未|再也没|没有人|不再",
  ko: "않고|못하고|결코|아무도|더 이상|못했다|않았다",
}; // prettier-ignore

/** Whether the clause of a sentence that names what stands at `offset` tells where nobody went. */
export function isDenied(text: string, offset: number, base: string): boolean {
  const words = NEVER[base];
  if (words === undefined) return false;
  const from = text.slice(0, offset).search(/[^,;:،；，、—–]*$/u);
  const clause = /^[^;:،；，。—–]*?(?=[,;:،；，、。—–]|$)/u.exec(text.slice(offset))?.[0] ?? "";
  const whole = text.slice(from, offset) + clause;
  const isFar = base === "ja" || base === "zh" || base === "ko";
  return regex(isFar ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(whole); // prettier-ignore
}
