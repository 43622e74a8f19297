import { safeLocale } from "../phrases/join-list.ts";
import { DAY_OPENINGS, HOURS } from "./day-opening-words.ts";
import { regex } from "../text/regex.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** How a sentence begins that tells of a day, a month, a phase or an hour. `length`: UTF-16 units that it takes of it. */
export type Opening = { kind: "weekday" | "month" | "phase" | "clock"; label: string; length: number };

/** Without a word before it a day would be what the sentence speaks of. */
const NEEDS_CASE = /^(?:ru|uk|pl|cs|he)$/u;
const EAST_DAYS: Readonly<Record<string, string>> = {
  ja: "[月火水木金土日]曜日?|平日|週末",
  zh: "(?:周|星期|礼拜|週|禮拜)[一二三四五六日天末]",
};
const EAST_MONTH: Readonly<Record<string, string>> = {
  ja: "(?:\\d{1,2}|十?[一二三四五六七八九十])月",
  zh: "(?:\\d{1,2}|十?[一二三四五六七八九十])月份?",
  ko: "\\d{1,2}월",
};

type Patterns = { kind: Opening["kind"]; pattern: RegExp }[];
const known = new Map<string, Patterns>();

function patternsFor(language: string): Patterns | null {
  const words = DAY_OPENINGS[language];
  if (words === undefined) return null;
  const found = known.get(language);
  if (found !== undefined) return found;
  // "मार्च का महीना", "月曜日が休み": without it the day is what the sentence speaks of.
  const after = (kind: Opening["kind"]): string =>
    words.after === undefined
      ? ""
      : `(?:${words.after})${language === "ja" || (language === "hi" && /day|month/u.test(kind)) ? "" : "?"}`;
  const end = isUnspaced(language) ? "\\s*[，、,:：]?\\s*" : "(?![\\p{L}\\p{M}\\d])\\s*[,،:：]?\\s+";
  const before = (on: string, needed: boolean): string => {
    const glued = /^(?:he|zh)$/u.test(language) ? "" : "\\s";
    return on === "" ? "" : `(?:(?:${on})${glued})${needed ? "" : "?"}`;
  };
  const part = words.part === undefined ? "" : `(?:${words.part})?`;
  const one = (name: string, on: string): string =>
    `(?<label>(?:${name})(?:\\s?(?:${words.to})\\s?(?:(?:${on === "" ? "(?!)" : on})\\s)?(?:${name}))?${part})`;
  const made = (kind: Opening["kind"], name: string, on: string, needed: boolean) => ({
    kind,
    pattern: regex(`^${before(on, needed)}${one(name, on)}${after(kind)}${end}(?=[\\p{L}\\p{N}])`, "iu"),
  });
  const day = [EAST_DAYS[language] ?? weekdays(language), words.days].filter((one) => one !== undefined).join("|"); // prettier-ignore
  const month = [EAST_MONTH[language] ?? plainMonths(language), words.months].filter((one) => one !== undefined).join("|"); // prettier-ignore
  const patterns = [
    made("weekday", day, words.on, NEEDS_CASE.test(language)),
    made("month", `(?:${month})(?!\\s?\\d)`, words.in, words.in !== "" && language !== "zh"),
    made("phase", words.phases, words.phaseOn, false),
    made("clock", HOURS[language] ?? "(?!)", words.at, words.at !== ""),
  ];
  known.set(language, patterns);
  return patterns;
}

const YEAR = 2024;

function weekdays(language: string): string {
  return namesOf(language, { weekday: "long" }, 7, (at) => Date.UTC(YEAR, 0, at + 1));
}

/** As they stand alone, and beside a day. */
function plainMonths(language: string): string {
  const month = (at: number): number => Date.UTC(YEAR, at, 15);
  return [{}, { day: "numeric" } as const]
    .map((beside) => namesOf(language, { month: "long", ...beside }, 12, month))
    .join("|");
}

function namesOf(
  language: string,
  wanted: Intl.DateTimeFormatOptions,
  count: number,
  day: (at: number) => number,
): string {
  const format = new Intl.DateTimeFormat(safeLocale(language), { ...wanted, timeZone: "UTC" });
  return Array.from({ length: count }, (_, at) =>
    format.formatToParts(day(at)).find(({ type }) => type === "weekday" || type === "month"),
  )
    .flatMap((part) =>
      part === undefined || /\p{N}/u.test(part.value) ? [] : [part.value.replace(/^ב(?=\p{L}{3})/u, "")],
    )
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join("|");
}

/** How a sentence begins, where it tells first of when. `language`: the language part of a tag. */
export function openingOf(sentence: string, language: string): Opening | null {
  for (const { kind, pattern } of patternsFor(language) ?? []) {
    const found = pattern.exec(sentence);
    const label = found?.groups?.["label"];
    if (found === null || label === undefined) continue;
    const bare = found[0].toLowerCase().startsWith(label.toLowerCase());
    const pause = /[,،，、:：]\s*$/u.test(found[0]);
    // "Monday brings rain", "Le lundi est férié": what is told is told of the day.
    if (language === "en" && bare && !pause) continue;
    const rest = sentence.slice(found[0].length);
    if (language === "fr" && !pause && !FRENCH_SUBJECT.test(rest) && !FRENCH_EVENT.test(rest)) continue;
    return { kind, label, length: found[0].length };
  }
  return null;
}

const FRENCH_SUBJECT =
  /^(?:vous|nous|on|ils?|elles?|tu|je|les?|la|une?|des|tous|toutes?|chacun|chaque|votre|vos|notre|nos|mon|ma|mes|ton|ta|tes|son|sa|ses|leurs?|ce|cette|ces|deux|trois|rendez-vous)\s|^(?:j|l|c)['’]|^\p{Lu}/u;

/** "En juin commence une formation": what happens then stands before its subject. */
const FRENCH_EVENT =
  /^(?:commence(?:nt)?|débute(?:nt)?|démarre(?:nt)?|arrive(?:nt)?|(?:s['’])?ouvr\p{L}+|auront lieu|aura lieu|ont lieu|a lieu|suivr\p{L}+|suivent|suit|viendr\p{L}+|viennent|vient|se tiendr\p{L}+|paraît\p{L}*|sort\p{L}*)\s/u;
