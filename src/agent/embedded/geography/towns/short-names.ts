import type { FoundStop } from "./find-towns.ts";
import { positionOf } from "./place-positions.ts";

/** What many names begin with says nothing by itself. */
const COMMON =
  /^(?:Saint|Sankt|Santa|Santo|Puerto|Porto|North|South|Great|Grand|Strait|Straits|Island|Islas|Islands|Mount|Estrecho|Détroit|Océan|Océano|Oceano|República|Republic|Republik|United|Golfo|Bahía|Villa|Ciudad|Castle|Castel|Castro|Château|Frankfurt)$/u;
const LEAST = 5;

/** "from Sanlúcar de Barrameda … back to Sanlúcar": a name of several words is told again by its first alone. */
export function withShortNames(
  sentences: readonly string[],
  found: readonly (readonly FoundStop[])[],
  base: string,
): FoundStop[][] {
  const known = new Map<string, FoundStop>();
  return found.map((stops, at) => {
    const text = sentences[at] ?? "";
    const again = [...known].flatMap(([word, stop]): FoundStop[] => {
      const from = text.search(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}-])`, "u"));
      const to = from + word.length;
      if (from < 0 || stops.some(({ offset, end }) => from < end && to > offset)) return [];
      const position = positionOf(text, { from, to, stem: to, prefix: "" }, base);
      return position === null ? [] : [{ ...stop, offset: from, end: to, position }];
    });
    for (const stop of stops) {
      const [first = "", ...more] = stop.label.split(" ");
      const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && first.length >= LEAST && !COMMON.test(first);
      if (more.length > 0 && isName && stop.landmark === undefined) known.set(first, stop);
    }
    return [...stops, ...again].toSorted((a, b) => a.offset - b.offset);
  });
}
