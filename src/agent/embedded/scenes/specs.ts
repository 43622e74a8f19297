import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { standingOf } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import type { SceneContext } from "./draft.ts";
import type { Striking } from "./striking.ts";
import { SPEC_WORDS, type SpecWords } from "./spec-words.ts";
import { toPattern } from "../text/regex.ts";

const FEWEST = 2;
const MOST = 3;
const MOST_SUBJECT_WORDS = 6;
const MOST_BEHIND_WORDS = 8;
/** Above any single large figure beside them: of a row none is left out. */
const SCORE = 6;
/** Units of time. */
const TIME =
  /^(?:hours?|minutes?|days?|weeks?|months?|years?|stunden|minuten|tage|wochen|monate|jahre|heures|jours|semaines|mois|ans|années|horas|minutos|días|semanas|meses|años|ore|minuti|giorni|settimane|mesi|anni|dias|anos|uur|minuten|dagen|weken|maanden|jaar|timmar|minuter|dagar|veckor|månader|år|timer|minutter|dager|uker|måneder|dage|uger|godzin\p{L}*|minut\p{L}*|dni|tygodni\p{L}*|miesięcy|lat|час\p{L}*|минут\p{L}*|дн\p{L}+|недел\p{L}*|месяц\p{L}*|лет|h|min)$/iu;
const DISTANCE = /^(?:km|kilom[eèé]t\p{L}*|quil[oô]metros|chilometri|miles?|километр\p{L}*)$/iu;
/** Words with which a phrase about how, where or on what begins. */
const PHRASE =
  /^(?:on|at|in|with|per|under|without|underwater|auf|bei|mit|im|in|am|pro|ohne|unter|en|à|au|sur|avec|par|sans|dans|con|a|al|por|sin|in|su|ad|alla|con|senza|em|com|sem|op|met|bij|per|zonder|på|med|i|vid|utan|ved|uten|uden|na|w|przy|bez|на|в|при|без|от|с)\s\S/iu;

type Piece = { found: FoundFigure; lead: string; behind: string };

/**
 * What one sentence tells of one thing by its measures, each under the noun that its verb measures or the words behind it:
 * "weighs 52 g and runs 70 hours on one winding". Null where one of its amounts, or of its clauses, would be lost.
 */
export function specsOf(text: string, at: number, { base }: SceneContext): Striking[] | null {
  const words = SPEC_WORDS[base];
  if (words === undefined) return null;
  const all = findFigures(text, base);
  if (all.length < FEWEST || all.length > MOST + 1) return null;
  if (all.some(({ unit, start, end }) => unit === "" || standingOf(text, start, end, base) !== "told"))
    return null;
  const pieces = piecesOf(withoutStop(text), all, words);
  if (pieces === null || pieces.length < FEWEST || pieces.length > MOST) return null;
  let verb = "";
  const specs: Striking[] = [];
  for (const [index, { found, lead, behind }] of pieces.entries()) {
    const said = index === 0 ? verbBehindSubject(lead, words) : lead;
    if (said === null || (index === 0 && said === "")) return null;
    if (said !== "") verb = said;
    const label = labelOf(verb, found, behind, words);
    if (label === null || specs.some((one) => one.label === label)) return null;
    const { figure, unit, start, end } = found;
    specs.push({ at, start, end, cue: start, unit, score: SCORE, label, figure, turned: true });
  }
  return specs;
}

/** A sentence parted before each of its amounts' clauses; an amount that only adds to the one before stays behind it. */
function piecesOf(text: string, all: readonly FoundFigure[], { and }: SpecWords): Piece[] | null {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [index, found] of all.entries()) {
    const next = all[index + 1];
    const between = text.slice(found.end, next?.start ?? text.length);
    const parts = [...between.matchAll(toPattern(`(?:,\\s|\\s)(?:${and})\\s|,\\s`, "giu"))];
    const last = parts.at(-1);
    if (next !== undefined && last === undefined) return null;
    const cut = next === undefined || last === undefined ? text.length : found.end + last.index;
    const lead = text.slice(from, found.start).trim();
    const behind = text.slice(found.end, cut).trim();
    // ", 400 lumens" at the end of "3 hours at full power".
    const before = pieces.at(-1);
    const adds = lead === "" && behind === "" && next === undefined && before !== undefined;
    if (adds && before.behind !== "") before.behind += `, ${text.slice(found.start, found.end)}`;
    else if (toPattern(`,|(?<![\\p{L}])(?:${and})(?![\\p{L}])`, "iu").test(behind)) return null;
    else pieces.push({ found, lead, behind });
    from = last === undefined ? cut : found.end + last.index + last[0].length;
  }
  return pieces;
}

/** The verb that ends what stands before the first amount; null where it has no short subject or no verb that is known. */
function verbBehindSubject(lead: string, words: SpecWords): string | null {
  const verbs = [words.is, words.lasts, ...words.verbs.map((one) => one.verb)].join("|");
  const found = toPattern(`^(?<subject>[^,;:]+?)\\s(?<verb>${verbs})$`, "iu").exec(lead)?.groups;
  const { subject = "", verb = "" } = found ?? {};
  return found === undefined || countWords(subject) > MOST_SUBJECT_WORDS ? null : verb;
}

function labelOf(
  verb: string,
  { figure, unit }: FoundFigure,
  behind: string,
  words: SpecWords,
): string | null {
  const is = (forms: string): boolean => toPattern(`^(?:${forms})$`, "iu").test(verb);
  if (countWords(behind) > MOST_BEHIND_WORDS || isPercent(figure)) return null;
  if (is(words.is)) return words.tall[behind] ?? null;
  if (is(words.lasts)) return (TIME.test(unit) || DISTANCE.test(unit)) && PHRASE.test(behind) ? behind : null;
  const measured = words.verbs.find((one) => is(one.verb));
  if (measured === undefined || measured.units?.test(unit) === false) return null;
  if (behind === "") return measured.noun;
  return PHRASE.test(behind) ? `${capitalise(measured.noun)} ${behind}` : null;
}
