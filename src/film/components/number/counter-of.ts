import type { Figure } from "../../../artifacts/cue.ts";
import { counterText } from "../../layers/paint-text.ts";

export type CounterFormat = {
  locale: string;
  decimals: number;
  prefix: string;
  suffix: string;
  grouping: boolean;
};

/**
 * How to count up to a figure so that the last number is exactly what the brief wrote; null where no
 * way of writing numbers gives that (the figure then appears as written, without counting).
 */
export function counterOf(figure: Figure, language: string): CounterFormat | null {
  const { value, display, decimals, prefix, suffix } = figure;
  if (value === null || decimals > 6) return null;
  for (const locale of [language, "en", "de", "fr"]) {
    for (const grouping of [true, false]) {
      const format = { locale, decimals, prefix, suffix, grouping };
      if (withBlanks(counterText(format, value)) === withBlanks(display)) return format;
    }
  }
  return null;
}

/** On its way up a price or a small number would be another that could be true; thousands of things are seen to grow. */
export function isGreatCount(figure: Figure): boolean {
  const { value, decimals } = figure;
  return decimals === 0 && Math.abs(value ?? 0) >= GREAT && !isMoney(figure);
}

/** A sum: no number on the way to it is true for anybody. */
export function isMoney({ prefix, suffix }: Figure): boolean {
  return /[\p{L}\p{Sc}]/u.test(prefix) || MONEY.test(suffix);
}

const GREAT = 1000;
/** Signs, codes and names of money, in the scripts that the planner reads. */
const MONEY =
  /[\p{Sc}円元원]|^\s?(?:\p{Lu}{3}(?!\p{L})|kr\b|kron|zł|руб|грн|гривн|крон|eur|dol|pound|franc|franken|pesos?|reais|real\b|lir[ae]|TL\b|yen|yuan|won|rupe|रुपय|টাকা|دولار|درهم|ريال|جنيه|دينار|يورو|שקל|ש["״]ח)/iu;

/** Languages that group by a blank have one that does not break; who types has another. */
function withBlanks(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, " ");
}
