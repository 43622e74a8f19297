import { countWords } from "../../text/sentences.ts";
import { toPattern } from "../../text/regex.ts";
import { sentencesIn } from "../made-of/remark-clauses.ts";
import { capitalised } from "../sentence-head.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { JOINS, UNSAID_FRAMES } from "./unsaid-frames.ts";

/** A text without what its sender takes back in brackets, in the same length, and that. */
export type Unsaid = { text: string; wishes: string[] };

const BRACKETS =
  /\((?<round>[^()\n]{4,90})\)|（(?<wide>[^（）\n]{3,60})）|\[(?<square>[^[\]\n]{4,90})\](?!\()/gu;
const UNSAID = toPattern(`^(?:${UNSAID_FRAMES.join("|")})$`, "iu");
const MARKS = /^[\s¡¿!"“„«»*_–—-]+|[\s!.?…。！।"”»*_–—-]+$/gu;
/** Where a clause begins that another one stands before. */
const BOUNDARY = toPattern(`[,;:،，；]\\s+(?=(?:${JOINS})(?![\\p{L}\\p{M}]))|[;；]\\s*|\\s[–—]\\s`, "giu");
const LEADS = toPattern(
  `^[\\s,;،，；]*(?:(?:${JOINS})(?![\\p{L}\\p{M}])[\\s,]+)?["“„«»]?[\\p{L}\\p{N}]`,
  "iu",
);
const FEWEST = { before: 4, told: 12 };

/**
 * "The vicar was not keen at first (please don't put that in!!) but the PCC paid …": what stands in such brackets and the clause before
 * them are not told; what goes on behind them is a sentence of its own.
 */
export function withoutUnsaid(source: string): Unsaid {
  const wishes: string[] = [];
  let text = source;
  const sentences = sentencesIn(source);
  for (const { index, 0: found, groups } of source.matchAll(BRACKETS)) {
    const said = groups?.["round"] ?? groups?.["wide"] ?? groups?.["square"] ?? "";
    if (!UNSAID.test(said.replaceAll(MARKS, ""))) continue;
    const clause = clauseBefore(text, sentences, index);
    if (clause === null) continue;
    const span = { start: clause.start, end: index + found.length };
    wishes.push(source.slice(span.start, span.end).replace(/^[\s,;–—]+/u, ""));
    text = joined(blanked(text, span), span, clause.opens);
  }
  return wordsOrSignsTold(text) < FEWEST.told ? { text: source, wishes: [] } : { text, wishes };
}

/** The clause that ends before `at`, in its sentence or in the one before; `opens`: nothing of its sentence stands before it. */
function clauseBefore(text: string, sentences: readonly Span[], at: number): (Span & { opens: boolean }) | null {
  const own = sentences.findLast(({ start, end }) => start < at && /[\p{L}\p{N}]/u.test(text.slice(start, Math.min(end, at)))); // prettier-ignore
  if (own === undefined || text.slice(own.end, at).includes("\n")) return null;
  const end = Math.min(own.end, at);
  const said = text.slice(own.start, end);
  const cut = [...said.matchAll(BOUNDARY)].findLast(
    ({ index, 0: mark }) =>
      countWords(said.slice(0, index)) >= FEWEST.before && /[\p{L}\p{N}]/u.test(said.slice(index + mark.length)),
  );
  const lead = /^\s*(?:(?:[-*+•–]|\p{Nd}{1,2}[.)])\s+)?/u.exec(said)?.[0].length ?? 0;
  return cut === undefined ? { start: own.start + lead, end, opens: true } : { start: own.start + cut.index, end, opens: false }; // prettier-ignore
} // prettier-ignore

/** What goes on behind the gap: a stop belongs to what is left before it, and a sentence begins where nothing is. */
function joined(text: string, { start, end }: Span, opens: boolean): string {
  const line = text.slice(end).split("\n", 1)[0] ?? "";
  const stop = /^\s*[.!?…。！।]+["”»]?/u.exec(line)?.[0];
  const rest = line.slice(stop?.length ?? 0);
  if (stop !== undefined || line.trim() === "") {
    const left = opens ? "" : (stop?.trim() ?? ".");
    const room = end - start + (stop?.length ?? 0) - left.length;
    return text.slice(0, start) + left + " ".repeat(room) + rest + text.slice(end + line.length);
  }
  if (!opens) return /^\s*\p{Lu}/u.test(line) ? `${text.slice(0, start)}.${text.slice(start + 1)}` : text;
  return text.slice(0, end) + line.replace(LEADS, capitalised) + text.slice(end + line.length);
}
