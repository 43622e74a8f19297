import { toPattern } from "../../text/regex.ts";
import type { Unit } from "./units.ts";

/** When somebody is open or can be rung: as a label, or with its numbers behind it. */
const HOURS = toPattern(
  "(?<![\\p{L}\\p{M}])(?:(?:opening|visiting|business|office) (?:hours|times)|hours of opening|öffnungszeit\\p{L}*|sprechzeit\\p{L}*|bürozeit\\p{L}*|horaires?(?: d['’]ouverture)?|heures d['’]ouverture|horarios?(?: de (?:apertura|atención|funcionamento|atendimento|visita))?|orar(?:io|i)(?: (?:di|d['’])\\s?apertura)?|openingstijd\\p{L}*|openingsuren|öppettid\\p{L}*|åbningstid\\p{L}*|åpningstid\\p{L}*|aukioloaja\\p{L}*|godziny otwarcia|otevírací dob\\p{L}*|nyitvatartás\\p{L}*|program(?:ul)? de (?:lucru|vizitare)|часы работы|режим работы|години роботи|графік роботи|ώρες λειτουργίας|ωράριο\\p{L}*|açılış saatleri|çalışma saatleri|ziyaret saatleri|ساعات (?:العمل|الدوام|الزيارة)|שעות (?:פתיחה|הפתיחה|פעילות)|खुलने का समय|jam buka|giờ mở cửa)(?![\\p{L}\\p{M}])|営業時間|開館時間|受付時間|영업 ?시간|운영 ?시간|营业时间|開放時間|开放时间",
  "iu",
);
const MOST_SIGNS = 90;

/** "Opening hours: Monday to Saturday, 10 to 6.": whoever makes a film is not told when a shop is open. */
export function tellsHours(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined || unit.said.length > MOST_SIGNS) return false;
  const [before, next] = [units[at - 1], units[at + 1]].map((one) => one?.paragraph === unit.paragraph ? one.said : ""); // prettier-ignore
  if (HOURS.test(unit.said)) return /\p{Nd}/u.test(unit.said) || (/[:：]$/u.test(unit.said) && /\p{Nd}/u.test(next ?? "")); // prettier-ignore
  return /\p{Nd}/u.test(unit.said) && /[:：]$/u.test(before ?? "") && HOURS.test(before ?? "");
}
