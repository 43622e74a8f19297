import { isLabel } from "../note-model/unit-features.ts";
import type { ScoredUnits } from "../note-model/scored-units.ts";
import type { Span } from "../sentence-spans.ts";

/** A sentence of a letter, which its units may part at brackets and behind a colon; `lead`: what leads to that colon, if so. */
export type LetterSentence = Span & {
  said: string;
  lead: Span | null;
  isItem: boolean;
  paragraph: number;
  /** How likely the surest of its parts is said to the maker, as a logit. */
  logit: number;
};

const STOPS = /[.!?…。！？।؟۔]["'”»」』)）]?$/u;
/** "(I think it was forty. The minutes say …)": two sentences of a bracket are one remark; of more each is read by itself. */
const BRACKET_OF_TWO = /^[(（][^()（）.!?。！？]+[.!?。！？]["”»]?\s[^()（）.!?。！？]+[.!?。！？]?[)）]/u;

export function letterSentences(source: string, { units, logits }: ScoredUnits): LetterSentence[] {
  const found: LetterSentence[] = [];
  let open: LetterSentence | null = null;
  units.forEach((unit, at) => {
    if (unit.kind === "heading") {
      open = null;
      return;
    }
    const logit = logits[at] ?? 0;
    if (open === null || open.paragraph !== unit.paragraph) {
      const lead = isLabel(unit.said) ? { start: unit.start, end: unit.end } : null;
      open = { start: unit.start, end: unit.end, said: unit.said, lead, isItem: unit.kind === "item", paragraph: unit.paragraph, logit }; // prettier-ignore
      found.push(open);
    } else {
      open.end = unit.end;
      open.logit = Math.max(open.logit, logit);
      open.said = source.slice(open.start, open.end).replaceAll(/\s+/gu, " ").trim();
    }
    const stops = STOPS.test(unit.said) || /\n\s*$/u.test(source.slice(unit.start, unit.end));
    const isOpen = !/[)）]/u.test(open.said) && BRACKET_OF_TWO.test(source.slice(open.start).trimStart());
    if (isOpen) return;
    if (stops) open = null;
  });
  return found;
}
