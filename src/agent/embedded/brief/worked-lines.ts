import { countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import { worksOut } from "../text/worked-sum.ts";
import type { Block, ListItem, ParagraphBlock } from "./brief.ts";

const FEWEST = 2;
const MOST_LETTERS = 110;
const HEAD = { words: 8, letters: 60 };
/** "half of 13 → 12 + 1 → 6 and a half": something, and what comes of it. */
const LEADS = /^[^→]*[\p{L}\p{N}?)][^→]*(?:→[^→]*[\p{L}\p{N}][^→]*)+$/u;
const STOP = /[.!?;。！？；।؟۔]["”»)]?$/u;

/**
 * "start with examples", and below it "9 × 3 = 27 → 2 + 7 = 9", "9 × 7 = 63 → …": lines that are worked examples, or lead each from
 * something to something, are points of a list and run on into none. Null for fewer than two, and where they are not most of it.
 */
export function workedLines(lines: readonly string[], whole: ParagraphBlock): Block[] | null {
  const from = lines.findIndex(isWorked);
  if (from < 0) return null;
  const end = lines.findIndex((line, at) => at > from && !isWorked(line));
  const to = end < 0 ? lines.length : end;
  const rest = lines.slice(to);
  if (to - from < FEWEST || (to - from) * 2 <= lines.length - 1 || rest.some(isWorked)) return null;
  const { span } = whole;
  const before = lines.slice(0, from);
  const list: Block = { kind: "list", ordered: false, items: lines.slice(from, to).map((line) => itemOf(line, whole)), span }; // prettier-ignore
  return [...leadOf(before, whole), list, ...(rest.length === 0 ? [] : [prose(rest, whole)])];
}

function isWorked(line: string): boolean {
  return line.length <= MOST_LETTERS && !STOP.test(line) && (LEADS.test(line) || worksOut(line));
}

/** One short line above them heads them; what else stands there is told. */
function leadOf(before: readonly string[], whole: ParagraphBlock): Block[] {
  const [head = "", more] = before;
  if (before.length === 0) return [];
  const heads = more === undefined && !STOP.test(head) && !/[,،，]$/u.test(head) && countWords(head) <= HEAD.words && head.length <= HEAD.letters; // prettier-ignore
  if (!heads) return [prose(before, whole)];
  const shown = head.replace(/\s*[:：]$/u, "");
  const text = { shown, spoken: speakableProse(shown) };
  return [{ kind: "subheading", text, depth: 7, ofRows: true, span: whole.span }];
}

/** A dash or a colon in it is a sign of the sum, and parts no label from it. */
function itemOf(line: string, { span }: ParagraphBlock): ListItem {
  return { text: { shown: line, spoken: speakableProse(line) }, label: null, detail: null, below: [], span };
}

function prose(lines: readonly string[], whole: ParagraphBlock): ParagraphBlock {
  const shown = lines.join(" ");
  return { ...whole, text: { shown, spoken: speakableProse(shown) }, lines: [...lines] };
}
