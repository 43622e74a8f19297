import type { Paragraph } from "mdast";
import type { SourceSpan } from "../../../artifacts/outline.ts";
import { parseReaction } from "../science/chemistry.ts";
import { plainFormulaTex } from "../science/plain-formula.ts";
import { EXPLAINS } from "./explains.ts";
import { wordFormulaTex } from "../science/word-formula.ts";
import { plainTex, withoutUnitBehind } from "../science/plain-tex.ts";
import { capitalise, countWords, splitSentences } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import { csvTable } from "./structured/csv.ts";
import type { Block, ListItem, ParagraphBlock } from "./brief.ts";
import { leadingEmoji } from "../text/emoji-icons.ts";
import { inlineProse, looksLikeTex, tidy, type InlineContext } from "./inline-prose.ts";
import { readPreamble } from "./preamble.ts";
import { noteIn, readEastList, withNotesApart } from "./east-lines.ts";
import { readCountedLines } from "./counted-lines.ts";
import { readDatedRows } from "./dated-rows.ts";
import { lineOfDay } from "./day-below-title.ts";
import { readDayLines } from "./day-lines.ts";
import { readFixtures } from "./fixture-lines.ts";
import { readHeadedLines } from "./headed-lines.ts";
import { inlineSteps } from "./inline-steps.ts";
import { innerSpeaker } from "./inner-speaker.ts";
import { itemOf } from "./line-item.ts";
import { readLines } from "./read-lines.ts";
import { signedQuotes } from "./signed-quotes.ts";
import { readSpacedColumns } from "./spaced-columns.ts";
import { readStrongLines } from "./strong-lines.ts";
import { workedLines } from "./worked-lines.ts";

const BULLET_LINE = /^\s*(?:[•◦▪‣·・･●○■□▶►✓✔✅☑※*]|[–—-](?=\s))\s*(?=\S)(.+)$/u;
const NUMBER_LINE =
  /^\s*(?:\(?(?:\p{Nd}{1,2}|[一二三四五六七八九十]{1,3}|[a-z])[)、.．)）]|[①-⑳]|第[一二三四五六七八九十]+步[:：,，]?)\s*(?=\S)(.+)$/u;
/** A paragraph that is somebody's words from its first sign to its last, of more than one sentence. */
const WHOLE_QUOTE = /^[„“"«「『]([^„“”"«»「」『』]{12,}[.!?。！？][^„“”"«»「」『』]{8,})[“”"»」』][.。]?$/su;
/** A lone equation with letters, digits and an equals sign. */
const PLAIN_EQUATION = /^[A-Za-z][A-Za-z0-9_']{0,3}(?:\([a-z]\))?\s*=\s*[A-Za-z0-9_+\-*/^().,√π²³ ]{1,80}$/;

/** A paragraph is prose, or a list, an equation, a heading in disguise that Markdown has no sign for. */
export function readParagraph(node: Paragraph, context: InlineContext): Block[] {
  const prose = inlineProse(node.children, context);
  const span: SourceSpan = {
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  };
  if (prose.shown === "" || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(prose.shown)) return [];
  if (prose.allStrong && prose.shown.length < 90 && !/[.。]$/.test(prose.shown)) {
    return [{ kind: "subheading", text: prose, depth: 7, span }];
  }
  const head = strongLine(node, prose.strongStart, prose.broken, context, span);
  if (head !== null) return head;
  const strong = readStrongLines(node, context, span);
  if (strong !== null) return strong;
  const formula = formulaOf(prose.shown, prose.formulas, span, context);
  if (formula !== null) return [formula];
  const written = prose.broken
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const lines = written.length < 2 ? written : withNotesApart(written);
  const whole: ParagraphBlock = {
    kind: "paragraph",
    text: { shown: prose.shown, spoken: prose.spoken },
    lines: lines.length > 0 ? lines : [prose.shown],
    formulas: prose.formulas,
    ...(prose.strongStart === null ? {} : { strong: prose.strongStart }),
    span,
  };
  const signed = prose.formulas.length > 0 ? null : signedQuotes(prose.broken, context.language, span);
  if (signed !== null) return signed;
  const said = WHOLE_QUOTE.exec(prose.shown)?.[1]?.trim();
  const spoken = WHOLE_QUOTE.exec(prose.spoken)?.[1]?.trim();
  if (said !== undefined && spoken !== undefined && lines.length < 2) {
    const [seen, heard] = [innerSpeaker(said), innerSpeaker(spoken)];
    const text = { shown: seen?.text ?? said, spoken: heard?.text ?? spoken };
    return [{ kind: "quote", text, attribution: seen?.speaker ?? null, span }];
  }
  const steps = countedInLine(lines, whole, context);
  if (steps !== null) return steps;
  const dated = whole.formulas.length > 0 || prose.strongStart !== null ? null : readDatedRows(whole.lines, whole, context.language); // prettier-ignore
  if (dated !== null) return dated;
  const headed = whole.formulas.length > 0 || lines.length < 2 ? null : readHeadedLines(lines, whole, context.language); // prettier-ignore
  if (headed !== null) return headed;
  if (lines.length < 2) return formulaApart(whole, context.language);
  const table = csvTable(context.source.slice(span.start, span.end).split("\n"), span);
  if (table !== null) return [table];
  return splitLines(lines, whole, context);
}

/** A formula's sentence, and behind it a question or an example with figures of its own, which are seen by themselves. */
function formulaApart(block: ParagraphBlock, language: string): ParagraphBlock[] {
  const [tex, another] = block.formulas;
  if (tex === undefined || another !== undefined) return [block];
  const shown = splitSentences(block.text.shown, language);
  const spoken = splitSentences(block.text.spoken, language);
  const plain = plainTex(withoutUnitBehind(tex));
  const from = shown.findIndex((sentence) => sentence.includes(plain)) + 1;
  const rest = shown.slice(from).join(" ");
  const asks = /[?？؟]/u.test(rest) || (rest.match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0) > 1;
  if (from === 0 || shown.length !== spoken.length || !asks || EXPLAINS.test(rest)) return [block];
  const { start: first, end: behind } = block.span;
  const parting = first + Math.floor(((behind - first) * from) / shown.length);
  return [[0, from] as const, [from, shown.length] as const].map(([start, end], at) => {
    const span = at === 0 ? { start: first, end: parting } : { start: parting, end: behind };
    const text = { shown: shown.slice(start, end).join(" "), spoken: spoken.slice(start, end).join(" ") };
    return { ...block, text, lines: [text.shown], formulas: at === 0 ? block.formulas : [], span };
  });
}

/** "Next steps: 1. … 2. … 3. …": a list within a line, or within a paragraph that an editor wrapped. */
function countedInLine(
  lines: readonly string[],
  whole: ParagraphBlock,
  context: InlineContext,
): Block[] | null {
  if (whole.text.shown !== whole.text.spoken || whole.formulas.length > 0) return null;
  const starts = lines.filter((line) => NUMBER_LINE.test(line)).length;
  const at = lines.findIndex((line) => inlineSteps(line, context.language) !== null);
  if (at < 0 && (starts > 1 || lines.length < 2)) return null;
  const [from, to] = at < 0 ? [0, lines.length] : [at, at + 1];
  const read = inlineSteps(lines.slice(from, to).join(" "), context.language);
  if (read === null) return null;
  const { span } = whole;
  const told = (some: readonly string[]): Block[] => {
    const block = prose([...some], whole);
    if (some.length === 0) return [];
    return some.length < 2 ? [block] : splitLines([...some], block, context);
  };
  const sentence = (text: string): Block[] => (text === "" ? [] : [prose([text], whole)]);
  const head = read.head === null ? [] : sentence(`${read.head}:`);
  const list: Block = { kind: "list", ordered: true, items: read.parts.map((part) => itemOf(capitalise(part, context.language), span)), span }; // prettier-ignore
  return [...told(lines.slice(0, from)), ...sentence(read.before), ...head, list, ...sentence(read.behind), ...told(lines.slice(to))]; // prettier-ignore
}

/** A first line that is all strong heads the lines below it. */
function strongLine(
  node: Paragraph,
  strong: string | null,
  broken: string,
  context: InlineContext,
  span: SourceSpan,
): Block[] | null {
  if (strong === null || !broken.startsWith(`${strong}\n`) || strong.length > 89) return null;
  const [first, ...rest] = node.children;
  const following = rest[0];
  if (first?.type !== "strong" || following === undefined) return null;
  const below = readParagraph({ ...node, children: rest }, context);
  const text = { shown: strong, spoken: speakableProse(strong) };
  return [{ kind: "subheading", text, depth: 7, span }, ...below];
}

function formulaOf(
  shown: string,
  formulas: readonly string[],
  span: SourceSpan,
  context: InlineContext,
): Block | null {
  if (parseReaction(shown, context.language) !== null) {
    return { kind: "formula", tex: "", chemistry: shown, span };
  }
  const only = formulas[0];
  const written = context.source.slice(span.start, span.end).trim();
  if (formulas.length === 1 && only !== undefined && /^\${1,2}[^$]+\${1,2}[.,;]?$/.test(written)) {
    return { kind: "formula", tex: only, chemistry: null, span };
  }
  const plain = formulas.length === 0 ? (plainFormulaTex(shown) ?? wordFormulaTex(shown)) : null;
  if (plain !== null) return { kind: "formula", tex: plain, chemistry: null, span };
  if (formulas.length === 0 && PLAIN_EQUATION.test(shown) && !/[a-zA-Z]{4,}/.test(shown)) {
    const tex = shown
      .replace(/²/g, "^2")
      .replace(/³/g, "^3")
      .replace(/√/g, "\\sqrt ")
      .replace(/π/g, "\\pi ")
      .replace(/\*/g, " \\cdot ");
    return looksLikeTex(tex) || /=/.test(tex) ? { kind: "formula", tex, chemistry: null, span } : null;
  }
  return null;
}

/** Lines that carry their own bullets or numbers are a list, with what stands before as prose. */
function splitLines(lines: string[], whole: ParagraphBlock, context: InlineContext): Block[] {
  const marked = lines.map(
    (line) =>
      NUMBER_LINE.exec(line)?.[1] ??
      BULLET_LINE.exec(line)?.[1] ??
      (leadingEmoji(line) === null ? null : line),
  );
  const count = marked.filter((line) => line !== null).length;
  if (count < 2 || count < lines.length * 0.6) {
    const facts = areOfFilm(lines)
      ? null
      : (readFixtures(lines, whole) ??
        readCountedLines(lines, whole, context.language) ??
        labelledLines(lines, whole) ??
        (whole.formulas.length > 0 ? null : workedLines(lines, whole)) ??
        readDayLines(lines, whole, context.language) ??
        readSpacedColumns(lines, whole) ??
        readLines(lines, whole));
    if (facts !== null) return facts;
    const led = ledLines(lines, whole);
    if (led !== null) return led;
    const reaction = lines.find((line) => parseReaction(line, context.language) !== null);
    if (reaction === undefined) return isChat(lines) ? [asSentences(lines, whole)] : apartAtDay(lines, whole);
    const rest = lines.filter((line) => line !== reaction);
    return [prose(rest, whole), { kind: "formula", tex: "", chemistry: reaction, span: whole.span }];
  }
  const east = readEastList(lines, whole, context.language);
  if (east !== null) return east;
  const first = marked.findIndex((line) => line !== null);
  const items: ListItem[] = [];
  for (let at = first; at < lines.length; at += 1) {
    const text = marked[at];
    const last = items.at(-1);
    if (text !== null && text !== undefined) items.push(itemOf(text, whole.span));
    else if (last !== undefined)
      last.below.push({ shown: lines[at] ?? "", spoken: speakableProse(lines[at] ?? "") });
  }
  const ordered = NUMBER_LINE.test(lines[first] ?? "");
  const list: Block = { kind: "list", ordered, items, span: whole.span };
  return first === 0 ? [list] : [prose(lines.slice(0, first), whole), list];
}

/** A title or a caption, and below it the day of what it names. */
function apartAtDay(lines: readonly string[], whole: ParagraphBlock): ParagraphBlock[] {
  const at = whole.formulas.length > 0 || whole.strong !== undefined ? null : lineOfDay(lines);
  if (at === null) return [whole];
  return [prose(lines.slice(0, at), whole), prose(lines.slice(at), whole)];
}

const LED = { fewest: 2, mostLetters: 90 };

/** "what changes for ppl:", and below it a line each without a stop: a list that was typed in haste. */
function ledLines(lines: readonly string[], whole: ParagraphBlock): Block[] | null {
  const from = lines.findIndex((line) => /[:：]\s*$/u.test(line)) + 1;
  const rest = lines.slice(from);
  const typed = rest.every(
    (line) => line.length <= LED.mostLetters && !/[.,;:!?。！？，、；：…]$/u.test(line),
  );
  if (from === 0 || rest.length < LED.fewest || !typed) return null;
  const list: Block = {
    kind: "list",
    ordered: false,
    items: rest.map((line) => itemOf(capitalise(line), whole.span)),
    span: whole.span,
  };
  const above = lines.slice(0, from);
  const head = above.at(-1) ?? "";
  // "… moves to the new system (Paywell). what changes for ppl:": the lead is the last sentence of its line.
  const parted = /^(?<told>.*[.!?])\s+(?<lead>[^.!?]+[:：])\s*$/su.exec(head)?.groups;
  const told = [...above.slice(0, -1), ...(parted?.["told"] === undefined ? [] : [parted["told"]])];
  const lead = capitalise(parted?.["lead"] ?? head);
  return [...(told.length === 0 ? [] : [prose(told, whole)]), prose([lead], whole), list];
}

/** "Hours: 10–17" and "Ticket: 6 euros", a line each: facts, as a list would have them. */
function labelledLines(lines: readonly string[], whole: ParagraphBlock): Block[] | null {
  const items = lines.map((line) => itemOf(noteIn(line) ?? line, whole.span));
  const facts = items.every(
    ({ label, detail }, at) =>
      // "※雨天中止" behind a fact has no label.
      (at > 0 && noteIn(lines[at] ?? "") !== null) ||
      (label !== null &&
        detail !== null &&
        countWords(label.spoken) <= FACT.label &&
        countWords(detail.spoken) <= FACT.detail &&
        // Several sentences are told, not listed.
        !/(?<!^\p{Nd}{1,3})[.!?。！？]\s+\p{L}/u.test(detail.spoken)),
  );
  return facts && items.some(({ label }, at) => at > 0 && label !== null)
    ? [{ kind: "list", ordered: false, items, span: whole.span }]
    : null;
}

/** "Audience: beginners" is said of the film. */
function areOfFilm(lines: readonly string[]): boolean {
  const { audience, goal, style } = readPreamble(lines.join("\n"), false);
  return audience !== null || goal !== null || style !== null;
}

/** Lines typed without stops that are no verse: "opens sat 9 may", "coffee 2 euros". */
function isChat(lines: readonly string[]): boolean {
  if (
    lines.length < 3 ||
    lines.some((line) => /[.,;:!?。！？，、；：।…—–-]$/u.test(line) || line.length > 80)
  )
    return false;
  const counted = lines.filter((line) => /\p{Nd}/u.test(line)).length;
  const small = lines.every((line) => !/^\p{Lu}/u.test(line));
  const words = lines.reduce((sum, line) => sum + countWords(line), 0);
  return words >= lines.length * 2 && (counted * 3 >= lines.length || (small && counted > 0));
}

function asSentences(lines: readonly string[], whole: ParagraphBlock): ParagraphBlock {
  const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(lines.join(""));
  const shown = lines.reduce((text, line) => {
    if (east) return `${text}${line}。`;
    if (text === "") return capitalise(line);
    // "bis 12." would be the twelfth.
    return /\p{Nd}$/u.test(text) ? `${text}; ${line}` : `${text}. ${capitalise(line)}`;
  }, "");
  const ended = east ? shown : `${shown}.`;
  return { ...whole, text: { shown: ended, spoken: tidy(speakableProse(ended)) }, lines: [ended] };
}

const FACT = { label: 4, detail: 14 };

function prose(lines: readonly string[], whole: ParagraphBlock): ParagraphBlock {
  const shown = tidy(lines.join(" "));
  return { ...whole, text: { shown, spoken: tidy(speakableProse(shown)) }, lines: [...lines] };
}
