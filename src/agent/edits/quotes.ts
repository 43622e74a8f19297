/**
 * Quoted passages stand for themselves: while an instruction is taken apart, each is one sign of the
 * private use area, so that no "and" or colon inside of it is read as part of the instruction.
 */
const OPEN = 0xe100;
const MAX = 200;

const PAIRS =
  /"([^"\n]{1,4000})"|“([^”\n]{1,4000})”|„([^“”\n]{1,4000})[“”]|«([^»\n]{1,4000})»|(?<=^|[\s(:])'([^'\n]{1,4000}?)'(?=$|[\s).,;:!?])|(?<=^|[\s(:])‘([^’\n]{1,4000}?)’(?=$|[\s).,;:!?])|`([^`\n]{1,4000})`/gu;

/** A quoted passage, as a pattern source. */
export const QUOTED = "[\\uE100-\\uE1FF]";

export type Masked = { text: string; quotes: { inner: string; whole: string }[] };

export function maskQuotes(text: string): Masked {
  const quotes: Masked["quotes"] = [];
  const masked = text.replace(PAIRS, (whole, ...groups: unknown[]) => {
    const inner = groups.slice(0, 7).find((group) => typeof group === "string");
    if (quotes.length >= MAX || inner === undefined || inner.trim() === "") return whole;
    quotes.push({ inner: inner.trim(), whole });
    return String.fromCharCode(OPEN + quotes.length - 1);
  });
  return { text: masked, quotes };
}

/** The text with its quotations back in place; `inner` without their marks. */
export function unmask(text: string, { quotes }: Masked, how: "inner" | "whole"): string {
  return text.replace(/[\uE100-\uE1FF]/g, (sign) => quotes[sign.charCodeAt(0) - OPEN]?.[how] ?? "");
}

export function isQuoted(text: string): boolean {
  return /^[\uE100-\uE1FF]$/.test(text.trim());
}
