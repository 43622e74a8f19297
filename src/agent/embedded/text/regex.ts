import { withCompactLetters } from "./compact-letters.ts";

const compiled = new Map<string, RegExp>();

type Flags = "iu" | "isu" | "giu" | "gu" | "su" | "gsu" | "u";

/** A pattern by its source: a brief has thousands of sentences, and a pattern costs more than its use. */
export function regex(source: string, flags: Flags): RegExp {
  const key = `${flags} ${source}`;
  const found = compiled.get(key);
  if (found !== undefined) return found;
  const made = toPattern(source, flags);
  compiled.set(key, made);
  return made;
}

/** A pattern from a source that is put together, or of another, its classes of letters in a form whose code is short. */
export function toPattern(source: string | RegExp, flags: string): RegExp {
  return new RegExp(withCompactLetters(typeof source === "string" ? source : source.source), flags);
}

/** The source of a pattern for a text as it stands: a hyphen needs no mark outside of brackets, where with `u` it is an error. */
export function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

/** The source of a pattern for any of some alternatives where no letter or vowel sign stands right before or behind it. */
export function wholeWords(...alternatives: readonly string[]): string {
  return `(?<![\\p{L}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`;
}
