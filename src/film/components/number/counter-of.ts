import type { Figure } from "../../../artifacts/storyboard.ts";
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

/** Languages that group by a blank have one that does not break; who types has another. */
function withBlanks(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, " ");
}
