import { toPattern } from "../text/regex.ts";
import { ENDS_VERB } from "./closing-order-words.ts";
import type { Line } from "./closing.ts";
import { BEGINS } from "./sentence-head.ts";
import { blanked, type Span } from "./sentence-spans.ts";

const QUOTE = (name: string): string =>
  `["“„«»「『]\\s*(?<${name}>[^"“”„«»「」『』\\n]{4,110}?)\\s*["”“»«」』]`;
const AND =
  "(?:\\s?[,،、]\\s?(?:\\p{L}{1,4}\\s)?|\\s(?:and|und|et|y|e|ed|en|och|og|ja|i|a|oraz|и|та|és|și|și|και|ve|dan|và|و|ו|और|এবং|then|dann|puis|luego|poi)\\s|\\s?[ו]|\\s?و\\s?|(?:と|和|与|및|과|와)\\s?)";
const ORDER = toPattern(
  `${BEGINS}(?:${ENDS_VERB}|(?:please )?(?:end|finish|close|conclude)(?: it| the (?:film|video|clip))? on|(?:finir|terminer|conclure|finissez|terminez) sur|(?:am|zum) (?:ende|schluss)|(?:最後|ラスト|締め)(?:は|に)|(?:마지막|끝)(?:은|에는?)|(?:最后|最後|结尾|結尾)(?:用|以|是)?)\\s?(?:\\p{L}+\\s){0,4}?[:：]?\\s?${QUOTE("one")}${AND}${QUOTE("two")}[^\\n"“«「]{0,24}?[.!?。！？।]?[ \\t]*(?=\\n|$|\\s\\p{Lu})`,
  "iu",
);

/** 'End on the questions "How often …?" and "Who …?"': both close the film, one behind the other. */
export function withoutTwoLinesAtEnd(
  source: string,
): { text: string; closing: Line; wishes: string[] } | null {
  const found = /["“„«「『]/u.test(source) ? ORDER.exec(source) : null;
  const { one = "", two = "" } = found?.groups ?? {};
  if (found === null || one === "" || two === "" || found.index < source.length / 2) return null;
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const east = /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(one);
  const stopped = /[.!?。！？।؟…]$/u.test(one) ? one : `${one}${east ? "。" : "."}`;
  const text = `${stopped}${/[。！？]$/u.test(stopped) ? "" : " "}${two}`;
  return { text: blanked(source, span), closing: { text, address: null, span }, wishes: [found[0].trim()] };
}
