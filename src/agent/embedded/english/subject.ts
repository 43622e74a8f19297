import { baseOfThird, isAmbiguousVerb } from "./verbs.ts";

const FINITE = new Set(
  (
    "is are was were has have had can could will would must should may might does did do became began came went made took got ran fell rose grew fled held kept left lost met paid read said sat saw sent set " +
    "shook showed sold spoke stood told thought understood won wrote built bought caught chose drew drove flew found gave knew led"
  ).split(" "),
);
const NO_SUBJECT =
  /^(?:it|they|he|she|we|you|i|this|that|these|those|there|here|in|on|at|after|before|when|if|while|since|once|for|with|what|why|how|where|who|yes|no|one|every|each|nobody)\b/i;

const THINKS =
  /\s(?:think|believe|say|know|assume|imagine|expect|hope|suppose|feel|claim|guess|suspect|swear|agree|wish|fear)\s/iu;

/** The subject of an English sentence where it is a plain noun phrase of two to seven words: "The Great Fire of London". */
export function subjectOf(sentence: string): string | null {
  if (NO_SUBJECT.test(sentence)) return null;
  const tokens = sentence.split(/\s+/);
  const at = tokens.findIndex((token, index) => index >= 2 && index <= 7 && isFinite(token));
  if (at < 2) return null;
  const subject = tokens.slice(0, at).join(" ");
  // "Many people ask whether a heat pump": no thing, but somebody who asks.
  // "Most people think moths | are …": the verb that was found is another's.
  return /[,;:"“(]|\s(?:whether|that|if|how|why)\s/u.test(subject) || THINKS.test(subject) ? null : subject;
}

function isFinite(token: string): boolean {
  const lower = token.toLowerCase();
  if (FINITE.has(lower)) return true;
  if (/^\p{Ll}{3,}ed$/u.test(token)) return true;
  const base = /^\p{Ll}/u.test(token) ? baseOfThird(token) : null;
  return base !== null && !isAmbiguousVerb(base);
}
