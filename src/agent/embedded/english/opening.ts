import { capitalise, countWords, endSentence } from "../text/sentences.ts";
import { asQuestion } from "./headings.ts";
import { lowerFirst } from "./grammar.ts";
import { isBaseVerb } from "./verbs.ts";

const SEE =
  /^(?:(?:after watching|afterwards|at the end|by the end|then|in the end),?\s+)?(?:they|viewers?|people|learners|students|pupils|readers|you)\s+(?:can\s+(?:say|tell|explain|describe|understand|name)|know|understand|learn|see|should know|will know|should understand|find out)\s+((?:what|why|how|where|when|who|which)\b.+)$/i;
const DO =
  /^(?:(?:after watching|afterwards|at the end|by the end|then|in the end),?\s+)?they\s+(can|know|understand|will|are|have|\p{L}+)\s*(.*)$/iu;

/** What an English film opens with, made of its title and goal; the audience is never named. */
export function englishOpening(title: string, goal: string | null, names: ReadonlySet<string>): string[] {
  // "Why is this query slow? An index in three minutes": what stands behind the question asks nothing.
  const goesOn = /\?\s+\S.*[^?]$/u.test(title.trim());
  const question = goesOn ? null : asQuestion(title, names);
  const aim = goal === null ? null : sentenceOfGoal(goal);
  const sentences: string[] = [];
  if (question !== null) sentences.push(capitalise(question));
  else if (/^(?:how|why|what|where|when)\s/i.test(title) && aim === null && !goesOn)
    sentences.push(`Let us see ${lowerFirst(title.replace(/[.!]$/, ""), names)}.`);
  else sentences.push(capitalise(endSentence(title, "en")));
  if (aim !== null) sentences.push(aim);
  return sentences;
}

const AND_DO = /,? and (?<verb>\p{Ll}{3,})\s(?:an?|the|their|it|them|up|for|in|to|on|at)\s/u;
/** "which tests a vaccine passes, and can read one result": what they can do besides is a thing to find out like the other. */
function askedThroughout(asked: string): string {
  return asked.replace(
    /(,?\sand) (?:they )?(?:can|are able to|will be able to|know how to) (?=\p{Ll}{3})/gu,
    "$1 how to ",
  );
}

/** Who is meant is in the hall: "their money" is said to those whose it is. */
const OF_THEM = /\b(?:they|theirs?|them|themselves)\b/iu;

function sentenceOfGoal(goal: string): string | null {
  const plain = goal.trim().replace(/[.!]$/, "");
  if (countWords(plain) > 34 || /\b(?:video|film|viewer|brief|scene)s?\b/i.test(plain.replace(SEE, "$1")))
    return null;
  const seen = SEE.exec(plain);
  // "… and read a forecast": what they can do besides is nothing to find out.
  const does = seen === null ? undefined : AND_DO.exec(seen[1] ?? "")?.groups?.["verb"];
  if (seen !== null && OF_THEM.test(seen[1] ?? "")) return null;
  if (seen !== null && !(does !== undefined && isBaseVerb(does)))
    return `Let us find out ${askedThroughout(seen[1] ?? "")}.`;
  const done = DO.exec(plain);
  if (done === null) return null;
  const verb = (done[1] ?? "").toLowerCase();
  const rest = (done[2] ?? "")
    .replace(/\btheir\b/gi, "your")
    .replace(/\bthem(?:selves)?\b/gi, "you")
    .replace(/\bthey\b/gi, "you");
  if (/\b(?:he|she|his|her)\b/i.test(rest) || rest === "") return null;
  // What viewers will do afterwards is the caller's hope, not the film's subject; what they can do is.
  return verb === "can" ? `By the end, you can ${rest}.` : null;
}
