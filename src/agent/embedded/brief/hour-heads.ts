import { toPattern } from "../text/regex.ts";
import type { CountedHead } from "./counted-heads.ts";
import { dateSource } from "./dated-rows.ts";
import { isDay } from "./day-lines.ts";
import { TIMES } from "./line-rows.ts";

const HOUR = toPattern(String.raw`^(?:(?<day>[\p{L}\p{Nd}][^:：–—!?]{0,28}?),?\s)?(?<hour>${TIMES})\s*(?<mark>[:：–—-]|,)?\s+(?<rest>[\p{L}"“„«「『(].*)$`, "iu"); // prettier-ignore

/** "Cuma 17.00 – Kortej ve açılış": the day and the hour that a line of a programme opens with; null where it opens with none. */
export function hourHead(line: string, language: string): CountedHead | null {
  const { day, hour = "", rest = "" } = HOUR.exec(line)?.groups ?? {};
  if (day === undefined || !(isDay(day, language) || isDate(day, language))) return null;
  return { word: HOUR_WORD, count: Number.NaN, label: `${day} ${hour}`, rest, parted: true };
}

/** What lines share that open with an hour. */
export const HOUR_WORD = "hour";

const known = new Map<string, RegExp>();

function isDate(text: string, language: string): boolean {
  const pattern = known.get(language) ?? toPattern(`^${dateSource(language)}$`, "iu");
  known.set(language, pattern);
  return pattern.test(text);
}
