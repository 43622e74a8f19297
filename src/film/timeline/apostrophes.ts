import type { Change } from "./changed-text.ts";

const APOSTROPHE = "’";

/** "don't", "l'eau", "İstanbul'da", "1990's": within a word. What Hebrew writes behind a letter is a geresh. */
const WITHIN = /(?<=[\p{L}\p{M}\p{N}])(?<!\p{Script=Hebrew})'(?=[\p{L}\p{M}])(?!\p{Script=Hebrew})/gu;
/** "the '90s", "summer of '94". */
const DECADE = /(?<![\p{L}\p{N}'])'(?=\p{Nd}{2}(?:s|er|ers)?(?![\p{L}\p{N}'"]))/gu;
/** "rock 'n' roll". */
const AND = /(?<=\s)'(?=[nN]['’]?\s)|(?<=\s['’][nN])'(?=\s)/gu;
/** "'tis", "'em", "'t huis", "'s avonds": what a language leaves out before a word. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}])'(?=(?:tis|twas|twere|em|cause|bout|til|cos|round)(?![\p{L}']))/giu,
  nl: /(?<![\p{L}\p{N}])'(?=(?:[stnkm])\s\p{L})/giu,
  de: /(?<![\p{L}\p{N}])'(?=(?:ne|nen|ner|nem|s|n)\s\p{L})/giu,
};
/** What ends a word and may be a possessive ("the boys' choir") or close a quotation. */
const BEHIND = /(?<=[\p{L}\p{M}\p{Pe}\p{Po}])(?<!\p{Script=Hebrew})'(?![\p{L}\p{N}'])/gu;
/** What opens a quotation, or a text in code: `print('a')`, `name='a'`, which is typed and stays. */
const OPENS = /(?<![\p{L}\p{M}\p{N}'])'(?=[\p{L}\p{N}¿¡])/gu;
const TYPED = /(?:[\p{L}\p{N}_][([{]|[=:,]|\S[^\s([{“„«"—–-])$/u;

/**
 * Typewriters' apostrophes as print sets them, each in place of one sign. One that stands behind a word closes what one before it
 * opened; else it is the possessive of a plural. Pairs are set in English alone, whose inner quotation marks they are; feet and minutes
 * of arc (5') stay.
 */
export function apostrophes(source: string, language: string): Change[] {
  if (!source.includes("'")) return [];
  const base = language.split("-")[0] ?? language;
  const changes = new Map<number, string>();
  for (const pattern of [WITHIN, DECADE, AND, LEFT_OUT[base] ?? /(?!)/gu])
    for (const { index } of source.matchAll(pattern)) changes.set(index, APOSTROPHE);
  const free = (index: number): boolean => !changes.has(index);
  const opening = [...source.matchAll(OPENS)].map(({ index }) => index).filter(free);
  const behind = [...source.matchAll(BEHIND)].map(({ index }) => index).filter(free);
  for (const [nth, open] of opening.entries()) {
    const next = opening[nth + 1] ?? source.length;
    // Of several the last closes: 'the boys' choir'.
    const close = behind.findLast((index) => index > open && index < next);
    if (close === undefined) continue;
    behind.splice(behind.indexOf(close), 1);
    if (base !== "en" || TYPED.test(source.slice(0, open))) continue;
    changes.set(open, "‘");
    changes.set(close, APOSTROPHE);
  }
  const possessive = /[\p{L}\p{M}]$/u;
  for (const index of behind) if (possessive.test(source.slice(0, index))) changes.set(index, APOSTROPHE);
  return [...changes].map(([from, by]) => ({ from, to: from + 1, by }));
}
