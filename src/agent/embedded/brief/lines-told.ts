import { countWords } from "../text/sentences.ts";
import { isReach } from "./closing-lines.ts";
import { NAMES_FILM } from "./request-words.ts";

const MOST_WORDS = { title: 10, reach: 4 };
/** Letters of a word that two lines share by no chance, and of it as much as stays under endings. */
const SHARED = 4;

/**
 * Lines that were taken for notes and tell something for sure: a first line that names what the text goes on about ("डेंगू से बचाव –
 * मोहल्ले के लिए जानकारी"), and at its end a number to call ("हेल्पलाइन 104"). The text with them, and the wishes without.
 */
export function withToldLines(
  source: string,
  text: string,
  wishes: readonly string[],
): { text: string; wishes: string[] } {
  const first = /^\s*(?:#+\s*)?(?<line>\S[^\n]*)/u.exec(source)?.groups?.["line"]?.trim() ?? "";
  const kept = wishes.filter((wish) => (wish === first && namesText(wish, text)) || isNumber(wish));
  const told = kept.reduce((left, line) => {
    const at = line === first ? source.indexOf(line) : source.lastIndexOf(line);
    const isGone = at >= 0 && left.slice(at, at + line.length).trim() === "";
    return isGone ? left.slice(0, at) + line + left.slice(at + line.length) : left;
  }, text);
  return { text: told, wishes: wishes.filter((wish) => !kept.includes(wish) || !told.includes(wish)) };
}

const isNumber = (wish: string): boolean => isReach(wish) && /\p{Nd}{3}/u.test(wish) && countWords(wish) <= MOST_WORDS.reach; // prettier-ignore

function namesText(line: string, text: string): boolean {
  if (/[.!?。！？।:：,，]$/u.test(line) || countWords(line) > MOST_WORDS.title) return false;
  if (NAMES_FILM.test(line)) return false;
  const told = text.toLowerCase();
  const words = (line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter(({ length }) => length >= SHARED);
  return words.some((word) => told.split(word.slice(0, Math.max(SHARED, word.length - 2))).length > 2);
}
