import { capitalise, countWords } from "../text/sentences.ts";
import { toPattern } from "../text/regex.ts";

type Between = { pattern: RegExp; or: string; end: string };

const NAMED = "(?<first>[\\p{L}\\d][\\p{L}\\d '’-]{1,40}?)";
const SECOND = "(?<second>[\\p{L}\\d][\\p{L}\\d '’-]{1,40}?)(?=\\s*[,.;:!?–—]|$)";
const between = (opens: string, and: string, or: string, end = "?"): Between => ({
  pattern: toPattern(`(?<!\\p{L})(?:${opens})\\s${NAMED}\\s(?:${and})\\s${SECOND}`, "iu"),
  or,
  end,
});

/** Two things that somebody chooses between: "customers who hesitate between a heat pump and a gas boiler". */
const CHOICES: readonly Between[] = [
  between("(?:choos\\p{L}*|choice|decid\\p{L}*|decision|hesitat\\p{L}*|torn|undecided|compar\\p{L}*|comparison) between", "and", "or"), // prettier-ignore
  between("(?:hésit\\p{L}*|choisi\\p{L}*|choix) entre", "et", "ou", " ?"),
];
/** The same where a name is declined behind "between": its nominative is looked for in the text. */
const DECLINED: readonly Between[] = [
  between("między|pomiędzy", "a|i", "czy"),
  between("между", "и", "или"),
  between("між", "та|і|й", "чи"),
  between("mezi", "a", "nebo"),
];
const MOST_WORDS = 4;

/** "A heat pump or a gas boiler?", where a request names two things to choose between and the text tells of both. */
export function choiceIn(request: string, text: string): string | null {
  for (const { pattern, or, end } of CHOICES) {
    const { first = "", second = "" } = pattern.exec(request)?.groups ?? {};
    if (isName(first) && isName(second) && tells(first, text) && tells(second, text))
      return `${capitalise(first)} ${or} ${second}${end}`;
  }
  for (const { pattern, or, end } of DECLINED) {
    const { first = "", second = "" } = pattern.exec(request)?.groups ?? {};
    if (!isName(first) || !isName(second)) continue;
    const [one, other] = [nominative(first, text), nominative(second, text)];
    if (one !== null && other !== null) return `${capitalise(one)} ${or} ${other}${end}`;
  }
  return null;
}

function isName(name: string): boolean {
  return name !== "" && countWords(name) <= MOST_WORDS;
}

function tells(name: string, text: string): boolean {
  const bare = name.replace(/^(?:an?|the|une?|le|la|les|l['’])\s?/iu, "").toLowerCase();
  return text.toLowerCase().includes(bare);
}

/** The form of a name that opens a sentence or a clause behind "a", "and": there it is the subject. */
function nominative(declined: string, text: string): string | null {
  const words = declined.toLowerCase().split(/\s+/u);
  const form = words.map((word) => `${word.slice(0, 2)}[\\p{L}]*`).join("\\s");
  const opens = toPattern(`(?:^|[.!?]\\s+|\\n\\s*|,\\s(?:a|i|zaś|natomiast|и|а|та|і)\\s)(${form})(?![\\p{L}])`, "giu"); // prettier-ignore
  for (const [, found = ""] of text.matchAll(opens)) {
    const shared = found
      .toLowerCase()
      .split(/\s+/u)
      .map((word, at) => alike(word, words[at] ?? ""));
    // "kocioł gazowy" and "kotłem gazowym": one of the words is plainly the same.
    if (shared.some((count) => count >= 4) && shared.every((count) => count >= 2))
      return /^\p{Lu}\p{Ll}/u.test(found) ? found[0]?.toLowerCase() + found.slice(1) : found;
  }
  return null;
}

/** How many letters two words begin with alike. */
function alike(one: string, other: string): number {
  const letters = Array.from(one);
  const differs = letters.findIndex((letter, at) => letter !== Array.from(other)[at]);
  return differs < 0 ? letters.length : differs;
}
