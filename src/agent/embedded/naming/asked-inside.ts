import { capitalise, countWords } from "../text/sentences.ts";

/** Who is asked something says so, and the question follows in the same sentence, up to the next comma. */
const ASKED: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:asks?|asked|asking|wonders?|wondering)(?: (?:me|us|the same(?: (?:thing|question))?|every \p{L}+|again(?: and again)?|all the time))*[,:]\s["“‘']?(?<question>(?:should|do|does|is|are|can|could|will|would|which|what|how|why|when|where)\s[^,.;:!?]{8,90})/iu,
  de: /(?<!\p{L})(?:frag(?:en|t|te|ten)|gefragt)(?: (?:mich|uns|immer|dasselbe|das gleiche|wieder|jede Woche))*[,:]\s["„»‚]?(?<question>(?:sollen|sollten|soll|ist|sind|kann|können|braucht|was|wie|warum|wann|welche[rs]?)\s[^,.;:!?]{8,90})/iu,
  fr: /(?<!\p{L})(?:demand(?:e|ent|ait|aient)|demandé)(?: (?:toujours|souvent|la même chose|chaque \p{L}+))*\s?[,:]\s["«“]?\s?(?<question>(?:faut-il|est-ce que|doit-on|peut-on|que|comment|pourquoi|quel(?:le)?s?)\s[^,.;:!?]{8,90})/iu,
};
/** Of a choice both sides are the question: "should we get a real piano or a digital one for our daughter". */
const CHOICE: Readonly<Record<string, RegExp>> = {
  en: /^(?:should|do|shall|can|could|would) (?:we|i|you|they|one) (?:\p{L}+ )(?<choice>(?:an?|the)\s.{2,30}?\sor\s(?:an?|the)\s\S+(?:\s(?!(?:for|in|on|at|when|if|because|with|to|of)\s)\p{L}+)?)(?=\s|$)/iu,
  de: /^(?:sollen|sollten|soll) (?:wir|ich|man) (?<choice>(?:ein\p{L}*|de[rnms]|die|das)\s.{2,30}?\soder\s(?:ein\p{L}*|de[rnms]|die|das)\s\S+)(?=\s|$)/iu,
};
const MOST_WORDS = 12;

/**
 * The question that people put, where a long first sentence tells of it: "People come in every week and ask me the same thing, should
 * we get a real piano or a digital one for our daughter, …" → "A real piano or a digital one?"; null where nobody asks.
 */
export function askedInside(sentence: string, base: string): string | null {
  const question = ASKED[base]?.exec(sentence)?.groups?.["question"]?.trim().replace(/["”“»’]+$/u, "");
  if (question === undefined) return null;
  const asked = CHOICE[base]?.exec(question)?.groups?.["choice"] ?? question;
  return countWords(asked) < 3 || countWords(asked) > MOST_WORDS ? null : `${capitalise(asked)}${base === "fr" ? " " : ""}?`;
} // prettier-ignore
