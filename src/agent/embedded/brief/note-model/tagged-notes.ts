import { CLOCK } from "../../text/clock.ts";
import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { decisionIn } from "../../naming/decision.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import type { Line } from "../closing.ts";
import { REGARDS } from "../greetings.ts";
import { opensRows } from "../opens-rows.ts";
import { blanked, type Span } from "../sentence-spans.ts";
import { ASKS_FOR_END, setsAgainst } from "../two-sided.ts";
import { isTitleBelowNotes } from "../title-below-notes.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { isEndHead } from "../skeleton-heads.ts";
import { pointsBack } from "../said-at-end.ts";
import { CONCEPTS } from "./concepts.ts";
import { wouldEmpty } from "./emptied-sections.ts";
import { isOpenLine, isToldOf, namesAll } from "./first-line.ts";
import { knownEnd } from "./known-end.ts";
import { headsOfTold } from "./heads-of-told.ts";
import { boldHeadsOfTold, quotedRuns, tellsOfHeading, tornFromQuotation } from "./told-by-form.ts";
import { labelledEnd } from "./labelled-end.ts";
import { leastOfMove, turnsToMaker } from "./moves.ts";
import { goesOnBehind, isHalfOfTold, isLeadOfTold, isWithinQuotation } from "./parted-sentences.ts";
import { numberedHeads } from "./numbered-heads.ts";
import { scoredUnits, type ScoredUnits } from "./scored-units.ts";
import { callsWhoCan, remarkOn, tellsAppointment } from "./told-appointment.ts";
import { isFramedAsLetter, isPostscript, requestOfLetter } from "./letter-request.ts";
import { SPARES } from "./spares.ts";
import { restOfNote, withoutNote } from "./told-clause.ts";
import { tellsCount, tellsFounding } from "./told-founding.ts";
import { tellsBesideRequest } from "./told-beside-request.ts";
import { tellsHours } from "./told-hours.ts";
import { tellsPrices } from "./told-prices.ts";
import { isOfSigns } from "./told-signs.ts";
import { isBracketed, isLabel } from "./unit-features.ts";
import { unitsOf, type Unit } from "./units.ts";
import { isUnsureEnd } from "./unsure-end.ts";

/** What is left of a text, in the same length, what was said to the maker, and the line that the film is to end on. */
export type TaggedNotes = { text: string; wishes: string[]; closing: Line | null };

/**
 * Logits from which a unit is a note: beside another one in its paragraph, which keeps it `company` from its own on, and alone. On
 * unseen texts (`npm run train:tagger -- --check`) of units between 1 and 2.5 that have no such company one in three tells, of the
 * others one in eight.
 */
const LEAST = { beside: 1, alone: 2.5, company: 1.4 };
/** The same where a unit speaks of what makers are told, in a text that surely has notes, and in another. */
const LEAST_OF_ORDER = { ordered: 0.25, unordered: { beside: 0.5, alone: 1 } };
/** What is to be kept quiet, by itself and beside another note; how a film is to sound and to end; and the lead of the words to end on. */
const LEAST_SAID = { wishes: -5, spares: -0.5, sparesBeside: -5, leads: -0.6, ends: 0.5 };
/** Of what speaks of the film itself in a letter: "So: a film they watch before they step on the ice." */
const LEAST_OF_FILM = -1.5;
/** Of a first line without a stop that names nothing of what is told below it: "Script, final version". */
const LEAST_OF_UNTOLD = 0;
/** In brackets things are explained. */
const BRACKETED = { least: 2.5, words: 4, left: 8 };
/** A note that is so sure shows that the text is an order. */
const SURE = 3.4;
/** Of what is about films, quotes, opens a list or says where to turn only what is beyond doubt. */
const BEYOND_DOUBT = 4.5;
/** Units of a paragraph that are all so likely bear each other out: "Style: friendly, curious. About a minute and a half." */
const TOGETHER = { fewest: 2, each: 0.5, mean: 0.75 };
/** A paragraph of more units is a text by itself: only what stands beside a unit keeps it company there. */
const MOST_COMPANY = 8;
const BESIDE = 2;
const FEWEST_TOLD = 12;
const FEWEST_UNITS = 6;
const FEWEST_WORDS = 50;
const QUOTES = /["“„«「『][^"”»」』]{16,}|["“„«「『][^"”»」』]*[.!?。！？]/u;
const conceptsOf = (names: RegExp): RegExp[] => CONCEPTS.filter(([name]) => names.test(name)).map(([, found]) => found); // prettier-ignore
/** 让您"保密": what somebody else asks for. */
const QUOTED_WORD = /["“„«「『][^"“”„«»「」『』]{1,16}["”»」』]/gu;
/** What nearly nobody speaks of but to a maker. */
const OF_NOTES = conceptsOf(/^(?:film|length|format|sound|text|viewers|end|tone|picture)$/u);
const OF_ORDERS = conceptsOf(/^(?:film|length|format|sound|picture|tone|end)$/u);
const OF_FILMS = conceptsOf(/^(?:film|format|sound|picture|tone|end)$/u);
const OF_NOTES_BUT_LENGTH = conceptsOf(/^(?:film|format|sound|picture|tone|end|text|viewers)$/u);
const ENDS = conceptsOf(/^end$/u);
const FILM_ITSELF = conceptsOf(/^film$/u);
const matches = (said: string, concepts: readonly RegExp[]): boolean =>
  concepts.some((one) => one.test(said));

/**
 * Takes out what is said to who makes the film, wherever it stands, by a model of whole briefs: a unit is judged by its words, by
 * what stands beside it and by all the rest. `text` is what the readers, who know the words, left of `source`; `titled`: they know
 * that its first line is the title; `scored`: how the model judges what they left, before a model of sentences took more; `aboutFilms`:
 * it may be about films, and only what is beyond doubt is a note.
 */
export function withoutTaggedNotes(
  source: string,
  text: string,
  titled: boolean,
  scored: ScoredUnits | null = scoredUnits(source, text),
  aboutFilms: boolean = isAboutFilms(text),
): TaggedNotes {
  const none = { text, wishes: [], closing: null };
  const units = unitsOf(source, text);
  // Of a few sentences the whole says too little of each.
  if (scored === null || units.length < FEWEST_UNITS || wordsOrSignsTold(text) < FEWEST_WORDS) return none;
  // Nobody writes to a maker in a page's own marks.
  if (/^\s*<(?:!doctype|html)/iu.test(source)) return none;
  const { logits } = scored;
  const ordered = units.some(({ gone }, at) => gone || (logits[at] ?? 0) >= SURE);
  const together = paragraphsOfNotes(units, logits);
  const known = knownEnd(text);
  const ending = aboutFilms || known !== null ? null : closingOf(units, logits);
  const letter = isFramedAsLetter(units, logits);
  const requested = new Set(letter && ordered && !aboutFilms ? requestOfLetter(units, logits) : []);
  const heads = numberedHeads(source);
  const isLikely = (at: number): boolean => (logits[at] ?? 0) >= LEAST.beside;
  const overTold = headsOfTold(source, units, isLikely);
  const boldHeads = boldHeadsOfTold(source, units, isLikely);
  const likely = units.filter((unit, at) => {
    if (unit.gone || (titled && at === 0)) return false;
    // The line itself is told, last of all.
    if (known !== null && (matches(unit.said, ENDS) || overlap(unit, known.span))) return false;
    if (unit === ending?.unit) return true;
    if (boldHeads.has(unit) || isHeadOfEnd(units, at) || isShownAtEnd(units, at)) return false;
    if (tellsOfHeading(units, at) && !matches(unit.said, OF_NOTES)) return false;
    if (isUnsureEnd(scored, unit) || tellsHours(units, at) || isWithinQuotation(units, at)) return false;
    const remarked = units[remarkOn(source, units, at) ?? at];
    if (remarked !== undefined && tellsAppointment(remarked.said)) return false;
    if (requested.has(unit)) return true;
    // What is to be decided is what the film is on, though it stands in the request.
    if (isOfSigns(unit.said) || decisionIn([unit.said]) !== null) return false;
    if (isTitleBelowNotes(source, text, unit.start) || tellsFounding(unit.said)) return false;
    if (tellsBesideRequest(source, text, unit)) return false;
    // "4. Strong but brief" among six: a film goes by the numbers of its parts.
    if (heads.some((head) => overlap(head, unit)) && !matches(unit.said, FILM_ITSELF)) return false;
    if (overTold.has(unit) && !matches(unit.said, OF_NOTES)) return false;
    if (unit.kind === "paragraph" && opensRows(source, unit) && !matches(unit.said, OF_NOTES)) return false;
    if (isHalfOfTold(units, at, isLikely)) return false;
    // "Dźwięk, który faluje, znaczy: | uważaj."
    if (isLeadOfTold(units, at, isLikely) && !matches(unit.said, OF_NOTES) && !turnsToMaker(unit.said))
      return false;
    const move = leastOfMove(letter, unit.said);
    const turns = ordered && (logits[at] ?? 0) >= move && turnsToMaker(unit.said);
    if (ordered && isPostscript(unit.said) && (logits[at] ?? 0) >= move) return true;
    const guarded = aboutFilms || isGuarded(units, at, turns) || (isAmongItems(units, logits, at) && !turns);
    const usual = leastOf(units, at, ordered, hasCompany(units, logits, at));
    const least = guarded
      ? BEYOND_DOUBT
      : turns || (letter && ordered && matches(unit.said, FILM_ITSELF))
        ? Math.min(turns ? move : LEAST_OF_FILM, usual)
        : together.has(unit.paragraph) && !tellsNumber(unit.said)
          ? Math.min(TOGETHER.each, usual)
          : usual;
    return (logits[at] ?? 0) >= least;
  });
  const speaksOf = (concepts: readonly RegExp[]) => ({ said }: Unit): boolean => matches(said, concepts) || isWished(said); // prettier-ignore
  const emptying = wouldEmpty(units, new Set(likely), speaksOf(OF_NOTES), speaksOf(OF_NOTES_BUT_LENGTH));
  const runs = quotedRuns(source);
  const isTorn = tornFromQuotation(runs, units, (unit) => unit.gone || likely.includes(unit));
  const sure = likely.filter((unit) => !emptying.has(unit) && !isTorn(unit));
  if (sure.length === 0) return none;
  // "Requested by: Dr Osei": the label goes with what it labels.
  const notes = units.filter((unit, at) => {
    const next = units[at + 1];
    const labels = isLabel(unit.said) && next !== undefined && sure.includes(next) && next.paragraph === unit.paragraph;
    const remarked = units[remarkOn(source, units, at) ?? at];
    const left = unit !== remarked && remarked !== undefined && sure.includes(remarked) && countWords(unit.said) <= BRACKETED.left;
    // "Mit freundlichen Grüßen" goes with who signs below it.
    const greets = next !== undefined && sure.includes(next) && next.paragraph === unit.paragraph && REGARDS.test(unit.said);
    return !unit.gone && (labels || left || greets || sure.includes(unit));
  }); // prettier-ignore
  const labelled = ending === null && known === null && !aboutFilms ? labelledEnd(source, units, (unit) => notes.includes(unit), ({ said }) => isLabel(said) && matches(said, ENDS)) : null; // prettier-ignore
  const told = labelled === null ? text : blanked(text, labelled.span);
  const left = notes.reduce((rest, unit) => withoutNote(source, rest, lineOf(source, unit)), told);
  if (wordsOrSignsTold(left) < FEWEST_TOLD) return none;
  return {
    text: left,
    wishes: [...new Set(notes.map(({ said }) => restOfNote(said)))],
    closing: ending?.line ?? labelled,
  };
}

/** "## Schluss" over what the film ends on parts that from what stands above it, and so it stays. */
function isHeadOfEnd(units: readonly Unit[], at: number): boolean {
  const { kind, said } = units[at] ?? {};
  const below = units.slice(at + 1);
  if (kind !== "heading" || said === undefined || below.some((one) => one.kind === "heading")) return false;
  return below.some(({ gone }) => !gone) && isEndHead(said);
}

/** "A marble metre is still there | under the arcades. End on this picture, …": what an order for the end points at is told. */
function isShownAtEnd(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  return next?.gone === true && next.paragraph === unit?.paragraph && pointsBack(next.said);
}

/** A number in words that nobody says to a maker is told, whatever stands beside it. */
const tellsNumber = (said: string): boolean => tellsCount(said) && !matches(said, OF_NOTES);

/** "We need a short video that goes on WhatsApp": where a film is put, and nobody is to turn. */
const isPostedThere = (said: string): boolean =>
  matches(said, OF_FILMS) && !/\p{Nd}{3}|@|https?:|\.\p{Ll}{2,7}(?!\p{L})/u.test(said);

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * Whether another unit of its paragraph is a note: they seldom stand alone among what tells. Who signs off last of all does so
 * behind anything.
 */
function hasCompany(units: readonly Unit[], logits: readonly number[], at: number): boolean {
  const own = units[at]?.paragraph;
  const inOwn = units.filter(({ paragraph }) => paragraph === own).length;
  const said = units[at]?.said ?? "";
  // What speaks of the film, opens the text or is a line of a list has company wherever that stands.
  const anywhere = inOwn <= MOST_COMPANY || at === 0 || matches(said, OF_ORDERS) || /^[・•·]/u.test(said);
  return units.some(
    ({ paragraph, gone }, place) =>
      place !== at &&
      paragraph === own &&
      (anywhere || Math.abs(place - at) <= BESIDE) &&
      (gone ? place < units.length - 1 : (logits[place] ?? 0) >= LEAST.company),
  );
}

/** How long something takes is told as well: by its words for a length alone, among what tells, a unit speaks of no film. */
function speaksOfOrder(units: readonly Unit[], at: number, company: boolean): boolean {
  const { said = "", paragraph } = units[at] ?? {};
  const isAlone = units.every((one, place) => place === at || one.paragraph !== paragraph);
  return matches(said, company || isAlone ? OF_ORDERS : OF_FILMS);
}

/** How a film is to sound and what it is to end on, in words that nobody says to viewers. */
function isWished(said: string): boolean {
  // "・朝食を抜かない、飲みすぎない": one of several that viewers are told.
  return (setsAgainst(said) && !/^[・•·]/u.test(said)) || ASKS_FOR_END.test(said);
}

function leastOf(units: readonly Unit[], at: number, ordered: boolean, company: boolean): number {
  const { said = "" } = units[at] ?? {};
  if (at === 0 && isOpenLine(said) && !isToldOf(units)) return LEAST_OF_UNTOLD;
  if (isBracketed(said)) {
    const explains = goesOnBehind(units, at) && !matches(said, OF_NOTES);
    return explains || countWords(said) < BRACKETED.words ? BEYOND_DOUBT : BRACKETED.least;
  }
  if (isLabel(said) && matches(said, ENDS)) return LEAST_SAID.leads;
  if (isWished(said)) return LEAST_SAID.wishes;
  const side = company ? "beside" : "alone";
  const speaks = speaksOfOrder(units, at, company);
  if (!ordered) return speaks ? LEAST_OF_ORDER.unordered[side] : LEAST[side];
  if (matches(said.replaceAll(QUOTED_WORD, ""), SPARES)) {
    // Beside another note, or how to end, it is hardly said to viewers.
    const beside = [units[at - 1], units[at + 1]].some((one) => one !== undefined && (one.gone || matches(one.said, ENDS))); // prettier-ignore
    return beside ? LEAST_SAID.sparesBeside : LEAST_SAID.spares;
  }
  return speaks ? LEAST_OF_ORDER.ordered : LEAST[side];
}

/** 'Could you end with the line "Every can counts"?': the words in the marks close the film. */
function closingOf(units: readonly Unit[], logits: readonly number[]): { unit: Unit; line: Line } | null {
  const at = units.findLastIndex(({ said, gone }, place) => !gone && (logits[place] ?? 0) >= LEAST_SAID.ends && matches(said, ENDS) && QUOTED.test(said)); // prettier-ignore
  const unit = units[at];
  const words = QUOTED.exec(unit?.said ?? "")?.groups?.["words"]?.trim();
  if (unit === undefined || words === undefined || at < units.length / 2) return null;
  return { unit, line: { text: words, address: null, span: { start: unit.start, end: unit.end } } };
}

const QUOTED = /["“„«「『](?<words>[^"“”„«»「」『』]{6,160})["“”»」』]/u;

function paragraphsOfNotes(units: readonly Unit[], logits: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const paragraph of new Set(units.map((unit) => unit.paragraph))) {
    const own = units.flatMap((unit, at) => (unit.paragraph === paragraph && !unit.gone ? [logits[at] ?? 0] : []));
    const speaks = units.some((unit) => unit.paragraph === paragraph && !unit.gone && matches(unit.said, OF_NOTES));
    const mean = own.reduce((sum, logit) => sum + logit, 0) / own.length;
    const alike = own.length >= TOGETHER.fewest && own.every((logit) => logit >= TOGETHER.each);
    if (speaks && alike && mean >= TOGETHER.mean) found.add(paragraph);
  } // prettier-ignore
  return found;
}

/** What viewers are as likely to be told. */
function isGuarded(units: readonly Unit[], at: number, turns: boolean): boolean {
  const unit = units[at];
  if (unit === undefined) return true;
  const { said } = unit;
  if (isWished(said)) return false;
  if (
    QUOTES.test(said.replaceAll(QUOTED_WORD, "")) ||
    (namesContact(said) && !isPostedThere(said)) ||
    (callsWhoCan(said) && !matches(said, OF_FILMS)) ||
    tellsPrices(said)
  )
    return true;
  // "Bring your books on Wednesday from 2 to 6. No encyclopaedias, please": who is told when to come is a viewer.
  const beside = units.filter((one) => one.paragraph === unit.paragraph && !one.gone);
  const invites = beside.some(
    (one) => (CLOCK.test(one.said) || namesContact(one.said)) && !matches(one.said, OF_ORDERS),
  );
  if (invites && !turns && !matches(said, OF_ORDERS)) return true;
  if (at === 0 && isOpenLine(said) && !matches(said, OF_ORDERS) && isToldOf(units)) return true;
  if (turns || matches(said, OF_NOTES)) return false;
  return opensList(unit, units[at + 1]) || (at === 0 && namesAll(units));
}

/** An item of a list of which some tell is one of them, unless it speaks of the film: nobody hides one note among what is told. */
function isAmongItems(units: readonly Unit[], logits: readonly number[], at: number): boolean {
  if (units[at]?.kind !== "item") return false;
  const other = (one: Unit): boolean => one.kind !== "item";
  const from = units.findLastIndex((one, place) => place < at && other(one)) + 1;
  const to = units.findIndex((one, place) => place > at && other(one));
  const list = logits.slice(from, to < 0 ? logits.length : to);
  const notes = list.filter((logit) => logit >= LEAST.beside).length;
  return notes * 2 < list.length || (notes < list.length && !matches(units[at]?.said ?? "", OF_NOTES));
}

/** "From 1 December these rules apply:" names what stands below it. */
function opensList({ said, paragraph }: Unit, next: Unit | undefined): boolean {
  return isLabel(said) && next !== undefined && (next.kind === "item" || next.paragraph === paragraph);
}

/** A unit with the mark of its item or heading, where it is all that the line has. */
function lineOf(source: string, { start, end }: Unit): Span {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const line = source.indexOf("\n", end);
  const behind = source.slice(end, line < 0 ? source.length : line);
  const isMark = /^[ \t]*(?:#{1,6}|[-*+•–—]|\p{Nd}{1,3}[.)])[ \t]*$/u.test(source.slice(from, start));
  return isMark && behind.trim() === "" ? { start: from, end } : { start, end };
}
