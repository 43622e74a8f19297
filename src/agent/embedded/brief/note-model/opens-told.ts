import type { Span } from "../sentence-spans.ts";
import { CONCEPTS } from "./concepts.ts";
import type { ScoredUnits } from "./scored-units.ts";

/** Beyond this the text as a whole says that a sentence is of the maker. */
const MOST_LOGIT = 0.5;
/** Those that surely tell. */
const TOLD_LOGIT = 0;
const FIRST_WORDS = 6;
const FEWEST_LETTERS = 4;
const STEM = 5;
const OF_FILMS = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|picture|tone|end|place)$/u.test(name)).map(([, found]) => found); // prettier-ignore

/**
 * Whether a sentence behind the request opens what the film tells: it speaks of no film, and of what it begins with the next ones go
 * on to speak ("La primera visita al dentista debería ser …. En esa primera visita …").
 */
export function opensTold({ units, logits }: ScoredUnits, { start, end }: Span): boolean {
  const at = units.findIndex((unit) => unit.end > start && unit.start < end);
  const unit = units[at];
  if (unit === undefined || at === 0 || units[at - 1]?.gone !== true) return false;
  if ((logits[at] ?? 0) > MOST_LOGIT || OF_FILMS.some((one) => one.test(unit.said))) return false;
  const [first] = UNSPACED.exec(unit.said) ?? [];
  if (first !== undefined) return later(units, logits, at).some((said) => said.includes(first));
  const own = stemsOf(unit.said).slice(0, FIRST_WORDS);
  const told = new Set(later(units, logits, at).flatMap(stemsOf));
  return own.some((stem) => stem.length >= FEWEST_LETTERS && told.has(stem));
}

/** 「金丝猴生活在…」: its first signs, where no blank parts words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Katakana}]{3}/u;

const later = (units: ScoredUnits["units"], logits: readonly number[], at: number): string[] =>
  units.flatMap(({ gone, said }, place) =>
    place > at && !gone && (logits[place] ?? 0) < TOLD_LOGIT ? [said] : [],
  );

const stemsOf = (said: string): string[] =>
  (said.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.slice(0, STEM));
