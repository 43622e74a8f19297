import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { definedFirst } from "./defined-first.ts";

/** What is to be explained, and what a question there begins with that is asked of no person. */
type Explains = { verbs: string; asks: string };

const EXPLAINS: Readonly<Record<string, Explains>> = {
  en: { verbs: "explain(?:s|ing)?|show(?:s|ing)?|tell(?:s|ing)?|teach(?:es|ing)?", asks: "how|why|what" },
  de: { verbs: "erklär(?:t|en|e)|zeig(?:t|en|e)|beibring(?:t|en)", asks: "wie|warum|weshalb|was" },
  fr: { verbs: "expliqu(?:e|er|ant)|montr(?:e|er|ant)|apprend(?:re|ne)?", asks: "comment|pourquoi" },
  es: { verbs: "expli(?:car|que|ca|cando)|cont(?:ar|ando)|cuente|mostrar|muestre|enseñ(?:ar|e)", asks: "cómo|por qué|qué" },
  it: { verbs: "spieg(?:are|hi|a|ando)|mostr(?:are|i|a)|insegn(?:are|i)", asks: "come|perché" },
  pt: { verbs: "expli(?:car|que|ca|cando)|mostr(?:ar|e)|ensin(?:ar|e)", asks: "como|por que|porquê" },
  nl: { verbs: "uitleg(?:t|gen)|laten zien|laat zien|leg(?:t)? uit|vertel(?:t|len)", asks: "hoe|waarom|wat" },
  sv: { verbs: "förklara[r]?|visa[r]?", asks: "hur|varför|vad" },
  da: { verbs: "forklare[r]?|vise[r]?", asks: "hvordan|hvorfor|hvad" },
  nb: { verbs: "forklare[r]?|vise[r]?", asks: "hvordan|hvorfor|hva" },
  pl: { verbs: "wyjaśni\\p{L}*|wytłumacz\\p{L}*|tłumacz\\p{L}*|pokaz\\p{L}+|pokaż\\p{L}*", asks: "jak|dlaczego" },
  cs: { verbs: "vysvětl\\p{L}+|ukáz\\p{L}+|ukaz\\p{L}+", asks: "jak|proč" },
  ru: { verbs: "объясн\\p{L}+|расска\\p{L}+|пока[зж]\\p{L}+", asks: "как|почему|зачем" },
  uk: { verbs: "поясн\\p{L}+|розпові\\p{L}+|пока[зж]\\p{L}+", asks: "як|чому|навіщо" },
  ro: { verbs: "expli(?:ce|ca|că)|arat[eă]", asks: "cum|de ce" },
  el: { verbs: "εξηγ\\p{L}+|δείχν\\p{L}+|δείξ\\p{L}+", asks: "πώς|γιατί" },
  ar: { verbs: "[يتن]?شرح|[يتن]?وض[ّ]?ح|[يتن]علّ?م", asks: "كيف|كيفية|لماذا" },
  he: { verbs: "ש?[ימ]?סבי?ר\\p{L}*|להסביר|ש?מראה|להראות", asks: "איך|כיצד|למה|מדוע" },
}; // prettier-ignore
/** Between the verb and the question: those to whom it is explained, and no other clause. */
const WHOM = "[^.,;:!?()]{2,60}?";
/** "The rules and how to apply", "the story of how it was built": no one is told. */
const LEADS_ON =
  "(?<!\\s(?:and|or|but|of|on|about|just|exactly|und|oder|von|über|davon|genau|et|ou|de|sur|y|o|sobre|e|di|su|da|en|of|van|over|och|om|og|i|oraz|o|a|и|или|о|та|й|про|și|despre|και|για))";
const MOST = { words: 9, tail: 60 };
const OR =
  /\s(?:or|oder|ou|o|of|eller|lub|albo|nebo|или|або|sau|ή|أو|או|and|und|et|y|e|en|och|og|i|a|и|та|και)\s/giu;
const FEWEST_WORDS = 3;

/**
 * "… que explique a la gente mayor cómo pedir la ayuda": the question that is explained, where somebody is named before it; null where a
 * wish has none. `language`: a tag's first part.
 */
export function explainedToWhom(wish: string, language: string): string | null {
  const words = EXPLAINS[language === "no" || language === "nn" ? "nb" : language];
  if (words === undefined) return null;
  // German and Dutch name them before the verb: "das älteren Leuten erklärt, wie …".
  const behind = /^(?:de|nl)$/u.test(language) ? `(?:\\s(?!(?:${words.asks})\\s)${WHOM}${LEADS_ON})?` : `\\s(?!(?:${words.asks})\\s)${WHOM}${LEADS_ON}`;
  const pattern = `(?<![\\p{L}\\p{M}])(?:${words.verbs})${behind},?\\s(?<question>(?:${words.asks})\\s[^.,;:!?()\\n]{4,110})`;
  const question = regex(pattern, "iu").exec(wish)?.groups?.["question"]?.trim() ?? "";
  if (question === "" || definedFirst(question) !== null) return null;
  if (countWords(question) <= MOST.words && question.length <= MOST.tail) return question;
  const cuts = [...question.matchAll(OR)].map(({ index }) => question.slice(0, index));
  return cuts.findLast((cut) => countWords(cut) <= MOST.words && countWords(cut) >= FEWEST_WORDS && cut.length <= MOST.tail) ?? null;
} // prettier-ignore
