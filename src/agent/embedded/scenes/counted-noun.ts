import { isGlueWord } from "./row-words.ts";

/** "patients a month", "फ़ुट पर था", 户: what a bare number counts, from the words behind it; "" where more than one word might be it. */
export function countedNoun(after: string, base: string): string {
  if (/^(?:zh|ja)$/u.test(base))
    return (
      /^(?<counter>\p{Script=Han}{1,2}?)(?=$|[をがはでにだか、，])/u.exec(after)?.groups?.["counter"] ?? ""
    );
  const [first = "", second = "", ...rest] = after.split(/\s+/u);
  const opens = second === "" || isGlueWord(second) || PER.test(second) || (rest.length === 0 && VERB_LAST.test(base)); // prettier-ignore
  return opens && /^[\p{L}\p{M}'’-]{2,}$/u.test(first) && !isGlueWord(first) ? first : "";
}

const PER = /^(?:an?|per|each|every|pro|je|par|por|al?|all['’]\p{L}+|na|za|на|за|som|om|पर|प्रति|हर)$/iu;
/** Languages whose verb may be all that follows what is counted. */
export const VERB_LAST = /^(?:hi|tr|ko)$/u;

/** "218 meals", 140户. */
export function withNounBehind(display: string, noun: string): string {
  return `${display}${/\p{Script=Han}/u.test(noun) ? "" : " "}${noun}`;
}
