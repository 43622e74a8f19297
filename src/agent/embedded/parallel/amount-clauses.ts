import type { FoundFigure } from "../text/figures.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";

/**
 * A sentence parted so that each part has one of its amounts: before the last comma, semicolon or "and" between two of them. Null
 * where nothing parts two. UTF-16 offsets.
 */
export function splitAtClauses(
  text: string,
  amounts: readonly FoundFigure[],
  language: string,
): { start: number; end: number }[] | null {
  const and = AND[language];
  const words = and === undefined ? "" : `|\\s+(?:${and})\\s+`;
  // "830 mm. À Brest": what may be an abbreviation ends no sentence.
  const joint = regex(`[.]\\s(?=\\p{Lu})|\\s*[;；]\\s*(?:(?:${and ?? "(?!)"})\\s+)?|\\s*[,،、，]\\s*(?:(?:${and ?? "(?!)"})\\s+)?${words}|\\s+(?=و\\p{L}{2})`, "giu"); // prettier-ignore
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const [nth, { end }] of amounts.entries()) {
    const next = amounts[nth + 1];
    if (next === undefined) {
      parts.push({ start, end: text.length });
      break;
    }
    const between = text.slice(end, next.start);
    const first = [...between.matchAll(joint)][0];
    if (first === undefined) return null;
    parts.push({ start, end: end + first.index });
    start = end + first.index + first[0].length;
  }
  return parts;
}
