import { hasLeaningSubject } from "../scenes/leaning-subjects.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { clausesOf, partedAtAnd, withoutAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { clauseAlone } from "./clause-alone.ts";
import { openingOf } from "./day-openings.ts";
import {
  isClock,
  isSpoken,
  minutesOf,
  NOON_MINUTES,
  saysHalfOfDay,
  timesIn,
  WRITTEN_HOUR,
} from "./hour-of-day.ts";
import { withHourFirst } from "./hours-first.ts";
import { SPOKEN_HOURS } from "../text/spoken-hours.ts";
import { regex } from "../text/regex.ts";
import { toldDays } from "./told-days.ts";
import type { Day, ToldDay } from "./told-days.ts";

const FEWEST = 3;
const MOST = 8;
const MOST_WORDS = 9;
const LONGEST = 500;

/**
 * "The doors open at 17:00, the contest starts at 18:30 and the dance goes on until midnight": clauses of one sentence, or
 * of several that follow, that tell one hour each, before what happens or behind it, in the order of the day. Null where a clause tells no hour or two.
 */
export function rowHours(
  sentences: readonly string[],
  at: number,
  language: string,
): { days: ToldDay[]; count: number } | null {
  const first = hoursOf(sentences[at] ?? "", language);
  if (first === null) return null;
  const hours = first.map((hour) => ({ ...hour, of: sentences[at] ?? "" }));
  let count = 1;
  let asides = 0;
  for (const [index, sentence] of sentences.slice(at + 1).entries()) {
    const more = hoursOf(sentence, language);
    const next = sentences[at + index + 2] ?? "";
    // "Lunch is paid for by us." between the morning and the afternoon belongs to what was told last.
    const isAside =
      more === null && asides === 0 && timesIn(sentence) === 0 && hoursOf(next, language) !== null;
    if (isAside && hours.at(-1)?.before === true) {
      hours.at(-1)?.day.more.push(sentence);
      asides += 1;
    } else if (more === null || hours.length + more.length > MOST) break;
    else hours.push(...more.map((hour) => ({ ...hour, of: sentence })));
    count += 1;
  }
  const ordered = areInOrder(hours);
  const clear = hours.filter(({ clock }) => clock).length >= 2;
  if (hours.length < FEWEST || hours.length > MOST || !ordered || !clear) return null;
  const days = daysOf(hours, language);
  if (days === null) return null;
  const [opening = ""] = sentences.slice(at);
  const isOfDay = withoutDay(withoutStop(opening), language) !== withoutStop(opening);
  const told = days.map((day, nth) => ({
    ...day,
    text: atItsHour(day.text, hours[nth]?.of ?? opening, language),
    ...(nth === 0 && isOfDay ? { said: opening.slice(0, SAID) } : {}),
  }));
  return { days: told, count };
}

/** 福引きです: the row tells what there is, and no clause of it what is done. */
const ENDS_WITH_NOUN = /(?:です|である|だ|となっています|になります)$/u;

/** 午後1時から | は境内で餅つき: what happens, without the particle of its hour and the copula. */
function atItsHour(told: string, sentence: string, language: string): string {
  if (language !== "ja") return clauseAlone(told, language);
  const [said = "", ...more] = told.split("。");
  if (more.length > 0) return [atItsHour(said, sentence, language), ...more].join("。");
  const bare = told.replace(/^(?:には|は|に)(?=[\p{L}])/u, "");
  if (bare.endsWith("ください")) return bare;
  // 学習室が閉まり: of a row that ends with a noun this is none.
  return ENDS_WITH_NOUN.test(withoutStop(sentence)) && !/[がを]/u.test(bare)
    ? bare.replace(ENDS_WITH_NOUN, "")
    : clauseAlone(bare, language);
}

/** Those whose hour stands before what happens, and those behind, in the order in which they are told. */
function daysOf(hours: readonly Hour[], language: string): ToldDay[] | null {
  const before = toldDays(hours.filter((hour) => hour.before).map(({ day }) => day), language); // prettier-ignore
  const behind = behindEach(hours.filter((hour) => !hour.before), language); // prettier-ignore
  if (before === null || behind === null) return null;
  const [fronted, ended] = [before.values(), behind.values()];
  return hours.flatMap((hour) => {
    const day = (hour.before ? fronted : ended).next().value;
    return day === undefined ? [] : [hour.said === undefined ? day : { ...day, said: hour.said }];
  });
}

/** Each later than the one before it; behind "7 pm" or "오후 7시" an hour of the clock's face is one of the same half of the day. */
function areInOrder(hours: readonly Hour[]): boolean {
  let last = -1;
  let late = false;
  for (const { minutes, half, spoken } of hours) {
    // "At nine … at 1 we eat": of the clock's face, past noon.
    const wraps: boolean =
      !late && last >= EARLIEST && minutes >= 60 && minutes < LATEST_FACE && minutes <= last;
    const isAfter = (late || spoken || wraps) && minutes <= last;
    const time = isAfter && minutes < NOON_MINUTES ? minutes + NOON_MINUTES : minutes;
    if (time <= last) return false;
    last = time;
    late ||= (minutes >= NOON_MINUTES && half) || wraps;
  }
  return true;
}

/** Minutes from midnight: from when on a day goes past noon, and until when an hour of the face is one of the afternoon. */
const EARLIEST = 6 * 60;
const LATEST_FACE = 8 * 60;

/**
 * `before`: its hour stands before what happens; `minutes` from midnight; `half`: it says which half of the day that is;
 * `clock`: written as no count of things is.
 */
type Hour = {
  day: Day;
  told: string;
  date: string;
  before: boolean;
  minutes: number;
  half: boolean;
  clock: boolean;
  /** In words, as on the face of a clock. */
  spoken: boolean;
  /** How its clause begins, where its hour was put first. */
  said?: string;
};

function hoursOf(sentence: string, language: string): Hour[] | null {
  if (sentence.length > LONGEST || /[?？؟"“”„«»「」:：](?!\p{Nd})/u.test(sentence)) return null;
  const told = withoutDay(withoutStop(sentence), language);
  const clauses = withTheirHours(told, clausesOf(told), language).flatMap((clause) =>
    timesIn(clause.text) > 1 ? partedAtAnd(clause, language) : [clause],
  );
  const hours = clauses.map((clause) => hourOf(withoutAnd(clause, language), language));
  const found = hours.filter((hour) => hour !== null);
  return found.length === hours.length && found.length > 0 ? found : null;
}

/** "À 19 h, nous …": the comma behind an hour parts nothing. */
function withTheirHours(sentence: string, clauses: readonly Clause[], language: string): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const open = joined.at(-1);
    if (open !== undefined && isHourAlone(open.text, language))
      open.text = sentence.slice(open.start, clause.start + clause.text.length);
    else joined.push({ ...clause });
  }
  return joined;
}

function isHourAlone(text: string, language: string): boolean {
  // An opening needs what it opens.
  const opening = openingOf(`${text}, A`, language);
  return opening?.kind === "clock" && opening.length >= text.length;
}

/** "The day begins at six, when the vegetables arrive": of the first hour what comes then is told, and not that a day begins. */
const DAY_BEGINS: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|our|my|their|his|her|every|each) (?:\p{L}+ )?day (?:starts|begins) (?<at>at [^,]{2,24}?),? when (?<rest>.+)$/iu,
  de: /^(?:der|unser|mein|ihr|sein|jeder) (?:\p{L}+ )?tag (?:beginnt|fängt) (?<at>um [^,]{2,24}?),? wenn (?<rest>.+)$/iu,
  fr: /^(?:la|notre|ma|leur|sa|chaque) (?:\p{L}+ )?journée commence (?<at>à [^,]{2,24}?),? quand (?<rest>.+)$/iu,
  es: /^(?:el|nuestro|mi|su|cada) (?:\p{L}+ )?día (?:empieza|comienza) (?<at>a las? [^,]{2,24}?),? cuando (?<rest>.+)$/iu,
  it: /^(?:la|la nostra|ogni) (?:\p{L}+ )?giornata (?:comincia|inizia) (?<at>alle [^,]{2,24}?),? quando (?<rest>.+)$/iu,
  pt: /^(?:o|o nosso|cada) (?:\p{L}+ )?dia começa (?<at>às [^,]{2,24}?),? quando (?<rest>.+)$/iu,
  ar: /^(?:يبدأ|ويبدأ) (?:اليوم|يومنا|نهارنا|العمل) (?<at>(?:في|عند) [^،]{4,30}?)،? (?:حين|عندما|حينما|لما) (?<rest>.+)$/u,
};

/** The sentence as it tells what happens at its hour. */
function withoutDay(sentence: string, language: string): string {
  const { at, rest } = DAY_BEGINS[language]?.exec(sentence)?.groups ?? {};
  return at === undefined || rest === undefined ? sentence : `${capitalise(at)} ${rest}`;
}

function hourOf({ text: written, start }: Clause, language: string): Hour | null {
  if (timesIn(written) > 1) return null;
  const text = withHourFirst(written, language);
  const turned = text === written ? {} : { said: written.slice(0, SAID) };
  const opening = openingOf(text, language);
  if (opening?.kind === "clock") {
    const told = text.slice(opening.length);
    const minutes = minutesOf(opening.label);
    const day = { opening, sentence: text, more: [] };
    return minutes === null ? null : { day, told, date: "", before: true, minutes, half: saysHalfOfDay(opening.label), clock: isClock(opening.label), spoken: isSpoken(opening.label), ...turned }; // prettier-ignore
  }
  const at = AT[language];
  const spoken = SPOKEN_HOURS[language];
  const found = at === undefined ? null : regex(`^(?<told>.+?),?\\s(?<at>(?:${at})\\s)(?<time>${WRITTEN_HOUR}${spoken === undefined ? "" : `|${spoken}`})(?:\\s(?:sharp|precisas?|precise|in punto|precies|prompt))?$`, "iu").exec(text); // prettier-ignore
  const { told = "", at: opens = "", time = "" } = found?.groups ?? {};
  const minutes = minutesOf(time);
  if (minutes === null || countWords(told) > MOST_WORDS) return null;
  const plain = PLAIN.test(opens.trim());
  const day = { opening: { kind: "clock" as const, label: time, length: 0 }, sentence: text, more: [] };
  return { day, told, date: capitalise(plain ? time : `${opens}${time}`, language), before: false, minutes, half: saysHalfOfDay(time), clock: isClock(time) || start > 0, spoken: isSpoken(time) }; // prettier-ignore
}

/** What happens, without the "is" that joined it to its hour; null where one does not stand by itself. */
function behindEach(hours: readonly Hour[], language: string): ToldDay[] | null {
  const days = hours.map(({ told, date, day }, index) => {
    const bare = told.replace(IS, "").trim();
    // "… and closes at five": without what it is told of.
    const noun = NO_COPULA.test(language) && !SLAVIC_VERB.test(bare);
    const alone = countWords(bare) > 1 || /^\p{Lu}/u.test(bare) || bare !== told || noun;
    if (bare === "" || !alone || (index === 0 && hasLeaningSubject(bare, language))) return null;
    return { date, text: capitalise(bare, language), said: day.sentence.slice(0, SAID) };
  });
  const whole = days.filter((day) => day !== null);
  const names = new Set(whole.map(({ text }) => text.toLowerCase()));
  return whole.length === days.length && names.size === whole.length ? whole : null;
}

/** "обед в 13:30" has no verb; "закрывается в 17:00" has no subject. */
const NO_COPULA = /^(?:ru|uk)$/u;
const SLAVIC_VERB = /(?:ся|ется|[еиую]т[ьі]?|[ая]т[ьі]?|[лв]а?и?о?)$/iu;

/** So many letters find a part in what is said. */
const SAID = 14;
const IS = /\s(?:is|are|will be|ist|sind|est|sont|sera|es|son|será|è|sono|sarà|é|são|är|er|jest|są|—|–|-)$/iu;

/** What stands before an hour at a clause's end. */
const AT: Readonly<Record<string, string>> = {
  en: "at|until|till|by|from|around|after|before", de: "um|bis|ab|gegen|bis gegen|nach|vor", fr: "à|jusqu['’]à|vers|dès|avant|après",
  es: "a las?|hasta las?|desde las?|sobre las?|hasta|a", it: "alle|fino alle|dalle|verso le|entro le|a|fino a", pt: "às|à|até às|até as|até à|até|a partir das",
  nl: "om|tot|vanaf|rond|voor|na", sv: "klockan|kl\\.?|till klockan|till|från", da: "klokken|kl\\.?|til klokken|til|fra", nb: "klokken|kl\\.?|til klokken|til|fra",
  pl: "o|o godz\\.|o godzinie|do|od", cs: "v|ve|od|do", ru: "в|до|с|к|около|после", uk: "о|об|до|з|після",
}; // prettier-ignore
/** Before an hour they say nothing that its place on an axis does not. */
const PLAIN = /^(?:at|um|à|a|a las?|alle|às|om|klockan|kl\.?|klokken|o|o godz\.|o godzinie|v|ve|в|о|об)$/iu;
