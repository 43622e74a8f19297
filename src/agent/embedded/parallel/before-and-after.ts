import type { Figure } from "../../../artifacts/cue.ts";
import type { ToldFigures } from "../brief/brief.ts";
import { clauseBefore } from "../scenes/clause-of-figure.ts";
import { amountsIn } from "../scenes/seen-amounts.ts";
import { parseNumber } from "../text/figures.ts";
import { numberOfWord } from "../text/number-words.ts";
import { recast } from "../text/recast/recast.ts";
import { standingOf } from "../text/recast/standing.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { withSubjectFirst } from "../text/verb-first.ts";
import { contrastOf } from "./contrast-points.ts";
import type { Contrast } from "./contrast-points.ts";
import { tellOfPersons } from "./persons.ts";
import { isPlain } from "./plain.ts";
import { BY_IN_EAST, PARTICLES, THEN_NOW } from "./then-now-words.ts";

const SAID = 12;
const MOST_WORDS = { title: 6, label: 9, after: 11 };
/** Signs of the same where words are not parted. */
const MOST_SIGNS = { title: 16, label: 22, after: 26 };

type Opened = { title: string; rest: string };
type Amount = { figure: Figure; start: number; end: number; unit: string };

/**
 * "Last year a tenant waited 19 days. Since we hired a plumber, it has been 4 days.": one measure before and after, in two
 * sentences that say which is which. A figure with what it was before, where what is measured can be named; else two columns.
 * Null where either tells more than one amount, or the two measure different things.
 */
export function beforeAndAfter(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldFigures | Contrast; count: number } | null {
  const [sentence = "", next = ""] = sentences.slice(at, at + 2);
  if (next === "" || !isPlain(sentence) || !isPlain(next)) return null;
  const was = openedThen(sentence, language);
  const is = was === null ? null : openedNow(next, language, was.title);
  if (was === null || is === null) return null;
  // Two years have columns with their years below them.
  if (yearIn(was.title) !== null && yearIn(is.title) !== null) return null;
  const [before, after] = [onlyAmount(was.rest, language), onlyAmount(is.rest, language)];
  if (before === null && after === null && [was, is].every(({ rest }) => countsInWords(rest, language)))
    return besides([was, is], [sentence, next], language);
  if (before === null || after === null || !measureAlike(before, after, is.rest, language)) return null;
  if (before.figure.value === after.figure.value) return null;
  if (![was, is].every(({ rest }, side) => isTold(rest, side === 0 ? before : after, language))) return null;
  if (isLong(is.rest, "after", language)) return null;
  // A third value makes it a course, which columns tell.
  const around = [sentences[at - 1], sentences[at + 2]].map((one) => valueIn(one ?? "", language));
  if (around.some((one) => one !== null && measureAlike(after, one.amount, one.rest, language))) return null;
  const label = labelOf(was.rest, before, language);
  if (label === null) return besides([was, is], [sentence, next], language);
  const figure = after.unit === "" && after.figure.suffix === "" && after.figure.prefix === "" ? inUnitOf(before.figure, after.figure) : after.figure; // prettier-ignore
  const said = (text: string, rest: string, { start }: Amount): string =>
    text.slice(text.indexOf(rest) + start).slice(0, SAID);
  const part = {
    label: capitalise(label, language),
    figure,
    said: said(next, is.rest, after),
    from: { figure: before.figure, said: said(sentence, was.rest, before) },
  };
  return { shows: { form: "figures", parts: [part] }, count: 2 };
}

/** Two columns, or what fits both of them better. */
function besides(
  [was, is]: readonly [Opened, Opened],
  [sentence, next]: readonly [string, string],
  language: string,
): { shows: Contrast; count: number } | null {
  if (isLong(is.rest, "after", language)) return null;
  const shows = contrastOf([{ ...was, said: sentence }, { ...is, said: next }], language, true); // prettier-ignore
  return shows === null ? null : { shows, count: 2 };
}

/** "zwei Tage": one number that is written out, and no digits. */
function countsInWords(rest: string, language: string): boolean {
  const words = rest.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const numbers = words.filter((word) => (numberOfWord(word, language) ?? 0) >= 2);
  return numbers.length === 1 && !/\p{Nd}/u.test(rest) && !tellOfPersons([rest], language);
}

/** The value of a sentence that tells another time of the same. */
function valueIn(sentence: string, language: string): { amount: Amount; rest: string } | null {
  const told = openedThen(sentence, language) ?? openedNow(sentence, language, "");
  const rest = told?.rest ?? withoutStop(sentence);
  const amount = onlyAmount(rest, language);
  return amount === null ? null : { amount, rest };
}

function openedThen(sentence: string, language: string): Opened | null {
  const words = THEN_NOW[language];
  return words === undefined ? null : openedBy(sentence, words.past, language);
}

/** What a sentence opens with that says that it is of now, or of what has changed it; no time that comes before `then`. */
function openedNow(sentence: string, language: string, then: string): Opened | null {
  const words = THEN_NOW[language];
  if (words === undefined || sentence === "") return null;
  const text = withoutStop(sentence);
  const named = openedBy(sentence, words.now, language);
  const [before, now] = [yearIn(then), yearIn(named?.title ?? "")];
  if (before !== null && now !== null && now <= before) return null;
  const east = BY_IN_EAST[language]?.exec(text);
  const by = east?.groups?.["by"];
  if (named !== null && !(language === "zh" && by !== undefined)) return named;
  if (east !== null && east !== undefined && by !== undefined)
    return opened(by.replace(/(?:では|は)$/u, ""), text.slice(east[0].length), language);
  const phrase =
    words.pronoun === undefined
      ? regex(`^(?<by>(?:${words.by})\\s[^,،]{3,45})[,،]\\s+(?<rest>.+)$`, "isu")
      : regex(`^(?<by>(?:${words.by})\\s[^,]{3,45}?)(?:,)?\\s(?<rest>\\p{Ll}+\\s(?:${words.pronoun})\\s.+)$`, "isu"); // prettier-ignore
  const found = phrase.exec(text)?.groups;
  return found === undefined ? null : opened(found["by"] ?? "", found["rest"] ?? "", language);
}

function openedBy(sentence: string, words: string, language: string): Opened | null {
  const isGlued = isUnspaced(language) || language === "ko";
  const text = withoutStop(sentence);
  const found = regex(`^(?:${words})${isGlued ? "" : "(?![\\p{L}\\p{M}\\p{Nd}])"}`, "iu").exec(text)?.[0];
  return found === undefined ? null : opened(found, text.slice(found.length).replace(PARTICLES, ""), language); // prettier-ignore
}

function opened(title: string, rest: string, language: string): Opened | null {
  const bare = rest.trim();
  return bare === "" || isLong(title, "title", language) ? null : { title: title.trim(), rest: bare };
}

function yearIn(title: string): number | null {
  const year = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/u.exec(title)?.[0];
  return year === undefined ? null : Number(year);
}

/** What is counted or measured by words that follow their number at once. */
const EASTERN =
  /(?<digits>\d[\d,]*(?:\.\d+)?)(?<unit>分钟|分鐘|分間?|秒間?|小时|小時|時間|天|日間?|个月|個月|[かヶ]月|週間|周|人|名|件|台|辆|枚|本|冊|円|元|キロ|グラム|トン|リットル|公斤|吨|噸|升|度|回|次|[%％]|시간|분|초|개월|일|명|건|대|원|킬로그램|킬로|리터|톤|도|회|번|kg)(?!あたり|につき|당)/gu;

/** The one amount of a text; null where it has none, or more. */
function onlyAmount(text: string, language: string): Amount | null {
  const found = isUnspaced(language) || language === "ko" ? easternAmounts(text, language) : amountsIn(text, language); // prettier-ignore
  const numbers = text.match(/\p{Nd}+(?:[.,\u00A0\u202F ]\p{Nd}+)*/gu) ?? [];
  const each = text.match(/\p{Nd}+(?:件|人|回|台|本|枚|つ)?(?:あたり|につき)|\p{Nd}+\S{0,2}당/gu) ?? [];
  const [only] = found;
  if (found.length !== 1 || only === undefined || numbers.length - each.length !== 1) return null;
  return only.figure.value === null ? null : only;
}

function easternAmounts(text: string, language: string): Amount[] {
  return [...text.matchAll(EASTERN)].map(({ 0: display, index, groups }) => {
    const { digits = "", unit = "" } = groups ?? {};
    const value = parseNumber(digits, language);
    const decimals = /\.(\d+)$/u.exec(digits)?.[1]?.length ?? 0;
    return { figure: { display, value, decimals, prefix: "", suffix: unit }, start: index, end: index + display.length, unit }; // prettier-ignore
  });
}

/** Whether two amounts are of one measure: by their units, be they bent, or since the second says only how many. */
function measureAlike(one: Amount, other: Amount, rest: string, language: string): boolean {
  if (one.figure.prefix !== other.figure.prefix && other.figure.prefix !== "") return false;
  const [a, b] = [one.unit.toLowerCase(), other.unit.toLowerCase()];
  const stem = Math.max(2, Math.min(a.length, b.length) - 2);
  if (a !== "" && b !== "")
    return a === b || (!isUnspaced(language) && a.slice(0, stem) === b.slice(0, stem));
  if (b !== "") return false;
  if (other.figure.prefix !== "") return true;
  // "Este año han sido 85": another noun behind it would count something else.
  return !/\p{L}/u.test(rest.slice(other.end).replace(/^['’]\p{Ll}{1,3}/u, "")) || isVerbLast(language);
}

function isVerbLast(language: string): boolean {
  return /^(?:tr|hi)$/u.test(language);
}

function isTold(rest: string, { start, end }: Amount, language: string): boolean {
  return standingOf(rest, start, end, language) === "told" && !CHANGES_BY.test(rest.slice(0, start));
}

/** "Rose by 3", "um 3": how much it changed is not how much it is. */
const CHANGES_BY = /(?<!\p{L})(?:by|um|minus|plus)\s$/iu;

/** What is measured, in the words of its sentence; null where no form of them is sure. */
function labelOf(rest: string, { figure, start, end, unit }: Amount, language: string): string | null {
  const [before, behind] = [rest.slice(0, start), rest.slice(end)];
  const fits = (label: string): string | null =>
    label !== "" && !LEADS_ON.test(label) && !/[\p{Nd}:;]/u.test(label.replace(/\p{Nd}+(?:件|人|回)?あたり/u, "")) && !isLong(label, "label", language) ? label : null; // prettier-ignore
  if (isUnspaced(language) || language === "ko") {
    const { topic, each = "" } = TOPIC[language]?.exec(before)?.groups ?? {};
    return topic === undefined ? null : fits(each === "" ? topic : `${topic}、${each}`);
  }
  // "14,000 रुपये महीना था": a month is a part of what is measured.
  if (isVerbLast(language)) return COPULA_LAST.test(behind.trim()) ? fits(before.trim()) : null;
  const turned = recast({ sentence: rest, clause: clauseBefore(rest, { start }), start, end, unit: unit === "" ? figure.prefix.trim() : unit, language, names: new Set() }); // prettier-ignore
  if (turned !== null) return turned.sign === "" ? fits(turned.label) : null;
  // "cada utente esperava em média | 48 minutos": it goes on into its figure.
  if (/\p{L}/u.test(behind)) return null;
  const clause = withSubjectFirst(before.trim(), language) ?? before.trim();
  const isTurned = /^(?:de|nl|sv|da|nb)$/u.test(language) && clause === before.trim();
  return isTurned || countWords(clause) < 2 ? null : fits(clause);
}

/** "4 días | que un trámite tardaba": right behind one figure, and not behind what it was. */
const LEADS_ON = /^(?:que|che)\s/iu;

/** What a sentence of measures is about, before its particle. */
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^(?<topic>[^、。は]{2,20})は(?<each>[^、。は]{0,14})$/u,
  ko: /^(?<topic>[^,.]{2,20}?)(?:은|는)\s(?:[^,.]{0,10})$/u,
  zh: /^(?<topic>[\p{Script=Han}]{3,12}?)(?:要|需要?|为|是|达|達)?$/u,
};
const COPULA_LAST = /^(?:था|थी|थे|है|हैं|थीं|idi|['’]?(?:y)?[dt][ıiuü]|sürüyordu|sürüyor)?$/u;

/** "From 48 minutes to 15": minutes as well. */
function inUnitOf(first: Figure, second: Figure): Figure {
  const { prefix, suffix } = first;
  return second.value === 1 ? second : { ...second, prefix, suffix, display: `${prefix}${second.display}${suffix}` }; // prettier-ignore
}

function isLong(text: string, part: keyof typeof MOST_WORDS, language: string): boolean {
  return isUnspaced(language) ? Array.from(text).length > MOST_SIGNS[part] : countWords(text) > MOST_WORDS[part]; // prettier-ignore
}
