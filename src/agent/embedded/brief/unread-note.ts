import { blanked, paragraphsOf } from "./sentence-spans.ts";

/**
 * "…; they have read none of the papers.", "They have never seen a query plan.": what those who watch do not know yet is said
 * to whoever makes the film. They would hear it of themselves.
 */
const UNREAD =
  /(?<before>^|[;,]\s+(?:and\s+|but\s+|und\s+|aber\s+|et\s+|mais\s+|y\s+|pero\s+|e\s+|ma\s+)?|[.!?]\s+)(?:(?:they|most of them|none of them|nobody) (?:have|has) (?:(?:never|not) (?:read|seen|heard)|(?:read|seen|heard) (?:none|nothing|little|almost nothing|not one))|sie haben (?:(?:noch )?nie|keine[ns]?|nichts) [^.;]{0,60}(?:gelesen|gesehen|gehört)|(?:ils|elles) n['’]ont (?:rien|jamais|aucun\p{L}*|pas) [^.;]{0,12}(?:lu|vu|entendu)|no han (?:leído|visto|oído) (?:nada|ningun\p{L}*|nunca)|non hanno (?:letto|visto|sentito) (?:niente|nulla|nessun\p{L}*|mai)|não (?:leram|viram|ouviram) (?:nada|nenhum\p{L}*))(?![\p{L}\p{M}])[^.;!?]*/iu;

/** The source without such a clause in the first paragraph below its title; of a named subject ("the monks had read none") it stays. */
export function withoutUnreadNote(source: string): string {
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 1 || first.blocksAbove > 0) return source;
  const said = source.slice(first.start, first.end);
  const found = UNREAD.exec(said);
  if (found === null) return source;
  const opens = /^$|^[.!?]/u.test(found.groups?.["before"] ?? "");
  const start = first.start + found.index + (opens ? (found.groups?.["before"]?.length ?? 0) : 0);
  const end = first.start + found.index + found[0].length;
  // The stop of a sentence that goes whole goes with it; that of a clause ends what is left.
  return blanked(source, { start, end: opens && /^[.!?]/u.test(source.slice(end)) ? end + 1 : end });
}
