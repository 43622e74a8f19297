import { countWords } from "../text/sentences.ts";
import { audienceIn, isForPlace } from "./audience-words.ts";
import { farWhom } from "./far-notes.ts";
import { peopleNamed, type IntroKind } from "./introduction.ts";
import { lengthWished } from "./length-wish.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { WATCHED_BY } from "./opening-order-words.ts";
import { toPattern } from "../text/regex.ts";

/** "year 8 biology (ages 12-13), about two minutes": how long the film is to be is nothing of whom it is for. */
export function withoutLength(who: string): string {
  const [, people = "", behind = ""] = /^(.{2,}?)\s?[,，、،;；]\s?([^,，、،;；]{2,30})$/u.exec(who) ?? [];
  const lasts = countWords(behind) <= MOST_OF_LENGTH && lengthWished([behind]) !== null;
  return people !== "" && lasts ? people : who;
}

const MOST_OF_LENGTH = 5;

/** "Die Zuschauer sind Eltern und Großeltern, also bitte …", "This film is for new volunteers": who they are. */
export function audienceNamed(said: string, kind: IntroKind | null): string | null {
  const bare = said.replace(/[\s.!。！।۔]+$/u, "");
  const named = audienceIn(bare) ?? farWhom(bare) ?? (kind === "film" ? filmForWhom(bare) : null);
  if (named === null && kind === "whom") return peopleNamed(bare);
  if (named !== null || kind !== "audience") return named;
  const who = bare.replace(WATCHED_BY, "");
  if (who === bare) return null;
  const [first = ""] = who.split(/\s*[,，、;；](?=\s|\p{Script=Han})/u);
  const people = first.replace(COPULA_BEHIND, "").replace(/^[:：\s—–-]+/u, "");
  return people.trim() || null;
}

function filmForWhom(bare: string): string | null {
  const who = FILM_FOR_WHOM.exec(bare)?.[1] ?? null;
  return who === null || isForPlace(`for ${who}`) ? null : who;
}

/** "…, also bitte keine Fachwörter": what follows from who they are. */
export const ASKS_BEHIND = toPattern(
  `[,，、،]\\s?(?=(?:(?:so|also|daher|donc|así que|quindi|portanto|dus|więc|поэтому|тому|så|derfor|इसलिए|所以|لذلك|לכן)(?![\\p{L}\\p{M}])|.{0,40}?(?:${COURTEOUSLY.source})))`,
  "iu",
);
const COPULA_BEHIND = /(?:\s(?:हैं|है|होंगे)|です|である|입니다|이다)$/u;
const FILM_FOR_WHOM =
  /\s(?:is|ist|est|es|è|é|är|er|jest)\s(?:\p{L}+\s){0,2}?(?:for|für|pour|para|per|voor|för|til|dla)\s([^.,;:]{3,80})$/iu;
