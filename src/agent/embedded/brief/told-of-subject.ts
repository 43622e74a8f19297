import { NAME } from "../naming/name-form.ts";
import { countWords } from "../text/sentences.ts";
import type { Line } from "./closing.ts";
import { FILM, NAMES_FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/**
 * "We would like a film for the farewell of Walter Okafor, who has tuned our pianos for thirty-eight years and retires in
 * June": whom the film is about, and what the text below takes for known.
 */
export type SubjectTold = { name: string; told: Line | null };

/** A first name and another, with capitals: "Maria Delgado-Reyes". */
const WHO_ELSE = "who|whom|whose|qui|que|dont|quien|che|cui|der|die|dessen|deren|wie";
const DESCRIBED = toPattern(`(?<name>${NAME}),\\s(?<clause>(?:${WHO_ELSE})\\s[^!?\\n]+?)[.!?]?\\s*$`, "su");
const WHOLE = toPattern(`^${DESCRIBED.source}`, "su");
const OF_FILM = toPattern(
  `(?<![\\p{L}])(?:${FILM})\\s[^.!?\\n]{0,80}?(?:about|of|on|for|über|für|von|sur|pour|de|sobre|para|su|per|over|voor|van)\\s(?:(?:our|my|the|unser\\p{L}*|notre|nuestr[oa]|nostr[oa]|onze)\\s(?:\\p{Ll}[\\p{L}-]+\\s){0,3})?${DESCRIBED.source}`,
  "su",
);
/**
 * Where the clause leaves out its own subject the name can stand for it: not "who we admire". Languages whose clauses end
 * with the verb would have to be turned.
 */
const STANDS_FOR = toPattern(
  `^(?:${[
    "who\\s(?:\\p{L}+ly\\s)?(?:has|had|is|was|will|runs?|ran|works?|worked|makes?|made|keeps?|kept|retires?|retired|leaves?|left|turns?|turned|died|wins?|won|founded|built|leads?|led|teaches|taught|plays?|played|lives?|lived|joined|started|began)(?![\\p{L}'’])",
    "qui\\s(?:a|est|était|avait|prend|part|quitte|fête|dirige|tient|vient|va|travaille|vit|fabrique|enseigne)(?!\\p{L})",
    "quien\\s(?:ha|es|era|fue|lleva|cumple|deja|dirige|trabaja|vive)(?!\\p{L})",
  ].join("|")})`,
  "u",
);
/** "…, and it should last a minute" */
const TO_THE_MAKER =
  /[,;]?\s(?:and|but|so|et|y|mais|pero)\s(?:it|we|this|please|you|i|nous|il faut|vous|nos|lo)\s.*$/isu;
const FEWEST_WORDS = 5;

/** Whom a film is about whose request describes somebody by name; null where it does not. */
export function subjectTold(
  subject: string | null,
  wishes: readonly string[],
  source: string,
): SubjectTold | null {
  const found =
    subject === null
      ? wishes.map((wish) => OF_FILM.exec(wish)).find((match) => match !== null)
      : WHOLE.exec(subject);
  const name = found?.groups?.["name"] ?? "";
  if (!/\s\p{Lu}/u.test(name)) return null;
  const clause = found?.groups?.["clause"] ?? "";
  const said = clause
    .replace(/^\p{L}+\s/u, "")
    .replace(TO_THE_MAKER, "")
    .trim();
  const stands = STANDS_FOR.test(clause) && !NAMES_FILM.test(said) && countWords(said) >= FEWEST_WORDS;
  if (!stands) return { name, told: null };
  const start = Math.max(0, source.indexOf(said));
  return {
    name,
    told: { text: `${name} ${said}.`, address: null, span: { start, end: start + said.length } },
  };
}
