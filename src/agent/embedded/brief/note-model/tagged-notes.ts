import { namesContact } from "../../text/turns-to-viewers.ts";
import { decisionIn } from "../../naming/decision.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { CONCEPTS } from "./concepts.ts";
import { noteLogits } from "./note-tagger.ts";
import { isLabel, wordsOf } from "./unit-features.ts";
import { unitsOf, type Unit } from "./units.ts";

/** What is left of a text, in the same length, and what was said to the maker. */
export type TaggedNotes = { text: string; wishes: string[] };

/**
 * Logits from which a unit is a note: where the text surely has notes, and where it has none that is sure. One in a hundred
 * units that tell is above the first (`npm run train:tagger -- --check`).
 */
const LEAST = { ordered: 1.2, unordered: 1.6 };
/** A note that is so sure shows that the text is an order. */
const SURE = 3.4;
/** Of what is about films, quotes, opens a list or says where to turn only what is beyond doubt. */
const BEYOND_DOUBT = 4.5;
/** Units of a paragraph that are all so likely bear each other out: "Style: friendly, curious. About a minute and a half." */
const TOGETHER = { fewest: 2, each: 0.7, mean: 0.95 };
/** So much of what it speaks of the rest of the text speaks of too: it is what the text is called. */
const NAMES_ALL = 0.6;
const FEWEST_TOLD = 12;
const FEWEST_UNITS = 6;
const FEWEST_WORDS = 50;
const QUOTES = /["“„«「『][^"”»」』]{16,}|["“„«「『][^"”»」』]*[.!?。！？]/u;
/** What nearly nobody speaks of but to a maker. */
const OF_FILM = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|text|viewers)$/u.test(name)).map(([, found]) => found); // prettier-ignore

/**
 * Takes out what is said to who makes the film, wherever it stands, by a model of whole briefs: a unit is judged by its words, by
 * what stands beside it and by all the rest. `text` is what the readers, who know the words, left of `source`; `titled`: they know
 * that its first line is the title.
 */
export function withoutTaggedNotes(source: string, text: string, titled: boolean): TaggedNotes {
  const none = { text, wishes: [] };
  const units = unitsOf(source, text);
  // Of a few sentences the whole says too little of each.
  if (units.length < FEWEST_UNITS || wordsOrSignsTold(text) < FEWEST_WORDS) return none;
  const logits = noteLogits(units);
  const ordered = units.some(({ gone }, at) => gone || (logits[at] ?? 0) >= SURE);
  const aboutFilms = isAboutFilms(text);
  const together = paragraphsOfNotes(units, logits);
  const notes = units.filter((unit, at) => {
    if (titled && at === 0) return false;
    const guarded = aboutFilms || isGuarded(units, at) || isAmongItems(units, logits, at);
    const usual = ordered ? LEAST.ordered : LEAST.unordered;
    const least = guarded ? BEYOND_DOUBT : together.has(unit.paragraph) ? TOGETHER.each : usual;
    return !unit.gone && (logits[at] ?? 0) >= least;
  });
  if (notes.length === 0) return none;
  const left = notes.reduce((rest, unit) => blanked(rest, lineOf(source, unit)), text);
  if (wordsOrSignsTold(left) < FEWEST_TOLD) return none;
  return { text: left, wishes: [...new Set(notes.map(({ said }) => said))] };
}

function paragraphsOfNotes(units: readonly Unit[], logits: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const paragraph of new Set(units.map((unit) => unit.paragraph))) {
    const own = units.flatMap((unit, at) => (unit.paragraph === paragraph && !unit.gone ? [logits[at] ?? 0] : []));
    const mean = own.reduce((sum, logit) => sum + logit, 0) / own.length;
    const alike = own.length >= TOGETHER.fewest && own.every((logit) => logit >= TOGETHER.each);
    if (alike && mean >= TOGETHER.mean) found.add(paragraph);
  } // prettier-ignore
  return found;
}

/** What viewers are as likely to be told. */
function isGuarded(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined) return true;
  const { said } = unit;
  if (QUOTES.test(said) || namesContact(said) || decisionIn([said]) !== null) return true;
  if (OF_FILM.some((one) => one.test(said))) return false;
  return opensList(unit, units[at + 1]) || (at === 0 && namesAll(units));
}

/** An item beside one that tells is of the same list. */
function isAmongItems(units: readonly Unit[], logits: readonly number[], at: number): boolean {
  if (units[at]?.kind !== "item") return false;
  return [at - 1, at + 1].some((place) => units[place]?.kind === "item" && (logits[place] ?? 0) < 0);
}

/** "From 1 December these rules apply:" names what stands below it. */
function opensList({ said, paragraph }: Unit, next: Unit | undefined): boolean {
  return isLabel(said) && next !== undefined && (next.kind === "item" || next.paragraph === paragraph);
}

/** "Why sea otters save kelp forests." above a text on all of that. */
function namesAll([first, ...rest]: readonly Unit[]): boolean {
  const words = wordsOf(first?.said ?? "").filter((word) => Array.from(word).length >= 4);
  const others = new Set(rest.flatMap(({ said }) => wordsOf(said)));
  return words.length > 1 && words.filter((word) => others.has(word)).length >= NAMES_ALL * words.length;
}

/** A unit with the mark of its item or heading, where it is all that the line has. */
function lineOf(source: string, { start, end }: Unit): Span {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const line = source.indexOf("\n", end);
  const behind = source.slice(end, line < 0 ? source.length : line);
  const isMark = /^[ \t]*(?:#{1,6}|[-*+•–—]|\p{Nd}{1,3}[.)])[ \t]*$/u.test(source.slice(from, start));
  return isMark && behind.trim() === "" ? { start: from, end } : { start, end };
}
