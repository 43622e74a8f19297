import type { Operation } from "./operations.ts";
import { findScenes, isWholeFilm, type Film } from "./find-scenes.ts";
import { isQuoted, unmask, type Masked } from "./quotes.ts";
import { Unclear } from "./unclear.ts";

/** What a clause is read with. */
export type ClauseContext = {
  film: Film;
  masked: Masked;
  /** The scenes named before, for "it". */
  last: number[] | null;
};

/** Reads one clause; null where it is none of its kind. Throws `Unclear` where it is, but cannot be followed. */
export type ClauseReader = (clause: string, context: ClauseContext) => Operation[] | null;

export function words(text: string, { masked }: ClauseContext): string {
  return unmask(text, masked, "inner").trim();
}

/** Words as they are to be said or shown: unquoted, without the full stop of the instruction. */
export function phrase(text: string, context: ClauseContext): string {
  const trimmed = text.trim();
  if (isQuoted(trimmed)) return words(trimmed, context);
  return words(trimmed, context)
    .replace(/[.,;:]+$/u, "")
    .trim();
}

function look(text: string, context: ClauseContext): ReturnType<typeof findScenes> {
  const { film, last } = context;
  return findScenes(words(text, context), film, { quoted: isQuoted(text), last });
}

/** The scenes that are meant, or null where it is not certain which. */
export function scenesIf(text: string, context: ClauseContext): number[] | null {
  const found = look(text, context);
  return found.kind === "scenes" ? found.numbers : null;
}

/** The same, of words that can be nothing but scenes: "scene 4", "the last one". */
export function explicitScenes(text: string, context: ClauseContext): number[] | null {
  const found = look(text, context);
  return found.kind === "scenes" && found.explicit ? found.numbers : null;
}

/** @throws Unclear where no scene, or more than one for the same words, could be meant. */
export function scenes(text: string, context: ClauseContext): number[] {
  const found = look(text, context);
  const reference = unmask(text, context.masked, "whole").trim();
  if (found.kind === "scenes") return found.numbers;
  throw new Unclear(
    found.kind === "unsure"
      ? { kind: "which-scene", reference, numbers: found.numbers }
      : { kind: "no-scene", reference },
  );
}

/** @throws Unclear also where several scenes are named. */
export function scene(text: string, context: ClauseContext): number {
  const numbers = scenes(text, context);
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1) return only;
  const reference = unmask(text, context.masked, "whole").trim();
  throw new Unclear({ kind: "one-scene", reference, numbers });
}

export function meansFilm(text: string, context: ClauseContext): boolean {
  const plain = words(text, context);
  if (isQuoted(text)) return false;
  if (/^(?:it|this|that)$/i.test(plain)) return context.last === null;
  return isWholeFilm(plain);
}
