import type { Emphasis } from "../../../artifacts/cue.ts";

/** What is written to a number or an address in Korean and Japanese: no line of its own may begin with it. */
const PARTICLE = /^(?:\p{Script=Hangul}{1,3}(?=\s|$)|(?:まで|から|[へにでをはがも])(?=[^\p{P}\s]))/u;
const ENDS_AS_SIGN = /[\p{Nd}A-Za-z%]$/u;

/** A span with the particle of its last word: "031-555-0147로 | 전화 주세요". */
export function withParticle(text: string, span: Emphasis): Emphasis {
  if (!ENDS_AS_SIGN.test(text.slice(span.start, span.end))) return span;
  const particle = PARTICLE.exec(text.slice(span.end))?.[0] ?? "";
  return { ...span, end: span.end + particle.length };
}
