import type { ToldBars } from "../brief/brief.ts";
import { asciiDigits, NUMBER, parseNumber } from "../text/figures.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { AND } from "./clauses.ts";
import { YEAR } from "../text/year-alone.ts";

const COUNT = { least: 3, most: 12 };
const MOST_WORDS = { lead: 9, unit: 5 };
const MOST_SPREAD = 400;
const SAID = 12;
/** "In 2020", "2020'de", 2020年, "2020 год — ". */
const BEFORE_YEAR =
  "(?:in(?: the year)?|im(?: Jahr)?|en(?: el año| l['’]an)?|nel(?: anno)?|nell['’]anno|em|no ano(?: de)?|år|i|w(?: roku)?|we|в|у|v(?: roce)?|în|το|عام|في عام|سنة|في|ב-?)";
const BEHIND_YEAR =
  "(?:\\s?(?:年度?|년|год[ау]?|году|г\\.|роки?|році|roku|r\\.|yılında|में|['’][dt][ae]|-?(?:ban|ben)))?";
/** The rest of what a value counts in: "toneladas", "milioni di metri cubi", "%". */
const UNIT = "(?<unit>\\s?[^\\p{Nd}:;]{0,40}?)";

type Point = { year: string; value: number; written: string; unit: string; said: string };

/**
 * "Books sent: 4,200 in 2020; 6,900 in 2021; …", "Aceite: 310 toneladas en 2019; 420 en 2020; …", "Hasat: 2020'de 310 ton; …": one
 * measure, which stands before the colon, over three years or more. Null where a piece says anything else, or counts in another unit.
 */
export function valuesOfYears(sentence: string, language: string): ToldBars | null {
  const [, lead = "", told = ""] = /^([^:：]{3,90}?)\s*[:：]\s*(.+)$/su.exec(sentence.trim()) ?? [];
  if (told === "" || countWords(lead) > MOST_WORDS.lead || /[\p{Nd}?？؟"“”„«»]/u.test(lead)) return null;
  const points = pointsIn(withoutStop(told), language);
  if (points === null || !areCourse(points)) return null;
  const units = points.map(({ unit }) => unit.toLowerCase());
  const [unit = ""] = units;
  // What the first counts in the others may leave out, and nothing else.
  if (units.some((one) => one !== unit && one !== "") || countWords(unit) > MOST_WORDS.unit) return null;
  const isShort = unit === "" || /^(?:[%٪％]|\p{L}{1,3}|\P{ASCII})$/u.test(unit);
  const name = capitalise(lead, language);
  return {
    form: "bars",
    measure: isShort ? name : `${name} (${points[0]?.unit ?? ""})`,
    parts: points.map(({ year, value, written, said }) => ({
      label: year,
      display: isShort && unit !== "" ? `${written}${joinOf(unit)}${points[0]?.unit ?? ""}` : written,
      value,
      said,
    })),
  };
}

function joinOf(unit: string): string {
  return /^[%٪％]$|^\P{ASCII}$/u.test(unit) ? "" : "\u00A0";
}

function pointsIn(told: string, language: string): Point[] | null {
  const semicolons = /[;；؛]/u.test(told);
  const pieces = splitOutside(told, semicolons ? /\s*[;；؛]\s*/u : /\s*[,،，、](?!\p{Nd})\s*/u);
  const and = regex(`^(?:${AND[language] ?? "(?!)"})\\s+`, "iu");
  const all = semicolons ? pieces : [...pieces.slice(0, -1), ...splitOutside(pieces.at(-1) ?? "", regex(`\\s+(?:${AND[language] ?? "(?!)"})\\s+(?=\\p{Nd})`, "iu"))]; // prettier-ignore
  if (all.length < COUNT.least || all.length > COUNT.most) return null;
  const yearLast = regex(`^(?<value>${NUMBER})${UNIT}\\s${BEFORE_YEAR}\\s?(?<year>${YEAR})$`, "iu");
  const yearFirst = regex(`^(?:${BEFORE_YEAR}\\s?)?(?<year>${YEAR})${BEHIND_YEAR}\\s?(?:[–—-]\\s)?(?<value>${NUMBER})${UNIT}$`, "iu"); // prettier-ignore
  for (const pattern of [yearLast, yearFirst]) {
    const points = all.map((piece): Point | null => {
      const bare = piece.replace(and, "").trim();
      const groups = pattern.exec(asciiDigits(bare))?.groups;
      const { year = "", value: written = "", unit = "" } = groups ?? {};
      const value = groups === undefined ? null : parseNumber(written, language);
      return value === null ? null : { year, value, written, unit: unit.trim(), said: bare.slice(0, SAID) };
    });
    const known = points.filter((point) => point !== null);
    if (known.length === all.length) return known;
  }
  return null;
}

function areCourse(points: readonly Point[]): boolean {
  const years = points.map(({ year }) => Number(year));
  const values = points.map(({ value }) => value);
  const rising = years.every((year, at) => at === 0 || year > (years[at - 1] ?? 0));
  const least = Math.min(...values);
  return rising && least > 0 && Math.max(...values) / least <= MOST_SPREAD && new Set(values).size > 1;
}
