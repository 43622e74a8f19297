import type { FoundFigure } from "../text/figures.ts";
import { AND } from "./clauses.ts";
import { regex } from "../text/regex.ts";

/**
 * A sentence parted so that each part has one of its amounts: at the first comma, semicolon or "and" between two of them, or at the
 * last. Null where nothing parts two. UTF-16 offsets.
 */
export function splitAtClauses(
  text: string,
  amounts: readonly FoundFigure[],
  language: string,
  at: "first" | "last" = "first",
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
    const joints = [...between.matchAll(joint)];
    const found = at === "first" ? joints[0] : joints.at(-1);
    if (found === undefined) return null;
    parts.push({ start, end: end + found.index });
    start = end + found.index + found[0].length;
  }
  return parts;
}
