import type { Unit } from "./units.ts";

/**
 * The units that are all a heading has below it, where that heading is told and none of them speaks of the film: by its few words alone
 * "Shorter, tighter, lighter: higher." is like a wish, and without it "Remember" would stand over nothing.
 */
export function wouldEmpty(
  units: readonly Unit[],
  taken: ReadonlySet<Unit>,
  speaksToMaker: (unit: Unit) => boolean,
  speaksOfFilm: (unit: Unit) => boolean,
): Set<Unit> {
  const kept = new Set<Unit>();
  units.forEach((heading, at) => {
    if (heading.kind !== "heading" || taken.has(heading) || heading.gone || speaksToMaker(heading)) return;
    const next = units.findIndex(({ kind }, place) => place > at && kind === "heading");
    const below = units.slice(at + 1, next < 0 ? undefined : next);
    const told = below.every((unit) => taken.has(unit) && !unit.gone && !speaksOfFilm(unit));
    if (told) below.forEach((unit) => kept.add(unit));
  });
  return kept;
}
