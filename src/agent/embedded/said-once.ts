import type { Block, ParagraphBlock, Section } from "./brief/brief.ts";
import type { DerivedTitle } from "./derive-title.ts";
import { countWords, splitSentences } from "./text/sentences.ts";

/** So many words are heard while a title stands, where it would be said twice else. */
const MOST_HEARD = 18;

/**
 * "Castle Quarter." over the title and "Castle Quarter became a conservation area in 1974." below it: the sentence that begins with the
 * title is heard over it, and the title by itself is not said.
 */
export function saidOnce(derived: DerivedTitle, language: string): DerivedTitle {
  const [section, ...others] = derived.sections;
  const [block, ...below] = section?.blocks ?? [];
  if (section === undefined || section.title !== null || derived.below !== undefined) return derived;
  if (block?.kind !== "paragraph" || block.lines.length > 1) return derived;
  const [spoken = "", ...rest] = splitSentences(block.text.spoken, language);
  const [, ...restShown] = splitSentences(block.text.shown, language);
  const more = rest.length > 0 || below.length > 0 || others.length > 0;
  if (!more || countWords(spoken) > MOST_HEARD || !/[.!?。！？।۔]["”»」』]?$/u.test(spoken)) return derived;
  if (!opensWith(spoken, derived.opening)) return derived;
  const blocks: Block[] = [...(rest.length === 0 ? [] : [proseOf(block, restShown.join(" "), rest.join(" "))]), ...below]; // prettier-ignore
  const left: Section[] = blocks.length === 0 ? others : [{ ...section, blocks }, ...others];
  return { ...derived, opening: spoken, sections: left };
}

function proseOf(block: ParagraphBlock, shown: string, spoken: string): ParagraphBlock {
  return { ...block, text: { shown, spoken }, lines: [shown] };
}

function opensWith(sentence: string, words: string): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  const [whole, start] = [bare(sentence), bare(words)];
  return start !== "" && (whole === start || whole.startsWith(`${start} `));
}
