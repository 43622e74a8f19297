import { NAME } from "../naming/name-form.ts";
import { spelledOut } from "../english/shorthand.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { FILM } from "./request-words.ts";
import { toPattern } from "../text/regex.ts";

/** "for the landing page of", "for our new volunteers at" */
const FOR_THOSE = `(?<![\\p{L}])${FILM}\\s[^.!?\\n]{0,60}?for\\s(?:the|our|all)\\s(?:\\p{Ll}[\\p{L}-]*\\s){1,4}(?:of|at)\\s`;
const OF_NAMED = toPattern(`${FOR_THOSE}(?:the\\s)?(?<name>${NAME})`, "u");
/** "the lifeboat station in Whitby" */
const AT_A_PLACE = toPattern(
  `${FOR_THOSE}(?<name>the\\s(?:\\p{Ll}[\\p{L}-]*\\s){1,3}(?:in|of|on)\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?)`,
  "u",
);
/** "Basically: both lifts are being replaced." */
/** "need a 1 min film for the staff of Bellweather Care Homes about the new rota app" */
const ABOUT = toPattern(
  `(?<![\\p{L}])${FILM}\\s(?:(?!\\s(?:so\\s)?(?:that|which|who|because)\\s(?:we|I|they|you|people|the|our|my|it)\\s)[^.!?\\n]){0,80}?\\sabout\\s(?<what>(?:the|our|how|why|what)\\s[^.,;:!?()\\n]{3,48}?)(?=\\s(?:for|that|which|so|because|and\\swe)\\s|[.,;:!?(]|$)`,
  "isu",
);
const CORE =
  /(?:^|[.!?\n]\s*)(?:(?:oh|anyway|so|and)\s+)*basically\b(?:\s+(?:the\s+)?(?:idea|gist|point)\s+is(?:\s+this)?)?\s*[:,–-]\s+(?<core>[^.!?:;,\n]{12,70})[.!?]/iu;
const STATES = /\s(?:is|are|was|were|has|have|will|can|must)\s/iu;
const MOST_CORE = 8;

/** What an English mail in a hurry comes to, where that is one short sentence; null where it does not say so. */
export function coreOfHurried(source: string): string | null {
  const core = CORE.exec(source)?.groups?.["core"]?.trim() ?? "";
  return countWords(core) <= MOST_CORE && STATES.test(core) ? capitalise(core, "en") : null;
}

/** What such a mail is about, else the name of whom it is for. */
export function subjectOfHurried(wishes: readonly string[]): string | null {
  for (const wish of wishes) {
    const what = ABOUT.exec(wish)?.groups?.["what"];
    if (what !== undefined) return capitalise(what.replace(/^our\s/iu, "the "), "en");
    const name = OF_NAMED.exec(wish)?.groups?.["name"] ?? "";
    if (/\s\p{Lu}/u.test(name)) return name;
    const place = AT_A_PLACE.exec(wish)?.groups?.["name"];
    if (place !== undefined) return capitalise(place, "en");
  }
  return null;
}

/** A text without its core, which is the film's name and would be told twice: as long as the text given. */
export function withoutCore(text: string, core: string): string {
  const at = text.indexOf(`${core}.`);
  return at < 0 ? text : text.slice(0, at) + " ".repeat(core.length + 1) + text.slice(at + core.length + 1);
}

/** "We need a film for the library, we open to the public on Saturday 14 March and …" */
const WE_OPEN = toPattern(
  `(?:^|[,.!?]\\s)(?<told>we(?:['’]re|\\sare)?\\s(?:open(?:ing)?|re-?open(?:ing)?|clos(?:e|ing)|mov(?:e|ing)|chang(?:e|ing)|launch(?:ing)?|start(?:ing)?|turn(?:ing)?|celebrat(?:e|ing)|switch(?:ing)?)\\b[^.!?,\\n]*?\\d[^.!?,\\n]*?)(?=\\s(?:and|so)\\s(?:we|I)['’](?:d|m|re|ve|ll)\\s|\\sand\\s(?:the|we|I|they|it|my|our|half|most|many|some|nobody|people)\\s|[,.!?]|$)`,
  "isu",
);

/** What a request tells beside: when something opens, closes or moves; null where it does not. */
export function toldInRequest(wishes: readonly string[]): string | null {
  const told = wishes
    .map((wish) => WE_OPEN.exec(wish)?.groups?.["told"]?.trim())
    .find((one) => one !== undefined);
  return told === undefined ? null : `${capitalise(spelledOut(told), "en")}.`;
}
