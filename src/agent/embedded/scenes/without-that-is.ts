import { PER_EACH } from "../text/per-each.ts";
import { toPattern } from "../text/regex.ts";
import { SAYS_AGAIN } from "../text/says-again.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";

/** "That is £1,240 for each of us": below its figure stands for whom, and not the sentence once more. */
const THAT_IS =
  /^(?:that|this|it)(?:['’]s| is| was| makes| comes to| means)\s$|^(?:das|dies) (?:sind|ist|macht|waren)\s$|^(?:c['’]est|soit|cela fait|ça fait)\s$|^(?:eso es|son|eso son)\s$|^(?:sono|cioè|vuol dire)\s$|^(?:isso é|são|isto é)\s$|^dat (?:is|zijn)\s$/iu;

/** "Total: 20,700 euros, that is | 450 euros per pupil": what it is for stands below the amount. */
function withEach(one: Striking, language: string): Striking {
  const each = PER_EACH[language];
  if (!SAYS_AGAIN.test(one.label.trim()) || each === undefined) return one;
  const [said = ""] = toPattern(`\\s(?:${each})$`, "iu").exec(one.figure.suffix) ?? [];
  if (said === "") return { ...one, score: 0 };
  const cut = (text: string): string => (text.endsWith(said) ? text.slice(0, -said.length) : text);
  const figure = { ...one.figure, display: cut(one.figure.display), suffix: cut(one.figure.suffix) };
  return { ...one, figure, label: capitalise(said.trim(), language) };
}

export function withoutThatIs(given: Striking, text: string, language: string): Striking {
  const one = withEach(given, language);
  const whole = withoutStop(text);
  const rest = whole.slice(one.end).trim();
  const isWhole = withoutStop(one.label) === whole && THAT_IS.test(text.slice(0, one.start));
  // "That's 43 percent, and it could be a lot more": what goes on behind a comma is no label, and makes it a sentence.
  if (isWhole && /^[^\p{L}\p{N}(]/u.test(rest)) return { ...one, score: 0 };
  return isWhole && countWords(rest) >= FEWEST_BEHIND ? { ...one, label: rest } : one;
}

const FEWEST_BEHIND = 2;
