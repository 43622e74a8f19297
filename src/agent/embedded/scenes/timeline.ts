import { openingOf } from "../parallel/day-openings.ts";
import type { ListBlock, TableBlock } from "../brief/brief.ts";
import { datedStart } from "../brief/dated-rows.ts";
import { lowerFirst } from "../english/grammar.ts";
import { fill } from "../phrases/phrases.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel, tornLabel } from "../text/shorten.ts";
import { datedSentences } from "./dated-sentences.ts";
import { say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { toPattern } from "../text/regex.ts";

/** `asWritten`: told by its date and a colon, as months and weeks are. */
export type DatedEvent = { date: string; shown: string; spoken: string; asWritten?: true };

export const MAX_EVENTS = 8;
const YEAR = "(?:1[0-9]{3}|20[0-9]{2}|2100)";
/** Before and after the beginning of the count of years. */
const ERA =
  "(?:BCE?|CE|AD|[ad]\\.\\s?C\\.|[vn]\\.\\s?Chr\\.|(?:av|apr)\\.\\s?J\\.-C\\.|p\\.n\\.e\\.|n\\.e\\.|(?:до\\s)?н\\.\\s?э\\.|M\\.?[ÖS]\\.?|ق\\.?\\s?م\\.?|م\\.|ईसा पूर्व|ई\\.\\s?पू\\.)";
const DATE =
  `(?:(?:(?:early|mid|late|in|im|en|um|circa|ca\\.?|c\\.)[- ])?(?:Q[1-4]\\s)?(?:\\d{1,2}(?:\\.|er|º|st|nd|rd|th)?\\s(?:de\\s)?)?(?:\\p{L}{3,12}\\.?\\s(?:del?\\s)?(?:\\d{1,2},?\\s)?)?${YEAR}s?(?:\\s?[–-]\\s?(?:${YEAR}|\\d{2}))?年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?` +
  `|\\d{1,4}(?:\\s?[–-]\\s?\\d{1,4})?\\s?${ERA}|(?:公元前|西元前|紀元前|前|기원전\\s?)\\d{1,4}[年년]|\\d{3}[年년]` +
  "|\\d{4}-\\d{2}(?:-\\d{2})?|(?:[01]?\\d|2[0-3]):[0-5]\\d)";
const DATED = toPattern(`^\\s*(${DATE})\\s*(?:[:：]|\\s[–—-]\\s|[,，])\\s*(\\S.*)$`, "isu");
const PIECES = toPattern(`(?:^|(?<=[.;。；]\\s*)|(?<=,\\s))(${YEAR}s?年?)\\s*[:：]\\s*([^.;。；]+)`, "gu");

/** "08:00 next day": the day belongs to the time. */
const NEXT_DAY =
  "(?:\\s?(?:\\(?(?:the )?(?:next|following) (?:day|morning|evening)|tomorrow|on day \\d+|am (?:nächsten|folgenden) (?:tag|morgen|abend)|(?:tags|morgen) darauf|le lendemain(?: matin| soir)?|al día siguiente|(?:il|del) giorno (?:dopo|seguente)|no dia seguinte|de volgende dag|на следующ(?:ий день|ее утро)|ertesi (?:gün|sabah)|في اليوم التالي|למחרת|अगले दिन|翌日|翌朝|次の日|다음 ?날|第二天|次日)\\)?)?";
/** "Day 2, 08:00", "Monday 9:00", "翌日 8:00". */
const DAY_BEFORE =
  "(?:\\p{L}[\\p{L}\\p{M}.]{0,14}(?:\\s\\d{1,2})?,?\\s(?:\\p{L}{2,10},?\\s)?|翌日|翌朝|次日|第二天)?";
const TIME = "(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h))?";

/** "08:00 Mix flour and water": a time of the day needs no sign behind it. */
const TIMED = toPattern(
  `^\\s*((?:[01]?\\d|2[0-3]):[0-5]\\d(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h))?${NEXT_DAY})\\s+(\\p{L}.*)$`,
  "isu",
);
const DAY_TIMED = toPattern(
  `^\\s*(${DAY_BEFORE}${TIME}(?:\\s?[–-]\\s?${TIME})?${NEXT_DAY})\\s*(?:[:：]|\\s[–—-]+\\s|[,，])\\s*(\\S.*)$`,
  "isu",
);

/** "2025: audit of roofs" as an event; null where the text does not open with a date. */
export function datedEvent(shown: string, spoken: string): DatedEvent | null {
  const a = DATED.exec(shown) ?? DAY_TIMED.exec(shown) ?? TIMED.exec(shown);
  const b = DATED.exec(spoken) ?? DAY_TIMED.exec(spoken) ?? TIMED.exec(spoken);
  if (a === null || b === null) return null;
  return { date: a[1]?.trim() ?? "", shown: a[2]?.trim() ?? "", spoken: b[2]?.trim() ?? "" };
}

/** "2025: audit of roofs. 2027: 40 megawatts …" in running text. */
export function eventsOfProse(text: string): DatedEvent[] {
  const found = [...text.slice(0, 4000).matchAll(PIECES)].map((match) => ({
    date: match[1] ?? "",
    shown: match[2]?.trim() ?? "",
    spoken: match[2]?.trim() ?? "",
  }));
  return found.length >= 2 && found.every((event) => /\p{L}/u.test(event.shown)) ? found : [];
}

export function eventsOfList(block: ListBlock, language: string): DatedEvent[] {
  const events = block.items.map((item) => datedEvent(item.text.shown, item.text.spoken));
  const dated = events.filter((event) => event !== null);
  if (dated.length >= 2 && dated.length === events.length) return dated;
  const told = withUndated(block, events);
  if (told.length > 0) return told;
  const early = earlyYears(block);
  const named = early.length > 0 ? early : namedDates(block, language);
  return named.length > 0 ? named : openingMonths(block, language);
}

/**
 * "8:45: the ships collide. / The crew row ashore. / 9:04: …": a sentence without a time of its own belongs to the time before
 * it, where more of the list have one.
 */
function withUndated({ items }: ListBlock, events: readonly (DatedEvent | null)[]): DatedEvent[] {
  const count = events.filter((event) => event !== null).length;
  if (count < 2 || count * 2 <= items.length || events[0] === null) return [];
  const told: DatedEvent[] = [];
  for (const [at, event] of events.entries()) {
    const { text, below } = items[at] ?? { text: { shown: "", spoken: "" }, below: [] };
    const last = told.at(-1);
    if (event !== null) told.push({ ...event });
    else if (last === undefined || below.length > 0 || !isSentence(text.shown)) return [];
    else {
      last.shown = `${withStop(last.shown)} ${text.shown}`;
      last.spoken = `${withStop(last.spoken)} ${text.spoken}`;
    }
  }
  return told;
}

/** What ends as a sentence does, and is none of a name and its value. */
function isSentence(text: string): boolean {
  return /[.!?]["”’»]?$/u.test(text) && !/[:：]/u.test(text) && countWords(text) >= FEWEST_OF_EVENT;
}

function withStop(text: string): string {
  return /[.!?…]["”’»]?$/u.test(text) ? text : `${text}.`;
}

/** "In March the bakery opens", "六月更换两台蒸箱": items that each begin with a month of their own. */
function openingMonths({ items }: ListBlock, language: string): DatedEvent[] {
  if (items.length < FEWEST_NAMED) return [];
  const events = items.flatMap(({ text, below }): DatedEvent[] => {
    const opening = openingOf(text.shown, language);
    if (opening?.kind !== "month" || below.length > 0 || text.shown !== text.spoken) return [];
    const told = capitalise(text.shown.slice(opening.length).trim());
    const date = capitalise(text.shown.slice(0, opening.length).replace(/[\s,，、:：]+$/u, ""));
    return told === "" ? [] : [{ date, shown: told, spoken: told, asWritten: true }];
  });
  const dates = new Set(events.map(({ date }) => date.toLowerCase()));
  return dates.size === items.length ? events : [];
}

const FEWEST_NAMED = 3;
/** What begins with a figure is measured: a chart or a table shows it. */
const MEASURED = /^[^\p{L}]*\p{Nd}/u;

/** "February: depot in Ankara, May: cold vans, …": months, seasons, quarters, weeks. */
function namedDates({ items }: ListBlock, language: string): DatedEvent[] {
  if (items.length < FEWEST_NAMED) return [];
  const events = items.flatMap(({ text }): DatedEvent[] => {
    const shown = datedStart(text.shown, language);
    const spoken = datedStart(text.spoken, language);
    if (shown === null || spoken === null) return [];
    return [{ date: shown.date, shown: shown.told, spoken: spoken.told, asWritten: true }];
  });
  const dates = new Set(events.map(({ date }) => date.toLowerCase()));
  const told = events.filter(({ shown }) => /\p{L}[\p{L}\p{M}]|\p{Script=Han}/u.test(shown));
  const measured = events.filter(({ shown }) => MEASURED.test(shown));
  const all = dates.size === items.length && told.length === items.length;
  return all && measured.length * 2 < items.length ? events : [];
}

const EARLY_YEAR = /^\s*(\d{3,4})\s*[:：]\s*(\p{L}.*)$/su;
/** "1953 De Watersnoodramp kost 1.836 mensen het leven": the year set apart by its type alone; "1500 people" is an amount. */
const LEADING_YEAR = /^\s*(1\d{3}|20\d{2})\s+((?=[\p{Lu}\p{Lo}])\S+(?:\s+\S+){3,})$/su;

/** "762: Baghdad is built … 1258: it falls": years of three digits, told by those of four that follow. */
function earlyYears({ items }: ListBlock): DatedEvent[] {
  const leads = items.every(({ text }) => LEADING_YEAR.test(text.shown) && LEADING_YEAR.test(text.spoken));
  const form = leads ? LEADING_YEAR : EARLY_YEAR;
  const events = items.map(({ text }) => ({ shown: form.exec(text.shown), spoken: form.exec(text.spoken) }));
  const years = events.map(({ shown }) => Number(shown?.[1] ?? Number.NaN));
  const rising = years.every((year, at) => year <= 2100 && (at === 0 || year > (years[at - 1] ?? 0)));
  if (years.length < 3 || !rising || (years.at(-1) ?? 0) < 1000) return [];
  if (events.some(({ spoken }) => spoken === null)) return [];
  return events.map(({ shown, spoken }) => ({
    date: shown?.[1] ?? "",
    shown: shown?.[2]?.trim() ?? "",
    spoken: spoken?.[2]?.trim() ?? "",
  }));
}

/** A table whose first column is dates and whose second is words. */
export function eventsOfTable(block: TableBlock): DatedEvent[] {
  if (block.header.length !== 2) return [];
  const whole = toPattern(`^${DATE}$`, "iu");
  const events = block.rows.map((row) => ({
    date: row[0]?.shown ?? "",
    shown: row[1]?.shown ?? "",
    spoken: row[1]?.spoken ?? "",
  }));
  const fits = events.every(
    (event) => whole.test(event.date) && countWords(event.shown) >= 2 && /\p{L}{3}/u.test(event.shown),
  );
  return fits && events.length >= 2 ? events : [];
}

export function timelineCandidate(
  events: readonly DatedEvent[],
  score: number,
  context: SceneContext,
): Candidate | null {
  if (events.length < 2) return null;
  return {
    kind: "timeline",
    score,
    utterances: events.flatMap((event, at) => sentencesOf(event, at, events.length, context)),
    visual: (cueOf) => {
      const all = events.map((event, at) => ({ event, cue: cueOf(`item:${at}`) }));
      const spoken = all.filter((entry) => entry.cue !== undefined);
      const shown = (spoken.length >= 2 ? spoken : all).slice(0, MAX_EVENTS);
      return {
        kind: "timeline",
        // A heading made of the first sentence would stand above that same sentence.
        heading: context.ownHeading ? context.heading : context.topic,
        events: shown.map(({ event, cue }) =>
          withCue({ date: event.date, text: capitalise(textOf(event.shown, shown.length)) }, cue),
        ),
      };
    },
  };
}

/** Words of an event that have room beside so many others. */
const ROOM = { most: 9, many: 16, some: 20, few: 26 };

/** "The bridge is ready; the town grows beside it": all of it where few events leave it room, else up to a clause's end; never torn. */
function textOf(text: string, count: number): string {
  // Of several sentences the last one ends as the others do.
  const whole = /[.!?…]["”’»]?\s\S/u.test(text) ? withStop(text) : withoutStop(text);
  const most = count > 7 ? ROOM.most : count > 5 ? ROOM.many : count > 3 ? ROOM.some : ROOM.few;
  if (countWords(whole) <= most) return whole;
  if (UNSPACED.test(whole)) return hardLabel(text, count > 5 ? 5 : 7);
  const end = lastEnd(whole, /;\s|\s[–—]\s/gu, most) ?? lastEnd(whole, /,\s/gu, most);
  const first = end === undefined ? "" : whole.slice(0, end).trim();
  return countWords(first) >= FEWEST_OF_EVENT
    ? first
    : tornLabel(text, most).endsWith("…")
      ? whole
      : hardLabel(text, most);
}

/** Up to where the clauses of a text have room; what a lesser mark parts behind them is no clause: "…; after four months, …". */
function lastEnd(text: string, marks: RegExp, most: number): number | undefined {
  return [...text.matchAll(marks)]
    .map(({ index }) => index)
    .findLast((at) => at > 0 && countWords(text.slice(0, at)) <= most);
}

const FEWEST_OF_EVENT = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** "Nel 1510 il mercante … Nel 1772 …": prose that tells a history, as it is written, beside an axis of its dates. */
export function historyCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const dated = datedSentences(
    utterances.map(({ text }) => text),
    context.base,
  );
  if (dated === null) return null;
  const events = [...dated.entries()];
  for (const [at] of events) utterances[at]?.marks.push({ key: `dated:${at}`, offset: 0 });
  // "Through three years" ends no span of dates.
  const last = events.findLast(([, { year }]) => !Number.isNaN(year)) ?? events.at(-1);
  const [from, to] = [events[0]?.[1].date ?? "", last?.[1].date ?? ""];
  return {
    kind: "timeline",
    score: 91,
    utterances,
    // A sentence torn from a history names no chapter of it.
    ...(context.ownHeading ? {} : { heading: `${from} – ${to}` }),
    visual: (cueOf) => {
      const all = events.map(([at, event]) => ({ event, cue: cueOf(`dated:${at}`) }));
      const spoken = all.filter(({ cue }) => cue !== undefined);
      const shown = spoken.length >= 2 ? spoken : all;
      return {
        kind: "timeline",
        // A heading made of the first sentence would stand above that same sentence.
        heading: context.ownHeading ? context.heading : context.topic,
        events: shown.map(({ event, cue }) => withCue({ date: event.date, text: event.text }, cue)),
      };
    },
  };
}

/** An event as it is told, its first sentence with its date. */
function sentencesOf(event: DatedEvent, at: number, count: number, context: SceneContext): Utterance[] {
  const [first = "", ...more] = splitSentences(event.spoken, context.language);
  const told = narrateEvent({ ...event, spoken: first }, at, count, context);
  return [told, ...more.map((sentence) => say(capitalise(endSentence(sentence, context.language))))];
}

function narrateEvent(event: DatedEvent, at: number, count: number, context: SceneContext): Utterance {
  const marks = [{ key: `item:${at}`, offset: 0 }];
  if (event.asWritten === true) {
    const text = `${event.date}${context.phrases.colon}${event.spoken}`;
    return say(endSentence(text, context.language), 1.3, marks);
  }
  if (context.base !== "en") {
    const text = fill(context.phrases.atDate, event.date, event.spoken);
    return say(capitalise(endSentence(text, context.language)), 1.3, marks);
  }
  const last = at === count - 1 && count > 2 ? "And " : "";
  const day =
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?day)\b|^\d{1,2}\s|^\p{L}+\s\d{1,2},/iu.test(event.date) ||
    /^\d{4}-\d{2}-\d{2}$/.test(event.date);
  const clock = /^\d{1,2}:\d{2}/.test(event.date);
  const preposition = /^(?:in|around|circa|since|early|late|mid)\b/i.test(event.date)
    ? ""
    : clock
      ? "at "
      : day
        ? "on "
        : "in ";
  const date = /^(?:early|late|mid)\b/i.test(event.date)
    ? `in ${lowerFirst(event.date)}`
    : `${preposition}${event.date}`;
  const decade = /^\d{4}s$/.test(event.date) ? `in the ${event.date}` : date;
  const said = lowerFirst(event.spoken, context.names);
  const sentence = `${last}${decade}, ${said}`;
  return say(capitalise(endSentence(sentence, "en")), 1.3, marks);
}
