import { eventLabel } from "../text/event-label.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { withSubjectFirst } from "../text/verb-first.ts";
import { openingOf } from "./day-openings.ts";
import type { Opening } from "./day-openings.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** A day of a programme. `said`: the words of the text with which it comes. */
export type ToldDay = { date: string; text: string; said: string };

const FEWEST = 3;
const MOST = 8;
/** Of a day that is told by one sentence, and by all of its sentences. */
const MOST_WORDS = { alone: 14, together: 24 };
const MOST_SIGNS = { alone: 84, together: 140 };
/** Sentences of one day. */
const MOST_SENTENCES = 3;

/** A day with its sentence and those that tell more of it. */
export type Day = { opening: Opening; sentence: string; more: string[] };

/**
 * Sentences from `at` on of which three or more begin with a day, a month, a phase or an hour, with what else is told of
 * the same; null where they are no programme, or one of them is too long to be seen whole.
 */
export function daysFrom(
  sentences: readonly string[],
  at: number,
  language: string,
): { days: ToldDay[]; count: number } | null {
  const first = openingOf(sentences[at] ?? "", language);
  if (first === null) return null;
  const days: Day[] = [];
  let count = 0;
  for (const [index, sentence] of sentences.slice(at).entries()) {
    const opening = openingOf(sentence, language);
    const same = opening?.kind === first.kind ? opening : null;
    if (same !== null) {
      days.push({ opening: same, sentence, more: [] });
      count = index + 1;
    } else {
      const open = days.at(-1);
      if (open === undefined || open.more.length >= MOST_SENTENCES) break;
      open.more.push(sentence);
    }
  }
  // Behind the last day nothing tells whether a sentence still belongs to it.
  days.at(-1)?.more.splice(0);
  if (days.length < FEWEST || days.length > MOST || !areDays(days)) return null;
  const told = toldDays(days, language);
  return told === null ? null : { days: told, count };
}

/** Each with its date and what is told of it; null where one is too long. */
export function toldDays(days: readonly Day[], language: string): ToldDay[] | null {
  const turned = areTurned(days, language);
  const told = days.map((day) => toldDay(day, turned, language)).filter((day) => day !== null);
  return told.length < days.length ? null : told;
}

/** Each is told once, none asks or quotes, and they are no row of amounts. */
function areDays(days: readonly Day[]): boolean {
  const labels = new Set(days.map(({ opening }) => opening.label.toLowerCase()));
  const said = days.flatMap(({ opening, sentence, more }) => [sentence.slice(opening.length), ...more]);
  const counts = days.every(({ opening, sentence }) =>
    /\p{Nd}/u.test(sentence.slice(opening.length).replaceAll(CLOCK, "")),
  );
  return labels.size === days.length && !counts && !said.some((one) => ASKS_OR_DATES.test(one));
}

/** "On Monday, 3 March, …": the day goes on in its date. */
const ASKS_OR_DATES =
  /[?？؟"“”„«»「」]|^(?:(?:den|dem|der|le|el|il|the|de)\s)?\p{Nd}{1,2}(?:\.|er|º|st|nd|rd|th|月|월)?\s?\p{L}/u;

const CLOCK =
  /\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}|\s?(?:Uhr|h|am|pm|uur|часов|час|hodin|時|点|시|बजे))(?:半|\p{Nd}{1,2}分)?/giu;

function toldDay({ opening, sentence, more }: Day, turned: boolean, language: string): ToldDay | null {
  const rest = withoutStop(sentence.slice(opening.length).trim());
  const alone = textOf(turned ? rest : (withSubject(rest, language) ?? rest), language);
  if (alone === null || countWords(rest) < 1) return null;
  const shown = turned ? alone : capitalise(alone, language);
  const text = [shown, ...more.map((one) => withoutStop(one))].join(isUnspaced(language) ? "。" : ". ");
  if (more.length > 0 && !isShort(text, MOST_WORDS.together, MOST_SIGNS.together)) return null;
  const opened = sentence.slice(0, opening.length).replace(/[\s,،，、:：]+$/u, "");
  const hasCase = CASES.test(language) || (opening.kind === "phase" && PHASE_CASES.test(language));
  const asWritten = turned || hasCase || BOUNDS.test(opened);
  const bound = BOUND_BEHIND.exec(opened)?.[0];
  const date = asWritten ? capitalise(opened, language) : (bound ?? labelOf(opening.label, language));
  return { date, text, said: sentence.slice(0, 14) };
}

/** Whether behind some of the days the verb stands first: then each keeps its "on", so that the two are read as one. */
function areTurned(days: readonly Day[], language: string): boolean {
  return days.some(({ opening, sentence }) => withSubject(sentence.slice(opening.length), language) === null);
}

function withSubject(rest: string, language: string): string | null {
  return VERB_SECOND.test(language) ? withSubjectFirst(withoutStop(rest.trim()), language) : rest;
}

/** "…, und spätestens nach dem ersten Frost ist das Nest leer": a clause more, which no shorter label may leave out. */
const ONE_MORE = /[,،，;]\s?(?:und|and|et|y|e|ed|en|och|og|i|a|и|та|і|ve|και|și|és|او?|و)\s\S+(?:\s\S+){3}/iu;

function textOf(rest: string, language: string): string | null {
  if (ONE_MORE.test(rest)) return isShort(rest, MOST_WORDS.together, MOST_SIGNS.together) ? rest : null;
  return isShort(rest, MOST_WORDS.alone, MOST_SIGNS.alone) ? rest : eventLabel(rest, language);
}

function isShort(text: string, words: number, signs: number): boolean {
  return countWords(text) <= words && Array.from(text).length <= signs;
}

/** Languages that turn the verb before its subject behind a day. */
const VERB_SECOND = /^(?:de|nl|sv|da|nb)$/u;
/** "By the second hour", "ab Montag": without it another time would be told. */
const BOUNDS =
  /^(?:from|by|after|until|around|ab|von|bis|gegen|dès|à partir|jusqu|du|fin|début|vers|del|desde|a partir|a principios|a finales|dal|dalle|da|entro|verso|vanaf|van|från|fra)\s/iu;
/** 九時半から, "9시 반부터는". */
const BOUND_BEHIND = /^.+(?:から|まで|부터|까지)/u;
/** Languages whose days, or phases, have another form behind "on": they keep it. */
const CASES = /^(?:pl|cs|ru|uk)$/u;
const PHASE_CASES = /^(?:de|he|ar)$/u;

/** "lunes y el martes" as "Lunes y martes". */
function labelOf(label: string, language: string): string {
  return capitalise(label.replaceAll(/(?<=\s(?:y|et|e)\s)(?:el|le|il|na|no)\s|^the\s/giu, ""), language);
}
