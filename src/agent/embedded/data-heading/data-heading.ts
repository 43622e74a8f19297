import type { Block, Section, TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { joinList } from "../phrases/join-list.ts";
import { isFactHead, isValueHead } from "../scenes/bare-heads.ts";
import { unitOf } from "../scenes/cell-units.ts";
import { chartDataOf } from "../scenes/chart-data.ts";
import { textOfBlock } from "../text-of-brief.ts";
import { areTimes } from "../scenes/time-labels.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, splitSentences } from "../text/sentences.ts";
import { MOST_SIGNS, MOST_WORDS } from "./as-heading.ts";

/**
 * What a table or a chart without a heading of its own shows: its caption, else what the sentence before it says
 * that it shows. `before`: what was told before the section. Null where neither is there.
 */
export function toldHeading(section: Section, before: Block | undefined): string | null {
  const at = section.blocks.findIndex(({ kind }) => kind === "table");
  if (at < 0) return null;
  const asked = questionOf(section.blocks[at - 1]);
  const beside = [section.blocks[at - 1], section.blocks[at + 1], at === 0 ? before : undefined];
  return (
    beside
      .map((block) => (block?.kind === "paragraph" ? block.names : undefined))
      .find((name) => name !== undefined) ?? asked
  );
}

/** "Where does the heat come from?": the table below answers it. */
function questionOf(block: Block | undefined): string | null {
  if (block?.kind !== "paragraph") return null;
  const text = block.text.shown.trim();
  const one = /^[^.!?？؟。！\n]+[?？؟]$/u.test(text);
  return one && countWords(text) <= MOST_WORDS + 2 && text.length <= MOST_SIGNS ? text : null;
}

/** "Price per kilo, by year": what a chart's columns measure; null where they do not say. */
export function measuredHeading({ blocks }: Section, language: string): string | null {
  const table = blocks.find(({ kind }) => kind === "table");
  return table?.kind === "table" ? ofColumns(table, language) : null;
}

/** Letters by which two forms of a word are taken for one: "hardness", "hard". */
const STEM = { letters: 4, eastern: 2 };
const EASTERN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}]/u;

/**
 * What a table measures that stands at the end of a section without being of it: below "How to clean it" and its steps,
 * the hardness of the water in four towns. Null where a word of its columns is in the section's heading, or one of what it
 * measures in the sentence before it.
 */
export function strayHeading(section: Section, before: Section | undefined, language: string): string | null {
  const table = section.blocks.find(({ kind }) => kind === "table");
  if (table?.kind !== "table" || before === undefined) return null;
  const heading = section.title?.shown.toLowerCase() ?? "";
  const told = splitSentences(before.blocks.map(textOfBlock).join(" "), language).at(-1)?.toLowerCase() ?? "";
  const [axis = "", ...measures] = table.header.map(({ spoken }) => spoken);
  const measured = stemsOf(measures.join(" "));
  // "Beavers by year" below what a dam does to the water: the sentence before it must lead there.
  const isOfIt =
    measured.length === 0 ||
    [...stemsOf(axis), ...measured].some((stem) => heading.includes(stem)) ||
    measured.some((stem) => told.includes(stem));
  return isOfIt ? null : (ofColumns(table, language) ?? ofValues(table, language));
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => {
    const letters = Array.from(word);
    const least = EASTERN.test(word) ? STEM.eastern : STEM.letters;
    return letters.length < least ? [] : [letters.slice(0, least).join("")];
  });
}

function ofColumns(table: TableBlock, language: string): string | null {
  const base = baseOf(language);
  const data = chartDataOf(table, base);
  if (data === null) return null;
  // What each of several small charts counts in stands over it.
  const names = data.series.map(({ name }) => (data.ownScales === true ? name.slice(0, name.length - unitOf(name).length) : name).trim()); // prettier-ignore
  const tell = names.every((name) => /\p{L}{4}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(name)); // prettier-ignore
  // "Value by fact" tells nothing.
  if (names.some(isValueHead)) return null;
  if (!tell || names.length > 3 || (names.length > 1 && areTimes(names, base))) return null;
  const lower = lowersNouns(base);
  const what = joinList(
    names.map((name, at) => (at > 0 && lower ? lowerFirst(name) : name)),
    language,
  );
  const axis = data.axis.replace(/\s*[([（].*$/u, "").trim();
  const heading = axis === "" || isFactHead(axis) || countWords(axis) > 2 ? what : byAxis(what, axis, base);
  return countWords(heading) > MOST_WORDS + 2 || heading.length > MOST_SIGNS ? null : capitalise(heading);
}

/** The same of one column of numbers that are too unequal for a chart. */
function ofValues({ header, rows }: TableBlock, language: string): string | null {
  const [axis, measure, another] = header.map(({ shown }) => shown.trim());
  const counted = rows.every((row) => /\p{Nd}/u.test(row[1]?.shown ?? ""));
  if (axis === undefined || measure === undefined || another !== undefined || !counted) return null;
  if (isValueHead(measure) || isFactHead(axis)) return null;
  if (!/\p{L}{2}/u.test(axis) || !/\p{L}{2}/u.test(measure)) return null;
  const heading = byAxis(measure.replace(/\s*[([（].*$/u, ""), axis, baseOf(language));
  return countWords(heading) > MOST_WORDS || heading.length > MOST_SIGNS ? null : capitalise(heading);
}

/** What stands between what is measured and by what it is told apart, where no case follows from it. */
const BY: Partial<Record<string, string>> = {
  en: "by", de: "nach", fr: "par", es: "por", it: "per", pt: "por", nl: "per", sv: "per",
}; // prettier-ignore

function byAxis(what: string, axis: string, base: string): string {
  if (base === "zh") return `各${axis}${what}`;
  if (base === "ja") return `${axis}別の${what}`;
  if (base === "ko") return `${axis}별 ${what}`;
  const by = BY[base];
  if (by === undefined) return what;
  const own = lowersNouns(base) ? lowerFirst(axis) : axis;
  // "Price per kilo, by year": what has such a word already is closed by a comma.
  const comma = new RegExp(`\\s(?:${Object.values(BY).join("|")}|per|pro|je|of|de|di|van|von|av)\\s`, "iu").test(what) ? "," : ""; // prettier-ignore
  return `${what}${comma} ${by} ${own}`;
}

function baseOf(language: string): string {
  return language.split("-")[0] ?? language;
}
