import { mergeTo, together, type Group } from "./join-groups.ts";
import { DURATION_BOUNDS, type VideoDuration } from "../../artifacts/style.ts";
import { AMOUNT, partedBeforeFormulas, tellsAmounts } from "./before-formula.ts";
import type { Block, ParagraphBlock, Section } from "./brief/brief.ts";
import { MAX_SECTIONS } from "./condense.ts";
import { promisesCount } from "./brief/counted-lists.ts";
import { partOf } from "./split-long.ts";
import { isSourceBlock } from "./brief/source-line.ts";
import { headedByLead, withFirstHead } from "./part-headings.ts";
import { isBriefQuestion, isListed, isQuestion, isShown } from "./shown-blocks.ts";
import { textOfBlock } from "./text-of-brief.ts";
import { ADDRESS } from "./text/address.ts";
import { isLabelled } from "./text/labelled-line.ts";
import { isData } from "./scenes/kinds-of-cells.ts";
import { countWords } from "./text/sentences.ts";
import { toldLines } from "./scenes/told-lines.ts";
import { turnsToViewers } from "./text/turns-to-viewers.ts";
import {
  tellsMore,
  isNextFormula,
  goesBeyond,
  remarkLimit,
  speaksOfChart,
  isEquation,
} from "./picture-remarks.ts";

/** Prose shorter than this is no scene of its own. */
const SCENE_FROM = 3.2;
/** A paragraph before a list or a table that leads into it: the picture may wait so long, pale. */
const LEAD = 4.5;
/** Code and formulas stand while what leads into them is said. */
const LEAD_INTO_CODE = 9;
/** A section shorter than this is one picture, whatever it holds. */
const ONE_PICTURE = 9;
/** A film may have so many more scenes than sections, and never more than one in so many seconds. */
const MORE_SCENES = 1.5;
const SECONDS_A_SCENE = 8;
/** Subsections with something to show, and long enough, are scenes of their own. */
const SUBSECTION = 6;
/** So are passages that have their own heading. */
const PASSAGE = 4;

type Measure = (block: Block) => number;
/** What is seen by itself behind a picture, whatever its length. */
type Apart = (block: Block) => boolean;

/**
 * A section that holds several things to see (a paragraph, then a list, then a quotation) becomes a scene
 * for each, so that what stands on the screen is what is being said. What is too short for a scene stays with
 * what stands beside it; where a film has no room for all, the longest sections are parted first.
 */
export function splitMixedSections(
  sections: readonly Section[],
  duration: VideoDuration,
  estimate: (text: string) => number,
  language: string,
): Section[] {
  const total = sections
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => sum + estimate(textOfBlock(block)), 0);
  // What will be said of it once the film is cut to its length.
  const share = Math.min(1, DURATION_BOUNDS[duration].max / Math.max(1, total));
  const measure: Measure = (block) => secondsOf(block, estimate) * share;
  const most = Math.min(
    MAX_SECTIONS[duration] * MORE_SCENES,
    Math.max(MAX_SECTIONS[duration], Math.floor((total * share) / SECONDS_A_SCENE)),
  );
  let room = Math.max(0, Math.floor(most) - sections.length);
  const longestFirst = sections
    .map((section, at) => {
      // What a film closes with, a call or thanks, is not heard over a table.
      const closes: Apart = (block) => at === sections.length - 1 && speaksToViewers(block, language);
      const blocks = partedBeforeFormulas(section.blocks, language);
      return { at, groups: groupsOf(blocks, measure, closes) };
    })
    .toSorted((a, b) => secondsIn(b.groups) - secondsIn(a.groups));
  const parted = new Map<number, Section[]>();
  for (const { at, groups } of longestFirst) {
    const section = sections[at];
    if (section === undefined) continue;
    const kept = mergeTo(groups, room + 1);
    room -= kept.length - 1;
    parted.set(at, kept.length < 2 ? [section] : partsOf(section, kept, language));
  }
  return sections.flatMap((section, at) => parted.get(at) ?? [section]);
}

/** What stands below a subheading keeps it, however many scenes it takes. */
function partsOf(section: Section, groups: readonly Group[], language: string): Section[] {
  let under: string | null = null;
  // "Five rules" heads the rules, and nothing behind them.
  const counts = section.title !== null && promisesCount(section.title.spoken, language);
  const listed = counts ? groups.findIndex(({ blocks }) => blocks.some(({ kind }) => kind === "list")) : -1;
  return groups.map(({ blocks }, at) => {
    const isBehind = listed >= 0 && at > listed && under === null && blocks[0]?.kind !== "subheading";
    const part = { ...partOf(section, blocks, at), ...(isBehind && { title: { shown: "", spoken: "" } }) };
    const opens = blocks[0]?.kind === "subheading";
    const named = at > 0 && !opens && under !== null ? { shown: under, spoken: "" } : part.title;
    for (const block of blocks) if (block.kind === "subheading") under = block.text.shown;
    // Where to write, or when, is no more of what stood before.
    const apart = (text: string): boolean =>
      ADDRESS.test(text) || (at === groups.length - 1 && isLabelled(text));
    if (at > 0 && blocks.every((block) => block.kind === "paragraph" && apart(block.text.shown)))
      return { ...part, title: { shown: "", spoken: "" } };
    return at === 0 ? withFirstHead({ ...part, title: named }) : headedByLead({ ...part, title: named });
  });
}

const SOURCE = 0.5;
/** Rows that are looked at and not told. */
const SEEN = 4;

/** Code is explained, not read; a formula is longer to say than to write. */
function secondsOf(block: Block, estimate: (text: string) => number): number {
  if (block.kind === "code") return 8;
  // It is read below the figures, not told.
  if (isSourceBlock(block)) return SOURCE;
  const seconds = estimate(textOfBlock(block));
  if (block.kind === "table" && isData(block)) return Math.max(SEEN, seconds);
  return block.kind === "formula" ? Math.max(4, seconds) : seconds;
}

function secondsIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { seconds }) => sum + seconds, 0);
}

function speaksToViewers(block: Block, language: string): boolean {
  return block.kind === "paragraph" && turnsToViewers(block.text.shown, language);
}

function groupsOf(blocks: readonly Block[], measure: Measure, closes: Apart): Group[] {
  const whole: Group = { blocks: [...blocks], seconds: sum(blocks, measure) };
  // Two lists in one picture would be one list that nobody sees; prose before a quotation would be heard over nothing.
  const remarks = blocks.some(
    (block, at) =>
      block.kind === "paragraph" &&
      ((isListed(blocks[at - 1]) && !speaksOfChart(block.text.shown, blocks[at - 1])) ||
        isApart(block, blocks[at + 1]) ||
        isNextFormula(block, blocks[at - 1]) ||
        goesBeyond(block, blocks[at - 1]) ||
        (closes(block) && blocks.slice(0, at).some(isShown)) ||
        isBeforeFormula(block, blocks.slice(at + 1)) ||
        tellsMore([block], blocks[at - 1])),
  );
  const one = blocks.filter(isShown).length < 2 && !blocks.some(({ kind }) => kind === "quote") && !remarks;
  if (whole.seconds < ONE_PICTURE && one) return [whole];
  const parts = atSubheadings(blocks);
  const shows = blocks.some(isShown);
  if (parts.length > 1) {
    const each = whole.seconds / parts.length;
    // What opens a paragraph names a passage of prose as it does a list.
    const runIn = blocks.some((block) => block.kind === "subheading" && block.runIn !== undefined);
    if (!runIn && (!shows || each < SUBSECTION)) return [whole];
    if (runIn && each < PASSAGE) return [whole];
  }
  return parts.flatMap((part) => groupsOfPart(part, measure, closes));
}

function sum(blocks: readonly Block[], measure: Measure): number {
  return blocks.reduce((seconds, block) => seconds + measure(block), 0);
}

function atSubheadings(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const open = parts.at(-1);
    // A subheading of a subheading stays with what it names.
    const bare = open?.every(({ kind }) => kind === "subheading") === true;
    if (open === undefined || (block.kind === "subheading" && !bare)) parts.push([block]);
    else open.push(block);
  }
  return parts;
}

/** Amounts told before a formula, which has none of them. */
function isBeforeFormula({ text }: ParagraphBlock, [next, after]: readonly Block[]): boolean {
  if (next?.kind === "formula") return tellsAmounts(text.shown) && !/[:：]\s*$/u.test(text.spoken);
  const leads = next?.kind === "paragraph" && /[:：]\s*$/u.test(next.text.spoken);
  return leads && after?.kind === "formula" && tellsAmounts(text.shown);
}

/** What prose tells alike needs no lead: the sentence before it says something else. */
function isApart(block: Block, next: Block | undefined): boolean {
  return next?.kind === "parallel" && block.kind === "paragraph" && !/[:：]\s*$/u.test(block.text.spoken);
}

function groupsOfPart(blocks: readonly Block[], measure: Measure, closes: Apart): Group[] {
  const groups: Group[] = [];
  let prose: Block[] = [];
  const add = (found: Block[]): void => {
    for (const one of partedBehindSaying(found)) groups.push({ blocks: one, seconds: sum(one, measure) });
  };
  for (const block of blocks) {
    if (goesBeyond(block, prose.at(-1))) {
      add(prose);
      prose = [];
      groups.push({ blocks: [block], seconds: measure(block) });
      continue;
    }
    if (!isShown(block)) {
      prose.push(block);
      continue;
    }
    const from = isRemark(prose, groups.at(-1)) ? prose.length : leadFrom(prose, block, measure);
    settle(groups, prose.slice(0, from), { measure, closes }, add);
    add([...prose.slice(from), block]);
    prose = [];
  }
  settle(groups, prose, { measure, closes }, add);
  return joinShort(groups, closes);
}

/** Between two pictures: said of the list before, where it does not announce the next. */
function isRemark(prose: readonly Block[], before: Group | undefined): boolean {
  const said = prose.every((block) => block.kind === "paragraph" && !/[:：]\s*$/u.test(block.text.spoken));
  const picture = before?.blocks.at(-1);
  return (
    prose.length > 0 &&
    said &&
    !isBriefQuestion(prose.at(-1)) &&
    (isListed(picture) || speaksOf(prose, picture))
  );
}

/** "Call double(4) and you get 8" behind the code of `double`. */
function speaksOf(prose: readonly Block[], picture: Block | undefined): boolean {
  const said = prose.flatMap((block) => (block.kind === "paragraph" ? [block.text.shown] : []));
  return picture?.kind === "code" && toldLines(picture.code, said).length > 0;
}

/** Words of a question that heads what is listed below it. */
const MOST_OF_HEADING = 12;

/** From which on the paragraphs before a picture belong to it: all, the last, or none. */
function leadFrom(prose: readonly Block[], block: Block, measure: Measure): number {
  const last = prose.at(-1);
  if (last === undefined) return 0;
  const only = prose.filter(({ kind }) => kind !== "subheading");
  if (only.length === 0) return 0;
  if (isApart(last, block) && sum(prose, measure) >= SHORTEST_READ) return prose.length;
  // "The table shows the annual rainfall in five towns" is heard over the table.
  // What tells amounts of its own is no lead into a formula: it would be heard and not seen.
  const tells = last.kind === "paragraph" && AMOUNT.test(last.text.shown);
  const onlyYears = last.kind === "paragraph" && !tellsAmounts(last.text.shown);
  const patient =
    block.kind === "code" ||
    (block.kind === "formula" && !tells) ||
    (last.kind === "paragraph" && last.names !== undefined);
  const limit = patient ? LEAD_INTO_CODE : block.kind === "formula" && !onlyYears ? SCENE_FROM : LEAD;
  // A question too long to head its answers would be heard and not seen.
  const isUnseen = block.kind === "list" && isQuestion(last) && countWords(last.text.shown) > MOST_OF_HEADING;
  const leads =
    last.kind === "paragraph" &&
    !isUnseen &&
    !/[”"»」]/u.test(last.text.shown) &&
    (/[:：]\s*$/u.test(last.text.spoken) ||
      (block.kind !== "quote" && measure(last) <= limit) ||
      (block.kind === "list" && isQuestion(last)));
  const from = leads ? prose.length - 1 : prose.length;
  // A heading goes with what follows it, and a rest too short for a scene with all.
  return sum(prose.slice(0, from), measure) < SCENE_FROM ? 0 : from;
}

/** What somebody said stands in a picture of its own. */
const SAID =
  /[“„«「『"][^“”„«»「」『』"]{16,}[”“»」』"]|[「『“](?=[^」』”]{0,6}\p{Script=Han})[^“”「」『』]{7,}[」』”]/u;

/** Where to write behind what somebody said: the one is a quotation, the other a way to reach somebody. */
function partedBehindSaying(found: readonly Block[]): Block[][] {
  const reach = found.findIndex((block, at) => {
    const before = found[at - 1];
    const says = before?.kind === "paragraph" && SAID.test(before.text.shown);
    return says && block.kind === "paragraph" && ADDRESS.test(block.text.shown);
  });
  const parts = reach < 0 ? [[...found]] : [found.slice(0, reach), found.slice(reach)];
  return parts.filter((part) => part.length > 0);
}

/** Prose after a picture: a remark on it stays with it, more is a scene of its own. */
function settle(
  groups: Group[],
  prose: Block[],
  { measure, closes }: { measure: Measure; closes: Apart },
  add: (found: Block[]) => void,
): void {
  const before = groups.at(-1);
  if (before === undefined) {
    add(prose);
    return;
  }
  const said = prose[0]?.kind === "paragraph" ? prose[0].text.shown : "";
  const listed = isListed(before.blocks.at(-1)) && !speaksOfChart(said, before.blocks.at(-1));
  if (listed || tellsMore(prose, before.blocks.at(-1))) {
    add(prose);
    return;
  }
  const limit = remarkLimit(before.blocks.at(-1), said);
  let count = 0;
  const apart = prose.findIndex(
    (block) =>
      block.kind === "paragraph" &&
      (closes(block) ||
        ADDRESS.test(block.text.shown) ||
        SAID.test(block.text.shown) ||
        block.formulas.some(isEquation)),
  );
  const most = apart < 0 ? prose.length : apart;
  while (count < most && sum(prose.slice(0, count + 1), measure) <= limit) count += 1;
  // What is left must be enough for a scene, or goes to it whole.
  if (count < prose.length && sum(prose.slice(count), measure) < SCENE_FROM) count = 0;
  const remark = prose.slice(0, count);
  before.blocks.push(...remark);
  before.seconds += sum(remark, measure);
  add(prose.slice(count));
}

const SHORTEST = 2;
/** A quotation, or a remark behind a list, is read as well as heard: it may be shorter. */
const SHORTEST_READ = 1.2;

const isLong = ({ blocks, seconds }: Group, beside: Group): boolean => {
  const isRead = blocks.some(({ kind }) => kind === "quote") || isListed(beside.blocks.find(isShown));
  return seconds >= (isRead ? SHORTEST_READ : SHORTEST);
};

/** "Warning! …" behind a list is seen, however short the two are. */
function callsFirst({ blocks }: Group): boolean {
  const [first] = blocks;
  return first?.kind === "paragraph" && CALL_FIRST.test(first.text.shown);
}

const CALL_FIRST = /^(?:⚠|[¡\s]*\p{L}[^.!?。！？:：,،，、]{1,23}\s?[!！]\s*\S)/u;

function joinShort(groups: readonly Group[], closes: Apart): Group[] {
  return groups.reduce<Group[]>((joined, group) => {
    const before = joined.at(-1);
    const ends = group.blocks.every(closes) && group.seconds >= SHORTEST_READ;
    if (before === undefined || ends || callsFirst(group) || (isLong(group, before) && isLong(before, group)))
      joined.push(group);
    else joined[joined.length - 1] = together(before, group);
    return joined;
  }, []);
}
