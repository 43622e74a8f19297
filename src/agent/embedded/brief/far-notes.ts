import { countWords } from "../text/sentences.ts";
import { FAR_LENGTH, FAR_MANNER, FAR_SHOWN, FAR_WHOM } from "./far-notes-words.ts";

type FarKind = "film" | "audience" | "whom" | "manner" | "length";

/** More tells something. */
const MOST_WORDS = 14;
const THAI = /\p{Script=Thai}/u;

/**
 * What a sentence without its stop says of a film in the languages of `far-notes-words.ts`; null for all else. Above a title (`above`)
 * nobody begins to tell, and whatever is shown there is the film; below it a picture may be.
 */
export function farKindOf(bare: string, above: boolean): FarKind | null {
  // Thai has blanks between its sentences, and no stops.
  if (THAI.test(bare) && /\s/u.test(bare)) return kindOfParts(bare.split(/\s+(?!ๆ)/u), above) ?? kindOfOne(bare, above); // prettier-ignore
  return kindOfOne(bare, above);
}

function kindOfParts(parts: readonly string[], above: boolean): FarKind | null {
  const kinds = parts.map((part) => kindOfOne(part, above));
  return kinds.includes(null) ? null : (kinds.find((kind) => kind !== "manner") ?? "manner");
}

function kindOfOne(bare: string, above: boolean): FarKind | null {
  if (/[?？؟]$|["“”„«»]/u.test(bare) || countWords(bare) > MOST_WORDS) return null;
  if (FAR_WHOM.test(bare)) return above ? "audience" : "whom";
  if (FAR_SHOWN.test(bare)) return above ? "film" : "audience";
  if (FAR_LENGTH.test(bare)) return "length";
  return FAR_MANNER.test(bare) ? "manner" : null;
}

/** The people that such a sentence says a film is for. */
export function farWhom(bare: string): string | null {
  const named = Object.values(FAR_WHOM.exec(bare)?.groups ?? {}).find((who) => who !== undefined);
  // "மாணவர்களுக்கு" is of "மாணவர்கள்".
  return named?.trim().replace(/கள$/u, "கள்") ?? null;
}
