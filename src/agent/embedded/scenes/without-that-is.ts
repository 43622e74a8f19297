import { countWords, withoutStop } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";

/** "That is £1,240 for each of us": below its figure stands for whom, and not the sentence once more. */
const THAT_IS =
  /^(?:that|this|it)(?:['’]s| is| was| makes| comes to| means)\s$|^(?:das|dies) (?:sind|ist|macht|waren)\s$|^(?:c['’]est|soit|cela fait|ça fait)\s$|^(?:eso es|son|eso son)\s$|^(?:sono|cioè|vuol dire)\s$|^(?:isso é|são|isto é)\s$|^dat (?:is|zijn)\s$/iu;

export function withoutThatIs(one: Striking, text: string): Striking {
  const whole = withoutStop(text);
  const rest = whole.slice(one.end).trim();
  const isWhole = withoutStop(one.label) === whole && THAT_IS.test(text.slice(0, one.start));
  // "That's 43 percent, and it could be a lot more": what goes on behind a comma is no label, and makes it a sentence.
  if (isWhole && /^[^\p{L}\p{N}(]/u.test(rest)) return { ...one, score: 0 };
  return isWhole && countWords(rest) >= FEWEST_BEHIND ? { ...one, label: rest } : one;
}

const FEWEST_BEHIND = 2;
