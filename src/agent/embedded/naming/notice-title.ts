import type { Brief, Section } from "../brief/brief.ts";
import { isAddress } from "../brief/address-line.ts";
import { namesDate } from "../text/appointment.ts";
import { CLOCK } from "../text/clock.ts";
import { regex } from "../text/regex.ts";
import { endsSentence } from "../text/sentence-end.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { firstSentence } from "./first-sentence.ts";
import { FROM_TO, INFORMS, TAKES_PLACE, WHEN_EAST } from "./notice-title-words.ts";

/** A title, what is heard while it stands, and what is told below it. */
export type NoticeTitle = { title: string; opening: string; sections: Section[] };

const MOST_TITLE_WORDS = 16;
const FEWEST_LEFT = 3;
const FEWEST_OF_CLAUSE = 5;
/** Signs of a title in Chinese, Japanese and Korean, which have no words to count. */
const FEWEST_SIGNS = 4;

/**
 * What a notice is called that has no heading: its first sentence, which says what will be when, without whom it greets, that it is
 * an announcement, and from what hour to what hour. Null where it opens with no such sentence.
 */
export function noticeTitle(brief: Brief, language: string): NoticeTitle | null {
  const base = language.split("-")[0] ?? language;
  // "Dear parents! From Monday …": an address is said in one breath with what follows.
  const first = firstSentence(brief.sections, language, isAddress);
  if (first === null) return null;
  const { address, said } = withoutAddress(first.shown);
  const isNotice = brief.kind !== undefined || address !== "";
  if (!isNotice || !endsSentence(first.shown) || !(namesDate(said) || CLOCK.test(said))) return null;
  const title = newsOf(withoutStop(said), base);
  return title === null ? null : { title, opening: first.spoken, sections: first.below };
}

/** "Hello everyone, our market …": who is spoken to before the first comma or colon, and the rest. */
function withoutAddress(sentence: string): { address: string; said: string } {
  const cut = /^(?<address>[^,،，、!！:：]{2,60})[,،，、!！:：]\s*(?<said>\S.*)$/su.exec(sentence);
  const { address = "", said = "" } = cut?.groups ?? {};
  if (address === "" || !isAddress(`${address},`) || countWords(said) < FEWEST_LEFT) return { address: "", said: sentence }; // prettier-ignore
  return { address, said: withoutAddress(said).said };
}

/** The news of a sentence, as a title. */
function newsOf(sentence: string, base: string): string | null {
  const told = capitalise(sentence.replace(INFORMS[base] ?? /(?!)/u, ""), base);
  const east = WHEN_EAST[base];
  if (east !== undefined) {
    const bare = told
      .replace(east, "")
      .replace(/^は?、|[\s,，、]+$/gu, "")
      .trim();
    const thing = bare.replace(TAKES_PLACE[base] ?? /(?!)/u, "");
    return Array.from(thing).length < FEWEST_SIGNS || countWords(thing) > MOST_TITLE_WORDS ? null : thing;
  }
  const hours = FROM_TO[base];
  const bare = hours === undefined ? told : told.replace(regex(`,?\\s${hours}(?=[\\s,]|$)`, "iu"), "");
  const whole = withoutLeadingDay(bare.trim(), base);
  if (countWords(whole) <= MOST_TITLE_WORDS) return countWords(whole) < FEWEST_LEFT ? null : whole;
  const shorter = whole.replace(AT_HOUR, "");
  if (countWords(shorter) <= MOST_TITLE_WORDS) return shorter;
  const clause = firstClause(shorter) ?? hardLabel(shorter, MOST_TITLE_WORDS);
  return countWords(clause) <= MOST_TITLE_WORDS && !ONLY_WHEN.test(clause) ? clause : null;
}

/** "À partir du lundi 6 janvier, la cantine change …": when, before a comma, stands in no title where the rest is one. */
function withoutLeadingDay(said: string, base: string): string {
  const cut = /^(?<when>[^,،]{4,50})[,،]\s(?<rest>[^,،].*)$/su.exec(said);
  const { when = "", rest = "" } = cut?.groups ?? {};
  // German parts the day from its date so, and its verb comes next.
  if (base === "de" || base === "nl" || !namesDate(when) || countWords(rest) < FEWEST_LEFT || /^[^\p{L}]*(?:den|le|il|el)\s/u.test(rest)) return said; // prettier-ignore
  return /\p{L}{2,}\s\p{L}{2,}\s\p{L}{2,}/u.test(rest) ? capitalise(rest, base) : said;
}

/** What is said before "and" or a comma, where that is a whole thought; of a row of places the first alone would be wrong. */
function firstClause(said: string): string | null {
  const row = said.search(ROW);
  const whole = row < 0 ? said : said.slice(0, row).replace(LAST_PLACE, "");
  if (isTitle(whole)) return whole;
  const cut = /[,،;]\s|\s(?:and|und|et|y|e|en|och|og|oraz|и|та|ve|और)\s/giu;
  return [...whole.matchAll(cut)].map(({ index }) => whole.slice(0, index)).findLast(isTitle) ?? null;
}

const ROW = /[,،]\s\S+(?:\s\S+){0,3}\s(?:et|and|und|y|e|en|och|og|i|и)\s/iu;
const LAST_PLACE =
  /\s(?:dans|in|at|en|im|auf|sur|nelle?|nei|nas?|nos?|w|в|на)\s(?!.*\s(?:dans|in|at|en|im|auf|sur|nelle?|nei|nas?|nos?|w|в|на)\s).*$/iu;

/** ", um 18 Uhr": the hour of a day, where a title has no room for it, with the comma before it. */
const AT_HOUR = /,?\s(?:um|at|om)\s\p{Nd}{1,2}(?:[.:]\p{Nd}{2})?\s?(?:Uhr|uur|[ap]\.?m\.?)(?=[\s,]|$)/iu;
/** "Am Freitag, den 20. Juni": a day, and nothing that happens on it. */
const ONLY_WHEN =
  /^\S+\s\p{L}+,?\s(?:(?:den|le|il|el|the)\s)?\p{Nd}{1,2}\S*(?:\s(?:de\s)?\p{L}+)?(?:\s\p{Nd}{4})?$/iu;

function isTitle(said: string): boolean {
  return countWords(said) >= FEWEST_OF_CLAUSE && countWords(said) <= MOST_TITLE_WORDS;
}
