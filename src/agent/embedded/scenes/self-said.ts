import { costsNothing } from "../parallel/price-words.ts";
import { namedDays } from "../text/calendar-days.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { toPattern } from "../text/regex.ts";

/** What a cell says by itself, whatever its column is called. */
type SelfSaid = "sum" | "date" | "time" | "duration" | "people";

/** Around an amount: "from £20", "ab 8 €", "8 € pro Person". */
const MOST_BESIDE = 12;
const CLOCK = "(?:[01]?\\p{Nd}|2[0-4])(?:[:.h]\\p{Nd}{2}|\\s?(?:Uhr|uur|h|[ap]\\.?m\\.?|ч|時|时|点|點|시))(?:\\s?(?:Uhr|uur|h|[ap]\\.?m\\.?))?(?:半|\\p{Nd}{1,2}[分분])?"; // prettier-ignore
const TIME = toPattern(
  `^(?:\\p{L}{1,4}\\.?\\s)?(?:\\p{Nd}{1,2}\\s?[-–—]\\s?)?${CLOCK}(?:\\s?(?:[-–—~〜～]|bis|to|à|a|al|til|till|do|до|から|부터)\\s?${CLOCK})?$`,
  "iu",
);
const DURATION =
  /^\p{Nd}{1,3}(?:[.,]\p{Nd})?(?:\s?[-–—]\s?\p{Nd}{1,3})?(?:\s?(?:min\.?|mins\.?|Std\.?|hrs?\.?)|\s?(?:分(?:間|钟|鐘)|時間|小时|小時|日間|天|週間|周|か月|ヶ月|个月|個月|시간|분|일|주|개월)|[\s-](?:minutes?|Minuten?|minut\p{L}*|hours?|Stunden?|heures?|horas?|or[ae]|uur|tim(?:me|mar|er)|godzin\p{L}*|час\p{L}*|годин\p{L}*|минут\p{L}*|хвилин\p{L}*|days?|Tage?|jours?|días?|dias?|giorn[oi]|dag(?:en|ar|er|e)?|dni|dzień|дн\p{L}+|день|weeks?|Wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|veck(?:a|or)|uker?|uger?|tygod\p{L}*|недел\p{L}*|months?|Monate?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|years?|Jahre?|ans?|años?|ann[oi]|jaar|år|دقيقة|دقائق|ساعة|ساعات|أيام|שעות|दिन|घंटे|मिनट|dakika|saat|gün|hafta|ay))$/iu;
const MONTH_OF_YEAR = /^(?:1[5-9]|20)\d{2}\s?[年년]\s?\d{1,2}\s?[月월]$/u;

/** "5월 초", "4月20日以前", "10月上旬": a part of a year. */
const PART_OF_YEAR =
  /^\d{1,2}\s?[月월](?:\s?(?:\d{1,2}\s?[日일号號]|초순?|중순?|하순?|말|上旬|中旬|下旬|初旬?|末|底|頃))?(?:\s?(?:이전|이후|까지|부터|경|以前|以後|以降|之前|之后|之後|まで|から|ごろ|頃))?(?:\s?[-–—~〜～至]\s?(?:\d{1,2}\s?[月월]\s?)?(?:\d{1,2}\s?[日일号號]|초순?|중순?|하순?|말|上旬|中旬|下旬|初旬?|末|底)?)?$/u;

/** "1〜2人", "約34名", "12명": the word that counts says of whom. */
const PEOPLE =
  /^(?:約|约|大约|약\s?)?\p{Nd}[\p{Nd},.]*[万千만천]?(?:\s?[-–—~〜～至]\s?\p{Nd}[\p{Nd},.]*[万千만천]?)?\s?(?:人|名|명)(?:以上|以下|程度|前後|以内|左右|이상|이하|정도)?$/u;

/** A sum of money, a date, a time, a duration or a count of people, and nothing else; null where its head must say what it is. */
export function selfSaid(cell: string, base: string): SelfSaid | null {
  const text = cell.trim();
  if (costsNothing(text)) return "sum";
  if (TIME.test(text)) return "time";
  if (DURATION.test(text)) return "duration";
  if (MONTH_OF_YEAR.test(text) || PART_OF_YEAR.test(text)) return "date";
  if (PEOPLE.test(text)) return "people";
  const [day, ...days] = namedDays(text, base);
  if (day !== undefined && days.length === 0 && day.end - day.start >= text.length - 1) return "date";
  const [figure, ...figures] = findFigures(text, base);
  const beside = figure === undefined ? 0 : text.length - (figure.end - figure.start);
  return figure !== undefined && figures.length === 0 && isSum(figure) && beside <= MOST_BESIDE
    ? "sum"
    : null;
}

/** Which cells of a row need no head: each says what it is, and none is of the kind of another. */
export function selfSaidCells(cells: readonly string[], base: string): boolean[] {
  const kinds = cells.map((cell) => selfSaid(cell, base));
  return kinds.map((kind) => kind !== null && kinds.filter((other) => other === kind).length === 1);
}
