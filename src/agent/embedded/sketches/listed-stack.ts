import type { Block, ListBlock, ParagraphBlock } from "../brief/brief.ts";
import { joinSentences } from "../parallel/parted-block.ts";
import { endSentence } from "../text/sentences.ts";
import { bidsDrawIt, drawnThing } from "./draw-order.ts";
import { names } from "./has-shape.ts";
import { LAYER } from "./solid-words.ts";
import { stackOf, type Row } from "./stack.ts";
import { ofKind, tellingMeasures } from "./telling.ts";

/**
 * "Crust: 5 to 70 km", "Mantle: 2,900 km" as a list under words that call them layers: a stack to scale, told as its items are. What
 * leads into it and bids a maker draw it is left out.
 */
export function withListedStacks(
  blocks: readonly Block[],
  language: string,
  headings: readonly string[],
): Block[] {
  let under = headings;
  return blocks.flatMap((block, at): Block[] => {
    if (block.kind === "subheading") under = [block.text.spoken, ...headings];
    const next = blocks[at + 1];
    if (block.kind === "paragraph" && next?.kind === "list" && stackIn(next, block, language, under) !== null)
      return withoutOrder(block, language);
    const before = blocks[at - 1];
    const lead = before?.kind === "paragraph" ? before : null;
    return [block.kind === "list" ? (stackIn(block, lead, language, under) ?? block) : block];
  });
}

function stackIn(
  { items, span }: ListBlock,
  lead: ParagraphBlock | null,
  language: string,
  headings: readonly string[],
): Block | null {
  const around = [lead?.text.spoken ?? "", ...headings].join(" . ");
  if (!names(around, LAYER, language)) return null;
  const sentences = items.map(({ text }) => endSentence(text.spoken, language));
  const input = { sentences, at: 0, language, isAsked: false, around: [around, ...sentences].join(" . ") };
  const rows = sentences.map((_, nth): Row | null => {
    const [found, other] = tellingMeasures(input, nth);
    const [, name = ""] = /^([^:：\p{Nd}]{2,34}?)\s*(?:[:：]|\s[–—-]\s)/u.exec(sentences[nth] ?? "") ?? [];
    return found === undefined || other !== undefined || name === "" || ofKind([found], "length").length === 0 ? null : { name: name.trim(), found }; // prettier-ignore
  });
  const whole = rows.filter((row) => row !== null);
  const stack = whole.length < rows.length ? null : stackOf(whole, rows.length, input);
  if (stack === null) return null;
  const said = joinSentences(sentences, language);
  const { figure } = stack;
  const paths = stack.said.map(({ path, said: words }) => ({ path, said: words }));
  return { kind: "parallel", text: { shown: said, spoken: said }, lead: "", shows: { form: "sketch", figure, said: paths }, span }; // prettier-ignore
}

/** "Please show the layers from the outside in:" is done by the drawing, and no more told. */
function withoutOrder(block: ParagraphBlock, language: string): Block[] {
  const text = block.text.spoken.trim().replace(/\s*[:：]\s*$/u, "");
  if (/[.!?。！？]\s/u.test(text)) return [block];
  return drawnThing(text, language) !== null || bidsDrawIt(text, language) ? [] : [block];
}
