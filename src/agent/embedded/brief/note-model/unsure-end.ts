import { countWords } from "../../text/sentences.ts";
import { REGARDS } from "../greetings.ts";
import type { Span } from "../sentence-spans.ts";
import { CONCEPTS } from "./concepts.ts";
import type { ScoredUnits } from "./scored-units.ts";
import { isBracketed, isLabel } from "./unit-features.ts";
import type { Unit } from "./units.ts";

/** What is said of a film and hardly of anything else. */
const OF_THE_FILM = CONCEPTS.filter(([name]) => /^(?:film|place|format|sound|picture|text|tone|length|end)$/u.test(name)).map(([, found]) => found); // prettier-ignore
/** Below this, as a logit, no sentence of a paragraph is surely a note. */
const SURE = 2.25;
/** A note by the model alone. */
const LIKELY = 0.5;
const LAST_PARAGRAPHS = 2;
/** Who signs writes so few words, and no stop. */
const MOST_SIGNED = 5;

/**
 * Whether a text may well end in its own words there: "I have forty tins now. I suppose somebody should know." The end of a story looks
 * back as a sender does, and to lose it is worse than to tell a note. So in the last paragraphs of a text that has told something, only
 * a paragraph that speaks of the film, from which others took something, or that is a note beyond doubt is one.
 */
export function isUnsureEnd({ units, logits }: ScoredUnits, { start, end }: Span): boolean {
  const at = units.findIndex((unit) => unit.end > start && unit.start < end);
  const unit = units[at];
  const last = units.at(-1);
  if (unit === undefined || last === undefined || unit.kind !== "paragraph") return false;
  if (unit.paragraph <= last.paragraph - LAST_PARAGRAPHS || isSigned(unit)) return false;
  const told = units.some((one, place) => place < at && !one.gone && (logits[place] ?? 0) < 0);
  const own = units.flatMap((one, place) =>
    one.paragraph === unit.paragraph ? [{ one, logit: logits[place] ?? 0 }] : [],
  );
  const speaks = own.some(
    ({ one, logit }) => one.gone || (logit >= LIKELY && OF_THE_FILM.some((found) => found.test(one.said))),
  );
  return told && !speaks && own.every(({ logit }) => logit < SURE);
}

function isSigned({ said }: Unit): boolean {
  const signs = countWords(said) <= MOST_SIGNED && !/[.!?…。！？।]["”»)]?$/u.test(said);
  return signs || REGARDS.test(said) || isBracketed(said) || isLabel(said);
}
