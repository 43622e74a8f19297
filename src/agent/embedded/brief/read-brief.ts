import { toString } from "mdast-util-to-string";
import type { Heading, Root, RootContent } from "mdast";
import { detectLanguageSurely } from "../../language/detect-language.ts";
import type { Block, Brief, ParagraphBlock, Prose, Section } from "./brief.ts";
import { TAGLINE } from "./claim.ts";
import { withAskedBars } from "./asked-bars.ts";
import { introducedOnce } from "./introduced-once.ts";
import { withClosingLines } from "./closing-lines.ts";
import { cleanPrompt } from "./clean-prompt.ts";
import { readCallsApart } from "./call-apart.ts";
import { readCaptions } from "./captions.ts";
import { readUnitsNotes, unitsOfHead } from "./units-note.ts";
import { chartedItems } from "./charted-items.ts";
import { countLists } from "./counted-lists.ts";
import { partEquatedItems } from "./equated-items.ts";
import { readDataBrief } from "./structured/read-data-brief.ts";
import { treeWithHeads, withEastLabels } from "./east-heads.ts";
import { spelledOut } from "../english/shorthand.ts";
import { endsSentence } from "../text/sentence-end.ts";
import { capitalise } from "../text/sentences.ts";
import { behindAddress, isAddress } from "./address-line.ts";
import { isGreeting } from "./greetings.ts";
import { isEndHead } from "./skeleton-heads.ts";
import { senderName } from "./sender-name.ts";
import { withByline } from "./byline.ts";
import { readHeadedOptions } from "./headed-options.ts";
import { headingProse, inlineProse, type InlineContext } from "./inline-prose.ts";
import type { Line } from "./closing.ts";
import { nameOfFilm } from "./name-of-film.ts";
import { orderOfText, type OrderOfText } from "./order-of-text.ts";
import { lineOf } from "./order.ts";
import { withOutlineHeads } from "./outline-heads.ts";
import { launchedIn } from "../naming/request-names/launched.ts";
import { takeHeadLine, type HeadLine } from "../naming/head-line/take-head-line.ts";
import { withDatesTold } from "./dated-sections.ts";
import { decisionIn } from "../naming/decision.ts";
import { withoutPastHeads } from "./past-heads.ts";
import { withoutPermissions } from "./permission-remarks.ts";
import { readNamedParagraphs } from "./named-paragraphs.ts";
import { readPlainHeads } from "./plain-heads.ts";
import { NAMES_FILM } from "./request-words.ts";
import { readPreamble } from "./preamble.ts";
import type { Preamble } from "./preamble.ts";
import { withoutRunOns } from "./run-on/run-ons.ts";
import { withoutScript } from "./script/without-script.ts";
import { sidesOfHeading } from "../scenes/versus.ts";
import { withFormulaTails } from "../science/formula-tails.ts";
import { readContrasts } from "./read-contrasts.ts";
import { readBlocks, spanOf } from "./read-blocks.ts";
import { readPairs } from "../parallel/read-pairs.ts";
import { readParallels } from "../parallel/read-parallels.ts";
import { readYearParagraphs } from "./headed-by-years.ts";
import { readRunInHeadings } from "./run-in-headings.ts";
import { sectionsOfBlocks } from "./split-sections.ts";
import { lineAt, withoutTitle } from "./request-facts/with-request-facts.ts";
import { withTitleAboveHeads } from "./title-above-heads.ts";
import { readTopics } from "./topics-of-list.ts";
import { yearsFirst } from "./years-first.ts";

const NAMES_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Fields between two lines of dashes; verse between such lines is told. */
const FRONT_MATTER = /^\s*---[ \t]*\n(?=[ \t]*[\w-]+[ \t]*:)([\s\S]{0,2000}?)\n---[ \t]*(?:\n|$)/;

/** Reads any text as a brief. Never throws on a caller's text; offsets point into `prompt`. */
export function readBrief(prompt: string): Brief {
  const clean = cleanPrompt(prompt);
  const front = FRONT_MATTER.exec(clean);
  const frontTitle = front === null ? null : /^title:\s*["']?(.+?)["']?\s*$/m.exec(front[1] ?? "")?.[1];
  const source = withoutRunOns(
    front === null ? clean : " ".repeat(front[0].length) + clean.slice(front[0].length),
  );
  const data = readDataBrief(clean);
  if (data !== null) return data;
  const script = withoutScript(source);
  const permitted = withoutPermissions(script.text);
  const asked = orderOfText(withEastLabels(permitted.text));
  const ordered = { ...asked, wishes: [...script.wishes, ...permitted.wishes, ...asked.wishes] };
  const found = safeTree(ordered.text);
  const detection = detectLanguageSurely(toString(found).slice(0, 6000));
  const context: InlineContext = { language: detection.language.split("-")[0] ?? "en", source };
  const headed = cutAtHeadings(found.children, context);
  // Its name beside words for the maker, which no heading's mark names.
  const head = headed.title === null ? takeHeadLine(script.text, ordered.text, context.language) : null;
  const order = head === null ? ordered : withoutHeadLine(ordered, head);
  const parts = head === null ? headed : cutAtHeadings(safeTree(order.text).children, context);
  const sender = senderName(order.wishes, order.text, context.language);
  const named = frontTitle ?? head?.name.spoken ?? nameOfFilm(order, { source, sender, language: context.language }); // prettier-ignore
  const written = named && context.language === "en" ? spelledOut(named) : named;
  const ofHead = frontTitle === null || frontTitle === undefined ? (head?.name ?? null) : null;
  const title = parts.title ?? ofHead ?? (written ? { shown: written, spoken: written } : null);
  const opening = readOpening(parts.before, parts.titled, context);
  // Below the title only what is labelled is about the film: "Audience: beginners".
  const below = readOpening(parts.intro, false, context);
  const language = context.language;
  const toMaker = greetsMaker(source, order.wishes);
  const read = (found: readonly Block[], own: Prose | null, ...titles: (Prose | null)[]): Block[] => {
    const captioned = readCaptions(
      readContrasts(
        readPairs(
          readCallsApart(
            readUnitsNotes(
              withFormulaTails(
                greeted(readHeadedOptions(withAskedBars(found, source, order.wishes), language), toMaker),
                language,
              ),
            ),
            language,
          ),
          language,
        ),
        language,
        sidesNamed(...titles),
      ),
      language,
    );
    const headed = readRunInHeadings(readTopics(readYearParagraphs(captioned), language), language);
    const told = titles.map((one) => one?.spoken ?? "");
    const parted = partEquatedItems(readParallels(headed, language, told));
    const counted = countLists(parted, { own, film: title }, language);
    return chartedItems(counted, language);
  };
  const opens = [...opening.blocks, ...below.blocks];
  const dated = title === null ? yearsFirst(opens, parts.sections.length > 0) : null;
  const project = order.project ?? dated?.years ?? (sender === named ? null : sender);
  const decision = decisionIn(order.wishes);
  // What is to be decided names a film that has no other name, and opens one that has.
  const decided = title === null ? null : lineOf(decision?.told ?? null, source);
  const opened = withFirstLine(dated?.blocks ?? opens, order.opening ?? decided, title);
  const plain =
    parts.sections.length > 0
      ? opened
      : readNamedParagraphs(readPlainHeads(readHeadedOptions(opened, language), language, title !== null));
  const intro = read(title === null ? plain : withByline(plain), null, title);
  const sections: Section[] = parts.sections.map((part) => {
    const headed = withoutUnitsOfHead(part.title, readBlocks(part.nodes, context));
    return {
      title: headed.title,
      blocks: read(headed.blocks, headed.title, headed.title, title),
      span: part.span,
    };
  });
  // What names no film is told at its end.
  const { event } = order;
  const lastLine = order.closing ?? (event !== null && title !== null ? lineAt(event.line, 0) : null);
  const ends = lastLine === null ? null : withoutTitle(lastLine, title?.shown ?? "");
  const closed = withClosingLines(
    withDatesTold(withoutBareEnd(withoutPastHeads(sections, source))),
    language,
  );
  const brief: Brief = {
    title,
    audience: opening.audience ?? below.audience ?? order.audience,
    goal: opening.goal ?? below.goal ?? order.goal,
    style: opening.style ?? below.style ?? order.style,
    intro,
    sections: closed,
    language: detection.language,
    languageSure: detection.sure,
    ...(order.aim === null ? {} : { aim: order.aim }),
    ...(order.announced.length + order.wishes.length === 0 ? {} : { wishes: [...order.announced, ...order.wishes] }), // prettier-ignore
    ...(order.occasion === null ? {} : { occasion: order.occasion }),
    ...(project === null ? {} : { project }),
    ...(order.kind === null ? {} : { kind: order.kind }),
    ...(order.dedication === null ? {} : { dedication: order.dedication }),
    ...(decision === null ? {} : { decision }),
    ...(title !== null && title.shown === launchedIn(order.asked, language) ? { titleIsName: true } : {}),
    ...(event === null ? {} : { event }),
    ...(ends === null ? {} : { lastLine: ends }),
  };
  const whole = sections.length > 0 ? withTitleAboveHeads(brief, source) : partedBrief(brief, source);
  const startsFilm = whole.intro.length === 0;
  return {
    ...whole,
    sections: introducedOnce(whole.sections, whole.title, startsFilm, language.split("-")[0] ?? language),
  };
}

/** "## Schluss" over nothing but an order: the words to end on were found in it, and their head is none. */
function withoutBareEnd(sections: readonly Section[]): Section[] {
  const last = sections.at(-1);
  const head = last?.title?.spoken ?? "";
  const isBare = last?.blocks.length === 0 && head !== "" && isEndHead(head);
  return isBare ? sections.slice(0, -1) : [...sections];
}

/** What was said, with the line that stood above the text and is its name now. */
function withoutHeadLine(order: OrderOfText, { text, line }: HeadLine): OrderOfText {
  const wishes = order.wishes.some((wish) => wish.includes(line)) ? order.wishes : [line, ...order.wishes];
  return { ...order, text, wishes };
}

/** A text without headings, parted by its blocks. */
function partedBrief(brief: Brief, source: string): Brief {
  const parted = sectionsOfBlocks(brief);
  return { ...brief, ...parted, sections: withoutPastHeads(parted.sections, source) };
}

/** "## Income (£)": what a heading says of the figures right below it. */
function withoutUnitsOfHead(
  title: Prose | null,
  blocks: readonly Block[],
): { title: Prose | null; blocks: readonly Block[] } {
  const [first, ...rest] = blocks;
  const told = title !== null && first?.kind === "table" ? unitsOfHead(title, first) : null;
  return told === null ? { title, blocks } : { title: told.head, blocks: [told.table, ...rest] };
}

/** What the film is to open with, as its first words; below a line that stands for a title. */
function withFirstLine(blocks: readonly Block[], line: Line | null, title: Prose | null): Block[] {
  if (line === null) return [...blocks];
  const said = line.text ?? line.address ?? "";
  const text = { shown: said, spoken: said };
  const opens: ParagraphBlock = { kind: "paragraph", text, lines: [said], formulas: [], span: line.span };
  const [first] = blocks;
  const headed =
    title === null && first?.kind === "paragraph" && !/[.!?。！？।]$/u.test(first.text.shown.trim());
  return headed ? [first, opens, ...blocks.slice(1)] : [opens, ...blocks];
}

/** Whether a text opens with a greeting to whoever is asked for a film below it. */
function greetsMaker(source: string, wishes: readonly string[]): boolean {
  const [first = ""] = source.trimStart().split("\n");
  return isGreeting(first) && wishes.some((wish) => NAMES_FILM.test(wish));
}

/**
 * "Hi everyone," on a line of its own opens what the film says first, and is no thought by itself; `toMaker`: it greets whoever
 * makes the film, and goes with what was asked.
 */
function greeted([first, ...others]: readonly Block[], toMaker: boolean): Block[] {
  const again = others[0]?.kind === "paragraph" && isAddress(others[0].text.shown);
  const [second, ...rest] = again ? greeted(others, toMaker) : others;
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const greets = first.kind === "paragraph" && first.lines.length === 1 && isAddress(first.text.shown);
  if (greets && toMaker && first.span.start < GREETING_WITHIN) return [second, ...rest];
  if (!greets || second.kind !== "paragraph") return [first, second, ...rest];
  const [line = "", ...lines] = second.lines;
  // A line without a stop below it is what the text is called.
  if (!isGreeting(first.text.shown) && !endsSentence(second.text.shown)) return [first, second, ...rest];
  const text = {
    shown: behindAddress(first.text.shown, second.text.shown),
    spoken: behindAddress(first.text.spoken, second.text.spoken),
  };
  const span = { start: first.span.start, end: second.span.end };
  return [{ ...second, text, lines: [behindAddress(first.text.shown, line), ...lines], span }, ...rest];
}

/** UTF-16 units within which a text greets whom it is written to. */
const GREETING_WITHIN = 40;

/** What a heading sets against each other: its own, else the film's. */
function sidesNamed(...titles: readonly (Prose | null)[]): string[] {
  return titles.map((title) => sidesOfHeading(title?.spoken ?? "")).find((sides) => sides !== null) ?? [];
}

/** Parsers recurse; a text made to overflow them is read as plain lines instead. */
function safeTree(source: string): Root {
  try {
    return withOutlineHeads(treeWithHeads(source));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return plainTree(source);
  }
}

function point(offset: number): { line: number; column: number; offset: number } {
  return { line: 1, column: 1, offset };
}

function plainTree(source: string): Root {
  const children: RootContent[] = [];
  for (const match of source.matchAll(/[^\n]+/g)) {
    const value = match[0].replace(/<[^<>]{0,300}>|[<>]/g, " ").trim();
    if (value === "") continue;
    const position = { start: point(match.index), end: point(match.index + match[0].length) };
    children.push({ type: "paragraph", children: [{ type: "text", value, position }], position });
  }
  return { type: "root", children };
}

type Part = { title: Prose; nodes: RootContent[]; span: { start: number; end: number } };
type Parts = {
  title: Prose | null;
  titled: boolean;
  before: RootContent[];
  intro: RootContent[];
  sections: Part[];
};

/** The first `#` is the title; the shallowest level that has two headings or more makes the sections. */
function cutAtHeadings(nodes: readonly RootContent[], context: InlineContext): Parts {
  const headings = nodes.filter(
    (node): node is Heading => node.type === "heading" && NAMES_SOMETHING.test(toString(node)),
  );
  const firstTop = headings.find((heading) => heading.depth === 1) ?? null;
  const firstIsAlone =
    firstTop === null &&
    headings.length > 1 &&
    headings.filter((heading) => heading.depth === headings[0]?.depth).length === 1 &&
    headings.every((heading) => heading.depth >= (headings[0]?.depth ?? 1));
  const titleNode = firstTop ?? (firstIsAlone || headings.length === 1 ? (headings[0] ?? null) : null);
  const others = headings.filter((heading) => heading !== titleNode);
  const depth = sectionDepth(others);
  const parts: Parts = {
    title: titleNode === null ? null : behindLeftMark(inlineProse(titleNode.children, context), context),
    titled: titleNode !== null,
    before: [],
    intro: [],
    sections: [],
  };
  let seenTitle = titleNode === null;
  for (const node of nodes) {
    if (node === titleNode) {
      seenTitle = true;
      continue;
    }
    const startsSection = node.type === "heading" && node.depth <= depth && others.includes(node);
    const open = parts.sections.at(-1);
    if (startsSection) {
      parts.sections.push({ title: headingProse(node.children, context), nodes: [], span: spanOf(node) });
    } else if (open !== undefined) {
      open.nodes.push(node);
      open.span.end = Math.max(open.span.end, spanOf(node).end);
    } else if (seenTitle && titleNode !== null) parts.intro.push(node);
    else parts.before.push(node);
  }
  return parts;
}

/** "# Erklärfilm: Wie …": the mark that stood behind the film's word, which others took out as a wish. */
function behindLeftMark(title: Prose, { language }: InlineContext): Prose {
  if (!LEFT_MARK.test(title.shown) || !LEFT_MARK.test(title.spoken)) return title;
  const bare = (text: string): string => capitalise(text.replace(LEFT_MARK, ""), language);
  return { shown: bare(title.shown), spoken: bare(title.spoken) };
}

const LEFT_MARK = /^\s*[:：–—-]\s+(?=\p{L})/u;

function sectionDepth(headings: readonly Heading[]): number {
  const counts = new Map<number, number>();
  for (const heading of headings) counts.set(heading.depth, (counts.get(heading.depth) ?? 0) + 1);
  const depths = [...counts.keys()].sort((a, b) => a - b);
  const [first, second] = depths;
  if (first === undefined) return 0;
  const only = counts.get(first) === 1 && second !== undefined && (counts.get(second) ?? 0) >= 3;
  return only ? second : first;
}

function unlabelled(block: ParagraphBlock): ParagraphBlock {
  if (!TAGLINE.test(block.text.shown)) return block;
  const bare = (text: string): string => text.replace(TAGLINE, "");
  const text = { shown: bare(block.text.shown), spoken: bare(block.text.spoken) };
  return { ...block, text, lines: block.lines.map(bare) };
}

/** What stands before the title (or before everything): audience and goal are taken out, the rest is content. */
function readOpening(
  nodes: readonly RootContent[],
  titled: boolean,
  context: InlineContext,
): Omit<Preamble, "rest"> & { blocks: Block[] } {
  let audience: string | null = null;
  let goal: string | null = null;
  let style: Preamble["style"] = null;
  const blocks: Block[] = [];
  for (const block of readBlocks(nodes, context)) {
    // Labels stand before the text; below its first words "Goal:" is content.
    if (block.kind !== "paragraph" || blocks.some(tells)) {
      blocks.push(block);
      continue;
    }
    const read = readPreamble(block.lines.join("\n"), titled);
    audience ??= read.audience;
    goal ??= read.goal;
    style ??= read.style;
    if (read.audience === null && read.goal === null && read.style === null) blocks.push(unlabelled(block));
    else if (read.rest !== "") {
      blocks.push({ ...block, text: { shown: read.rest, spoken: read.rest }, lines: [read.rest] });
    }
  }
  return { audience, goal, style, blocks };
}

/** Whether a block is more than a line that stands for a title. */
function tells(block: Block): boolean {
  return block.kind !== "paragraph" || /[.!?。！？।]["”»」』]?$/u.test(block.text.shown);
}
