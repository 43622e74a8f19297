import { toPattern } from "../text/regex.ts";

/** What is typed in a hurry and neither read on a screen nor said so, by its small letters. */
const SHORT: Readonly<Record<string, string>> = {
  ppl: "people", pls: "please", plz: "please", thx: "thanks", tmrw: "tomorrow", til: "until", bc: "because",
  mon: "Monday", tues: "Tuesday", weds: "Wednesday", thur: "Thursday", thurs: "Thursday", fri: "Friday",
  yr: "year", yrs: "years", mtg: "meeting", mtgs: "meetings", govt: "government", dept: "department", mgr: "manager", mgmt: "management",
  dont: "don’t", doesnt: "doesn’t", didnt: "didn’t", cant: "can’t", isnt: "isn’t", wasnt: "wasn’t", arent: "aren’t", werent: "weren’t",
  couldnt: "couldn’t", shouldnt: "shouldn’t", wouldnt: "wouldn’t", havent: "haven’t", hasnt: "hasn’t",
  theyre: "they’re", youre: "you’re", thats: "that’s", whats: "what’s", theres: "there’s", ive: "I’ve",
}; // prettier-ignore

/** Days that are also words or names are days only behind what says when. */
const DAYS = "mon|fri";
const WHEN = "next|this|last|on|by|every|until|til|from|before|after";
const WORD = toPattern(
  `(?<![\\p{L}\\p{N}@./_’'-])(?:(?<=(?:${WHEN})\\s)(?:${DAYS})|${Object.keys(SHORT).filter((word) => !/^(?:mon|fri)$/u.test(word)).join("|")})(?![\\p{L}\\p{N}@/_’'-]|\\.\\p{L})`,
  "giu",
); // prettier-ignore
const WITH = /(?<![\p{L}\p{N}/])w\/(?<out>o)?(?=\s|\p{L}{2})\s*/gu;
const MONTH =
  /(?<=\d\s|(?:in|until|til|by|since)\s)(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\p{L}\p{N}])/gu;
/** Days and months in small letters; "may" and "march" only where a day or a time word stands beside them. */
const NAMED_DAY = /(?<![\p{L}\p{N}@./_-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december|(?<=(?:in|between|from|until|till|by|since|early|late|mid|last|next|\d(?:st|nd|rd|th)?)\s|(?:january|february|april|june|july|august|september|october|november|december)\s(?:to|and)\s|(?:this|to|and)\s(?=\p{L}+(?:[.,;:!?)]|$)))(?:may|march|august)(?=[\s.,;:!?)]|$)(?!\s(?:be|have|not|also|we|i|you|it|they|on|into|through|past)(?!\p{L}))|(?:may|march|august)(?=\s\d{1,2}(?:st|nd|rd|th)?(?!\p{N}|:|\s(?:percent|people|times|weeks?|days?|months?|years?|hours?|minutes?|more))))(?![\p{L}\p{N}@_-]|\.\p{L})/gu; // prettier-ignore
/** "esp. people who …": a sentence is said with the word. */
const ESPECIALLY = /(?<![\p{L}\p{N}@./_-])esp\.?(?=\s[\p{Ll}\p{N}£$€(])/gu;
const I = /(?<![\p{L}\p{N}.’'-])i(?=['’](?:m|ve|ll|d)(?!\p{L})|\s(?:am|was|have|had|will|can|could|would|need|want|think|know|mean|do|did|said|always|never|just)(?!\p{L}))/gu; // prettier-ignore
/** ":)", ";-)", ":D" and the like, where a word or a stop stands before. */
const SMILEY = /(?<=[\p{L}\p{N}.!?,)])\s*[:;]['’]?-?[)(DPp](?![\p{L}\p{N}])/gu;
/** "… we have 11 now lol)": a laugh behind what is said; "LOL", or one that a sentence goes on with, may be spoken of. */
const LAUGH = /(?<=[\p{L}\p{N}.!?,)])[\s,]+(?:lol|lmao|rofl|ha(?:ha)+|he(?:he)+)(?=\s*(?:[).!?]|$))/gmu;
const MARKS = /([!?])\1+/gu;

/**
 * English as it is read and said, of English as it is typed in a hurry: "what ppl need to know", "til weds". `typed`: prose
 * without code and addresses. Words that say more than one thing are left.
 */
export function spelledOut(typed: string): string {
  return typed
    .replace(WORD, (word) =>
      SHOUTED.test(word) ? word : withCaseOf(word, SHORT[word.toLowerCase()] ?? word),
    )
    .replace(WITH, (_found, out: string | undefined) => (out === undefined ? "with " : "without "))
    .replace(MONTH, (month) => month.charAt(0).toUpperCase() + month.slice(1))
    .replace(NAMED_DAY, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(ESPECIALLY, "especially")
    .replace(I, "I")
    .replace(SMILEY, "")
    .replace(LAUGH, (laugh, at: number, all: string) => (SPEAKS_OF_WORD.test(all.slice(0, at)) ? laugh : ""))
    .replace(MARKS, "$1");
}

/** "He typed haha", "It means lol". */
const SPEAKS_OF_WORD =
  /(?:^|\s)(?:sa(?:y|ys|id|ying)|typed?|types|typing|wr(?:ite|ites|ote)|means?|word|an?|the|and|or|of|with|like|called)$/u;

/** "PPL", "IM" may be the name of something. */
const SHOUTED = /^\p{Lu}{2,}$/u;

function withCaseOf(word: string, long: string): string {
  return /^\p{Lu}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
}
