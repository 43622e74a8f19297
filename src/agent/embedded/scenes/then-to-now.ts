import { areTwoTimes } from "../brief/judged-heads.ts";
import { areRisingDays } from "./rising-days.ts";
import { fill } from "../phrases/phrases.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { safeLocale } from "../phrases/join-list.ts";
import { asciiDigits, cellNumber } from "../text/figures.ts";

/** How a value that went over into another is said. */
const FROM_TO: Readonly<Record<string, string>> = {
  en: "from {} to {}", de: "von {} auf {}", fr: "de {} à {}", es: "de {} a {}", it: "da {} a {}", pt: "de {} para {}", nl: "van {} naar {}",
  ca: "de {} a {}", pl: "z {} do {}", ru: "с {} до {}", uk: "з {} до {}", cs: "z {} na {}", sv: "från {} till {}", da: "fra {} til {}",
  nb: "fra {} til {}", ja: "{}から{}へ", zh: "从{}到{}", ar: "من {} إلى {}", hi: "{} से {}", ro: "de la {} la {}", el: "από {} σε {}",
  he: "מ-{} ל-{}", fa: "از {} به {}", id: "dari {} menjadi {}", vi: "từ {} đến {}", th: "จาก {} เป็น {}", bn: "{} থেকে {}",
}; // prettier-ignore

/** Whether two columns are one measure at two times: "Q3 last year" and "Q3 this year", "2023" and "2024". */
export function areThenAndNow(heads: readonly string[]): boolean {
  if (heads.length !== 2) return false;
  const bare = withoutShared(heads);
  return (
    [heads, bare].some(areTwoTimes) ||
    areRisingYears(heads) ||
    areLastAndThis(bare) ||
    areVersions(heads) ||
    areRisingDays(heads)
  );
}

/** Which of several times is the latest; null where they do not say, or two share the latest year. */
export function newestOf(heads: readonly string[]): number | null {
  if (areThenAndNow(heads)) return 1;
  const years = heads.map((head) => Number(YEAR.exec(asciiDigits(head))?.[0] ?? Number.NaN));
  if (years.some(Number.isNaN)) return null;
  const latest = Math.max(...years);
  return years.filter((year) => year === latest).length === 1 ? years.indexOf(latest) : null;
}

export const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/u;

/** "5.1" and "5.2", "v1.9.3" and "v2.0.0": two releases of one thing. */
function areVersions([one = "", other = ""]: readonly string[]): boolean {
  if (!VERSION.test(one.trim()) || !VERSION.test(other.trim())) return false;
  const [a, b] = [one, other].map((head) => (head.match(/\d+/gu) ?? []).map(Number));
  const at = a?.findIndex((part, index) => part !== b?.[index]) ?? -1;
  return a?.length === b?.length && at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}

export const VERSION = /^v?\d{1,3}(?:\.\d{1,3}){1,3}$/iu;

/** "Q3 2023" and "Q3 2024"; what stands first in a report may be the later. */
function areRisingYears([one = "", other = ""]: readonly string[]): boolean {
  const [then, now] = [YEAR.exec(one)?.[0], YEAR.exec(other)?.[0]];
  if (then === undefined || now === undefined || Number(then) >= Number(now)) return false;
  return one.replace(YEAR, "") === other.replace(YEAR, "");
}

/** "Q3 last year", "Q3 this year": what both begin with says nothing of which is the earlier. */
function withoutShared([one = "", other = ""]: readonly string[]): [string, string] {
  const [a, b] = [one.split(/\s+/u), other.split(/\s+/u)];
  let from = 0;
  while (from < a.length - 1 && from < b.length - 1 && a[from] === b[from]) from += 1;
  return [a.slice(from).join(" "), b.slice(from).join(" ")];
}

const LAST_THIS: readonly [RegExp, RegExp][] = [
  [/^(?:last|previous|prior) (?:year|quarter|month|season|week|term)$/iu, /^(?:this|current) (?:year|quarter|month|season|week|term)$/iu],
  [/^(?:im )?(?:vorjahr|vorquartal|vormonat|vorsaison|letzte[sr]? (?:jahr|monat|saison|quartal|schuljahr))$/iu, /^(?:diese[srn]? (?:jahr|monat|saison|quartal|schuljahr)|aktuell|heuer|laufendes jahr)$/iu],
  [/^(?:l['’])?(?:an|année|mois|trimestre|saison) (?:derni(?:er|ère)|passée?|précédente?)$/iu, /^(?:cette (?:année|saison)|cet an|ce (?:mois|trimestre)|(?:l['’])?année en cours)$/iu],
  [/^(?:el |la )?(?:año|curso|mes|trimestre|temporada) (?:pasad[oa]|anterior)$/iu, /^(?:est[ea] (?:año|curso|mes|trimestre|temporada)|año actual)$/iu],
  [/^(?:l['’]|il |la )?(?:anno|mese|trimestre|stagione) (?:scors[oa]|precedente)$/iu, /^(?:quest['’]anno|questo (?:mese|trimestre)|questa stagione|anno (?:corrente|in corso))$/iu],
  [/^(?:[oa] )?(?:ano|mês|trimestre|época) (?:passad[oa]|anterior)$/iu, /^(?:est[ea] (?:ano|mês|trimestre|época)|ano (?:atual|corrente))$/iu],
  [/^(?:vorig|afgelopen|vorige) (?:jaar|maand|seizoen|kwartaal)$/iu, /^(?:dit|deze) (?:jaar|maand|seizoen|kwartaal)$/iu],
  [/^(?:i fjol|förra (?:året|månaden|säsongen)|fjoråret|i fjor|sidste år)$/iu, /^(?:i år|det här året|den här (?:månaden|säsongen))$/iu],
  [/^(?:w )?(?:zeszł(?:y|ym)|poprzedni(?:m)?|ubiegł(?:y|ym)) rok(?:u)?$|^rok temu$/iu, /^(?:ten rok|bieżący rok|w tym roku|obecny rok)$/iu],
  [/^(?:прошлый (?:год|месяц|сезон)|год назад|в прошлом году)$/iu, /^(?:этот (?:год|месяц|сезон)|текущий год|в этом году)$/iu],
  [/^(?:минулий (?:рік|місяць|сезон)|рік тому|торік|минулого року)$/iu, /^(?:цей (?:рік|місяць|сезон)|поточний рік|цьогоріч|цього року)$/iu],
  [/^(?:前年|昨年|去年|前期|前年同期|先月)$/u, /^(?:今年|本年|当期|今期|今月)$/u],
  [/^(?:작년|전년|지난해|지난달)$/u, /^(?:올해|금년|이번 달)$/u],
  [/^(?:العام الماضي|السنة الماضية)$/u, /^(?:هذا العام|العام الحالي|هذه السنة)$/u],
  [/^(?:पिछला साल|पिछले साल|पिछला वर्ष)$/u, /^(?:इस साल|यह साल|यह वर्ष|इस वर्ष)$/u],
]; // prettier-ignore

function areLastAndThis([one = "", other = ""]: readonly string[]): boolean {
  return LAST_THIS.some(([last, now]) => last.test(one.trim()) && now.test(other.trim()));
}

/** The head of a time within a sentence: "curso pasado", "letzte Saison"; a German noun alone keeps its capital. */
export function timeAsSaid(head: string, base: string, names: ReadonlySet<string>): string {
  return lowersNouns(base) || (base === "de" && /^\p{Lu}\p{Ll}+e[rsn]?\s/u.test(head))
    ? lowerFirst(head, names)
    : head;
}

/** "from 6.1 to 7.0 million"; null where either is no number, or the two are alike. */
export function fromTo(then: string, now: string, base: string): string | null {
  const phrase = FROM_TO[base];
  const [was, is] = [cellNumber(then, base), cellNumber(now, base)];
  if (phrase === undefined || was === null || is === null || was.value === is.value) return null;
  // "from 6.1 million to 7.0 million" says its unit once, where it stands behind.
  const unit = /[\d\s]([\p{L}%][\p{L}\s%]*)$/u.exec(now)?.[1] ?? "";
  // "£1.4m": a sign in front and a letter behind are one amount.
  const parted = unit !== "" && unit !== "%" && then.endsWith(unit) && !/^\p{Sc}/u.test(then);
  return fill(phrase, parted ? then.slice(0, -unit.length).trim() : then, now);
}

/** How a value that is the same twice is said. */
const UNCHANGED: Readonly<Record<string, string>> = {
  en: "unchanged at {}", de: "unverändert {}", fr: "stable à {}", es: "sin cambios, {}", it: "stabile a {}", pt: "sem alteração, {}", nl: "onveranderd {}",
  ca: "sense canvis, {}", pl: "bez zmian: {}", ru: "без изменений, {}", uk: "без змін, {}", cs: "beze změny {}", sv: "oförändrat {}", da: "uændret {}",
  nb: "uendret {}", ja: "{}のまま", zh: "仍为{}", ar: "دون تغيير، {}", hi: "{} पर स्थिर", tr: "değişmedi, {}",
}; // prettier-ignore

/** "unchanged at £1.4m"; null where the two are not written alike. */
export function unchanged(then: string, now: string, base: string): string | null {
  const phrase = UNCHANGED[base];
  return phrase === undefined || then !== now || cellNumber(then, base) === null ? null : fill(phrase, now);
}

/** Two heads of which the second says only what is its own: "Q3 last year" and "this year", "Unfälle vorher" and "nachher". */
export function toldApart(heads: readonly string[]): readonly string[] {
  const [one = "", other = ""] = heads;
  const bare = withoutShared(heads)[1];
  return heads.length === 2 && bare !== other && one !== other ? [one, bare] : heads;
}

/** The two as they are said with their times: "from 171,300 in 2022 to 174,500 in 2024". */
export function fromToSaid(then: string, now: string, base: string): string | null {
  const phrase = FROM_TO[base];
  return phrase === undefined ? null : fill(phrase, then, now);
}

/**
 * "▲ 12%" of a value that grew, "▼ 0.7" of a share that fell by so many points; "" where either is no number or nothing changed.
 * `language`: BCP-47.
 */
export function changeOf(then: string, now: string, language: string): string {
  const base = language.split("-")[0] ?? language;
  const [was, is] = [cellNumber(then, base)?.value, cellNumber(now, base)?.value];
  if (was === undefined || is === undefined || was <= 0 || is <= 0 || was === is) return "";
  const arrow = is > was ? "▲" : "▼";
  const number = (value: number, style: "decimal" | "percent"): string =>
    new Intl.NumberFormat(safeLocale(language), {
      style,
      maximumFractionDigits: 1,
      numberingSystem: "latn",
    }).format(value);
  const share = /[%٪％]/u.test(then) && /[%٪％]/u.test(now);
  const change = share ? number(Math.abs(is - was), "decimal") : number(Math.abs(is / was - 1), "percent");
  return `${arrow} ${change}`;
}
