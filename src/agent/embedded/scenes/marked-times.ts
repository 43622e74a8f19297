import type { Emphasis } from "../../../artifacts/cue.ts";
import { namedDays } from "../text/calendar-days.ts";
import { CLOCK } from "../text/clock.ts";
import { clockTimes } from "../text/clock-times.ts";
import { wholeMarks } from "./whole-marks.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";

/** More of them are a timetable, and none stands out. */
const MOST = 4;
/** Noon and midnight close a span of hours in words; Arabic names hours in letters more often than not. */
const NAMED_HOUR =
  /(?<=\b(?:to|till|until)\s)(?:noon|midday|midnight)(?!\p{L})|(?<=\bbis\s)Mitternacht(?!\p{L})|(?<=(?:^|\s)(?:jusqu['’]à|à)\s)(?:midi|minuit)(?!\p{L})|(?<=(?:^|\s)(?:الساعة|حتى|إلى)\s)ال(?:واحدة|ثانية|ثالثة|رابعة|خامسة|سادسة|سابعة|ثامنة|تاسعة|عاشرة|حادية عشرة|ثانية عشرة)(?:\s(?:صباح[اً]*|مساء[ًا]*|ظهر[ًا]*|عصر[ًا]*|ليل[ًا]*))?/giu;
/** What stands between the ends of a span. */
const UP_TO =
  "to|till|until|[–—-]|bis|à|a|alle|até|tot|do|до|til|ile|fins a|până la|iki|līdz|kuni|sampai|hingga|s\\.d\\.|đến|tới|έως|ως|μέχρι|حتى|إلى|تا|עד|से|থেকে|ถึง|から|到|至|부터";
const SPANS = toPattern(`^\\s?(?:${UP_TO})\\s?$`, "iu");
/** "pukul 08.00 sampai 12.00": behind an hour with its minutes the last one needs no word of its own. */
const LAST_HOUR = toPattern(
  `^\\s?(?:${UP_TO})\\s?(?:[01]?\\p{Nd}|2[0-4])[.:][0-5]\\p{Nd}(?!\\p{Nd}|[.,:]\\p{Nd})`,
  "iu",
);
const WITH_MINUTES = /\p{Nd}[.:][0-5]\p{Nd}$/u;
/** "3.40 pm", "kl. 19" as well, which elsewhere may be amounts. */
const HOURS = toPattern(
  `(?<![\\d.,:])(?:[01]?\\d|2[0-4])[.:][0-5]\\d\\s?[ap]\\.?m(?!\\p{L})|(?<=(?:^|\\s)kl\\.?\\s)(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?(?!\\p{Nd})|${CLOCK.source}`,
  "giu",
);
/** "7 bis 14 Uhr": the first hour of a span has its unit at the end. */
const FIRST_HOUR =
  /(?<![\p{L}\p{N}.,:])\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?(?:to|bis|à|a|tot|do|до|till|til|[–—-])\s?$/iu;

const BARE_SPAN = toPattern(
  `(?<![\\p{L}\\p{N}.,:/-])(?:[1-9]|1\\p{Nd}|2[0-4])\\s?(?:${UP_TO})\\s?(?:[1-9]|1\\p{Nd}|2[0-4])(?=\\s*(?:$|[.;)]|,(?!\\p{Nd})))`,
  "giu",
);

/** The days and the hours that a sentence names, each span as one: in an invitation or a closure they are its figures. */
export function markedTimes(text: string, base: string): Emphasis[] {
  const days = namedDays(text, base).map(({ cue, end }) => ({ start: cue, end }));
  const hours = [...matchesOf(HOURS, text), ...matchesOf(NAMED_HOUR, text)].map(({ index, 0: said }) => {
    const first = /^\p{Nd}/u.test(said) ? (FIRST_HOUR.exec(text.slice(0, index))?.[0].length ?? 0) : 0;
    return { start: index - first, end: index + said.length };
  });
  const timed = [...days, ...hours, ...clockTimes(text, base)];
  // "10 till 5:30. Sundays | 11 till 3": beside hours that are sure, a span without minutes is one as well.
  const bare = hours.length === 0 ? [] : matchesOf(BARE_SPAN, text).map(({ index, 0: said }) => ({ start: index, end: index + said.length })); // prettier-ignore
  const found = [...timed, ...bare.filter((one) => timed.every(({ start, end }) => one.end <= start || end <= one.start))].toSorted((a, b) => a.start - b.start); // prettier-ignore
  const spans: Emphasis[] = [];
  for (const one of found) {
    const last = spans.at(-1);
    if (last === undefined || last.end <= one.start) {
      if (last !== undefined && SPANS.test(text.slice(last.end, one.start))) last.end = one.end;
      else spans.push({ ...one });
    } else last.end = Math.max(last.end, one.end);
  }
  return spans.length > MOST ? [] : wholeMarks(text, spans.map((span) => withYearBefore(text, toLastHour(text, span))), base); // prettier-ignore
}

/** "1964年 | 10月1日": where the year comes first, a day without it would be of any. */
function withYearBefore(text: string, { start, end }: Emphasis): Emphasis {
  const year = /(?<!\p{Nd})(?:1\p{Nd}|20)\p{Nd}{2}\s?[年년]\s?$/u.exec(text.slice(0, start))?.[0] ?? "";
  return { start: start - year.length, end };
}

function toLastHour(text: string, { start, end }: Emphasis): Emphasis {
  const last = WITH_MINUTES.test(text.slice(start, end)) ? LAST_HOUR.exec(text.slice(end))?.[0] : undefined;
  return { start, end: end + (last?.length ?? 0) };
}
