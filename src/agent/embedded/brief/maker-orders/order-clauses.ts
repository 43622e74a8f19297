import { regex } from "../../text/regex.ts";
import { spliced } from "../sentence-head.ts";

/** Clauses that order a picture within a sentence that tells, by the language part of a tag; what stands beside them stays. */
const CLAUSES: Readonly<Record<string, string>> = {
  en: ",?\\s(?:and|so|but) (?:i|we)(?:['’]d| would) (?:really |so )?(?:love|like) (?:it|this|that|them|to see (?:it|this|that|them))(?: all)? (?:drawn|shown|animated|illustrated|sketched)[^.:;!?\\n]{0,120}(?=[.:;!?])|,\\s(?:so )?please (?:show|draw|sketch|illustrate) (?:the|all|these|those|each) [^,.:;\\n]{3,40}(?=,)",
  de: ",?\\s(?:und|aber) (?:ich|wir) (?:hätte|hätten|möchte|möchten) (?:das|es|sie|dies)(?: sehr)? gerne? (?:gezeichnet|gezeigt|animiert)[^.:;!?\\n]{0,120}(?=[.:;!?])|,\\sbitte (?:die|alle|diese) [^,.:;\\n]{3,40} (?:zeigen|zeichnen)(?=,)",
  fr: ",?\\s(?:et|mais) (?:j['’]aimerais|nous aimerions|je voudrais)(?: bien)? (?:le|la|les|ça) (?:voir )?(?:dessinée?s?|dessiner|montrée?s?)[^.:;!?\\n]{0,120}(?=[.:;!?])",
  es: ",?\\s(?:y|pero) (?:me|nos) (?:gustaría|encantaría) (?:ver(?:lo|la|los|las)|que (?:lo|la|los|las) (?:dibuj|mostr)\\p{L}+)[^.:;!?\\n]{0,120}(?=[.:;!?])",
}; // prettier-ignore

/** "Plain hunt goes like this and I would LOVE it drawn, line by line: …" → "Plain hunt goes like this: …". */
export function withoutOrderClauses(source: string, language: string): { text: string; wishes: string[] } {
  const clauses = CLAUSES[language];
  if (clauses === undefined) return { text: source, wishes: [] };
  const found = [...source.matchAll(regex(clauses, "giu"))];
  const text = found.reduce((rest, { index, 0: said }) => spliced(rest, index, index + said.length), source);
  return { text, wishes: found.map(([said]) => said.replace(/^[\s,]+/u, "")) };
}
