import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { safeLocale } from "../phrases/join-list.ts";
import { cellNumber } from "../text/figures.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { countWords } from "../text/sentences.ts";
import { withUnit } from "./cell-units.ts";
import { areAmounts } from "./chart-data.ts";
import type { SceneContext } from "./draft.ts";

/** Heads of a column that counts in a unit of time, in any language. */
const SPANS: readonly [unit: string, heads: RegExp][] = [
  ["minute", /^(?:minutes?|minuten?|minut[oi]s?|minuter|minutter|minut[yae]?|минуты?|хвилини?|dakika|分(?:钟|鐘|数|數)?|분|دقيقة|دقائق|मिनट)$/iu],
  ["hour", /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|timm?ar|timer|godzin[ay]|hodin[ay]|часы?|години?|saat|小时|小時|時間|시간|ساعة|ساعات|घंटे|घंटा)$/iu],
  ["day", /^(?:days?|tage?|jours?|días?|giorn[io]|dias?|dag(?:en|ar|er|e)?|dni|dzień|dny|день|дни|дні|gün|天数?|日数?|日數|일수?|يوم|أيام|दिन)$/iu],
  ["week", /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veck(?:a|or)|uker?|uger?|tydzień|tygodnie|týdn?[ey]n?|недел[яи]|тиждень|тижні|hafta|周数?|週数?|주|أسبوع|أسابيع|सप्ताह|हफ़्ते)$/iu],
  ["month", /^(?:months?|monate?|mois|mes|meses|mese|mesi|mês|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesiące?|měsíce?|месяцы?|місяц[ьі]|ay|个月|個月|か月|月数|개월|شهر|أشهر|महीने|महीना)$/iu],
  ["year", /^(?:years?|jahre?|ans?|années?|años?|ann[io]|anos?|jaar|jaren|år|rok|lata?|roky|год|года|годы|лет|рік|роки|yıl|年数?|年數|년수?|سنة|سنوات|साल|वर्ष)$/iu],
]; // prettier-ignore
/** Those who are counted, in the plural. */
const PEOPLE =
  /^(?:people|persons|guests|personen|gäste|personnes|convives|invités|personas|invitados|comensales|persone|ospiti|pessoas|convidados|gasten|personer|gäster|gjester|gæster)$/iu;

const YEARS = /^(?:年|年份|年度|연도|년도|년)$/u;
const YEAR_SIGN: Readonly<Record<string, string>> = { zh: "年", ja: "年", ko: "년" };

/** A unit of time in the singular, which numbers what stands below it. */
const ONE_SPAN =
  /^(?:year|month|week|day|hour|monat|woche|tag|stunde|année|semaine|jour|año|semana|día|anno|settimana|giorno|ano|dia|maand|dag|vecka|uke|uge|rok|tydzień|dzień|týden|den|год|месяц|неделя|день|рік|місяць|тиждень)$/iu;

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
  if (/^\p{L}$/u.test(axis) && cellNumber(first, base) !== null) return `${axis} = ${first}`;
  const amounts = table.rows.map((row) => row[0]?.shown ?? "");
  const span = namedSpan(first, axis, amounts, phrases.space);
  if (span !== null) return span;
  if (axis === "" || !areAmounts(amounts, base)) return first;
  const bare = /^\p{Nd}+$/u.test(first.trim());
  // "Year 10" of a loan is one year of it, "10 years" are all of them.
  if (bare && ONE_SPAN.test(axis)) return `${axis} ${first}`;
  if (bare) {
    const span = SPANS.find(([, heads]) => heads.test(axis));
    if (span !== undefined) return inSpan(first, span[0], language);
    if (PEOPLE.test(axis)) return `${first} ${lowersNouns(base) ? lowerFirst(axis, names) : axis}`;
  }
  // What has its own sign is named once, a bare number in every row.
  if (at > 0 && (base === "en" || !bare || countWords(axis) > 2)) return first;
  const head = withUnit(first, axis, base);
  return head.name === ""
    ? head.value
    : `${base === "en" ? lowerFirst(head.name, names) : head.name} ${head.value}`;
}

/** "10 años", "10 лет", "10 年". */
function inSpan(number: string, unit: string, language: string): string {
  const value = cellNumber(number, language)?.value;
  if (value === undefined) return number;
  const form = new Intl.NumberFormat(safeLocale(language), { style: "unit", unit, unitDisplay: "long" });
  const said = form.format(value).replace(/\p{Nd}+/u, number);
  return said.replace(/\s/gu, /^(?:ja|zh)/u.test(language) ? "" : " ");
}
