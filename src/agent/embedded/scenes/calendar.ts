import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { namedDays, readsDays, type NamedDay } from "../text/calendar-days.ts";
import { denies } from "../text/recast/standing.ts";
import { isWhole } from "../text/recast/told.ts";
import { isSum } from "../text/currencies.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import type { Striking } from "./striking.ts";
import { figuresOf } from "./sentence-figures.ts";
import { shownFigure } from "./shown-figure.ts";
import { toPattern } from "../text/regex.ts";

/** A day of a passage and what happens on it. */
type Event = { at: number; cue: number; date: string; parts: NamedDay["parts"]; text: string };

const MOST_EVENTS = 8;
const MOST_FIGURES = 3;
const MOST_EVENT_WORDS = 9;
/** A passage longer than this tells a story, and more than dates. */
const MOST_WORDS = 70;
/** Of the sentences of a passage must name a day or an amount. */
const SHARE = 0.5;
/** Earlier years are history. */
const EARLIEST = 2015;
const SCORE = { figures: 90, timeline: 92 };

/**
 * "Pre-orders open on 3 March, delivery starts on 14 April; the price is 349 euros": the days of a passage with what
 * happens on them, beside its price where there is room for it, or on an axis.
 */
export function calendarCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const words = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words > MOST_WORDS || !readsDays(context.base)) return null;
  if (utterances.some(({ text }) => MOVED.test(text))) return null;
  const events = utterances.flatMap(({ text }, at) => eventsIn(text, at, context) ?? []);
  const days = new Set(events.map(({ date }) => date));
  if (events.length < 2 || days.size < 2 || events.length > MOST_EVENTS) return null;
  const named = utterances.flatMap(({ text }) => namedDays(text, context.base));
  if (named.length !== events.length || named.some(({ year }) => year !== null && year < EARLIEST))
    return null;
  const amounts = utterances.flatMap(({ text }, at) => figuresOf(text, at, context)).filter(isAmount);
  const told = new Set([...events, ...amounts].map(({ at }) => at));
  if (told.size < utterances.length * SHARE) return null;
  return events.length < MOST_FIGURES || (events.length === MOST_FIGURES && amounts.length === 0)
    ? asFigures(events, amounts.slice(0, MOST_FIGURES - events.length), utterances, context)
    : asTimeline(events, utterances, context);
}

/** What something costs: a sum of money, and no change of one. */
function isAmount({ figure, unit, from, score }: Striking): boolean {
  return from === undefined && score >= 2.5 && isSum({ figure, unit });
}

function asFigures(
  events: readonly Event[],
  amounts: readonly Striking[],
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  const dates = events.map((event) => ({
    at: event.at,
    start: event.cue,
    cue: event.cue,
    shown: dateFigure(event),
  }));
  const sums = amounts.map((one) => ({
    at: one.at,
    start: one.start,
    cue: one.cue,
    shown: shownFigure(one, undefined, context.language),
  }));
  const chosen = [...dates, ...sums].toSorted((a, b) => a.at - b.at || a.start - b.start);
  chosen.forEach(({ at, cue }, index) => utterances[at]?.marks.push({ key: `figure:${index}`, offset: cue }));
  return {
    kind: "number",
    score: SCORE.figures,
    utterances,
    visual: (cueOf) => ({
      kind: "number",
      ...(context.ownHeading && context.heading !== "" ? { heading: context.heading } : {}),
      // Where something else is told between two days, each part has its own.
      figures: chosen
        .map(({ shown }, index) => ({ shown, cue: cueOf(`figure:${index}`) }))
        .filter(({ cue }) => cue !== undefined)
        .map(({ shown, cue }) => withCue(shown, cue)),
    }),
  };
}

/** The day large, its month smaller as what it counts in, "by" or "Friday" before it. */
function dateFigure({ date, parts, text }: Event): NumberVisual["figures"][number] {
  const plain = { value: null, decimals: 0, prefix: "" };
  if (parts === null) return { figure: { ...plain, display: date, suffix: "" }, label: text };
  const { lead, day, behind } = parts;
  const figure = { ...plain, display: `${day}${behind}`, suffix: behind };
  return { figure, label: text, ...(lead === "" ? {} : { lead }) };
}

function asTimeline(events: readonly Event[], utterances: Utterance[], context: SceneContext): Candidate {
  events.forEach(({ at, cue }, index) => utterances[at]?.marks.push({ key: `day:${index}`, offset: cue }));
  return {
    kind: "timeline",
    score: SCORE.timeline,
    utterances,
    visual: (cueOf) => ({
      kind: "timeline",
      heading: context.ownHeading ? context.heading : context.topic,
      events: events.map(({ date, text }, index) => withCue({ date, text }, cueOf(`day:${index}`))),
    }),
  };
}

/** "The launch moved from 3 March to 14 April": on the first of them nothing happens. */
const MOVED =
  /(?<!\p{L})(?:moved|postponed|shifted|rescheduled|delayed|brought forward|verschoben|vorverlegt|verlegt|report(?:é|ée|és|ées)|déplac(?:é|ée|és|ées)|avanc(?:é|ée|és|ées)|aplaz\p{L}+|traslad\p{L}+|adelant\p{L}+|spostat\p{L}+|rinviat\p{L}+|anticipat\p{L}+|adiad\p{L}+|verplaatst|uitgesteld|verzet|flyttad\p{L}*|flyttes|flyttet|uppskjut\p{L}+|utsatt|udskudt|przełożon\p{L}+|przenies\p{L}+|odložen\p{L}*|přesun\p{L}+|перенес\p{L}+|перенос\p{L}+|відклад\p{L}+|ertelen\p{L}+|siirret\p{L}+)(?!\p{L})|تأجيل|延期|変更|연기|변경|推迟|改为|改到/iu;

const VERB_SECOND = /^(?:de|nl|sv|nb|nn|no|da)$/;
/** Where one day's words end and the next one's begin; "a" is "and" in some languages only. */
const SIGNS = "(?:[;，；：、،؛]|[,:](?!\\d))\\s*|\\s[–—]\\s|\\s(?=[وו]\\p{L}{2})|(?<=[고며])\\s";
const AND =
  "and|und|et|y|e|en|og|och|i|oraz|и|та|ve|और|ja|és|și|και|dan|và|sowie|but|aber|mais|pero|ma|mas|maar|men|ale|но";
const BETWEEN = toPattern(`${SIGNS}|\\s(?:${AND})\\s`, "gu");
const BETWEEN_A = toPattern(`${SIGNS}|\\s(?:${AND}|a)\\s`, "gu");
const betweenIn = (base: string): RegExp => (/^(?:cs|sk)$/.test(base) ? BETWEEN_A : BETWEEN);
/** "the launch is on 3 March": the day says it. */
const COPULA =
  /\s(?:is|are|will be|ist|sind|est|sont|es|son|será|è|sono|sarà|é|são|är|er|jest|będzie|—|–|है|हैं)$/iu;
const LOOSE_START =
  /^(?:and|und|et|y|e|en|og|och|i|oraz|и|та|ve|और|ja|és|și|και|dan|và|or|oder|ou|o|of|eller|lub|или|або|then|dann|puis|luego|poi)\s/iu;
/** With these a label would lean on the day before, or say that it is not. */
const LEANS =
  /(?:^|\s)(?:but|or|and|rather|instead|only|sondern|oder|und|mais|ou|et|sino|pero|o|y|ma|e|mas|maar|of|en|men|utan|eller|och|og|ale|lecz|lub|i|но|а|или|и|але|або|та)$/iu;
/** "3 and 14 March": a day without its month. */
const LOOSE_DAY = /\p{Nd}{1,2}(?:\.|st|nd|rd|th|er|º|°)?(?:\s\p{L}{1,3})?$/u;
/** What only says that it is: no event. */
const BARE = /^(?:です|でした|である|になります|입니다|이다|예요|이에요|है|हैं|da|de|ta|te)$/iu;

/** What happens on each day of a sentence; null where one of them cannot be told apart. */
function eventsIn(text: string, at: number, context: SceneContext): Event[] | null {
  const days = namedDays(text, context.base);
  const found: Event[] = [];
  for (const [index, day] of days.entries()) {
    const from = days[index - 1]?.end ?? 0;
    const to = days[index + 1]?.start ?? text.length;
    const before = afterLast(text.slice(from, day.start), index > 0, context.base);
    const behind = text.slice(day.end, to);
    const told = beforeNext(behind, context.base);
    const where = whenAndWhere(behind, to === text.length);
    const after = `${told} ${where}`.trim();
    // "The meeting point is on 6 July, at nine": the day says that it is.
    const lead = told === "" && where !== "" ? before.replace(COPULA, "") : before;
    const label = labelOf(lead, after, found.at(-1)?.text ?? "", context);
    if (label === null) return null;
    found.push({ at, cue: day.cue, date: day.display, parts: day.parts, text: label });
  }
  return found;
}

/** The words before a day that are not the ones of the day before. */
function afterLast(text: string, second: boolean, base: string): string {
  const cuts = [...text.matchAll(betweenIn(base))];
  const last = cuts.at(-1);
  if (last === undefined) return text.trim();
  // "Registration and payment open on …": without a day before it "and" parts nothing.
  const strong = second ? last : cuts.findLast(([sign]) => /[,;:，；：،؛–—]/u.test(sign));
  return strong === undefined ? text.trim() : text.slice(strong.index + strong[0].length).trim();
}

function beforeNext(text: string, base: string): string {
  const [cut] = [...text.matchAll(betweenIn(base))];
  return (cut === undefined ? text : text.slice(0, cut.index)).replace(/[\s.。!।]+$/u, "").trim();
}

/** "…, um 9 Uhr am Bootshaus": the hour and the place of a day, behind its comma at the end of a sentence; "" for anything else. */
function whenAndWhere(behind: string, isLast: boolean): string {
  const said = isLast ? /^\s?(?:\(\p{L}+\)|\p{L}{0,12})?,\s*(.*?)[.!।]?$/u.exec(behind)?.[1] : undefined;
  return said !== undefined && AT.test(said) && !/[,;:]\s/u.test(said) ? said : "";
}

/** What begins with an hour, or a preposition and an hour. */
const AT =
  /^(?:(?:um|ab|gegen|von|bis|at|from|by|until|around|à|a|de|dès|vers|a las?|desde las|alle|dalle|verso le|às|das|om|vanaf|kl\.?|klockan|klokken|o|od|w|в|с|о|об|з|saat|ώρα|στις|в)\s)?\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?\s?(?:uhr|h|heures?|am|pm|a\.m\.|p\.m\.|o['’]clock|noon|uur|horas?|ore|час\p{L}*|godz\p{L}*)?(?![\p{L}\p{Nd}])/iu;

function labelOf(
  before: string,
  after: string,
  previous: string,
  { base, language }: SceneContext,
): string | null {
  // "Not on 3 March", "but on 14 April".
  const leading = /(\S+)$/u.exec(before)?.[1] ?? "";
  if (denies(leading, base) || LOOSE_DAY.test(before)) return null;
  const east = EAST_TOPIC[base]?.exec(before)?.[1];
  if (east !== undefined) return east + happens(after, base);
  const opens = before.replace(LOOSE_START, "") === "";
  const joined = `${before.replace(LOOSE_START, "").replace(/^[وו](?=\p{L}{3})/u, "")} ${after}`
    .trim()
    .replace(COPULA, "");
  const words = countWords(joined);
  if (words < 1 || words > MOST_EVENT_WORDS || !/\p{L}{2}/u.test(joined) || BARE.test(joined)) return null;
  if (!isWhole(joined, base) || LEANS.test(joined)) return null;
  // "Registration opens on 12 January and closes on 28 February".
  const subject = previous.split(/\s+/u).slice(0, -1).join(" ");
  if (words === 1 && (/^\p{Ll}/u.test(joined) || base === "he") && subject !== "")
    return `${subject} ${joined}`;
  return opens && VERB_SECOND.test(base) ? joined : capitalise(joined, language);
}

/** What is spoken of stands before its particle. */
const EAST_TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^(.{1,24}?)(?:は|が)、?$/u,
  ko: /^(.{1,24}?)(?:은|는|이|가)$/u,
};

function happens(after: string, base: string): string {
  const found = HAPPENS[base]?.find(([verb]) => verb.test(after));
  return found?.[1] ?? "";
}

const HAPPENS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ja: [
    [/^(?:始ま|スタート|開始)/u, "開始"],
    [/^(?:締め?切)/u, "締切"],
    [/^(?:終わ|終了)/u, "終了"],
  ],
  ko: [
    [/^\s?(?:시작|열|개시)/u, " 시작"],
    [/^\s?마감/u, " 마감"],
    [/^\s?(?:끝|종료)/u, " 종료"],
  ],
};
