import { countWords } from "../text/sentences.ts";
import { COUNTED } from "./opening-order-words.ts";
import { labelNamed } from "./order-labels.ts";
import { headIn } from "./brief-skeleton.ts";
import { blanked, linesOf, textAt, type Span } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such a section, in the same length, and whom it names. */
export type AudienceSection = { text: string; audience: string | null; wishes: string[] };

/** Who was there is no wish; "who've found a box" they have. */
const WERE_THERE = /(?<![\p{L}\p{M}])(?:was|were|had|came|war|waren|hatten?|kamen|était|étaient|fue|fueron|eran?|era|erano|foram|eram|waren|hadden|był\p{L}*|был[аои]?|var|blev)(?![\p{L}\p{M}])/iu; // prettier-ignore
const MOST_WORDS = 70;
const FEWEST_TOLD = 12;

/**
 * "**Who it's for** / People aged 45–70 who've found a box in a parent's loft": of a text with a brief's own heads, whom its sender has in
 * mind. The first line is the audience, and no viewer is told what is thought of them. What happened or was counted stays.
 */
export function withoutAudienceSection(source: string): AudienceSection {
  const none: AudienceSection = { text: source, audience: null, wishes: [] };
  const lines = linesOf(source);
  const at = lines.findIndex(({ start, end }) => labelNamed(headIn(source.slice(start, end)) ?? "") === "audience"); // prettier-ignore
  const head = lines[at];
  if (head === undefined) return none;
  const below = sectionBelow(source, lines.slice(at + 1));
  const first = below[0];
  const last = below.at(-1);
  if (first === undefined || last === undefined) return none;
  const said = textAt(source, { start: first.start, end: last.end });
  if (countWords(said) > MOST_WORDS || WERE_THERE.test(said) || COUNTED.test(said)) return none;
  const text = blanked(source, { start: head.start, end: last.end });
  if (wordsOrSignsTold(text) < FEWEST_TOLD) return none;
  const audience = textAt(source, first).replace(/^(?:[-*+•]|\p{Nd}+[.)])\s+|[*_]{2}|[\s.。]+$/gu, "");
  return { text, audience, wishes: [said] };
}

/** A list or one paragraph: up to the next heading or empty line, and nothing else that is a block. */
function sectionBelow(source: string, lines: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const line of lines) {
    const said = source.slice(line.start, line.end);
    if (headIn(said) !== null || /^[ \t]*(?:\||>|```)/u.test(said)) break;
    const gap = found.at(-1);
    if (gap !== undefined && /\n[ \t]*\n/u.test(source.slice(gap.end, line.start))) break;
    if (said.trim() !== "") found.push(line);
  }
  return found;
}
