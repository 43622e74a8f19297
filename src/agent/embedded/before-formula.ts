import type { Block, ParagraphBlock } from "./brief/brief.ts";
import { splitSentences } from "./text/sentences.ts";

/** Two digits together, or a share. */
export const AMOUNT = /\p{Nd}(?:[\p{Nd}.,\u00A0\u202F]|\s?[%％٪])/u;

const YEAR = /(?<![\p{Nd}.,])(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd}|[.,]\p{Nd}|\s?\p{L}{1,3}\/)/gu;

/** Whether prose tells amounts of its own, which would be heard over a picture that has none of them; a year is none. */
export function tellsAmounts(text: string): boolean {
  return AMOUNT.test(text.replaceAll(YEAR, ""));
}

/**
 * "Each step is 31.6 times as much, two are 1,000. The formula is:" before a formula: what tells amounts is a paragraph of
 * its own, so that it is seen, and only what introduces the formula is heard over it.
 */
export function partedBeforeFormulas(blocks: readonly Block[], language: string): Block[] {
  return blocks.flatMap(
    (block, at) =>
    block.kind === "paragraph" && blocks[at + 1]?.kind === "formula" ? introductionApart(block, language) : [block], // prettier-ignore
  );
}

function introductionApart(block: ParagraphBlock, language: string): ParagraphBlock[] {
  if (!/[:：]\s*$/u.test(block.text.spoken) || block.formulas.length > 0) return [block];
  const shown = splitSentences(block.text.shown, language);
  const spoken = splitSentences(block.text.spoken, language);
  const before = shown.slice(0, -1).join(" ");
  if (shown.length !== spoken.length || !tellsAmounts(before)) return [block];
  const { start, end } = block.span;
  const parting = start + Math.floor(((end - start) * before.length) / block.text.shown.length);
  const part = (from: number, to: number, span: ParagraphBlock["span"]): ParagraphBlock => {
    const text = { shown: shown.slice(from, to).join(" "), spoken: spoken.slice(from, to).join(" ") };
    return { ...block, text, lines: [text.shown], span };
  };
  return [
    part(0, shown.length - 1, { start, end: parting }),
    part(shown.length - 1, shown.length, { start: parting, end }),
  ];
}

/** "The formula:", "公式是：": names what is seen, and is no sentence to be said before it. */
export function onlyNamesFormula(text: string): boolean {
  return BARE.test(text.trim());
}

const BARE =
  /^(?:(?:the|as a|die|der|als|la|le|l['’]|en|el|lo|o|a|de|het|den|det)\s?)?(?:formula|equation|formel|gleichung|formule|équation|fórmula|ecuación|equazione|equação|vergelijking|ligning(?:en)?|ekvation(?:en)?|formeln|formelen|wzór|równanie|vzorec|rovnice|формула|уравнение|рівняння|formül|denklem|képlet|kaava|τύπος|formulă|الصيغة|المعادلة|صيغتها|הנוסחה|נוסחה|המשוואה|सूत्र|समीकरण|সূত্র|சூத்திரம்|สูตร|công thức|rumus(?:nya)?|(?:它的|其)?公式|方程(?:式)?|計算式|式|数式|공식|수식|식)(?:\s?(?:is as follows|is this|is|reads|lautet|ist|est|es|è|é|luidt|er|är|to|je|là|adalah|ist diese|lautet wie folgt|est la suivante|est celle-ci|es la siguiente|es esta|è la seguente|è questa|é a seguinte|é esta|is deze|jest następujący|şudur|şöyledir|هي التالية|هي هذه|यह है|इस प्रकार है|है|হল|হলো|是|为|為|如下|是这样的|は|は次の通り|は次のとおり|은|는|은 다음과 같다|هي|היא|такая|такова|şu))?\s?[.。:：।]?$/iu;
