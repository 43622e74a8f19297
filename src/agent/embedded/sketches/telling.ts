import { measuresIn, withSharedUnits, type MeasureKind } from "./measures-in.ts";
import type { Sentences, TellingMeasure } from "./found-sketch.ts";

/** The measures of a sentence; `ahead`: how many sentences after the first. */
export function tellingMeasures({ sentences, at, language }: Sentences, ahead: number): TellingMeasure[] {
  const text = sentences[at + ahead] ?? "";
  return withSharedUnits(measuresIn(text, language), text).map((one) => ({ ...one, sentence: ahead, text }));
}

export function ofKind(found: readonly TellingMeasure[], ...kinds: readonly MeasureKind[]): TellingMeasure[] {
  return found.filter(({ kind }) => kinds.includes(kind));
}

/** Values in one unit: as they are written where all have the same, so that whole numbers stay whole, else in the first unit of all. */
export function inOneUnit(found: readonly TellingMeasure[]): number[] {
  const [first] = found;
  const same = found.every(({ unit, kind }) => unit === first?.unit && kind === first.kind);
  return found.map(({ low, high, value }) => (same ? (low + high) / 2 : value));
}
