import { isGreeting } from "./greetings.ts";
import { toPattern } from "../text/regex.ts";

/** Who is spoken to, in a line of its own above what a text says: "To all residents", "A todos los vecinos de la calle Olmo". */
const ADDRESSEES: readonly RegExp[] = [
  /^(?:to|an|aux|à tou(?:s|tes)|a (?:todos|todas|tutti|tutte|los|las)|ai|agli|alle|aos|às|aan|till|til)\s(?:all\p{L}*\s|unsere\p{L}*\s|les\s|los\s|las\s|[ao]s\s|[gl]?[lie]{1,3}\s|the\s|our\s|onze\s|de\s|alla\s|vår\p{L}*\s)?\p{L}[^.!?\p{Nd}]{2,60}$/iu,
  /^(?:attention|achtung|attenzione|atención|atenção|attentie|uwaga|внимание)(?:\s[^.!?\p{Nd}]{3,40})?$/iu,
  /^(?:messieurs|mesdames|señor[ae]s|signor[ie]|senhor[ae]s|herren|damen)$/iu,
  /^(?:إلى|الى|السادة|أعزاءنا|أيها|أيتها|حضرات)\s.{2,50}$/u,
  /^(?:אל|לכל|לכלל|לכבוד)\s\S+(?:\s\S+){0,5}$/u,
  /^.{2,20}(?:へ|各位|の皆さま|の皆様|のみなさま)$/u,
  /^(?:各位|致|尊敬的|亲爱的|親愛的).{1,14}$/u,
  /^.{2,24}(?:여러분께|여러분|님께|분들께)$/u,
];
const MARK = /[\s,،:：，、!！]+$/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a line greets or names whom the text is for, and says nothing else. */
export function isAddress(line: string): boolean {
  const bare = line.trim().replace(MARK, "");
  // A name alone is "To the Lighthouse" as well: who is spoken to is followed by a mark, or stands in a language that marks it.
  const marked = MARK.test(line.trim()) || !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(bare);
  return isGreeting(line.trim()) || (marked && ADDRESSEES.some((one) => one.test(bare)));
}

/** What stands below an address as one sentence with it: behind a comma it goes on small, where its first word is no name. */
export function behindAddress(address: string, told: string): string {
  if (/[,،]$/u.test(address.trim())) return `${address} ${goingOn(told)}`;
  const marked = /[,،:：，、!！.。]$/u.test(address.trim());
  if (UNSPACED.test(told) || UNSPACED.test(address)) return `${address}${marked ? "" : "、"}${told}`;
  return `${address}${marked || isGreeting(address) ? "" : /\p{Script=Arabic}/u.test(address) ? "،" : ","} ${told}`;
}

/** A first word that the text has small as well, or that has a letter or two, is no name; English "I" is written large. */
function goingOn(told: string): string {
  const [word = ""] = /^[\p{L}\p{M}]+/u.exec(told) ?? [];
  const small = word.toLowerCase();
  const isWord = !/^I$/u.test(word) && /^\p{Lu}\p{Ll}*$/u.test(word) && (word.length <= SHORT || toPattern(`(?<![\\p{L}])${small}(?![\\p{L}])`, "u").test(told)); // prettier-ignore
  return isWord ? small + told.slice(word.length) : told;
}

const SHORT = 2;
