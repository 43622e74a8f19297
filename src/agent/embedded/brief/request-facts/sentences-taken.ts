import { splitSentences } from "../../text/sentences.ts";

export type Taken = { said: string; start: number };

/** The sentences of the source of which the beginning is not told. */
export function sentencesTaken(source: string, text: string, language: string): Taken[] {
  let from = 0;
  return splitSentences(source.slice(0, MOST_LETTERS), language).flatMap((said): Taken[] => {
    const start = source.indexOf(said, from);
    if (start < 0) return [];
    from = start + said.length;
    return text.slice(start, start + FIRST_LETTERS).trim() === "" ? [{ said, start }] : [];
  });
}

const MOST_LETTERS = 4000;
const FIRST_LETTERS = 6;
