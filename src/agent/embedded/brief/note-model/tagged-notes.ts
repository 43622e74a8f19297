import { namesContact } from "../../text/turns-to-viewers.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import { type Line } from "../closing.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { CONCEPTS } from "./concepts.ts";
import { noteLogits } from "./note-tagger.ts";
import { isLabel } from "./unit-features.ts";
import { unitsOf, type Unit } from "./units.ts";

/** What nearly nobody speaks of but to a maker. */
const OF_FILM = CONCEPTS.filter(([name]) => /^(?:film|length|format|sound|text|viewers)$/u.test(name)).map(([, found]) => found); // prettier-ignore

export type TaggedNotes = { text: string; wishes: string[]; closing: Line | null };

/** Logits from which a unit is a note: where the text surely has notes, and where it has none that is sure. */
const LEAST = { ordered: 1.6, unordered: 3.4 };
/** A note that is so sure shows that the text is an order. */
const SURE = 3.4;
/** Of what is about films, quotes, or says where to turn only what is beyond doubt. */
const BEYOND_DOUBT = 4.5;
const FEWEST_TOLD = 12;
const QUOTES = /["“„«「『][^"”»」』]{16,}|["“„«「『][^"”»」』]*[.!?。！？]/u;

/**
 * Takes out what is said to who makes the film, wherever it stands, by a model of whole briefs: a unit is judged by its words, by
 * what stands beside it and by all the rest. `text` is what the readers, who know the words, left of `source`.
 */
export function withoutTaggedNotes(source: string, text: string): TaggedNotes {
  const none = { text, wishes: [], closing: null };
  const units = unitsOf(source, text);
  if (units.length < 2) return none;
  const logits = noteLogits(units);
  const ordered = units.some(({ gone }, at) => gone || (logits[at] ?? 0) >= SURE);
  const aboutFilms = isAboutFilms(text);
  const notes = units.filter((unit, at) => {
    const logit = logits[at] ?? 0;
    const guarded = aboutFilms || isGuarded(unit) || opensList(unit, units[at + 1]);
    const least = guarded ? BEYOND_DOUBT : ordered ? LEAST.ordered : LEAST.unordered;
    return !unit.gone && logit >= least;
  });
  if (notes.length === 0) return none;
  const left = notes.reduce((rest, unit) => blanked(rest, lineOf(source, unit)), text);
  if (wordsOrSignsTold(left) < FEWEST_TOLD) return none;
  return { text: left, wishes: [...new Set(notes.map(({ said }) => said))], closing: null };
}

function isGuarded({ said }: Unit): boolean {
  return QUOTES.test(said) || namesContact(said);
}

/** "From 1 December these rules apply:" names what stands below it. */
function opensList({ said, paragraph }: Unit, next: Unit | undefined): boolean {
  return isLabel(said) && next !== undefined && (next.kind === "item" || next.paragraph === paragraph) && !OF_FILM.some((one) => one.test(said)); // prettier-ignore
}

/** A unit with the mark of its item or heading, where it is all that the line has. */
function lineOf(source: string, { start, end }: Unit): Span {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const before = source.slice(from, start);
  const line = source.indexOf("\n", end);
  const behind = source.slice(end, line < 0 ? source.length : line);
  const isMark = /^[ \t]*(?:#{1,6}|[-*+•–—]|\p{Nd}{1,3}[.)])[ \t]*$/u.test(before);
  return isMark && behind.trim() === "" ? { start: from, end } : { start, end };
}
