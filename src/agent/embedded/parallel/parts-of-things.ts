import { areOfOneKind } from "../scenes/parts-of-a-row.ts";
import { numberOfWord } from "../text/number-words.ts";
import { capitalise } from "../text/sentences.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

/** So many letters find a thing in what is said. */
const SAID = 14;

/**
 * The things of a row as points that are each found in what is said. `shown`: how a thing is written by itself. Null where they are
 * not of one kind, or one has no label that is whole; and for "Beech 12, oak 15, pine 3 and ash 6": what each piece has a number of
 * is a chart or a table.
 */
export function partsOfThings(
  pieces: readonly string[],
  language: string,
  shown: (piece: string) => string,
): ToldStep[] | null {
  if (!areOfOneKind(pieces, language)) return null;
  if (pieces.filter((piece) => hasNumber(piece, language)).length >= pieces.length - 1) return null;
  const parts = pieces.flatMap((piece) => {
    const label = wholeLabel(capitalise(shown(piece), language), null, language);
    return label === null ? [] : [{ ...label, said: piece.slice(0, SAID) }];
  });
  return parts.length < pieces.length ? null : parts;
}

function hasNumber(piece: string, language: string): boolean {
  const words = piece.match(/[\p{L}\p{M}]+/gu) ?? [];
  return /\p{Nd}/u.test(piece) || words.some((word) => (numberOfWord(word, language) ?? 0) > 1);
}
