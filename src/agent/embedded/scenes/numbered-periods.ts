import type { Prose, TableBlock } from "../brief/brief.ts";

/** What a column of numbered periods is called: years, quarters, months, weeks, days. */
const PERIODS = [
  "year|quarter|month|week|day|season|jahr|quartal|monat|woche|tag|année|an|trimestre|mois|semaine|jour|año|mes|semana|día|anno|mese|settimana|giorno|ano|mês|dia|jaar|kwartaal|maand|week|dag|år|kvartal|månad|måned|vecka|uke|uge",
  "rok|kwartał|miesiąc|tydzień|dzień|čtvrtletí|měsíc|týden|den|год|квартал|месяц|неделя|день|рік|місяць|тиждень|yıl|çeyrek|ay|hafta|gün|év|negyedév|hónap|hét|nap|vuosi|kuukausi|viikko|päivä|an|trimestru|lună|săptămână|zi|έτος|χρόνος|μήνας|εβδομάδα|ημέρα",
  "السنة|سنة|العام|الشهر|شهر|الأسبوع|أسبوع|اليوم|يوم|שנה|רבעון|חודש|שבוע|יום|वर्ष|साल|महीना|माह|सप्ताह|दिन|বছর|মাস|সপ্তাহ|দিন|năm|quý|tháng|tuần|ngày|tahun|bulan|minggu|hari|ปี|เดือน|สัปดาห์|วัน",
].join("|");
const WEST = new RegExp(`^(?:${PERIODS})$`, "iu");
const EAST = /^(?:年|年度|年次|季度|月|周|週|日|天|년|년차|연차|분기|개월|주|주차|일|일차)$/u;
/** As it is written before a number: "年" is 第1年 in Chinese, 1年目 in Japanese and 1년차 in Korean. */
const NUMBERED: Readonly<Record<string, (period: string, count: string) => string>> = {
  zh: (period, count) => `第${count}${period}`,
  ja: (period, count) => (/次|度/u.test(period) ? `${count}${period}` : `${count}${period}目`),
  ko: (period, count) => `${count}${/^[년주일]$/u.test(period) ? `${period}차` : period}`,
};
/** Quarters and the like are numbered in Roman figures too. */
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const FEWEST = 2;
/** More is the number of a year. */
const MOST = 500;

/**
 * "Jahr" above 1, 2, 3 …, "Kwartał" above I, II, III …: the rows are times, "Jahr 1", "Jahr 2"; the table itself where they are none. Steps other than one
 * are amounts of time.
 */
export function withPeriods(table: TableBlock, language: string): TableBlock {
  const head = table.header[0]?.shown.trim() ?? "";
  const named = NUMBERED[language] === undefined ? WEST.test(head) : EAST.test(head);
  if (!named || table.rows.length < FEWEST) return table;
  const numbers = table.rows.map((row) => row[0]?.shown.trim().replace(/\.$/u, "") ?? "");
  const counts = numbers.map((number) => (/^\d{1,3}$/u.test(number) ? Number(number) : ROMAN.indexOf(number) + 1 || Number.NaN)); // prettier-ignore
  const runs = counts.every((count, at) => count <= MOST && (at === 0 || count === (counts[at - 1] ?? 0) + 1)); // prettier-ignore
  if (!runs) return table;
  const rows = table.rows.map((row, at): Prose[] => {
    const label = labelOf(head, numbers[at] ?? "", language);
    return [{ shown: label, spoken: label }, ...row.slice(1)];
  });
  return { ...table, rows };
}

function labelOf(head: string, count: string, language: string): string {
  return NUMBERED[language]?.(head, count) ?? `${head} ${count}`;
}

/** "Jahr 1", 第1年, 1년차: a period that was numbered so. */
const COUNTED = new RegExp(`^(?:(?:${PERIODS})\\s(?:\\d{1,3}|[IVX]{1,4})|第\\d{1,3}(?:年|季度|月|周|日|天)|\\d{1,3}(?:[年月週日]目|年度|年次|[년주일]차|분기|개월))$`, "iu"); // prettier-ignore

export function isNumberedPeriod(label: string): boolean {
  return COUNTED.test(label.trim());
}
