import { countWords } from "../text/sentences.ts";
import { CLOSES_LETTER, NO_NAME, SPEAKS_OF_SELF } from "./signed-off-words.ts";
import { blanked, type Span } from "./sentence-spans.ts";

/** A text without the name that its writer closed it with, in the same length. */
export type SignedOff = { text: string; wishes: string[] };

const MOST_WORDS = 9;
const MOST_OF_NAME = 3;
const FEWEST_ABOVE = 30;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const DASHED = /^[–—―]{1,2}\s*|^--\s*/u;

/**
 * "Huw", "Eure Heike Brandmeier", "— कमला बाई, आंगनवाड़ी कार्यकर्ता": the last line, alone and without a stop, is who wrote the text,
 * and was glued to its last sentence or told as its point. Below words in quotation marks a name is whose they are.
 */
export function withoutSignedOff(source: string): SignedOff {
  const none = { text: source, wishes: [] };
  const end = source.trimEnd().length;
  const start = source.lastIndexOf("\n", end - 1) + 1;
  const line = source.slice(start, end).trim();
  const above = source.slice(0, start);
  const alone = /\n[ \t]*\n$/u.test(above) && countWords(above) >= FEWEST_ABOVE;
  if (!alone || /[.!?:。！？।\d]$/u.test(line) || countWords(line) > MOST_WORDS) return none;
  const [before = ""] = above.trimEnd().split("\n").slice(-1);
  if (/["”»“」』’]$|^\s*>/u.test(before.trim()) || /\p{Nd}|https?:|@|www\./u.test(line)) return none;
  if (!signs(line, above)) return none;
  const span: Span = { start, end };
  return { text: blanked(source, span), wishes: [line] };
}

function signs(line: string, above: string): boolean {
  const bare = line.replace(DASHED, "");
  // A dash leads to a name, or to an item of a list.
  if (bare !== line) return !/(?:^|\n)[ \t]*[-–—*•]/u.test(above.slice(-MOST_OF_ITEM)) && isNamed(bare);
  const closing = CLOSES_LETTER.exec(line)?.[0] ?? "";
  if (closing !== "") return isName(line.slice(closing.length));
  // "Good birding," stays without the name that it leads to as little as the name without it.
  if (/[,،，]$/u.test(above.trimEnd())) return false;
  return isName(line) && !above.includes(line) && SPEAKS_OF_SELF.test(above) && !NO_NAME.test(line);
}

const MOST_OF_ITEM = 160;

/** A name, and behind a comma what somebody is. */
function isNamed(said: string): boolean {
  const [name = "", ...role] = said.split(/[,،、，]\s?/u);
  const isCased = /\p{Lu}|\p{Ll}/u.test(name);
  return role.length <= 2 && (isCased ? isName(name) : countWords(name) <= MOST_OF_NAME);
}

function isName(said: string): boolean {
  const words = said.trim().split(/\s+/u);
  return words.length <= MOST_OF_NAME && words.every((word) => NAME_WORD.test(word)) && /\p{Ll}{2}/u.test(said); // prettier-ignore
}
