import { DURATION_BOUNDS, type VideoDuration } from "../../artifacts/style.ts";
import type { Block, Section } from "./brief/brief.ts";
import { divideParagraph } from "./brief/split-sections.ts";
import { MAX_SECTIONS } from "./condense.ts";
import { chartDataOf } from "./scenes/chart-data.ts";
import { MAX_ROWS } from "./scenes/table.ts";
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
  const sections = splitLongTables(all, MAX_SECTIONS[duration] - all.length, language);
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

/** A table of more rows than a picture holds goes on in the next; a chart holds more. */
function splitLongTables(sections: readonly Section[], spare: number, language: string): Section[] {
  let room = spare;
  return sections.flatMap((section) => {
    const groups: Block[][] = [[]];
    for (const block of section.blocks) {
      const pictures = block.kind === "table" ? Math.ceil(block.rows.length / MAX_ROWS) : 1;
      if (block.kind !== "table" || pictures < 2 || pictures - 1 > room || chartDataOf(block, language))
        groups.at(-1)?.push(block);
      else {
        room -= pictures - 1;
        const size = Math.ceil(block.rows.length / pictures);
        for (let at = 0; at < pictures; at += 1) {
          const piece = { ...block, rows: block.rows.slice(at * size, (at + 1) * size) };
          if (at === 0) groups.at(-1)?.push(piece);
          else groups.push([piece]);
        }
      }
    }
    return groups.length < 2 ? [section] : groups.map((group, at) => partOf(section, group, at));
  });
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
      (previous?.kind === "paragraph" && /[:：]$/u.test(previous.text.spoken));
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
  if (first?.kind === "subheading" && rest.length > 0) return { title: first.text, blocks: rest, span };
  const title = section.title === null ? null : { shown: section.title.shown, spoken: "" };
  return { title, blocks, span };
}
