import { DURATION_BOUNDS, type VideoDuration } from "../../artifacts/style.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import type { Block, Section } from "./brief/brief.ts";
import { dividedSteps, divideParagraph, numberedFrom, sectionUnder } from "./brief/split-sections.ts";
import { MAX_SECTIONS } from "./condense.ts";
import { MAX_ITEMS } from "./scenes/bullets.ts";
import { chartDataOf, seriesOfText } from "./scenes/chart-data.ts";
import { measureTables } from "./scenes/measure-tables.ts";
import { MAX_ROWS } from "./scenes/table-narration.ts";
import { eventsOfList, MAX_EVENTS } from "./scenes/timeline.ts";
import { speaksOfChart } from "./picture-remarks.ts";
import { textOfBlock } from "./text-of-brief.ts";

/** One picture for longer than this tires the eye. */
const LONG_SCENE_SECONDS = 50;
const PART_SECONDS = 38;
const MAX_PARTS = 6;

/** Sections that would hold one picture too long become two scenes or more, cut between thoughts. */
export function splitLongSections(
  all: readonly Section[],
  duration: VideoDuration,
  language: string,
  estimate: (text: string) => number,
): Section[] {
  const sections = splitLongPictures(all, MAX_SECTIONS[duration] - all.length, language);
  const seconds = sections.map((section) =>
    section.blocks.reduce((sum, block) => sum + estimate(textOfBlock(block)), 0),
  );
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const share = Math.min(1, DURATION_BOUNDS[duration].max / Math.max(1, total));
  let room = MAX_SECTIONS[duration] - sections.length;
  return sections.flatMap((section, at) => {
    const length = (seconds[at] ?? 0) * share;
    const parts = Math.min(MAX_PARTS, room + 1, Math.ceil(length / PART_SECONDS));
    if (length < LONG_SCENE_SECONDS || parts < 2) return [section];
    const pieces = cut(section, parts, language);
    room -= pieces.length - 1;
    return pieces;
  });
}

/** A table of more rows than a picture holds goes on in the next, and so does a list; a chart holds more. */
function splitLongPictures(sections: readonly Section[], spare: number, language: string): Section[] {
  let room = spare;
  return sections.flatMap((section) => {
    const groups: Block[][] = [[]];
    for (const [at, block] of section.blocks.entries()) {
      const told = remarkedChart(groups, block, section.blocks[at - 1]);
      if (told !== null) {
        told.push(block);
        continue;
      }
      const pieces = piecesOf(block, room + 1, language);
      room -= pieces.length - 1;
      groups.at(-1)?.push(...pieces.slice(0, 1));
      groups.push(...pieces.slice(1).map((piece) => [piece]));
    }
    if (groups.length < 2 && groups[0]?.some((block) => isChartedTable(block)) !== true) return [section];
    return groups.map((group, at) => partOf(named(section), group, at));
  });
}

function isChartedTable(block: Block): boolean {
  return block.kind === "table" && block.charted !== undefined;
}

/**
 * Behind a table that is seen as several charts: the chart that a sentence names a part of, else a picture of its own. Null for
 * what stands behind anything else.
 */
function remarkedChart(groups: Block[][], block: Block, before: Block | undefined): Block[] | null {
  if (before?.kind !== "table" || block.kind !== "paragraph") return null;
  const charts = groups.filter((group) =>
    group.some((one) => isChartedTable(one) && one.span === before.span),
  );
  if (charts.length === 0) return null;
  const of = charts.findLast((group) => group.some((one) => speaksOfChart(block.text.shown, one)));
  if (of !== undefined) return of;
  const apart: Block[] = [];
  groups.push(apart);
  return apart;
}

/** What goes on in the next picture bears its caption there too. */
function named(section: Section): Section {
  const caption = section.blocks.find((block) => block.kind === "paragraph" && block.names !== undefined);
  const name = caption?.kind === "paragraph" ? caption.names : undefined;
  return section.title !== null || name === undefined
    ? section
    : { ...section, title: { shown: name, spoken: "" } };
}

/** A list of more items than this is told by some of them. */
const MOST_ITEMS = 12;

/** A block as so many pictures as it needs, all of about one size; itself where there are not so many to spare. */
function piecesOf(block: Block, most: number, language: string): Block[] {
  if (block.kind === "table") {
    const isCharted = chartDataOf(block, language) !== null;
    const charts = isCharted ? null : measureTables(block, language);
    if (charts !== null && charts.length <= most) return charts;
    const count = isCharted ? 1 : Math.ceil(block.rows.length / MAX_ROWS);
    if (count < 2 || count > most) return [block];
    const { note, ...bare } = block;
    const parts = shares(block.rows, count);
    // What is said of all figures stands under the last of them.
    return parts.map((rows, at) => ({ ...bare, rows, part: true as const, ...(note !== undefined && at === parts.length - 1 && { note }) })); // prettier-ignore
  }
  if (block.kind === "list" && block.ordered) {
    const parts = dividedSteps(block);
    return parts.length > most ? [block] : parts;
  }
  if (block.kind !== "list" || block.items.length > MOST_ITEMS) return [block];
  const holds = eventsOfList(block, primaryLanguage(language)).length > 0 ? MAX_EVENTS : MAX_ITEMS;
  const count = Math.ceil(block.items.length / holds);
  const counted = seriesOfText(block.items.map(({ text }) => text.shown).join("; "), language) !== null;
  if (count < 2 || count > most || counted) return [block];
  const size = Math.ceil(block.items.length / count);
  return shares(block.items, count).map((items, at) => ({
    ...block,
    ...numberedFrom(block, at * size),
    items,
  }));
}

function shares<Item>(all: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

function cut(section: Section, parts: number, language: string): Section[] {
  const units = section.blocks.flatMap((block): Block[] =>
    block.kind === "paragraph" ? divideParagraph(block, language) : [block],
  );
  const total = units.reduce((sum, unit) => sum + textOfBlock(unit).length, 0);
  const groups: Block[][] = [[]];
  let filled = 0;
  units.forEach((unit, at) => {
    const open = groups.at(-1);
    const previous = units[at - 1];
    const leads =
      previous?.kind === "subheading" ||
      (previous?.kind === "paragraph" && /[:：?？؟]$/u.test(previous.text.spoken));
    // A short rest stays where it is: a scene of a second or two only flickers.
    const tail = total - filled < (total / parts) * 0.4;
    if (
      open === undefined ||
      (filled >= (total * groups.length) / parts &&
        groups.length < parts &&
        !leads &&
        !tail &&
        open.length > 0)
    ) {
      groups.push([unit]);
    } else open.push(unit);
    filled += textOfBlock(unit).length;
  });
  return groups.filter((group) => group.length > 0).map((group, at) => partOf(section, group, at));
}

/** Later parts are named by their own subheading where they begin with one. */
export function partOf(section: Section, blocks: Block[], at: number): Section {
  const [first, ...rest] = blocks;
  const span = {
    start: Math.min(...blocks.map((block) => block.span.start)),
    end: Math.max(...blocks.map((block) => block.span.end)),
  };
  if (at === 0)
    return { ...section, blocks, span: { start: Math.min(section.span.start, span.start), end: span.end } };
  if (first?.kind === "subheading" && rest.length > 0) return { ...sectionUnder(first), blocks: rest, span };
  const title = section.title === null ? null : { shown: section.title.shown, spoken: "" };
  return { title, blocks, span };
}
