import { safeLocale } from "../phrases/join-list.ts";
import { cellNumber } from "../text/figures.ts";

/** Heads of a column that counts in a unit of time, in any language. */
const HEADS: readonly [unit: string, heads: RegExp][] = [
  ["minute", /^(?:minutes?|minuten?|minut[oi]s?|minuter|minutter|minut[yae]?|минуты?|хвилини?|dakika|分(?:钟|鐘|数|數)?|분|دقيقة|دقائق|मिनट)$/iu],
  ["hour", /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|timm?ar|timer|godzin[ay]|hodin[ay]|часы?|години?|saat|小时|小時|時間|시간|ساعة|ساعات|घंटे|घंटा)$/iu],
  ["day", /^(?:days?|tage?|jours?|días?|giorn[io]|dias?|dag(?:en|ar|er|e)?|dni|dzień|dny|день|дни|дні|gün|天数?|日数?|日數|일수?|يوم|أيام|दिन)$/iu],
  ["week", /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veck(?:a|or)|uker?|uger?|tydzień|tygodnie|týdn?[ey]n?|недел[яи]|тиждень|тижні|hafta|周数?|週数?|주|أسبوع|أسابيع|सप्ताह|हफ़्ते)$/iu],
  ["month", /^(?:months?|monate?|mois|mes|meses|mese|mesi|mês|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesiące?|měsíce?|месяцы?|місяц[ьі]|ay|个月|個月|か月|月数|개월|شهر|أشهر|महीने|महीना)$/iu],
  ["year", /^(?:years?|jahre?|ans?|années?|años?|ann[io]|anos?|jaar|jaren|år|rok|lata?|roky|год|года|годы|лет|рік|роки|yıl|年数?|年數|년수?|سنة|سنوات|साल|वर्ष)$/iu],
]; // prettier-ignore
/** "in Monaten", "в месяцах": the forms that prepositions ask for. */
const BENT: readonly [unit: string, words: RegExp][] = [
  ["minute", /^(?:минутах|хвилинах|minutach|minutách)$/iu],
  ["hour", /^(?:часах|годинах|godzinach|hodinách)$/iu],
  ["day", /^(?:tagen|днях|dniach|dnech)$/iu],
  ["week", /^(?:неделях|тижнях|tygodniach|týdnech)$/iu],
  ["month", /^(?:monaten|месяцах|місяцях|miesiącach|měsících)$/iu],
  ["year", /^(?:jahren|годах|роках|latach|letech)$/iu],
];

/** The unit of time that a word counts in, as `Intl` names it; null for another word. */
export function spanNamed(word: string): string | null {
  return HEADS.find(([, words]) => words.test(word))?.[0] ?? null;
}

const IN_SPAN = /^(?<name>.+?)\s(?:in|en|em|i|w|v|в)\s(?<unit>\p{L}+)$/iu;

/** "Frist in Monaten": what is counted, and in what; null for a head that says neither. */
export function countedInSpans(head: string): { name: string; unit: string } | null {
  const { name = "", unit = "" } = IN_SPAN.exec(head.trim())?.groups ?? {};
  const span = spanNamed(unit) ?? BENT.find(([, words]) => words.test(unit))?.[0];
  return name === "" || span === undefined ? null : { name, unit: span };
}

const OF_SPANS =
  /^(?<unit>\p{L}+)\s(?<of>(?:im|in|bei|beim|am|seit|nach|vor|of|at|with|since|d['’]|de|du|dans|en|di|da|em|na|no|van|bij|med|i|på|w|od|в|на|с|до)\s?.+)$/iu;

/** "Jahre im Betrieb" with 5: "5 Jahre im Betrieb"; null for a head that counts no time, or says so behind it. */
export function spansOf(number: string, head: string, language: string): string | null {
  const { unit = "", of = "" } = OF_SPANS.exec(head.trim())?.groups ?? {};
  const span = spanNamed(unit);
  return span === null ? null : `${inSpan(number, span, language)} ${of}`;
}

/** "10 años", "10 лет", "10 年". */
export function inSpan(number: string, unit: string, language: string): string {
  const value = cellNumber(number, language)?.value;
  if (value === undefined) return number;
  const form = new Intl.NumberFormat(safeLocale(language), { style: "unit", unit, unitDisplay: "long" });
  const said = form.format(value).replace(/\p{Nd}+/u, number);
  return said.replace(/\s/gu, /^(?:ja|zh)/u.test(language) ? "" : " ");
}
