import { detectLanguageSurely } from "../../../language/detect-language.ts";
import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import { isGreeting, REGARDS } from "../greetings.ts";
import type { ScoredUnits } from "../note-model/scored-units.ts";
import type { Unit } from "../note-model/units.ts";
import { blanked } from "../sentence-spans.ts";
import { wordsOrSignsTold } from "../words-told.ts";
import { asideIn } from "./aside-in.ts";

/** A text without what its sender says to the maker in passing, in the same length, and what that was. */
export type SaidAsides = { text: string; wishes: string[] };

/** Below this, as a logit, the text as a whole says that a sentence tells, in whatever frame. */
const TELLS = -5.5;
const FEWEST = { units: 6, told: 12, notes: 3, asides: 3 };
const READ_FOR_LANGUAGE = 6000;
/** Who signs, and who thanks with a stop: less than this, and it tells. */
const LEAST = { signed: -0.5, thanked: 1.5 };
const FIRST_PARAGRAPHS = 2;
const MOST_WORDS = { signed: 8, greeted: 6 };

/**
 * What is said to the maker in frames that no text has (`aside-in.ts`), where others found that a text speaks to one; and around so many
 * notes the letter's greeting and the name below it.
 */
export function withoutSaidAsides(source: string, text: string, scored: ScoredUnits | null, toMaker: boolean): SaidAsides {
  const none = { text, wishes: [] };
  if (scored === null || scored.units.length < FEWEST.units || isAboutFilms(text)) return none;
  const language = detectLanguageSurely(text.slice(0, READ_FOR_LANGUAGE)).language.split("-")[0] ?? "en";
  const { units, logits } = scored;
  const isGone = (left: string, unit: Unit): boolean => !/[\p{L}\p{N}]/u.test(left.slice(unit.start, unit.end));
  const wishes: string[] = [];
  let left = text;
  const cut = (start: number, end: number): void => {
    wishes.push(source.slice(start, end).replace(/^[\s,;:،，；–—-]+/u, "").trim());
    left = blanked(left, { start, end });
  };
  const found = units.flatMap((unit, at) => {
    const said = left.slice(unit.start, unit.end);
    if (unit.kind === "heading" || isGone(left, unit) || said !== source.slice(unit.start, unit.end)) return [];
    const span = (logits[at] ?? 0) < TELLS ? null : asideIn(said, language, unit.paragraph < FIRST_PARAGRAPHS);
    return span === null ? [] : [{ start: unit.start + span.start, end: unit.start + span.end }];
  });
  // A letter may never say that it is about a film; in so many frames it speaks to a maker all the same.
  if (!toMaker && found.length < FEWEST.asides) return none;
  for (const { start, end } of found) {
    cut(start, end);
    left = withStop(left, start, end);
  }
  const notes = units.filter((unit) => isGone(left, unit)).length;
  if (notes >= FEWEST.notes && units.every(({ kind }) => kind !== "heading"))
    for (const unit of frameOf(units, logits, (one) => isGone(left, one))) if (!isGone(left, unit)) cut(unit.start, unit.end);
  return wordsOrSignsTold(left) < FEWEST.told ? none : { text: left, wishes };
} // prettier-ignore

/** The greeting above a letter, and the last paragraph, where it only signs. */
function frameOf(units: readonly Unit[], logits: readonly number[], isGone: (unit: Unit) => boolean): Unit[] {
  const [first] = units;
  const found: Unit[] = [];
  if (first !== undefined && isGreeting(first.said) && countWords(first.said) <= MOST_WORDS.greeted)
    found.push(first);
  const last = units.at(-1)?.paragraph ?? 0;
  const end = units.flatMap((unit, at) =>
    unit.paragraph === last ? [{ unit, logit: logits[at] ?? 0 }] : [],
  );
  const signs = end.every(
    ({ unit, logit }) =>
      isGone(unit) ||
      (unit.kind === "paragraph" && logit >= (REGARDS.test(unit.said) || !STOP.test(unit.said) ? LEAST.signed : LEAST.thanked) && countWords(unit.said) <= MOST_WORDS.signed && !/\p{Nd}|\p{L}\.\p{L}/u.test(unit.said) && !namesContact(unit.said)),
  ); // prettier-ignore
  return signs ? [...found, ...end.map(({ unit }) => unit)] : found;
}

const STOP = /[.!?…。！？।؟]["”»)]?$/u;

/** The mark that ends a sentence stands at once behind what is left of it. */
function withStop(text: string, start: number, end: number): string {
  const [stop = ""] = /^[.!?。！？।…]["”»]?/u.exec(text.slice(end)) ?? [];
  if (stop === "") return text;
  return text.slice(0, start) + stop + " ".repeat(end - start) + text.slice(end + stop.length);
}
