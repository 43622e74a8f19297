import { asWritten, type FoundFigure } from "./found-figure.ts";
import { matchesOf } from "./matches.ts";
import { toPattern } from "./regex.ts";

/** Units of time by size, as they follow a number within a compound. */
const YEARS = "years?|Jahren?|ans?|años?|ann[oi]|anos?|jaar|år|lata?|rok|год[а]?|лет|рік|роки|років";
const MONTHS =
  "months?|Monate?n?|mois|mes(?:es)?|mes[ei]|mês|meses|maand(?:en)?|månad(?:er)?|måned(?:er)?|miesiąc\\p{L}*|месяц\\p{L}*|місяц\\p{L}*";
const DAYS = "days?|Tage?n?|jours?|días?|giorn[oi]|dias?|dag(?:en|ar|er|e)?|dni|dzień|дн(?:я|ей|ів|і)|день";
const HOURS =
  "hours?|hrs?|h|Stunden?|Std\\.?|heures?|horas?|or[ae]|uur|uren|tim(?:me|mar|e|er)|godzin\\p{L}*|godz\\.?|часа?|часов|годин\\p{L}*";
const MINUTES =
  "minutes?|mins?|min\\.?|Minuten?|minutos?|minut[oi]|minuut|minuten|minut\\p{L}*|минут\\p{L}*|хвилин\\p{L}*|мин\\.?";
const SECONDS =
  "seconds?|secs?|Sekunden?|secondes?|segundos?|second[oi]|seconden|sekund\\p{L}*|секунд\\p{L}*";
const AND = "\\s(?:and|und|et|y|e|en|og|och|i|и|та|і)\\s|\\s";
const NUMBER = "\\p{Nd}{1,3}(?:[.,]\\p{Nd})?";

const PAIRS = [[YEARS, MONTHS], [DAYS, HOURS], [HOURS, MINUTES], [MINUTES, SECONDS]] as const; // prettier-ignore
const COMPOUND = toPattern(
  `(?<![\\p{L}\\p{N}.,])(?:${PAIRS.map(([great, small]) => `${NUMBER}\\s?(?:${great})(?:${AND})${NUMBER}\\s?(?:${small})`).join("|")})(?![\\p{L}\\p{M}])`,
  "giu",
);

/** "1 hora y 20 minutos" is one amount: its two figures become one, which is shown as it is written and counts nothing up. */
export function withCompoundTimes(found: readonly FoundFigure[], text: string): FoundFigure[] {
  if (found.length < 2) return [...found];
  const spans = matchesOf(COMPOUND, text).map(({ index, 0: said }) => ({ start: index, end: index + said.length, said })); // prettier-ignore
  return found.flatMap((one) => {
    const span = spans.find(({ start, end }) => one.start >= start && one.start < end);
    if (span === undefined) return [one];
    if (one.start > span.start) return [];
    const { start, end, said } = span;
    const figure = asWritten(said);
    return [{ figure, start, end, unit: /\p{L}+\.?$/u.exec(said)?.[0] ?? "" }];
  });
}
