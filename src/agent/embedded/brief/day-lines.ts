import { openingOf } from "../parallel/day-openings.ts";
import { safeLocale } from "../phrases/join-list.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import type { Block, ParagraphBlock } from "./brief.ts";
import { isUnspaced } from "../text/unspaced.ts";

const LABELLED = /^([^:：.!?。！？\n]{1,28}?)\s*[:：]\s*(?=\S)(.+)$/u;
/** In lines that all begin so, each begins anew, whatever it tells of. */
const SMALL_LABEL = /^\p{Ll}[\p{L}\p{M}'’-]*(?:\s[\p{L}\p{M}'’-]+){0,2}\s?:\s+\S/u;
const FEWEST = 3;
const MOST_DAYS = 8;
/** What is told of a day in a row of a programme; more is told under the day. */
const MOST = { words: 24, signs: 140 };

type Entry = { label: string; told: string[] };

/**
 * "segunda: crachá …", "terça: higiene …", a line each: an entry begins with each day, whatever the case of its name
 * and whether or not the line before it has a stop. A programme where all is short, else each day heads what is told of
 * it. Null where lines are no such entries.
 */
export function readDayLines(
  lines: readonly string[],
  whole: ParagraphBlock,
  language: string,
): Block[] | null {
  const small = lines.every((line) => SMALL_LABEL.test(line));
  const entries: Entry[] = [];
  for (const line of lines) {
    const [, label = "", rest = ""] = LABELLED.exec(line) ?? [];
    const open = entries.at(-1);
    if (label !== "" && (small || isDay(label, language))) entries.push({ label, told: [rest] });
    else if (open === undefined) return null;
    else if (/^\p{Ll}/u.test(line) && !/[.!?。！？]$/u.test(open.told.at(-1) ?? ""))
      open.told.push(`${open.told.pop()} ${line}`);
    else open.told.push(line);
  }
  const labels = new Set(entries.map(({ label }) => label.toLowerCase()));
  if (entries.length < FEWEST || labels.size < entries.length) return null;
  // Hours and amounts by day are looked up in a table.
  if (entries.filter(({ told }) => /^\p{Nd}/u.test(told[0] ?? "")).length * 2 > entries.length) return null;
  const space = isUnspaced(language) ? "" : " ";
  const days = entries.map(({ label, told }) => {
    const sentences = told.flatMap((line) => splitSentences(line, language)).map((one) => endSentence(capitalise(one, language), language)); // prettier-ignore
    return { date: capitalise(label, language), text: sentences.join(space) };
  });
  const { span } = whole;
  const short = days.every(({ text }) => countWords(text) <= MOST.words && Array.from(text).length <= MOST.signs); // prettier-ignore
  const timed = entries.every(({ label }) => isDay(label, language));
  if (timed && short && days.length <= MOST_DAYS) {
    const colon = isUnspaced(language) ? "：" : ": ";
    const said = days.map(({ date, text }) => `${date}${colon}${text}`);
    return [
      {
        kind: "parallel",
        text: both(said.join(space)),
        lead: "",
        shows: {
          form: "days",
          days: days.map(({ date, text }, at) => ({ date, text: withoutStop(text), said: (said[at] ?? "").slice(0, 14) })), // prettier-ignore
        },
        span,
      },
    ];
  }
  return days.flatMap(({ date, text }): Block[] => [
    { kind: "subheading", text: both(date), depth: 7, ofRows: true, span },
    { ...whole, text: both(text), lines: [text] },
  ]);
}

const both = (text: string) => ({ shown: text, spoken: text });

const known = new Map<string, RegExp>();

/** "segunda", "Seg.", "Monday morning", "Mo 3.2.", "week one". */
export function isDay(label: string, language: string): boolean {
  const kind = openingOf(`${label}: x`, language)?.kind;
  return kind === "weekday" || kind === "phase" || weekdayOf(language).test(label);
}

function weekdayOf(language: string): RegExp {
  const found = known.get(language);
  if (found !== undefined) return found;
  const names = (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(safeLocale(language), { weekday, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, at + 1)));
  });
  // "segunda-feira" is "segunda", "月" is "月曜".
  const forms = names.flatMap((name) => [name, name.replace(/-.*$|\.$/u, ""), ...(language === "ja" ? [`${name}曜`] : [])]); // prettier-ignore
  const all = [...new Set(forms)].toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")); // prettier-ignore
  const made = new RegExp(`^(?:${all.join("|")})(?:\\.|(?:[\\s,(（/]|\\s?[+&–-]).{0,16})?$`, "iu");
  known.set(language, made);
  return made;
}
