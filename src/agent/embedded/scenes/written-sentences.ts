import type { ParagraphBlock } from "../brief/brief.ts";
import { splitSentences, withoutStop } from "../text/sentences.ts";
import type { Utterance } from "./draft.ts";

/** Each sentence that is told of a paragraph, as the brief writes it and without its stop. */
export function writtenSentences(
  { text }: ParagraphBlock,
  utterances: readonly Utterance[],
  language: string,
): { text: string; utterance: Utterance }[] {
  const shown = splitSentences(text.shown.replaceAll("\n", " "), language);
  return utterances.map((utterance, nth) => {
    const written = shown.length === utterances.length ? (shown[nth] ?? "") : utterance.text;
    return { text: withoutStop(written).replace(/\s*[:：]$/u, ""), utterance };
  });
}
