import { ADDRESS } from "../text/address.ts";
import { countWords } from "../text/sentences.ts";
import { speakableProse } from "../text/speakable-prose.ts";
import type { Block, ParagraphBlock, SubheadingBlock } from "./brief.ts";
import { isGreeting } from "./greetings.ts";

/** A longer line tells. */
const MOST_HEAD = { signs: 60, words: 8 };
/** Signs of scripts that write a word with one or two of them. */
const MOST_UNSPACED = 20;
/** A shorter paragraph is a line among lines: a stanza, an address, a signature. */
const FEWEST_BELOW = { signs: 45, words: 8, unspaced: 16 };
/** One line without a full stop may be a slogan or a caption. */
const FEWEST_HEADS = 2;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const HEAD = /^[¿¡]?[\p{Lu}\p{Lo}\p{Nd}][^.。।:：,，;；\n"“”„«»「」]*[\p{L}\p{M}\p{Nd})）?？؟!！]$/u;
/** "Πόσο κοστίζει;" */
const GREEK_HEAD = /^\p{Script=Greek}[^.:,;\n"“”„«»]*[;\u037e]$/u;
const TOLD = /[.!?。！？।۔؟;\u037e]["”»」』)]?$/u;

/**
 * In a mail or a plain text without any heading's mark, short lines that stand by themselves above a paragraph each:
 * "What belongs in the bag", and below it whole sentences. Two of them at least are a manner of writing; the first line of
 * a film without a name is its name. Told as sentences they ran into what follows ("During the shaking. Drop, cover.").
 */
export function readPlainHeads(blocks: readonly Block[], language: string, isNamed: boolean): Block[] {
  if (blocks.some(({ kind }) => kind === "subheading")) return [...blocks];
  const first = blocks[0];
  const named = isNamed || first?.kind !== "paragraph" || !isHeadLine(first, language);
  const lines = blocks.flatMap((block, at) => (at === 0 && !named ? [block] : parted(block, language)));
  const isHead = lines.map((block, at) => (named || at > 0) && isHeadLine(block, language));
  const heads = isHead.map((is, at) => is && isHead[at + 1] === false);
  const above = heads.filter((is, at) => is && isToldIn(lines[at + 1])).length;
  if (above < FEWEST_HEADS) return [...blocks];
  return lines.map((block, at) => {
    const next = lines[at + 1];
    // "Landlords may keep money for:" leads to the list below it.
    const leads = next?.kind === "paragraph" && lines[at + 2]?.kind === "list" && /[:：]$/u.test(next.text.shown.trim()); // prettier-ignore
    const stands = heads[at] === true && (next?.kind !== "paragraph" || leads || isToldIn(next));
    return stands && block.kind === "paragraph" ? headOf(block) : block;
  });
}

function headOf({ text, span }: ParagraphBlock): SubheadingBlock {
  return { kind: "subheading", text: { shown: text.shown, spoken: text.spoken }, depth: 7, span };
}

/** "Order by phone", and right below it, without an empty line, "Call before noon. We bring it the same day." */
function parted(block: Block, language: string): Block[] {
  if (block.kind !== "paragraph" || block.lines.length < 2 || block.formulas.length > 0) return [block];
  if (block.text.shown !== block.text.spoken || (block.strong ?? null) !== null) return [block];
  const [line = "", ...rest] = block.lines;
  const [head, below] = [line, rest.join(" ")].map((text) => ({ ...block, text: { shown: text, spoken: speakableProse(text) }, lines: [text] })); // prettier-ignore
  // An editor that wraps lines makes all but the last about as long.
  const wrapped = Array.from(line).length * 1.25 > Array.from(rest[0] ?? "").length;
  if (head === undefined || below === undefined || wrapped || !isHeadLine(head, language)) return [block];
  return rest.every((one) => !isFactOrRow(one)) && isToldIn(below)
    ? [head, { ...below, lines: rest }]
    : [block];
}

/** "Monday – closed": rows are read by others. */
const isFactOrRow = (line: string): boolean => !TOLD.test(line) && countWords(line) < FEWEST_BELOW.words;

function isHeadLine(block: Block, language: string): boolean {
  if (block.kind !== "paragraph" || block.lines.length > 1 || block.formulas.length > 0) return false;
  const line = block.text.shown.trim();
  const most = UNSPACED.test(line) ? MOST_UNSPACED : MOST_HEAD.signs;
  if (line.length > most || countWords(line) > MOST_HEAD.words || !/\p{L}{2}|\p{Lo}/u.test(line))
    return false;
  const reads = HEAD.test(line) || (/^el(?:-|$)/u.test(language) && GREEK_HEAD.test(line));
  return reads && !ADDRESS.test(line) && !isGreeting(line);
}

function isToldIn(block: Block | undefined): boolean {
  if (block?.kind !== "paragraph") return false;
  const text = block.text.shown.trim();
  // What goes on small is the same sentence.
  if (!TOLD.test(text) || /^\p{Ll}/u.test(text)) return false;
  if (UNSPACED.test(text)) return text.length >= FEWEST_BELOW.unspaced;
  return text.length >= FEWEST_BELOW.signs && countWords(text) >= FEWEST_BELOW.words;
}
