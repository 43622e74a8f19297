import { hasLeaningSubject } from "../scenes/leaning-subjects.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { clausesOf, partedAtAnd, withoutAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { openingOf } from "./day-openings.ts";
import { regex } from "./regex.ts";
import { toldDays } from "./told-days.ts";
import type { Day, ToldDay } from "./told-days.ts";

const FEWEST = 3;
const MOST = 8;
const MOST_WORDS = 9;
const LONGEST = 500;

/**
 * "The doors open at 17:00, the contest starts at 18:30 and the dance goes on until midnight": clauses of one sentence, or
 * of several that follow, that tell one hour each, all of them behind what happens or all before it, in the order of the
 * day. Null where a clause tells no hour or two.
 */
export function rowHours(
  sentences: readonly string[],
  at: number,
  language: string,
): { days: ToldDay[]; count: number } | null {
  const first = hoursOf(sentences[at] ?? "", language);
  if (first === null) return null;
  const hours = [...first];
  let count = 1;
  for (const sentence of sentences.slice(at + 1)) {
    const more = hoursOf(sentence, language);
    if (more?.[0]?.before !== first[0]?.before || more === null || hours.length + more.length > MOST) break;
    hours.push(...more);
    count += 1;
  }
  const times = hours.map(({ minutes }) => minutes);
  const ordered = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  const clear = hours.filter(({ clock }) => clock).length >= 2;
  if (hours.length < FEWEST || hours.length > MOST || !ordered || !clear) return null;
  const days = first[0]?.before === true ? toldDays(hours.map(({ day }) => day), language) : behindEach(hours, language); // prettier-ignore
  return days === null ? null : { days, count };
}

/** `before`: its hour stands before what happens; `clock`: as no count of things is written. */
type Hour = { day: Day; told: string; date: string; before: boolean; minutes: number; clock: boolean };

function hoursOf(sentence: string, language: string): Hour[] | null {
  if (sentence.length > LONGEST || /[?？؟"“”„«»「」:：](?!\p{Nd})/u.test(sentence)) return null;
  const clauses = clausesOf(withoutStop(sentence)).flatMap((clause) =>
    timesIn(clause.text) > 1 ? partedAtAnd(clause, language) : [clause],
  );
  const hours = clauses.map((clause) => hourOf(withoutAnd(clause, language), language));
  const found = hours.filter((hour) => hour !== null);
  const alike = found.every(({ before }) => before === found[0]?.before);
  return found.length === hours.length && found.length > 0 && alike ? found : null;
}

function hourOf({ text, start }: Clause, language: string): Hour | null {
  if (timesIn(text) > 1) return null;
  const opening = openingOf(text, language);
  if (opening?.kind === "clock") {
    const told = text.slice(opening.length);
    const minutes = minutesOf(opening.label);
    const day = { opening, sentence: text, more: [] };
    return minutes === null ? null : { day, told, date: "", before: true, minutes, clock: isClock(opening.label) }; // prettier-ignore
  }
  const at = AT[language];
  const found = at === undefined ? null : regex(`^(?<told>.+?),?\\s(?<at>(?:${at})\\s)(?<time>${TIME})(?:\\s(?:sharp|precisas?|precise|in punto|precies|prompt))?$`, "iu").exec(text); // prettier-ignore
  const { told = "", at: opens = "", time = "" } = found?.groups ?? {};
  const minutes = minutesOf(time);
  if (minutes === null || countWords(told) > MOST_WORDS) return null;
  const plain = PLAIN.test(opens.trim());
  const day = { opening: { kind: "clock" as const, label: time, length: 0 }, sentence: text, more: [] };
  return { day, told, date: capitalise(plain ? time : `${opens}${time}`, language), before: false, minutes, clock: isClock(time) || start > 0 }; // prettier-ignore
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
const NAMED =
  "noon|midday|midnight|Mittag|Mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middernacht|midnatt|midnat|północy|północ|południe|půlnoci|poledne|полуночи|полдень|полудня|півночі";
const TIME = `\\d{1,2}[:.]\\d{2}(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h|uur|hodin))?|\\d{1,2}\\s?h(?:\\s?\\d{2})?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|Uhr|uur|heures|hodin|часов|часа?)|\\d{1,2}|${NAMED}`;
const CLOCK = `\\d{1,2}[:.]\\d{2}|\\d{1,2}\\s?h(?![\\p{L}])|\\d{1,2}\\s?(?:[ap]\\.?m|Uhr|uur|heures|hodin|час)|[시時点]|बजे`;

/** Written as only hours are: "18:30", "18 Uhr", "6 pm". */
function isClock(time: string): boolean {
  return regex(CLOCK, "iu").test(time);
}

function timesIn(text: string): number {
  const hours = regex(`(?<![\\p{L}\\p{N}])(?:${CLOCK}|(?:${NAMED})(?!\\p{L}))|(?<=(?:^|\\s)(?:at|um|à|a las?|alle|às|om|kl\\.?)\\s)\\d{1,2}(?!\\p{Nd})`, "giu"); // prettier-ignore
  return [...text.matchAll(hours)].length;
}

const NOON = /^(?:noon|midday|mittag|midi|mediodía|mezzogiorno|meio-dia|południe|poledne|полдень|полудня)$/iu;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes from midnight; the end of a day for its midnight; null for what is no time. */
function minutesOf(time: string): number | null {
  const bare = time.trim();
  if (NOON.test(bare)) return DAY / 2;
  if (regex(`^(?:${NAMED})$`, "iu").test(bare)) return DAY;
  const [, hours = "", minutes = "0"] = /(\d{1,2})(?:\s?[:.h時点시]\s?(\d{2}))?/u.exec(bare) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return null;
  const late = /p\.?m|午後|下午|晚上|오후|مساءً|शाम|रात|вечера/iu.test(bare) && Number(hours) < 12;
  return (Number(hours) + (late ? 12 : 0)) * HOUR + Number(minutes);
}
