import type { ToldBars } from "../brief/brief.ts";
import { parseNumber } from "../text/figures.ts";
import { amountsIn } from "../scenes/seen-amounts.ts";
import { regex } from "../text/regex.ts";
import { capitalise, withoutStop } from "../text/sentences.ts";
import { MEANS_WORDS, NEARLY } from "./two-means-words.ts";

const SAID = 10;
const MOST_WORDS = 4;
const MOST_SPREAD = 400;
const EASTERN_UNIT =
  "(?<unit>分钟|分鐘|小时|小時|時間|分間?|秒|公里|キロ|公斤|元|円|시간|분|킬로미터|킬로|원|%|％|kWh|kg|km)";

type Side = { label: string; display: string; value: number; said: string };

/**
 * "Mit dem Bus dauert die Fahrt 26 Stunden, mit dem Zug 3.": one measure of two things that stand at the head of their clauses, as
 * two bars. Null where the second counts another thing, or where the clauses do not begin alike.
 */
export function twoMeans(
  sentence: string,
  language: string,
): { shows: ToldBars; lead: string; count: number } | null {
  const sides = easternSides(sentence, language) ?? sidesOf(sentence, language);
  if (sides === null) return null;
  const [one, other] = sides;
  const spread = Math.max(one.value, other.value) / Math.min(one.value, other.value);
  if (one.value === other.value || !(spread <= MOST_SPREAD)) return null;
  if (one.label.toLowerCase() === other.label.toLowerCase()) return null;
  return { shows: { form: "bars", parts: [one, other] }, lead: "", count: 1 };
}

function sidesOf(sentence: string, language: string): readonly [Side, Side] | null {
  const means = MEANS_WORDS[language];
  if (means === undefined || /[?？؟]/u.test(sentence)) return null;
  const text = withoutStop(sentence);
  const pattern = `^(?<first>[^,;–—]+?)(?:\\s*[,;]\\s|\\s[–—]\\s)(?:(?:${means.and})\\s)?(?<second>(?:${means.by})(?:\\s|(?<=['’]))[^,;]+)$`; // prettier-ignore
  const { first = "", second = "" } = regex(pattern, "iu").exec(text)?.groups ?? {};
  const amounts = amountsIn(first, language);
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || amount.unit === "" || amount.figure.value === null)
    return null;
  if ((first.match(/\p{Nd}+/gu)?.length ?? 0) !== (amount.figure.display.match(/\p{Nd}+/gu)?.length ?? 0)) return null; // prettier-ignore
  const told = regex(`^(?<label>[^\\p{Nd}]+?)\\s(?:${NEARLY}\\s)?(?<number>\\p{Nd}+(?:[.,\\u00A0\\u202F ]\\p{Nd}+)*)(?:\\s(?<unit>[^\\s]+))?$`, "iu").exec(second)?.groups; // prettier-ignore
  const { label = "", number = "", unit = "" } = told ?? {};
  const bare = regex(`(?:\\s(?:${means.verbs}|–|—|${NEARLY}))+$`, "iu").exec(label);
  const named = bare === null ? label : label.slice(0, bare.index);
  const words = named.split(/\s+/u).length;
  const value = parseNumber(number, language);
  if (told === undefined || value === null || words < 2 || words > MOST_WORDS) return null;
  if (unit !== "" && !isSameUnit(unit, amount.unit)) return null;
  const head = first.split(/\s+/u).slice(0, words).join(" ");
  const next = first.slice(head.length).trim();
  // What goes on in capitals or with another preposition is more of the name.
  if (!regex(`^(?:${means.by})(?:\\s|(?<=['’]))`, "iu").test(head) || !/^\p{Ll}/u.test(next) || /\p{Nd}/u.test(head)) return null; // prettier-ignore
  if (regex(`^(?:${means.by}|${means.and}|of|von|de|di|van|z)\\s`, "iu").test(next)) return null;
  const { display, suffix } = amount.figure;
  return [
    { label: capitalise(head, language), display, value: amount.figure.value, said: first.slice(amount.start).slice(0, SAID) },
    { label: capitalise(named, language), display: suffix === "" || value === 1 ? `${number}${unit === "" ? "" : ` ${unit}`}` : `${number}${suffix}`, value, said: second.slice(0, SAID) },
  ]; // prettier-ignore
}

function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const stem = Math.max(2, Math.min(a.length, b.length) - 2);
  return a === b || a.slice(0, stem) === b.slice(0, stem);
}

/** "坐公交要40分钟，骑车只要15分钟", "バスでは40分、自転車では15分". */
const EAST: Readonly<Record<string, RegExp>> = {
  zh: new RegExp(`^(?<a>[坐乘骑騎开開走用][\\p{Script=Han}]{1,5}?)(?:大约|大約|约|約)?(?:需要|要|需|得)(?<x>\\d+(?:\\.\\d+)?)${EASTERN_UNIT}[，,；](?<b>[坐乘骑騎开開走用][\\p{Script=Han}]{1,5}?)(?:只|仅|僅|就)?(?:需要|要|需|得)?(?<y>\\d+(?:\\.\\d+)?)(?<same>\\k<unit>)[。]?$`, "u"),
  ja: new RegExp(`^(?<a>[^、。はでにの\\s]{1,8}?)(?:では|だと|なら)(?:約)?(?<x>\\d+(?:\\.\\d+)?)${EASTERN_UNIT}[、](?<b>[^、。はでにの\\s]{1,8}?)(?:では|だと|なら)(?:わずか|約|たった)?(?<y>\\d+(?:\\.\\d+)?)(?<same>\\k<unit>)(?:かかります|です|で着きます)?[。]?$`, "u"),
  ko: new RegExp(`^(?<a>[^,.\\s]{1,8}?)(?:으로는|로는|으로|로)\\s(?:약\\s)?(?<x>\\d+(?:\\.\\d+)?)${EASTERN_UNIT}(?:이|가)?(?:\\s걸리(?:고|지만))?[,]?\\s(?<b>[^,.\\s]{1,8}?)(?:으로는|로는|으로|로)\\s(?:단\\s)?(?<y>\\d+(?:\\.\\d+)?)(?<same>\\k<unit>)(?:이|가)?(?:\\s걸립니다|입니다|이면 됩니다|\\s걸려요)?[.]?$`, "u"),
}; // prettier-ignore

function easternSides(sentence: string, language: string): readonly [Side, Side] | null {
  const found = EAST[language]?.exec(sentence.trim())?.groups;
  if (found === undefined) return null;
  const { a = "", b = "", x = "", y = "", unit = "" } = found;
  return [
    { label: a, display: x + unit, value: Number(x), said: a },
    { label: b, display: y + unit, value: Number(y), said: b },
  ];
}
