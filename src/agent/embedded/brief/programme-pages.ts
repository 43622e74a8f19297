import { MOST_ON_AXIS } from "../text/room-on-axis.ts";
import { withoutStop } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Block, ParagraphBlock } from "./brief.ts";

/** What stands in a line of a programme: when, and what is told of it in whole sentences. */
export type ProgrammeRow = { label: string; text: string };

/** More go on on another page; of those that are told at length fewer are large enough to be read. */
const MOST = { onAxis: 8, atLength: 6 };
/** So many letters find an entry in what is said. */
const SAID = 16;

/** A programme on as many pages as it needs, alike in form, and about as full as each other. */
export function programmePages(
  rows: readonly ProgrammeRow[],
  { span }: ParagraphBlock,
  language: string,
): Block[] {
  const atLength = rows.some(({ text }) => Array.from(withoutStop(text)).length > MOST_ON_AXIS);
  const count = Math.ceil(rows.length / (atLength ? MOST.atLength : MOST.onAxis));
  const pages = evenly(rows, count);
  const edges = pages.map((_, at) => span.start + Math.floor(((span.end - span.start) * at) / pages.length));
  return pages.map((page, at) =>
    pageOf(page, atLength, { start: edges[at] ?? span.start, end: edges[at + 1] ?? span.end }, language),
  );
}

function pageOf(
  page: readonly ProgrammeRow[],
  atLength: boolean,
  span: ParagraphBlock["span"],
  language: string,
): Block {
  const east = isUnspaced(language);
  const colon = east ? "：" : language === "fr" ? " : " : ": ";
  const said = page.map(({ label, text }) => `${label}${colon}${text}`);
  const days = page.map(({ label, text }, at) => ({ date: label, text: withoutStop(text), said: (said[at] ?? "").slice(0, SAID) })); // prettier-ignore
  const shown = said.join(east ? "" : " ");
  const shows = { form: "days" as const, ...(atLength ? { atLength: true as const } : {}), days };
  return { kind: "parallel", text: { shown, spoken: speakableProse(shown) }, lead: "", shows, span };
}

/** Rows on so many pages that the fullest of them is as short as it can be. */
function evenly(rows: readonly ProgrammeRow[], count: number): ProgrammeRow[][] {
  if (count < 2) return [[...rows]];
  const cuts = Array.from({ length: rows.length - count + 1 }, (_, at) => at + 1);
  const found = cuts.map((cut) => [rows.slice(0, cut), ...evenly(rows.slice(cut), count - 1)]);
  const fullest = (pages: readonly (readonly ProgrammeRow[])[]): number => Math.max(...pages.map(weightOf));
  return found.reduce((best, pages) => (fullest(pages) < fullest(best) ? pages : best));
}

/** A row of a few words takes a line as well. */
const LINE = 40;

function weightOf(page: readonly ProgrammeRow[]): number {
  return page.reduce((sum, { text }) => sum + Math.max(LINE, Array.from(text).length), 0);
}
