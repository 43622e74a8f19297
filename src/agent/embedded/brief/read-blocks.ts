import type { BlockContent, DefinitionContent, List, ListItem as MdastItem, RootContent, Table } from "mdast";
import type { SourceSpan } from "../../../artifacts/outline.ts";
import { withColumnsAsRows } from "./wide-tables.ts";
import { parseReaction } from "../science/chemistry.ts";
import { countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ListBlock, ListItem, Prose } from "./brief.ts";
import { behindList } from "./behind-list.ts";
import { withoutSeparator } from "./item-end.ts";
import { leadingEmoji } from "../text/emoji-icons.ts";
import { headingProse, inlineProse, tidy, type InlineContext } from "./inline-prose.ts";
import { inlineSteps } from "./inline-steps.ts";
import { itemOf } from "./line-item.ts";
import { withChangedRows } from "./changed-rows.ts";
import { pointsIn } from "./points-in-item.ts";
import { readParagraph } from "./read-paragraph.ts";
import { signedQuotes } from "./signed-quotes.ts";
import { withCountedNames } from "./counted-names.ts";
import { splitLabel } from "./split-label.ts";
import { readQuote } from "./read-quote.ts";

const NAMES_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** A list of a person's links says nothing aloud. */
const BARE_HOSTS = /^(?:[\w-]+\.)+[a-z]{2,6}(?:,\s*(?:[\w-]+\.)+[a-z]{2,6})*\.?$/i;
const MAX_DEPTH = 40;

/** Turns tree nodes into the planner's blocks; what cannot be shown or said (rules, definitions) is dropped. */
export function readBlocks(nodes: readonly RootContent[], context: InlineContext, depth = 0): Block[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.flatMap((node) => readBlock(node, context, depth));
}

export function spanOf(node: { position?: RootContent["position"] }): SourceSpan {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

function readBlock(node: RootContent, context: InlineContext, depth: number): Block[] {
  if (node.type === "paragraph") return readParagraph(node, context);
  if (node.type === "list") {
    const parted = depth === 0 ? behindList(node, context.source) : null;
    if (parted === null) return readList(node, context, depth);
    return [...readList(parted.list, context, depth), ...readParagraph(parted.tail, context)];
  }
  if (node.type === "table") return readTable(node, context);
  if (node.type === "code") return readCode(node.value, node.lang ?? "text", spanOf(node), context);
  if (node.type === "blockquote") {
    return readQuote(readBlocks(node.children, context, depth + 1), spanOf(node), context.language);
  }
  if (node.type === "heading") {
    const text = headingProse(node.children, context);
    return !NAMES_SOMETHING.test(text.shown)
      ? []
      : [{ kind: "subheading", text, depth: node.depth, span: spanOf(node) }];
  }
  if (node.type === "math" && node.value.trim() !== "") {
    return [{ kind: "formula", tex: node.value.trim(), chemistry: null, span: spanOf(node) }];
  }
  return [];
}

/** A fence may hold a reaction equation or nothing at all. */
function readCode(code: string, language: string, span: SourceSpan, context: InlineContext): Block[] {
  if (code.trim() === "") return [];
  const bare = code.trim();
  if (!bare.includes("\n") && parseReaction(bare, context.language) !== null) {
    return [{ kind: "formula", tex: "", chemistry: bare, span }];
  }
  if (language === "math" || language === "latex" || language === "tex") {
    return [{ kind: "formula", tex: bare, chemistry: null, span }];
  }
  return [{ kind: "code", language: language.toLowerCase(), code: code.replace(/\s+$/, ""), span }];
}

function readList(node: List, context: InlineContext, depth: number): Block[] {
  const read = node.children.flatMap((item) => readItem(item, context, depth));
  const items = node.ordered === true ? read : withCountedNames(read);
  const [only] = items;
  if (only === undefined) return [];
  // "1. Wash. 2. Dry. 3. Fold." in one line.
  const counted = node.ordered === true && items.length === 1 ? inlineSteps(`1. ${only.text.shown}`, context.language) : null; // prettier-ignore
  if (counted !== null) {
    const told = counted.behind;
    const list: Block = { kind: "list", ordered: true, items: counted.parts.map((part) => itemOf(part, only.span)), span: spanOf(node) }; // prettier-ignore
    const prose: Block = { kind: "paragraph", text: { shown: told, spoken: speakableProse(told) }, lines: [told], formulas: [], span: spanOf(node) }; // prettier-ignore
    return told === "" ? [list] : [list, prose];
  }
  const list: ListBlock = { kind: "list", ordered: node.ordered === true, items, span: spanOf(node) };
  const changed = list.ordered || depth > 0 ? [list] : withChangedRows(list, context.language);
  return saidByItems(items, node, context) ?? changed;
}

/** Points that are each somebody's words with their name. */
function saidByItems(items: readonly ListItem[], node: List, { language }: InlineContext): Block[] | null {
  if (items.some(({ below }) => below.length > 0)) return null;
  return signedQuotes(items.map(({ text }) => text.shown).join("\n"), language, spanOf(node));
}

function readItem(item: MdastItem, context: InlineContext, depth: number): ListItem[] {
  const [head, ...rest] = item.children;
  const below = readBlocks(rest, context, depth + 1)
    .flatMap(proseOf)
    .filter((prose) => NAMES_SOMETHING.test(prose.shown) && !BARE_HOSTS.test(prose.spoken.trim()));
  if (head === undefined) return [];
  if (head.type !== "paragraph") {
    const inner = readBlocks([head as BlockContent | DefinitionContent], context, depth + 1)
      .flatMap(proseOf)
      .filter((prose) => NAMES_SOMETHING.test(prose.shown) && !BARE_HOSTS.test(prose.spoken.trim()));
    const [first, ...others] = inner;
    if (first === undefined) return [];
    return [
      {
        text: first,
        label: null,
        detail: null,
        below: [...others, ...below].slice(0, 12),
        span: spanOf(item),
      },
    ];
  }
  const whole = inlineProse(head.children, context);
  const points = pointsIn(whole.broken);
  if (points !== null) below.unshift(...points.points.map((shown) => ({ shown, spoken: speakableProse(shown) }))); // prettier-ignore
  const read = points === null ? whole : { ...whole, shown: points.head, spoken: speakableProse(points.head), broken: points.head }; // prettier-ignore
  // A line of code keeps its semicolon.
  const isCode = head.children.at(-1)?.type === "inlineCode";
  const prose = isCode ? read : { ...read, shown: withoutSeparator(read.shown), spoken: withoutSeparator(read.spoken), broken: withoutSeparator(read.broken) }; // prettier-ignore
  const text = withoutCheckbox(prose);
  if (!NAMES_SOMETHING.test(text.shown)) return below.length === 0 ? [] : mergeUp(below, spanOf(item));
  const { icon, plain } = iconOf(text);
  const strongStart =
    prose.strongStart === null ? null : (leadingEmoji(prose.strongStart)?.rest ?? prose.strongStart);
  const [label, detail] = headedItem(prose) ?? splitLabel({ ...prose, ...plain, strongStart });
  const opens = label === null ? openingOf(plain.shown, strongStart) : {};
  return [{ text: plain, label, detail, ...opens, below: below.slice(0, 12), ...icon, span: spanOf(item) }];
}

/** "**Smoking** shortens it, by up to one half": what the sentence is said of. */
function openingOf(text: string, strong: string | null): { opens?: string } {
  if (strong === null || !text.startsWith(`${strong} `) || countWords(strong) > MOST_OPENING) return {};
  const rest = text.slice(strong.length + 1);
  return /^\p{Ll}/u.test(rest) && countWords(rest) > 1 ? { opens: strong } : {};
}

const MOST_OPENING = 4;

const HEAD_WORDS = 6;

/** "1. Playground", and below it in the same item "The slide is to be replaced.": a head and what is said of it. */
function headedItem({ broken }: { broken: string }): [Prose, Prose] | null {
  const [head = "", ...rest] = broken.split("\n").map((line) => line.trim());
  const told = rest.join(" ").trim();
  const heads = countWords(head) <= HEAD_WORDS && /[\p{L}\p{M}\p{N})]$/u.test(head) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(told); // prettier-ignore
  // Prose that an editor wrapped has longer lines.
  if (!heads || countWords(told) < 3 || head.length > 40) return null;
  const prose = (shown: string): Prose => ({ shown, spoken: speakableProse(shown) });
  return [prose(head), prose(told)];
}

function mergeUp(below: Prose[], span: SourceSpan): ListItem[] {
  const [first, ...others] = below;
  return first === undefined ? [] : [{ text: first, label: null, detail: null, below: others, span }];
}

/** "🚀 Faster start": the emoji is the item's icon, and no part of its words. */
export function iconOf(text: Prose): { plain: Prose; icon: { icon?: string } } {
  const led = leadingEmoji(text.shown);
  if (led === null) return { plain: text, icon: {} };
  return {
    plain: { shown: led.rest, spoken: text.spoken.trim() },
    icon: led.icon === null ? {} : { icon: led.icon },
  };
}

const CHECKBOX = /^\[[ xX]\]\s+/;

function withoutCheckbox(prose: Prose): Prose {
  return { shown: prose.shown.replace(CHECKBOX, ""), spoken: prose.spoken.replace(CHECKBOX, "") };
}

/** Every text of a block, in order, for lists that are read flat. */
export function proseOf(block: Block): Prose[] {
  switch (block.kind) {
    case "paragraph":
    case "parallel":
    case "quote":
    case "subheading":
      return [block.text];
    case "list":
      return block.items.flatMap((item) => [item.text, ...item.below]);
    case "table":
      return block.rows.flat().filter((cell) => cell.shown !== "");
    case "contrast":
      return block.sides.flatMap(({ sentences }) => sentences);
    case "code":
    case "formula":
    default:
      return [];
  }
}

function readTable(node: Table, context: InlineContext): Block[] {
  const rows = node.children.map((row) =>
    row.children.map((cell): Prose => {
      const prose = inlineProse(cell.children, context);
      return { shown: tidy(prose.shown), spoken: tidy(prose.spoken) };
    }),
  );
  const [header, ...body] = rows;
  const width = header?.length ?? 0;
  const filled = body
    .map((row) => Array.from({ length: width }, (_, at) => row[at] ?? { shown: "", spoken: "" }))
    .filter((row) => row.some((cell) => cell.shown !== ""));
  if (header === undefined || width === 0) return [];
  if (filled.length === 0) {
    const shown = header.map((cell) => cell.shown).join(", ");
    const spoken = header.map((cell) => cell.spoken).join(", ");
    return shown === "" || /^[, ]*$/.test(shown)
      ? []
      : [{ kind: "paragraph", text: { shown, spoken }, lines: [shown], formulas: [], span: spanOf(node) }];
  }
  const align = Array.from({ length: width }, (_, at) => {
    const asked = node.align?.[at];
    if (asked === "right") return "end" as const;
    return asked === "center" ? ("center" as const) : ("start" as const);
  });
  return [{ kind: "table", ...withColumnsAsRows({ header, rows: filled, align }), span: spanOf(node) }];
}
