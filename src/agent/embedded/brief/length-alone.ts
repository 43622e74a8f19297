import { toPattern } from "../text/regex.ts";
import { lengthWished } from "./length-wish.ts";
import { blanked, linesOf, textAt } from "./sentence-spans.ts";

/** What stands around a length and says nothing else. */
const AROUND = toPattern(
  "(?<!\\p{L})(?:about|around|roughly|approx(?:imately)?|max(?:imum)?|at most|long|and a half|please|etwa|ungefähr|circa|ca|rund|höchstens|bitte|environ|et demie?|unos|aproximadamente|y medi[oa]|circa|e mezz[oa]|cerca de|e mei[oa]|ongeveer|około|около|примерно|ungefär|omkring)(?!\\p{L})|大约|约|約|程度|ほど|くらい|정도|약",
  "giu",
);
const MOST = 48;

/**
 * "Text for a narrated biography, for the open day. Around two and a half minutes.": of a line whose other words were said to the maker
 * only a length is left, which is said to them as well. `text`: what is left of `source`, as long as that.
 */
export function withoutLengthAlone(source: string, text: string): { text: string; wishes: string[] } {
  const wishes: string[] = [];
  let left = text;
  for (const line of linesOf(source)) {
    const said = textAt(text, line);
    if (said === "" || said.length > MOST || said === textAt(source, line) || !isLength(said)) continue;
    wishes.push(said);
    left = blanked(left, line);
  }
  return { text: left, wishes };
}

function isLength(said: string): boolean {
  const length = lengthWished([said])?.said;
  if (length === undefined) return false;
  const at = said.toLowerCase().indexOf(length.toLowerCase());
  const rest = at < 0 ? said : said.slice(0, at) + said.slice(at + length.length);
  return !/[\p{L}\p{N}]/u.test(rest.replace(AROUND, ""));
}
