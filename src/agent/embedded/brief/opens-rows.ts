import type { Span } from "./sentence-spans.ts";

/** What a line of figures or things begins with: an item of a list, a row of a table. */
const ROW = /^[ \t]*(?:[-*+•–—]\s|\p{Nd}{1,3}[.)]\s|\|)/u;
const LEADS = /[:：]\s*$/u;

/**
 * "Tonne for tonne, compared with carbon dioxide (IPCC 2021):" above a list: a bracket may part such a line, and all of its last
 * sentence names the rows below it.
 */
export function opensRows(source: string, { start, end }: Span): boolean {
  const close = source.indexOf("\n", end);
  if (close < 0) return false;
  const behind = source.slice(end, close);
  if (!LEADS.test(source.slice(start, close)) || /[.!?。！？।](?:\s|$)/u.test(behind)) return false;
  const next = source.slice(close).split("\n").find((line) => line.trim() !== ""); // prettier-ignore
  return next !== undefined && ROW.test(next);
}
