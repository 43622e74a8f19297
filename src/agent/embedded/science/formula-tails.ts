import type { Block, FormulaBlock, ParagraphBlock } from "../brief/brief.ts";
import { splitSentences } from "../text/sentences.ts";

/** How the end of a sentence opens whose formula stands in lines of its own, in languages that put their verb behind it. */
const TAILS: Readonly<Record<string, RegExp>> = {
  ja: /^(?:と(?:なり|なる|表|書|求|計算|いう|いい|定義|わか|分か|おく|置)|で(?:す|ある|あり|あらわ|表|求|計算|与え|定義)|に(?:なり|なる|等し|従)|が(?:成り立|得られ|導)|を(?:得|使|用い)).{0,30}$/u,
  ko: /^(?:(?:이|가) (?:됩니다|된다|돼요|성립)|(?:으로|로) (?:나타|표현|계산|구|쓸|쓴)|입니다|이다|(?:와|과) 같|라고|이라고|를 얻|을 얻).{0,30}$/u,
  hi: /^(?:होता|होती|होगा|होगी|है|हैं|के बराबर|से (?:निकल|मिल|पता)).{0,24}$/u,
  tr: /^(?:olur|bulunur|elde edilir|olarak|şeklinde|formülüyle|bağıntısıyla|ile (?:bulunur|hesaplanır)).{0,36}$/u,
  zh: /^(?:来?(?:计算|表示)|得出|求得|给出|即可得到|成立).{0,12}$/u,
};

/**
 * "…なので、", a formula, "となります。…": what ends the formula's sentence is said with it, and is not what the next thought opens
 * with. `base`: the language's part of its tag.
 */
export function withFormulaTails(blocks: readonly Block[], base: string): Block[] {
  const tail = TAILS[base];
  if (tail === undefined) return [...blocks];
  return blocks.flatMap((block, at): Block[] => {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    if (block.kind === "formula" && next?.kind === "paragraph") return [withTail(block, next, tail, base)];
    const led = before?.kind === "formula" && before.chemistry === null;
    return led && block.kind === "paragraph" ? withoutTail(block, tail, base) : [block];
  });
}

function withTail(formula: FormulaBlock, next: ParagraphBlock, tail: RegExp, base: string): FormulaBlock {
  const [first = ""] = splitSentences(next.text.spoken, base);
  return formula.chemistry === null && tail.test(first) ? { ...formula, tail: first } : formula;
}

function withoutTail(block: ParagraphBlock, tail: RegExp, base: string): ParagraphBlock[] {
  const [first = "", ...spoken] = splitSentences(block.text.spoken, base);
  if (!tail.test(first)) return [block];
  const shown = splitSentences(block.text.shown, base).slice(1);
  if (spoken.length === 0) return [];
  const between = base === "ja" || base === "zh" ? "" : " ";
  const text = { shown: shown.join(between), spoken: spoken.join(between) };
  const { start, end } = block.span;
  const parting = start + Math.floor(((end - start) * first.length) / block.text.spoken.length);
  return [{ ...block, text, lines: [text.shown], span: { start: parting, end } }];
}
