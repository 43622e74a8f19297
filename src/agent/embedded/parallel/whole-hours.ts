import type { ToldDay } from "./told-days.ts";

const BARE = /^\p{Nd}{1,2}$/u;
const WITH_MINUTES = /\p{Nd}(?<sign>[:.])\p{Nd}{2}/u;
/** Where no other hour has minutes, the word that says that it is one. */
const HOUR_WORD: Readonly<Record<string, string>> = { ar: "الساعة " };

/** "9" among "7:30" and "16:45" is 9:00: a number by itself is no time of day. */
export function withWholeHours(days: readonly ToldDay[], language: string): ToldDay[] {
  const sign = days.map(({ date }) => WITH_MINUTES.exec(date)?.groups?.["sign"]).find((one) => one !== undefined); // prettier-ignore
  const word = HOUR_WORD[language];
  return days.map((day) => {
    if (!BARE.test(day.date)) return day;
    const nought = /^[٠-٩]/u.test(day.date) ? "٠" : "0";
    if (sign !== undefined) return { ...day, date: `${day.date}${sign}${nought}${nought}` };
    return word === undefined ? day : { ...day, date: `${word}${day.date}` };
  });
}
