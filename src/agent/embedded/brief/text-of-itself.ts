import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { BEGINS } from "./sentence-head.ts";
import {
  ALL_TO_READ,
  OF_ITSELF,
  OF_ITSELF_EAST,
  ONLY_TELLS,
  ONLY_TELLS_EAST,
} from "./text-of-itself-words.ts";

/** A text that speaks of itself no more, in the same length, and the sentences that said nothing else. */
export type OfItself = { text: string; wishes: string[] };

type Rule = { pattern: RegExp; here: string; only: RegExp };

const ruleFor =
  (only: RegExp, gap: string) =>
  ({ lead, here }: { lead: string; here: string }): Rule => ({
    pattern: new RegExp(`${BEGINS}(?<lead>${lead})${gap}(?<rest>[^.!?。！？।؟\\n:：]+)(?<stop>[.!。！।:：]|(?=\\n|$))`, "giu"), // prettier-ignore
    here,
    only,
  });
const RULES: readonly Rule[] = [
  ...OF_ITSELF.map(ruleFor(ONLY_TELLS, "(?=\\s)")),
  ...OF_ITSELF_EAST.map(ruleFor(ONLY_TELLS_EAST, "")),
];

/**
 * "Bu yazıda sırayla anlatayım." says of a text that it is one, which is no film: it goes. What tells beside such words stays, and
 * is told "here": "In this article we look at how bees dance" → "Here we look at how bees dance".
 */
export function withoutTextOfItself(source: string): OfItself {
  const wishes: string[] = [];
  let text = source;
  for (const { pattern, here, only } of RULES)
    for (const found of text.matchAll(pattern)) {
      const { lead = "", rest = "" } = found.groups ?? {};
      const span: Span = { start: found.index, end: found.index + found[0].length };
      if (only.test(rest.trim())) {
        wishes.push(textAt(text, span));
        text = blanked(text, span);
        continue;
      }
      const room = lead.length - here.length;
      if (room < 0) continue;
      text = text.slice(0, span.start) + " ".repeat(room) + here + text.slice(span.start + lead.length);
    }
  for (const paragraph of paragraphsOf(source).paragraphs.slice(0, OPENING_PARAGRAPHS))
    for (const span of sentencesOf(source, paragraph, true)) {
      const said = textAt(text, span);
      if (/\p{Nd}/u.test(said) || !ALL_TO_READ.test(said.replace(/[\s.!:]+$/u, ""))) continue;
      wishes.push(said);
      text = blanked(text, span);
    }
  return { text, wishes };
}

const OPENING_PARAGRAPHS = 3;
