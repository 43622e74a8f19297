import type { FoundFigure } from "./figures.ts";
import { toPattern } from "./regex.ts";

/** What ties the ends of a range. */
const TIES: Readonly<Record<string, string>> = {
  en: "to|through", de: "bis", fr: "à", es: "a|hasta", it: "a|fino a", pt: "a|até", nl: "tot|tot en met", sv: "till", nb: "til", da: "til", fi: "–",
  pl: "do", cs: "do|až", sk: "do|až", ru: "до", uk: "до", ro: "la|până la", tr: "ile|ilâ|ila", ar: "إلى|حتى", he: "עד", hi: "से", bn: "থেকে",
  ja: "から|〜|～", zh: "到|至|~|～", ko: "에서|부터|~",
}; // prettier-ignore
/** What joins two amounts, and the ends of a range behind "between" alone. */
const JOINTS: Readonly<Record<string, string>> = {
  en: "and", de: "und", fr: "et", es: "y", it: "e", pt: "e", nl: "en", sv: "och", nb: "og", da: "og", fi: "ja",
  pl: "a|i", cs: "a", sk: "a", ru: "и", uk: "і|та", ro: "și", tr: "ve", ar: "و", he: "ל", hi: "और", bn: "এবং",
}; // prettier-ignore
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|pomiędzy|mezi|medzi|между|між|intre|între|بين|בין)\s(?:\p{L}+\s){0,2}$/iu;
/** "18 ve 65 yaş arasında": it stands behind. */
const BETWEEN_BEHIND = /^\S*\s(?:\S+\s){0,2}(?:aras[ıi]\p{L}*|के बीच|মধ্যে|välillä|között)/u;
const AMOUNT = "(?:\\p{Sc}\\s?)?\\p{Nd}[\\p{Nd}.,\\u00A0\\u202F ]*(?:\\s?(?:%|°C?|\\p{L}{1,12}))?";

/** Whether a figure is one end of a range, which says nothing without the other: "2,000 to 4,000 hertz", "18 ile 65 yaş". */
export function isEndOfRange({ start, end }: FoundFigure, text: string, language: string): boolean {
  const tied = tiedBy(`–|—|-|${TIES[language] ?? "–"}`, start, end, text) !== null;
  const joint = JOINTS[language];
  if (tied || joint === undefined) return tied;
  const joined = tiedBy(joint, start, end, text);
  return joined !== null && (BETWEEN.test(text.slice(0, joined.start)) || BETWEEN_BEHIND.test(text.slice(joined.end))); // prettier-ignore
}

/** Where the figure and another that a word ties it to stand together. */
function tiedBy(
  words: string,
  start: number,
  end: number,
  text: string,
): { start: number; end: number } | null {
  const [behind, before] = patternsOf(words);
  const next = behind.exec(text.slice(end));
  if (next !== null) return { start, end: end + next[0].length };
  const last = before.exec(text.slice(0, start));
  return last === null || isYearBefore(last[0], text.slice(start, end)) ? null : { start: last.index, end };
}

/** Between the ends of a range in Romance languages a preposition may have its article: "dagli 11.000 | ai | 14.000 euro". */
const TIES_WITH_ARTICLE: Readonly<Record<string, string>> = { fr: "aux?", it: "ai|al|agli|alle|alla", es: "al|a l[ao]s", pt: "aos?|às?" }; // prettier-ignore

/** Whether two amounts or hours of a text are the ends of one range: "11,000 | to | 14,000 pounds", "between 12 h | et | 13 h 15". */
export function rangeTie(
  text: string,
  one: { start: number; end: number },
  other: { start: number; end: number },
  language: string,
): boolean {
  const between = text.slice(one.end, other.start);
  if (between.length > 24 || isYearBefore(text.slice(one.start, one.end), text.slice(other.start, other.end))) return false; // prettier-ignore
  const ties = [TIES[language], TIES_WITH_ARTICLE[language]].filter((some) => some !== undefined);
  if (tied([...ties, "–|—|-"].join("|")).test(between)) return true;
  const joint = JOINTS[language];
  if (joint === undefined || !tied(joint).test(between)) return false;
  return BETWEEN.test(text.slice(0, one.start)) || BETWEEN_BEHIND.test(text.slice(other.end));
}

function tied(words: string): RegExp {
  const key = `= ${words}`;
  const known = patterns.get(key)?.[0];
  if (known !== undefined) return known;
  const made = toPattern(`^\\s?(?:${words})\\s?(?:\\p{Sc}\\s?)?$`, "iu");
  patterns.set(key, [made, made]);
  return made;
}

const patterns = new Map<string, [behind: RegExp, before: RegExp]>();

function patternsOf(words: string): [behind: RegExp, before: RegExp] {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const made: [RegExp, RegExp] = [
    toPattern(`^(?:\\s?\\p{L}{1,12})?\\s?(?:${words})\\s?(?:\\p{Sc}\\s?)?\\p{Nd}`, "iu"),
    toPattern(`${AMOUNT}\\s?(?:${words})\\s?(?:\\p{Sc}\\s?)?$`, "iu"),
  ];
  patterns.set(words, made);
  return made;
}

/** "from Rs 52,000 in | 2021 | to | Rs 71,000 |": the year says when, and the amount goes on from another. */
export function isYearBefore(before: string, amount: string): boolean {
  const year = Number(
    /^\s*(?<year>(?:1[5-9]|20)\d{2})(?!\p{Nd})/u.exec(before)?.groups?.["year"] ?? Number.NaN,
  );
  const number = Number(
    /\p{Nd}[\p{Nd}.,\u00A0\u202F ]*/u.exec(amount)?.[0].replaceAll(/[^\d]/gu, "") ?? Number.NaN,
  );
  if (Number.isNaN(year) || Number.isNaN(number) || /^\s*(?:1[5-9]|20)\d{2}\s*$/u.test(amount)) return false;
  return /^\s*(?:\p{Sc}|\p{Lu}\p{L}{0,2}\.?\s?\p{Nd})/u.test(amount) || number > year * MUCH_MORE;
}

const MUCH_MORE = 4;
