import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { cellNumber } from "../text/figures.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import { withUnit } from "./cell-units.ts";
import { areAmounts } from "./chart-data.ts";
import type { SceneContext } from "./draft.ts";
import { inSpan, spanNamed, spansOf } from "./time-spans.ts";

/** Those who are counted, in the plural. */
const PEOPLE =
  /^(?:people|persons|guests|personen|gäste|personnes|convives|invités|personas|invitados|comensales|persone|ospiti|pessoas|convidados|gasten|personer|gäster|gjester|gæster)$/iu;

const YEARS = /^(?:年|年份|年度|연도|년도|년)$/u;
const YEAR_SIGN: Readonly<Record<string, string>> = { zh: "年", ja: "年", ko: "년" };

/** A unit of time in the singular, which numbers what stands below it. */
const ONE_SPAN =
  /^(?:year|month|week|day|hour|monat|woche|tag|stunde|année|semaine|jour|año|semana|día|anno|settimana|giorno|ano|dia|maand|dag|vecka|uke|uge|rok|tydzień|dzień|týden|den|год|месяц|неделя|день|рік|місяць|тиждень)$/iu;

/** Where one word is one week and several: how one of them is numbered. */
const NUMBERED: Readonly<Record<string, (axis: string, number: string) => string>> = {
  hi: (axis, number) => `${axis} ${number}`,
  ar: (axis, number) => `${axis} ${number}`,
  fa: (axis, number) => `${axis} ${number}`,
  ur: (axis, number) => `${axis} ${number}`,
  tr: (axis, number) => `${number}. ${axis.toLocaleLowerCase("tr")}`,
  zh: (axis, number) => `第${number}${axis}`,
  ja: (axis, number) => (axis === "日" ? `${number}日目` : `第${number}${axis}`),
  ko: (axis, number) => `${number}${axis}차`,
};
/** Not "weeks" in the plural, nor how many. */
const ONE_OR_MORE =
  /^(?:सप्ताह|हफ़्ता|दिन|महीना|वर्ष|أسبوع|الأسبوع|يوم|اليوم|شهر|الشهر|سنة|السنة|هفته|روز|ماه|سال|دن|ہفتہ|hafta|gün|ay|yıl|周|週|天|日|주|일)$/iu;

/** "सप्ताह 3" of a plan that goes on from its first week: one of them, and not how many. */
function numberedSpan(first: string, axis: string, cells: readonly string[], base: string): string | null {
  const tell = NUMBERED[base];
  if (tell === undefined || !ONE_OR_MORE.test(axis)) return null;
  const numbers = cells.map((cell) => cellNumber(cell, base)?.value ?? Number.NaN);
  const goesOn =
    numbers[0] === 1 && numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? Infinity));
  return goesOn ? tell(axis, first.trim()) : null;
}

/** "6–12", "65+"; years say what they are. */
const SPAN = /^\p{Nd}{1,3}(?:\s?[-–]\s?\p{Nd}{1,3}|\+)$/u;
const MOST_AXIS = 2;

/** "Age 6–12" where a column of that name has nothing but spans of bare numbers, which do not say of what they are. */
export function namedSpan(
  first: string,
  axis: string,
  cells: readonly string[],
  space: string,
): string | null {
  const bare = cells.length > 1 && cells.every((cell) => SPAN.test(cell.trim()));
  const named = /^[\p{L}\p{M}\s]+$/u.test(axis) && countWords(axis) <= MOST_AXIS;
  return bare && named ? `${axis}${space}${first}` : null;
}

/** How a row opens: by its first cell, and by what that is where a bare number says nothing. */
export function leadOfRow(first: string, at: number, table: TableBlock, context: SceneContext): string {
  const { base, names, language, phrases } = context;
  const axis = table.header[0]?.spoken.trim() ?? "";
  if (YEARS.test(axis) && /^(?:1\d|20)\d{2}$/u.test(first.trim()) && YEAR_SIGN[base] !== undefined)
    return `${first.trim()}${YEAR_SIGN[base]}`;
  // "n = 10": a letter that heads numbers is a variable.
  if (
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(axis) &&
    cellNumber(first, base) !== null
  )
    return `${axis} = ${first}`;
  const amounts = table.rows.map((row) => row[0]?.shown ?? "");
  const span = namedSpan(first, axis, amounts, phrases.space);
  if (span !== null) return span;
  if (axis === "" || !areAmounts(amounts, base)) return first;
  const bare = /^\p{Nd}+$/u.test(first.trim());
  // "Year 10" of a loan is one year of it, "10 years" are all of them.
  if (bare && ONE_SPAN.test(axis)) return `${axis} ${first}`;
  if (bare) {
    const numbered = numberedSpan(first, axis, amounts, base);
    if (numbered !== null) return numbered;
    const span = spanNamed(axis);
    if (span !== null) return inSpan(first, span, language);
    const told = spansOf(first, axis, language);
    if (told !== null) return told;
    if (PEOPLE.test(axis)) return `${first} ${lowersNouns(base) ? lowerFirst(axis, names) : axis}`;
  }
  // What has its own sign is named once, a bare number in every row.
  if (at > 0 && (base === "en" || !bare || countWords(axis) > 2)) return first;
  const head = withUnit(first, axis, base);
  return head.name === ""
    ? head.value
    : `${base === "en" ? lowerFirst(head.name, names) : head.name} ${head.value}`;
}
