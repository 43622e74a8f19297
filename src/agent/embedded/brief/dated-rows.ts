import { DAY_OPENINGS } from "../parallel/day-opening-words.ts";
import { regex } from "../text/regex.ts";
import { monthNames } from "../text/calendar-days.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock } from "./brief.ts";
import { DATE_WORDS, QUARTERS, WEEKS } from "./dated-rows-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { matchesOf } from "../text/matches.ts";

const FEWEST = 3;
const MOST = 8;
/** What is told of a date. */
const MOST_TOLD = { words: 16, signs: 96 };

type Row = { date: string; text: string };

/**
 * "March 2027: consultation. October 2027: tender. …": dates, weeks, quarters or seasons and what happens then, parted
 * by stops, semicolons, commas or lines. What is told behind the last stays prose; null where a text is no such row.
 */
export function readDatedRows(
  lines: readonly string[],
  whole: ParagraphBlock,
  language: string,
): Block[] | null {
  const found = rowsIn(lines.join("\n"), language);
  if (found === null) return null;
  const { rows, behind } = found;
  const colon = isUnspaced(language) ? "：" : language === "fr" ? " : " : ": ";
  const stop = isUnspaced(language) ? "。" : language === "hi" ? "।" : ".";
  const said = rows.map(({ date, text }) => `${date}${colon}${text}${/[!?！？؟]$/u.test(text) ? "" : stop}`);
  const text = said.join(isUnspaced(language) ? "" : " ");
  const { span } = whole;
  const days = rows.map((row, at) => ({
    date: row.date,
    text: capitalise(row.text, language),
    said: (speakableProse(said[at] ?? "") || "").slice(0, SAID),
  }));
  const block: Block = { kind: "parallel", text: { shown: text, spoken: speakableProse(text) }, lead: "", shows: { form: "days", days }, span }; // prettier-ignore
  if (behind === "") return [block];
  const cut = Math.max(span.start + 1, span.end - behind.length);
  const rest: Block = { ...whole, text: { shown: behind, spoken: speakableProse(behind) }, lines: [behind], span: { start: cut, end: span.end } }; // prettier-ignore
  return [{ ...block, span: { start: span.start, end: cut } }, rest];
}

/** So many letters find a date in what is said. */
const SAID = 12;

function rowsIn(text: string, language: string): { rows: Row[]; behind: string } | null {
  if (text.length > LONGEST) return null;
  const heads = matchesOf(headPattern(language), text);
  if (heads.length < FEWEST || heads.length > MOST || heads[0]?.index !== 0) return null;
  let behind = "";
  const rows = heads.map((head, at): Row | null => {
    const next = heads[at + 1];
    const told = text.slice(head.index + head[0].length, next?.index ?? text.length).trim();
    const [first = "", ...more] = splitSentences(told.replaceAll("\n", " "), language);
    if (more.length > 0 && next !== undefined) return null;
    behind = more.join(isUnspaced(language) ? "" : " ");
    const bare = withoutStop(first).replace(/[\s,;，；、،؛]+$/u, "");
    return isTold(bare)
      ? { date: capitalise(head.groups?.["date"]?.trim() ?? "", language), text: bare }
      : null;
  });
  const kept = rows.filter((row) => row !== null);
  const dates = new Set(kept.map(({ date }) => date.toLowerCase()));
  // A row of amounts is drawn; of things that happen some are counted: "October: 40 electric vans arrive".
  const counted = kept.filter(({ text: told }) => COUNTED.test(told)).length;
  const amounts = counted * 2 > kept.length;
  return kept.length < heads.length || dates.size < heads.length || amounts ? null : { rows: kept, behind };
}

const LONGEST = 900;

/** What happens, in a few words: hours, amounts and sums are looked up in a table or drawn. */
function isTold(text: string): boolean {
  const few = countWords(text) <= MOST_TOLD.words && Array.from(text).length <= MOST_TOLD.signs;
  return (
    few &&
    /\p{L}[\p{L}\p{M}]|\p{Script=Han}/u.test(text) &&
    (!AMOUNT.test(text) || ORDINAL.test(text)) &&
    !/["“”„«»「」]|[:：]\s/u.test(text)
  );
}

/** "40 electric vans arrive": three words are told of what is counted. */
const COUNTED = /^[^\p{L}]*\p{Nd}/u;
const AMOUNT = /^[^\p{L}]*\p{Nd}(?!\p{Nd}{0,3}\s\p{L}[\p{L}\p{M}]{2,}\s\p{L}[\p{L}\p{M}]+)/u;

/** "10,000th sensor", "100e abonné": which one it is, and how many are counted nowhere. */
const ORDINAL = /^\p{Nd}[\p{Nd}.,\u00a0\u202f ]*(?:st|nd|rd|th|º|ª|ème|e|er|:[ae]|-(?:й|я|е|ий))\s\p{L}{2}/u;

const known = new Map<string, RegExp>();

/** A date with its colon, at the beginning or behind what ended the one before; "19.00" ends nothing. */
function headPattern(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const made = regex(`(?:^|(?<=[.;。；!?！？,，、،؛।\\n])(?<!\\p{Nd}[.,](?=\\p{Nd}))\\s*)${dateSource(language)}\\s?(?:[:：]\\s*|\\s[–—]\\s+)(?=\\S)`, "giu"); // prettier-ignore
  known.set(language, made);
  return made;
}

/** A month, a day, a season, a quarter, a week or a year as `date`, behind the word that may stand before it. */
export function dateSource(language: string): string {
  const words = DAY_OPENINGS[language];
  const dates = DATE_WORDS[language];
  const months = [...monthNames(language).keys()].map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"),
  );
  const inflected = [words?.months, dates?.months].filter((names) => names !== undefined);
  const month = `(?:${[...months, ...inflected].join("|") || "(?!)"})(?![\\p{L}\\p{M}])\\.?`;
  const year = "[12١٢۱۲१२১২]\\p{Nd}{3}(?!\\p{Nd})";
  const of = "(?:,?\\s(?:de(?:l)?\\s|d['’])?|\\s?[’'])";
  const behindYear = "(?:\\s(?:г\\.|года?|році|року|р\\.|roku|r\\.))?";
  const season = (dates?.season ?? "") === "" ? "(?!)" : `(?:${dates?.season})(?![\\p{L}\\p{M}])`;
  const part = (dates?.part ?? "") === "" ? "" : `(?:(?:${dates?.part})\\s?(?:de\\s|d['’]|du\\s)?)?`;
  const named = `(?:${month}|${season}|${QUARTERS})`;
  const east = "(?:(?:\\d{4}\\s?[年년]\\s?)?(?:\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日號号일]|[上中下]旬|初|末|底)?|[春夏秋冬]季?|봄|여름|가을|겨울|第[一二三四1-4](?:四半期|季度)|[1-4]분기))"; // prettier-ignore
  const day = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?(?:(?:\\s?[–-]\\s?|\\s(?:bis|to|until|au|al|a|ao|tot|til|till|do|до|по)\\s)\\d{1,2}(?:st|nd|rd|th|\\.)?)?\\s(?:de\\s|of\\s)?)?`;
  const one =
    `(?:${part}${day}${named}(?:${of}(?:${year}|(?<=[’'])\\d{2})${behindYear})?|${year}${behindYear}(?:\\s${named})?` +
    `|${east}|${WEEKS}|\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}(?:-\\d{2})?|\\d{1,2}[./]\\d{1,2}[./](?:\\d{4})?|${words?.phases ?? "(?!)"})`;
  const from =
    [words?.in, words?.phaseOn].filter((word) => word !== undefined && word !== "").join("|") || "(?!)";
  // "Début mai" keeps what "en mai" goes without.
  const open = part === "" ? "" : `(?!(?:${dates?.part})\\s)`;
  return `(?:${open}(?:${from})\\s)?(?<date>(?:${part})${one}(?:\\s?[–—-]\\s?${one}|\\s?[–—-]\\s?\\d{1,2}|\\s(?:${words?.to ?? "(?!)"})\\s${one})?)`; // prettier-ignore
}

/** "February: depot in Ankara": the date that a line opens with, and what is told of it. */
export function datedStart(line: string, language: string): { date: string; told: string } | null {
  const [head] = matchesOf(headPattern(language), line);
  if (head?.index !== 0) return null;
  const told = line.slice(head[0].length).trim();
  return told === "" ? null : { date: capitalise(head.groups?.["date"]?.trim() ?? "", language), told };
}
