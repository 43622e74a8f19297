import { AFTER_IT } from "./introduction-words.ts";

/** For whom, and behind a semicolon what they are to know then; the first line that says something. */
const TWO_IN_ONE = /^(\s*[^\n;；]{6,200})([;；])(\s?)([^\n]{8,300})/u;

/**
 * "For runners before their first race; by the end they should be able to set a pace." as two sentences, in the same
 * length: read as one it is neither a note of whom the film is for nor one of what they learn, and was told to viewers.
 */
export function withGoalApart(source: string): string {
  const [, who = "", sign = "", gap = "", goal = ""] = TWO_IN_ONE.exec(source) ?? [];
  if (sign === "" || !AFTER_IT.test(goal)) return source;
  const first = goal.charAt(0).toUpperCase();
  if (first.length !== 1) return source;
  const stop = sign === "；" ? "。" : ".";
  return `${who}${stop}${gap}${first}${source.slice(who.length + 1 + gap.length + 1)}`;
}
