import type { FoundFigure } from "../text/figures.ts";
import { endsInAbbreviation, withoutEnd } from "../text/sentences.ts";

/** The words between the figure and the sign, "and", or figure before it. */
export function clauseBefore(text: string, found: Pick<FoundFigure, "start">): string {
  const before = text.slice(0, found.start);
  // "2 Mio. € und …": a stop before a sign of money ends nothing, nor does that of a name: "Chess.com", "the U.S. has".
  const clause =
    /(?:[^,;.:，；。：、،؛]|[.,](?=\d)|(?<=\d)\.(?=\s)|\.(?=\s[$€£¥])|(?<=[\p{L}\p{N}])\.(?=\p{L})|(?<=(?<!\p{L})\p{Lu}[\p{Lu}.]*)\.(?=\s))*$/u.exec(
      before,
    )?.[0] ?? "";
  const pieces = clause.split(/\d[\d.,]*\S*\s+(?:\p{L}+\s+){0,2}(?=(?:and|but)\s\D)/u);
  return pieces.at(-1) ?? clause;
}

/** The rest of a figure's own clause; the stop of "St. Paul's" ends none. */
export function restOf(after: string): string {
  return (
    /^(?:[^,;:.，；：。、،؛।]|[,.:](?=\d)|\.(?=\p{L})|(?<=(?<!\p{L})(?:St|Ste|Mt|Dr|Mr|Mrs|Ms|Prof|Nr|No))\.(?=\s[\p{Lu}\p{Nd}]))*/u.exec(
      after,
    )?.[0] ?? ""
  );
}

/** A sentence without its stop. */
export function wholeSentence(text: string): string {
  return withoutEnd(text);
}

/** "Each costs 48 million" of "Each costs 48 million and saves 900 tonnes". */
export function ownClause(text: string, found: { start: number; end: number }, clause: string): string {
  const after = restOf(text.slice(found.end));
  const own = after.replace(/\s(?:and|but|und|et|y|e|en|og|och|i|и|та|ve)\s[^]*\p{Nd}[^]*$/u, "");
  return `${clause}${text.slice(found.start, found.end)}${own}`
    .trim()
    .replace(/^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|и|но|و)\s+/u, "");
}

/** The part of a long sentence between the signs around the figure. */
export function clauseAround(text: string, found: { start: number; end: number }): string {
  const before = /(?:[^,;:，；：、،؛]|[,:](?=\d))*$/u.exec(text.slice(0, found.start))?.[0] ?? "";
  const after = restOf(text.slice(found.end));
  const end = found.end + after.length;
  const bare = `${before}${text.slice(found.start, end)}`.trim();
  // "14 were after 8 p.m.": the dot belongs to its letters.
  const phrase = text.charAt(end) === "." && endsInAbbreviation(`${bare}.`) ? `${bare}.` : bare;
  return phrase.replace(/^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|и|но|و)\s+/iu, "");
}
