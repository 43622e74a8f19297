import { toPattern, wholeWords } from "../text/regex.ts";
import { AVOIDED, NEVER_SHOWN, OF_FILMS, OF_FILMS_EAST } from "./avoided-head-words.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such sections, in the same length, and what they say. */
export type AvoidedHeads = { text: string; wishes: string[] };

const HEAD = /^[ \t]*(?:(?<marks>#{1,6})[ \t]+)?[*_]{0,2}(?<label>[^\n:：.!?。！？#|>*_]{2,60}?)(?<colon>[:：]?)[*_]{0,2}[:：]?[ \t]*$/u; // prettier-ignore
const NEVER = toPattern(`^(?:${NEVER_SHOWN.join("|")})$`, "iu");
const AVOID = toPattern(`^(?:${AVOIDED.join("|")})$`, "iu");
const FILMS = toPattern(wholeWords(...OF_FILMS), "iu");
const MOST = { letters: 900, sentences: 10 };
const FEWEST_TOLD = 12;

/**
 * "## Please avoid", with "No music over the horn section." below it: a section that is said to the maker, in a text that orders a film.
 * "What to avoid" beside a saw is told: at least half of what stands below must speak of what only a film has.
 */
export function withoutAvoidedHeads(source: string): AvoidedHeads {
  const lines = linesOf(source);
  const gone = lines.flatMap((line, at): Span[] => {
    const found = HEAD.exec(source.slice(line.start, line.end))?.groups;
    const label = found?.["label"]?.trim().replaceAll("’", "'") ?? "";
    const isHead = found?.["marks"] !== undefined || found?.["colon"] !== "" || standsAlone(source, line);
    if (found === undefined || !isHead || (!NEVER.test(label) && !AVOID.test(label))) return [];
    const end = endOfSection(source, lines.slice(at + 1), found["marks"]?.length ?? 0, line.end);
    const below = { start: line.end, end };
    return isForMaker(source, below, NEVER.test(label)) ? [{ start: line.start, end }] : [];
  });
  const text = gone.reduce(blanked, source);
  if (gone.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return { text: source, wishes: [] };
  return { text, wishes: gone.map((span) => textAt(source, span).replace(/^[#\s*_]+/u, "")) };
}

/** Up to the next heading; below a line that is none of Markdown's, up to the empty line behind what it heads. */
function endOfSection(source: string, lines: readonly Span[], depth: number, from: number): number {
  let end = from;
  for (const line of lines) {
    const gap = source.slice(end, line.start);
    const said = source.slice(line.start, line.end);
    if (/^[ \t]*#{1,6}[ \t]/u.test(said) || /^[ \t]*(?:\||```|-{3,})/u.test(said)) break;
    if (depth === 0 && end > from && /\n[ \t]*\n/u.test(gap)) break;
    end = line.end;
  }
  return end;
}

function standsAlone(source: string, { start, end }: Span): boolean {
  return (
    /(?:^|\n[ \t]*\n)$/u.test(source.slice(0, start)) && /^\n[ \t]*(?:\n|[-*+•])/u.test(source.slice(end))
  );
}

function isForMaker(source: string, below: Span, surely: boolean): boolean {
  const said = source.slice(below.start, below.end);
  if (said.trim() === "" || said.length > MOST.letters) return false;
  const sentences = linesOf(said).flatMap((line) => sentencesOf(said, line)).map((one) => textAt(said, one)); // prettier-ignore
  if (sentences.length > MOST.sentences) return false;
  if (surely) return true;
  const ofFilms = sentences.filter((one) => FILMS.test(one) || OF_FILMS_EAST.test(one));
  return ofFilms.length > 0 && ofFilms.length * 2 >= sentences.length;
}
