import type { Brief } from "../brief/brief.ts";
import { noteLikelihood } from "../brief/note-model/note-likelihood.ts";
import { NAMES_FILM } from "../brief/request-words.ts";
import { splitSentences } from "../text/sentences.ts";

const OPENING = 2;
/** An opening is read so far. */
const MOST_LETTERS = 1200;
const NOTE = 0.5;

/**
 * What a sender says to the maker, with sentences of the opening that are told all the same: those that speak of the film, and what stands
 * beside a request ("My grandfather told this story of Kumaon").
 */
export function requestsOf(brief: Brief, language: string): string[] {
  const block = brief.intro[0] ?? brief.sections[0]?.blocks[0];
  const opening = block?.kind === "paragraph" ? splitSentences(block.text.shown.slice(0, MOST_LETTERS), language).slice(0, OPENING) : []; // prettier-ignore
  const line = brief.lastLine?.text ?? null;
  // What is to be said last is no name.
  const wishes = (brief.wishes ?? []).filter((wish) => line === null || !wish.includes(line));
  const told = opening.filter((one) =>
    NAMES_FILM.test(one) ? noteLikelihood(one) > NOTE : wishes.length > 0,
  );
  return [...wishes, ...told];
}
