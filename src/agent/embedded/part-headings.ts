import { onlyNamesFormula } from "./before-formula.ts";
import type { Section } from "./brief/brief.ts";
import { sectionUnder } from "./brief/split-sections.ts";
import { isClause, isImperative } from "./english/grammar.ts";
import { isBriefQuestion, isShown, LEAD_WORDS } from "./shown-blocks.ts";
import { asksByMark } from "./text/leading.ts";
import { countWords } from "./text/sentences.ts";

/** "October", and in it first "What went well": the first passage bears both, as the others bear their own. */
export function withFirstHead(section: Section): Section {
  const [head, ...rest] = section.blocks;
  if (head?.kind !== "subheading" || head.runIn === undefined || rest.length === 0) return section;
  if (section.title === null) return { ...sectionUnder(head), blocks: rest, span: section.span };
  // A question heads its answer, whatever it stands among.
  const asks = asksByMark(head.text.shown);
  const shown = asks ? head.text.shown : `${section.title.shown}: ${head.text.shown}`;
  if (asks && countWords(section.title.shown) > 0) return { ...section, title: head.text, blocks: rest };
  if (countWords(shown) > MOST_HEADING_WORDS) return section;
  return { ...section, title: { shown, spoken: section.title.spoken }, blocks: rest };
}

const MOST_HEADING_WORDS = 9;

/** "Never do this:" heads the list below it, in place of the heading of other things. */
export function headedByLead(section: Section): Section {
  const [lead, shown] = section.blocks;
  if (lead?.kind !== "paragraph" || shown === undefined || !isShown(shown) || shown.kind === "quote")
    return section;
  const { text } = lead;
  if (shown.kind === "formula" && onlyNamesFormula(text.spoken)) return section;
  if (!/[:：?？؟]\s*$/u.test(text.spoken) || countWords(text.shown) > LEAD_WORDS || lead.lines.length > 1)
    return section;
  // "How do I borrow?", and its steps.
  const question = /[?？؟]\s*$/u.test(text.spoken);
  if (question && (shown.kind !== "list" || !isBriefQuestion(lead))) return section;
  // "The new floor has:" runs on into the list.
  if (!question && isClause(text.spoken) && !isImperative(text.spoken)) return section;
  const bare = (said: string): string => said.replace(/\s*[:：]\s*$/u, "");
  return {
    ...section,
    title: { shown: bare(text.shown), spoken: bare(text.spoken) },
    blocks: section.blocks.slice(1),
  };
}
