import { isBracketed, isLabel, speaksOfFilms, wordsOf } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** Scores beyond this, of either sign, say no more. */
const SURE = 3;
const LIKELY = 0.3;
const LONG = 120;
const TELLING = 4;

const mean = (values: readonly number[], none = 0): number =>
  values.length === 0 ? none : values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * What a text as a whole says of each of its units: the scores of a unit's own words (`scores`, logits), of those beside it, of
 * its paragraph and of the text before and behind, and how much of what it speaks of the rest speaks of too. Each within
 * about −3 to 3.
 */
export function aroundFeatures(units: readonly Unit[], scores: readonly number[]): number[][] {
  const own = units.map(({ gone }, at) => (gone ? 1 : Math.tanh((scores[at] ?? 0) / SURE)));
  const told = units.map(({ said }) => new Set(wordsOf(said).filter(tells)));
  const whole = [mean(own), mean(own.map((one) => Number(one > LIKELY))), Math.max(...own)];
  const films = Number(speaksOfFilms(units));
  const read = Number(units.some(({ gone }) => gone));
  return units.map((unit, at) => {
    const score = (place: number): number => own[place] ?? 0;
    const beside = own.filter((_, place) => place !== at && units[place]?.paragraph === unit.paragraph);
    const [before, behind] = [own.slice(0, at), own.slice(at + 1)];
    const words = [...(told[at] ?? [])];
    const shared = words.filter((word) => told.some((others, place) => place !== at && others.has(word)));
    return [
      [score(at), (scores[at] ?? 0) / SURE, score(at - 1), score(at - 2), score(at + 1), score(at + 2)],
      [Number(at > 0), Number(at < units.length - 1)],
      [mean(beside), Number(beside.length > 0), Math.max(...beside, -1), Math.min(...beside, 1)],
      [mean(before), mean(behind), Math.min(...before, 1), Math.min(...behind, 1)],
      whole,
      [at / Math.max(1, units.length - 1), Number(at === 0), Number(at === units.length - 1)],
      [Number(unit.kind === "item"), Number(unit.kind === "heading"), read, films],
      [Number(isBracketed(unit.said)), Number(isLabel(unit.said)), Math.min(1, unit.said.length / LONG)],
      [mean(beside.map((one) => Number(one > LIKELY)))],
      [words.length === 0 ? 0 : shared.length / words.length],
      [/\p{Nd}/u, /[?？؟]$/u, /["“”„«»「『]/u].map((sign) => Number(sign.test(unit.said))),
    ].flat();
  });
}

function tells(word: string): boolean {
  return (
    Array.from(word).length >= TELLING || /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  );
}
