import type { Block, Section } from "../brief/brief.ts";
import { splitSentences } from "../text/sentences.ts";

/** A film's first sentence, as it is shown and said, and what is told behind it. */
export type FirstSentence = { shown: string; spoken: string; below: Section[] };

/**
 * The first sentence of a film that opens with prose and no heading, taken from what is told; null where it opens otherwise.
 * `greets`: a sentence that is said in one breath with the next.
 */
export function firstSentence(
  [section, ...others]: readonly Section[],
  language: string,
  greets: (sentence: string) => boolean = () => false,
): FirstSentence | null {
  const [block, ...blocks] = section?.blocks ?? [];
  if (section === undefined || section.title !== null || block?.kind !== "paragraph" || block.lines.length > 1) return null; // prettier-ignore
  const [shown = "", ...restShown] = inOneBreath(splitSentences(block.text.shown, language), greets);
  const [spoken = "", ...restSpoken] = inOneBreath(splitSentences(block.text.spoken, language), greets);
  const rest = { shown: restShown.join(" "), spoken: restSpoken.join(" ") };
  const left: Block[] = restSpoken.length === 0 ? blocks : [{ ...block, text: rest, lines: [rest.shown] }, ...blocks]; // prettier-ignore
  return { shown, spoken, below: left.length === 0 ? others : [{ ...section, blocks: left }, ...others] };
}

/** "Hola a todos. Hoy os enseño …": a greeting is said in one breath with what follows. */
export function inOneBreath(
  [first, second, ...rest]: readonly string[],
  greets: (sentence: string) => boolean,
): string[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return greets(first) ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}
