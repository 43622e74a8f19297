import { safeLocale } from "../phrases/join-list.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { streetAddresses } from "../text/street-address.ts";
import { clausesOf, partedAtAnd, withoutAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { regex } from "../text/regex.ts";

/** Days and when something is open on them, as written; `offset`: where in the sentence the days begin; `at`: the street before them. */
export type HoursRow = { days: string; hours: string; offset: number; at?: string };

const LONGEST = 400;
const MOST_ROWS = 7;
/** What is open may be told before the first day or behind it. */
const MOST_LEAD_WORDS = 9;

/** Days that are no names of weekdays. */
const MORE_DAYS: Readonly<Record<string, string>> = {
  en: "weekdays|weekends?|weekend days|bank holidays|public holidays|holidays|every day|daily",
  de: "werktags|wochentags|täglich|am wochenende|wochenende|feiertage?n?|an feiertagen|\\p{L}+tags",
  fr: "en semaine|le week-?end|week-?end|tous les jours|jours fériés|les jours fériés",
  es: "laborables|fines de semana|todos los días|festivos|entre semana",
  it: "feriali|festivi|fine settimana|tutti i giorni|weekend",
  pt: "dias úteis|fins? de semana|feriados|todos os dias|segunda|terça|quarta|quinta|sexta",
  nl: "doordeweeks|weekend|feestdagen|dagelijks|zon- en feestdagen",
  sv: "vardag(?:ar|en)?|helg(?:er|en)?|helgdagar|varje dag|dagligen|\\p{L}+dag(?:ar|en|arna)",
  da: "hverdag(?:e|en)?|weekend(?:er|en)?|helligdage|hver dag|dagligt?|\\p{L}+dag(?:e|en|ene)",
  nb: "hverdag(?:er|en)?|helg(?:er|en)?|helligdager|hver dag|daglig|\\p{L}+dag(?:er|en|ene)",
  pl: "codziennie|weekendy?|święta|dni powszednie|poniedziałk\\p{L}*|wtork\\p{L}*|środ\\p{L}*|czwartk\\p{L}*|piątk\\p{L}*|sobot\\p{L}*|niedziel\\p{L}*",
  ru: "ежедневно|будни|по будням|выходные|в выходные|понедельник\\p{L}*|вторник\\p{L}*|сред[ауые]\\p{L}*|четверг\\p{L}*|пятниц\\p{L}*|суббот\\p{L}*|воскресень\\p{L}*",
  uk: "щодня|будні|вихідні|понеділ\\p{L}*|вівтор\\p{L}*|серед\\p{L}*|четвер\\p{L}*|п['’]ятниц\\p{L}*|субот\\p{L}*|неділ\\p{L}*",
  tr: "hafta içi|hafta sonu|her gün|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)\\p{L}*",
  ar: "يوميًا|يوميا|كل يوم|عطلة نهاية الأسبوع|(?:ال)?(?:أحد|اثنين|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت)",
  he: "כל יום|סוף השבוע|(?:יום |ימי |בימי |ביום |מיום |עד יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|[בומ]?ימים א['׳]?[-–]ה['׳]?",
  hi: "रोज़|रोज|प्रतिदिन|सप्ताहांत|(?:सोम|मंगल|बुध|गुरु|बृहस्पति|शुक्र|शनि|रवि)वार",
  ja: "平日|土日祝?|土日祝日|祝日|週末|毎日|[月火水木金土日]曜日?",
  zh: "平日|工作日|周末|週末|节假日|節假日|每天|每日|(?:周|星期|礼拜|週)[一二三四五六日天]",
  ko: "평일|주말|공휴일|매일|토요일|일요일|[월화수목금]요일",
}; // prettier-ignore

const CLOCK =
  "\\d{1,2}(?:[:.：]\\d{2}|\\s?h(?:\\s?\\d{2})?|[時点點시](?:\\s?\\d{1,2}\\s?[分분])?|\\s?Uhr)?(?:\\s?(?:[ap]\\.?m\\.?|Uhr|heures|uur|часов|часа|годин|h)(?![\\p{L}]))?|noon|midnight|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|Mitternacht|正午";
/** What says which half of the day behind an hour; a vowel sign stands before its letter or behind. */
const HALF_BEHIND =
  "(?:\\s?(?:(?:صباح|مساء|ظهر|عصر|ليل)[ا\\u064b]{0,2}(?![\\p{L}\\p{M}])|(?:בבוקר|בערב|בצהריים|בלילה|אחר הצהריים)(?!\\p{L})|सुबह|शाम))?";
const HALF_DAY = "(?:上午|下午|早上|晚上|午前|午後|오전|오후|सुबह|दोपहर|शाम|रात|الساعة|בשעה|השעה)?\\s?";
const TO =
  "\\s?(?:[-–—~〜～]|a\\.?m\\.?\\s?[-–—]|to|until|till|bis|à|a|alle|às|tot|till|til|do|до|إلى|حتى|עד|(?:बजे\\s)?से|から|부터|至|到|부터|에서|ile|ve)\\s?(?:las?\\s|les\\s)?";
const SPAN = `(?:${HALF_DAY}(?:${CLOCK})${HALF_BEHIND})${TO}(?:${HALF_DAY}(?:${CLOCK})${HALF_BEHIND}(?:まで|까지|\\s?(?:बजे\\s)?तक)?)|(?<!\\p{L})(?:(?:until|till|up to|jusqu['’]à|hasta las?|fino alle|até às)\\s)(?:${CLOCK})|\\d{1,2}(?:[.:]\\d{2})?['’][dt][ae]n\\s\\d{1,2}(?:[.:]\\d{2})?['’]y?[aeıiuü](?:\\skadar)?`;
const CLOSED =
  "closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|gesloten|stängt|lukket|stengt|zamknięt\\p{L}*|nieczynn\\p{L}*|закрыт\\p{L}*|выходной|зачинен\\p{L}*|вихідний|kapalı|مغلق[ةا]?|סגור(?:ה)?|बंद|休館|休み|定休日?|休業|休息|闭馆|閉館|闭店|不开放|휴무|휴관|쉽니다|쉰다|쉬어요";

/** Words that join days and hours and tell nothing else. */
const GLUE =
  /^(?:and|on|from|at|it|is|are|stays|remains|open|opens|opening|we|of|the|only|und|von|am|an|ist|sind|geöffnet|offen|jeweils|nur|uhr|et|de|du|le|la|les|des|au|aux|ouvert[es]*|ouvre|y|los|las|el|desde|abre|abierto|abierta|horario|e|il|lo|i|gli|dal|dalle|dalla|al|alle|il|aperto|aperta|apre|è|está|están|jest|da|das|do|dos|aos?|às|aberto|aberta|en|op|van|tot|is|open|w|we|od|do|i|a|vi|har|öppet|öppnar|åpent|åpner|åbent|åbner|kl|klockan|klokken|och|og|på|mellan|mellem|mellom|från|fra|bara|kun|otwarte|otwarta|otwarty|czynne|czynna|czynny|в|во|с|со|по|и|а|до|открыт[аоы]?|работает|у|з|та|відкрит\p{L}*|працює|günleri|günü|arası|arasında|saat|saatleri|ise|açık|açıktır|من|إلى|حتى|الساعة|يوم|أيام|و|في|مفتوح|يفتح|ב|ה|מ|ועד|עד|יום|ימי|בימי|בימים|בין|השעות|פתוח|פתוחה|ימים|सुबह|शाम|से|तक|को|और|खुला|रहता|रहती|है|हैं|बजे|は|が|お|から|まで|の|と|です|で|開館|営業|開いています|開いている|開きます|開店|営業しています|利用できます|开放|营业|开门|至|到|和|은|는|부터|까지|에|이고|이며|엽니다|입니다|문을)+$/iu;

/** Little words before days and hours that say from and until when: without them the forms of some languages say nothing. */
const KEPT: Readonly<Record<string, RegExp>> = {
  fr: /(?:^|\s)(?:du|de|le|la|les|en)$/iu,
  es: /(?:^|\s)(?:de|los|el)(?:\slas?)?$/iu,
  it: /(?:^|\s)(?:dal|dalle|dalla|il|la|lo)$/iu,
  pt: /(?:^|\s)(?:de|das|aos?)$/iu,
  pl: /(?:^|\s)(?:od|we?)$/iu,
  ru: /(?:^|\s)(?:со?|во?|по)$/iu,
  uk: /(?:^|\s)(?:із|з|у|в)$/iu,
  ar: /(?:^|\s)(?:من|يوم|أيام)$/u,
};

const patterns = new Map<string, RegExp>();

/** Names of weekdays of a language, long and short, and others that stand for several. */
function daysOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const names: string[] = [];
  for (const weekday of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(safeLocale(language), { weekday, timeZone: "UTC" });
    for (let at = 1; at <= 7; at += 1) names.push(format.format(Date.UTC(2024, 0, at)).replace(/\.$/u, ""));
  }
  const unspaced = /^(?:ja|zh|ko)$/u.test(language);
  // A single letter names no day: "S", "土".
  const sure = names.filter((name) => Array.from(name).length > 1).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")); // prettier-ignore
  const all = [...sure.map((name) => (unspaced ? name : `${name}s?`)), MORE_DAYS[language] ?? "(?!)"];
  const [left, right] = unspaced ? ["", ""] : ["(?<![\\p{L}\\p{M}])[وב]?", "(?![\\p{L}\\p{M}])"];
  const made = regex(`${left}(?:${all.join("|")})${right}\\.?`, "giu");
  patterns.set(language, made);
  return made;
}

/** When something is open by its days: null where any clause of the sentence says something else. */
export function hoursIn(sentence: string, language: string): HoursRow[] | null {
  if (sentence.length > LONGEST || /[?？؟"“”„«»「」]/u.test(sentence)) return null;
  const days = daysOf(language);
  // "Closed Sundays." goes on with a row of hours.
  const tells = /\p{N}/u.test(sentence) || regex(`^(?:${CLOSED})(?!\\p{L})`, "iu").test(sentence);
  if (!tells || !has(sentence, days)) return null;
  const unspaced = /^(?:ja|zh|ko)$/u.test(language);
  const spans = regex(
    `(?<!\\p{N})(?:${SPAN})(?!\\p{N})|${unspaced ? "" : "(?<!\\p{L})"}(?:${CLOSED})`,
    "giu",
  );
  const parted = clausesOf(sentence).flatMap((clause) => partedAtAnd(clause, language));
  const clauses = joined(parted, sentence, days, spans);
  if (clauses.length === 0 || clauses.length > MOST_ROWS) return null;
  const rows = clauses.map((clause, at) =>
    rowOf(at === 0 ? clause : withoutAnd(clause, language), at === 0, days, spans, language),
  );
  const found = rows.filter((row) => row !== null);
  return found.length === rows.length ? found : null;
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

/** "From 9 to 12 and 14 to 18" and "Saturday, Sunday and holidays" are one. */
function joined(parts: readonly Clause[], sentence: string, days: RegExp, spans: RegExp): Clause[] {
  return parts.reduce<Clause[]>((kept, clause) => {
    const open = kept.at(-1);
    const isParted =
      open !== undefined && /[;؛；]/u.test(sentence.slice(open.start + open.text.length, clause.start));
    const goesOn =
      open !== undefined &&
      !isParted &&
      (!has(clause.text, days) ||
        !has(open.text, spans) ||
        // "Closed on Sunday and Monday": the days stand behind, and there are more of them.
        (!has(clause.text, spans) && lastOf(open.text, days) > lastOf(open.text, spans)));
    if (open === undefined || !goesOn) kept.push({ ...clause });
    else open.text = sentence.slice(open.start, clause.start + clause.text.length);
    return kept;
  }, []);
}

function rowOf(
  { text, start }: Clause,
  first: boolean,
  days: RegExp,
  spans: RegExp,
  language: string,
): HoursRow | null {
  const named = [...text.matchAll(days)];
  const times = [...text.matchAll(spans)];
  const [one, last] = [named[0], named.at(-1)];
  const [opens, closes] = [times[0], times.at(-1)];
  if (one === undefined || last === undefined) return null;
  const alone =
    opens === undefined ? halfOfDay(text, one.index, last.index + last[0].length, language) : null;
  if (alone !== null) return { ...alone, offset: start + one.index };
  if (opens === undefined || closes === undefined) return null;
  const day = { start: one.index, end: last.index + last[0].length };
  const time = { start: opens.index, end: closes.index + closes[0].length };
  const [left, right] = day.start < time.start ? [day, time] : [time, day];
  if (left.end > right.start) return null;
  const before = text.slice(0, left.start);
  const rest = [text.slice(left.end, right.start), text.slice(right.end)];
  // "We're at 3 Quality Square, open …": where it is stands before.
  const [street] = first ? streetAddresses(before) : [];
  const lead = first
    ? countWords(before) <= MOST_LEAD_WORDS &&
      !/\p{N}/u.test(street === undefined ? before : before.replace(street, ""))
    : isGlue(before);
  const only = (right === time ? ONLY.exec(rest[1] ?? "") : null)?.groups?.["only"] ?? WHY.exec(rest[1] ?? "")?.groups?.["only"] ?? ""; // prettier-ignore
  if (only !== "") rest[1] = "";
  if (!lead || !rest.every(isGlue) || !isGlue(inside(text.slice(time.start, time.end), spans))) return null;
  return {
    days: capitalise(
      text.slice(keptFrom(text, day.start, language), day.end).replace(/^[وב](?=\p{L}{3})|\.$/gu, ""),
    ),
    hours:
      capitalise(text.slice(keptFrom(text, time.start, language), time.end).trim()) +
      (only === "" ? "" : `, ${only}`),
    offset: start + day.start,
    ...(first && street !== undefined ? { at: street } : {}),
  };
}

/** "La domenica solo la mattina": half a day, without its hours. */
const HALF_ONLY =
  /^,?\s(?<half>(?:only (?:in the )?(?:mornings?|afternoons?|evenings?)|(?:mornings?|afternoons?) only|nur (?:vor|nach)mittags|(?:seulement|uniquement) le (?:matin|soir)|le (?:matin|soir) (?:seulement|uniquement)|s[oó]lo por la (?:mañana|tarde)|solo (?:la mattina|il pomeriggio|al mattino)|só (?:de manhã|à tarde)|alleen (?:'s )?(?:ochtends?|ochtend|middags?|middag)|tylko rano|только утром))$/iu;

function halfOfDay(
  text: string,
  from: number,
  to: number,
  language: string,
): Omit<HoursRow, "offset"> | null {
  const half = HALF_ONLY.exec(text.slice(to))?.groups?.["half"];
  if (half === undefined || !isGlue(text.slice(0, from))) return null;
  return { days: capitalise(text.slice(keptFrom(text, from, language), to)), hours: capitalise(half) };
}

/** "… but only for people who've booked": for whom the hours hold, behind them. */
const ONLY =
  /^,?\s(?:(?:but|aber|mais|pero|ma|mas|maar|men|ale|но|але)\s)?(?<only>(?:only|by appointment|nur|nach vereinbarung|mit termin|seulement|uniquement|sur rendez-vous|s[oó]lo|únicamente|con cita|soltanto|solo|su appuntamento|apenas|só|com marcação|alleen|op afspraak|endast|bara|kun|tylko|jen|pouze|только|по записи|лише|тільки)(?!\p{L})(?:\s[\p{L}\p{M}’'-]+){0,7})$/iu;

/** "… and closed on Sundays because we go riding": why, behind them. */
const WHY =
  /^,?\s(?<only>(?:because|weil|da|parce qu(?:e|['’])|car|porque|perché|omdat|want|för att|fordi|bo|protože|потому что|бо)(?:\s[\p{L}\p{M}’'-]+){1,7})$/iu;

function keptFrom(text: string, start: number, language: string): number {
  const before = text.slice(0, start).trimEnd();
  const found = KEPT[language]?.exec(before)?.[0].trimStart() ?? "";
  return found === "" ? start : before.length - found.length;
}

function inside(text: string, spans: RegExp): string {
  return text.replace(spans, " ");
}

function isGlue(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => GLUE.test(word));
}
