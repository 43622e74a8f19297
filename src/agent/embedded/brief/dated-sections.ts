import type { ParagraphBlock, Section } from "./brief.ts";
import { areEvents, eventsOf, isDateHead, ledByDate, type Dated } from "./date-heads.ts";

const FEWEST = 3;
/** Of all sections: with fewer, a date among others is a heading as they are. */
const MOST_ARE_DATED = 0.6;

type DatedSection = { section: Section; dated: Dated };

/**
 * "## 12 April 1931" over a sentence or two, three times and more: a page that says nothing but a date is none. Where little is told of
 * each, all are events of one history; else the date leads what is told of it.
 */
export function withDatesTold(sections: readonly Section[]): Section[] {
  const read = sections.map(datedSection);
  const count = read.filter((one) => one !== null).length;
  if (count < FEWEST || count < sections.length * MOST_ARE_DATED) return [...sections];
  const told: Section[] = [];
  let run: DatedSection[] = [];
  const close = (): void => {
    told.push(...history(run));
    run = [];
  };
  sections.forEach((section, at) => {
    const one = read[at] ?? null;
    if (one !== null) run.push(one);
    else {
      close();
      told.push(section);
    }
  });
  close();
  return told;
}

function datedSection(section: Section): DatedSection | null {
  const [first] = section.blocks;
  const date = section.title?.shown.replace(/[\s:：.。]+$/u, "") ?? "";
  if (first?.kind !== "paragraph" || !isDateHead(date)) return null;
  return { section, dated: { date, told: first.text, block: first } };
}

function history(run: readonly DatedSection[]): Section[] {
  const alone = run.every(({ section }) => section.blocks.length === 1);
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [];
  const dates = run.map(({ dated }) => dated);
  if (run.length >= FEWEST && alone && areEvents(dates)) {
    const span = { start: first.section.span.start, end: last.section.span.end };
    return [{ title: null, blocks: [eventsOf(dates)], span }];
  }
  return run.map(({ section, dated }) => ({
    ...section,
    title: null,
    blocks: [ledByDate(dated) satisfies ParagraphBlock, ...section.blocks.slice(1)],
  }));
}
