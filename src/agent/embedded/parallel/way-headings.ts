import { regex } from "../text/regex.ts";

/**
 * Headings that ask how somebody does something, by language: with an infinitive, "one" or "you". "Wie ein Dorf verschwindet" and
 * "How the heart works" ask how something comes about, which may be told as a story.
 */
const WAYS: Readonly<Record<string, string>> = {
  en: "how (?:to|you(?: can)?|do (?:you|i)) .+",
  de: "(?:so|wie) (?:\\p{Ll}+t man|\\p{Ll}+(?:e?n) (?:sie|wir)|\\p{Ll}+st du|man|du|sie) .+",
  fr: "comment (?!\\p{L}+ (?:est|a|vit|vivent|devient))(?:\\p{L}+(?:er|ir|re|oir)|on|s['’]\\p{L}+(?:er|ir|re)|se \\p{L}+(?:er|ir|re)) ?.*",
  es: "(?:cómo|así) (?:se |puedes |puede )?\\p{L}+(?:ar|er|ir)(?:se|l[oa]s?)? ?.*|cómo se (?:hace|pide|usa|prepara|rellena|cambia|reserva|planta) .*",
  it: "come (?:si \\p{L}+(?:a|e|ano|ono)|\\p{L}+(?:are|ere|ire|arsi)) ?.*",
  pt: "como (?:se )?\\p{L}+(?:ar|er|ir|or) ?.*",
  nl: "(?:zo|hoe) (?:\\p{Ll}+t? )?(?:je|u|men) .+",
  sv: "(?:så(?: här)?|hur) (?:\\p{Ll}+ )?(?:du|man|ni) .+",
  da: "(?:sådan|hvordan) (?:\\p{Ll}+ )?(?:du|man|i) .+",
  nb: "(?:slik|hvordan) (?:\\p{Ll}+ )?(?:du|man|dere) .+",
  pl: "jak (?!powsta|znikn|umie)\\p{L}+[ćc](?: .+)?",
  cs: "jak (?:se )?\\p{L}+(?:t|ci)(?: .+)?",
  ru: "как (?:правильно )?\\p{L}+(?:ть|ти|чь|ться|тись)(?: .+)?",
  uk: "як (?:правильно )?\\p{L}+(?:ти|тися)(?: .+)?",
  tr: ".+ nasıl \\p{L}+(?:[ıiuü]l[ıiuü]r|n[ıiuü]r|r)",
  ar: "(?:كيف ت|كيفية |طريقة ).+",
  he: "איך (?:ל\\p{L}+|מ\\p{L}+ים) .+|כיצד ל.+",
  hi: ".+ (?:कैसे करें|कैसे बनाएँ|कैसे \\p{L}\\p{M}*\\p{L}*\\p{M}*(?:ें|एँ|एं)|का तरीका|की विधि)",
  ja: ".+(?:方法|手順|(?:の|し|り|き|い|み|え|け|め|べ|れ|て|せ)方|やり方|使い方|には|するには)",
  zh: "(?:怎么|怎麼|怎样|怎樣|如何)(?!看|说|說|想|了|会|會).+|.+(?:的方法|的步骤|步骤|流程|的步驟|步驟)",
  ko: ".+(?:는 법|은 법|하는 방법|는 방법|방법|순서|절차)",
}; // prettier-ignore

const MOST_WORDS = 9;

/** Whether a heading asks for the way in which somebody does something. */
export function asksWay(heading: string, language: string): boolean {
  const words = WAYS[language];
  const bare = heading.trim().replace(/^¿\s*|[\s.:：?？؟।。…]+$/gu, "");
  if (words === undefined || bare.split(/\s+/u).length > MOST_WORDS) return false;
  return regex(`^(?:${words})$`, "iu").test(bare);
}
