import { hasWord } from "../../parallel/has-word.ts";

/** Words by which a sentence says that nobody went there (any more), by language. */
const NEVER: Record<string, string> = {
  en: "not|(?:did|do|does|had|was|were|could|need|would)n['’]t|never|no longer|nobody|no one",
  de: "nicht|kein\\p{L}*|nie|niemals|niemand",
  fr: "pas|jamais|personne n|n['’](?:a|ont|avai\\p{L}+|est|étai\\p{L}+)? ?(?:plus|jamais)|ne \\p{L}+ (?:plus|jamais)",
  es: "no|nunca|jamás|nadie",
  it: "non|mai più|nessuno",
  pt: "não|nunca|jamais|ninguém",
  nl: "niet|geen|nooit|niemand",
  sv: "inte|ej|aldrig|ingen",
  da: "ikke|aldrig|ingen",
  nb: "ikke|aldri|ingen",
  pl: "nie|nigdy|nikt",
  cs: "nikdy|nikdo|už ne\\p{L}+",
  ru: "не|никогда|никто",
  uk: "не|ніколи|ніхто",
  tr: "asla|hiç kimse|bir daha",
  ar: "لم|ليس|ليست|لن|أبدا",
  he: "לא|מעולם|אף אחד",
  hi: "नहीं",
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
  return hasWord(whole, words, base);
}
