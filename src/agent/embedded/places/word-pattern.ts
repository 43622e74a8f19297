import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** Articles and small words that are written in one with the noun. */
const JOINED: Record<string, string> = { ar: "(?:[وفبلك]?(?:ال)?|لل|ولل)", he: "[והבלמשכ]{0,3}" };

/** Any word of a list: `word`, with an asterisk whatever goes on or ends so, a hyphen for a space. A list of none finds none. */
export function patternOf(list: string, base: string): RegExp {
  if (list === "") return /(?!)/u;
  const words = list.split(" ").map((word) => {
    const plain = word.replace(/-/gu, "[ -]");
    return plain.replaceAll("*", "[\\p{L}\\p{M}]*");
  });
  if (isUnspaced(base)) return toPattern(words.join("|"), "u");
  // A word of a lower case may begin a sentence; a noun with a capital stays one ("Acker", "Segel").
  const either = words.flatMap((word) => [word, word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())]);
  return toPattern(`(?<![\\p{L}\\p{M}])${JOINED[base] ?? ""}(?:${either.join("|")})(?![\\p{L}\\p{M}])`, "u");
}
