import { toPattern } from "../embedded/text/regex.ts";

/** Cuts an instruction where one wish ends and the next begins. Works on text whose quotations are masked. */
const VERBS =
  "add|insert|include|append|create|write|drop|remove|delete|cut|skip|omit|lose|kill|scrap|erase|discard|ditch|exclude|eliminate|take|leave|get rid|throw|" +
  "do away|move|put|bring|shift|place|relocate|swap|switch|exchange|interchange|reverse|rename|retitle|call|title|name|change|replace|substitute|say|use|make|" +
  "shorten|trim|condense|tighten|compress|reduce|streamline|lengthen|extend|expand|elaborate|flesh|explain|give|merge|combine|join|unite|split|divide|break|" +
  "turn|convert|transform|show|display|present|render|draw|rewrite|reword|rephrase|keep|let|have|set|start|begin|end|finish|close|open|mention|tell|correct|fix|halve|don['’]t|never|stop|try|continue|go on|go ahead|proceed|retry";
const POLITE = "(?:also |please |then |finally |just |now |to )*";
const LONGER =
  "(?:scenes? |the |number )[^,;.]{1,60}? (?:a (?:bit|little) |much )?(?:shorter|longer|briefer)\\b";

const BOUNDARY = toPattern(
  [
    "\\n+",
    "\\s*;\\s*",
    `(?<=[.!?])\\s+(?=${POLITE}(?:\\p{Lu}|[-*•]|(?:${VERBS}|scenes?|the|can|could|i|we|then|and|also)\\b))`,
    `,?\\s+(?:and\\s+)?(?:then|after that|afterwards|next|finally|lastly|additionally|plus)\\b,?\\s+(?=\\S)`,
    `,?\\s+and\\s+(?=${POLITE}(?:${VERBS})\\b(?!\\s+(?:scene\\s+)?(?:is|are)\\b))`,
    `,?\\s+and\\s+(?=${LONGER})`,
    `,\\s*(?=${POLITE}(?:${VERBS})\\b)`,
    `,?\\s+but\\s+(?=${POLITE}(?:${VERBS})\\b)`,
  ].join("|"),
  "iu",
);

/** "scene 5 longer" after "make scene 3 shorter". */
const CARRIED = /^(?:scenes?|the|number) .{1,80} (?:shorter|longer|briefer)$/i;

export type Cut = { clause: string; rest: string };

/** The text from its first word on: without marks of a list, and what joins it to the clause before. */
export function fromStart(text: string): string {
  return text.replace(
    /^(?:[\s;,]+|(?:and|then|also|but)\b[\s,]+|\(?\d{1,2}[.)]\s+(?=\p{L})|[-*•]\s+)+/iu,
    "",
  );
}

/** The first clause, and what follows it. */
export function cutClause(text: string): Cut {
  const trimmed = fromStart(text);
  const match = BOUNDARY.exec(trimmed);
  if (match === null) return { clause: trimmed, rest: "" };
  return { clause: trimmed.slice(0, match.index), rest: trimmed.slice(match.index + match[0].length) };
}

/** A clause that leaves its verb to the one before it. */
export function withVerb(clause: string, before: string | null): string {
  return before !== null && /^make /i.test(before) && CARRIED.test(clause) ? `make ${clause}` : clause;
}
