import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock, Prose } from "./brief.ts";

const FEWEST = 3;
/** What stands before the hour: a team, a group, a heat. */
const MOST_NAME = { words: 3, letters: 22 };
const MOST_LETTERS = 110;
const SHARE = 0.6;

const HOUR_WORD = "(?:uhr|uur|horas?|heures?|час(?:а|ов)?|h)(?![\\p{L}\\p{M}])";
/** "8.30am", "9.45", "3pm", "13h30", "14 Uhr 15". */
const CLOCK = `(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d(?:\\s?${HOUR_WORD})?(?:\\s?[ap]\\.?m\\.?)?|\\s?[ap]\\.?m\\.?|\\s?${HOUR_WORD}(?:\\s?[0-5]\\d)?)(?![\\p{L}\\p{Nd}])`;
const LINE = new RegExp(`^(?<name>[\\p{L}\\p{Nd}][^,;:!?]*?)\\s+(?:(?<clock>${CLOCK})|(?<bare>[01]?\\d|2[0-4]))\\s*[,–—-]?\\s+(?<rest>\\p{L}.*)$`, "iu"); // prettier-ignore

type Fixture = { name: string; clock: string; sure: boolean; rest: string };

/**
 * "10s 8.30am v Dulwich Hill", "12A 9.45 v Earlwood", a line each: who, when and against whom stand in columns. Null where one line
 * is otherwise, where too few say that their figure is an hour, or where nothing is alike in them.
 */
export function readFixtures(lines: readonly string[], { span }: ParagraphBlock): Block[] | null {
  if (lines.length < FEWEST) return null;
  const rows = lines.map(fixtureOf).filter((row) => row !== null);
  if (rows.length < lines.length || new Set(rows.map(({ name }) => name.toLowerCase())).size < rows.length) return null; // prettier-ignore
  const most = (count: number): boolean => count >= rows.length * SHARE;
  const opens = rows.map(({ rest }) => rest.split(/\s/u)[0]?.toLowerCase() ?? "");
  const alike = opens.some((word) => most(opens.filter((one) => one === word).length));
  if (!most(rows.filter(({ sure }) => sure).length) || !alike) return null;
  return [
    {
      kind: "table",
      header: [proseOf(""), proseOf(""), proseOf("")],
      rows: rows.map(({ name, clock, rest }) => [name, clock, rest].map(proseOf)),
      align: ["start", "start", "start"],
      span,
    },
  ];
}

function fixtureOf(line: string): Fixture | null {
  if (line.length > MOST_LETTERS) return null;
  const { name = "", clock, bare, rest = "" } = LINE.exec(line)?.groups ?? {};
  const hour = clock ?? bare;
  if (hour === undefined || name.length > MOST_NAME.letters || name.split(/\s+/u).length > MOST_NAME.words) return null; // prettier-ignore
  return { name, clock: hour, sure: clock !== undefined, rest: rest.replace(/[\s.!?…]+$/u, "") };
}

const proseOf = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });
