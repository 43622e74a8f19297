import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";

/** Who asks says so, and what a question of how something is done begins with, addressed to nobody. */
type Asks = { verbs: string; how: string };

const ASKS: Readonly<Record<string, Asks>> = {
  en: { verbs: "ask(?:s|ing)?|wonder(?:s|ing)?|wanting to know|(?:want|wants) to know", how: "how to" },
  de: { verbs: "fragen|gefragt|fragt|wissen wollen", how: "wie man" },
  fr: { verbs: "demandent|demande|demandant", how: "comment (?!\\p{L}+(?:ent|ons|ez)\\s)(?=\\p{L}+(?:er|ir|re|oir)\\s)" },
  es: { verbs: "pregunta[n]?|preguntando", how: "cómo (?=\\p{L}+[aei]r(?:l[aoe]s?|se)?\\s)" },
  it: { verbs: "chied(?:e|ono|endo|endoci)", how: "come (?=\\p{L}+(?:[aei]re|rsi)\\s)" },
  pt: { verbs: "pergunta[m]?|perguntando|a perguntar", how: "como (?=\\p{L}+[aei]r\\s)" },
  nl: { verbs: "vragen|vraagt|gevraagd", how: "hoe je" },
  sv: { verbs: "frågar|undrar", how: "hur man" },
  da: { verbs: "spørger", how: "hvordan man" },
  nb: { verbs: "spør|lurer på", how: "hvordan man" },
  pl: { verbs: "pytają|pyta", how: "jak (?=\\p{L}+(?:ć|c)\\s)" },
  cs: { verbs: "ptají|ptá", how: "jak (?=\\p{L}+t\\s)" },
  ru: { verbs: "спрашива[юе]т", how: "как (?=\\p{L}+(?:ть|ти|чь)(?:ся)?\\s)" },
  uk: { verbs: "(?:за)?питу?[юа]ють|питають", how: "як (?=\\p{L}+ти(?:ся)?\\s)" },
  ro: { verbs: "întreabă", how: "cum să" },
  el: { verbs: "ρωτ(?:ούν|άνε|ά)", how: "πώς να" },
}; // prettier-ignore
/** Those who ask have "their" system, and see how to shut down "your" one. */
const THEIRS: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/(?<=\s)their(?=\s)/giu, "your"],
    [/(?<=\s)(?:them|they)(?=\s|$)/giu, "you"],
  ],
  fr: [
    [/(?<=\s)leur(?=\s)/giu, "votre"],
    [/(?<=\s)leurs(?=\s)/giu, "vos"],
  ],
  it: [[/(?<=\s)loro\s/giu, ""]],
};
const MOST_WORDS = 12;
const FEWEST_WORDS = 4;

/**
 * "Every October we get maybe 200 calls from people asking how to shut down their system": what those ask whom a film is for; null where a
 * wish tells of no such question. `language`: a tag's first part.
 */
export function askedOfSender(wish: string, language: string): string | null {
  const base = language === "no" || language === "nn" ? "nb" : language;
  const words = ASKS[base];
  if (words === undefined) return null;
  const pattern = `(?<![\\p{L}\\p{M}])(?:${words.verbs})(?:\\s(?:us|me|uns|mich|nous|nos|ci|ons|oss|nás|нас))?,?\\s(?<question>(?:${words.how})\\s?[^.,;:!?()\\n]{4,90})`;
  const question = regex(pattern, "iu").exec(wish)?.groups?.["question"]?.trim() ?? "";
  if (countWords(question) < FEWEST_WORDS || countWords(question) > MOST_WORDS) return null;
  return (THEIRS[base] ?? []).reduce((said, [theirs, yours]) => said.replace(theirs, yours), question);
}
