import { capitalise, countWords, withoutStop } from "../../text/sentences.ts";
import { flawOf, type TitleFlaw } from "./flawed-title.ts";
import { smallWordsOf } from "./small-words.ts";
import { readUnits, titleCandidates, type Candidate, type ReadUnit } from "./title-candidates.ts";
import { knownTitleModel, titleLogit, type TitleModel } from "./title-model.ts";
import { countText, tells, titleSigns, type TextCounts } from "./title-signs.ts";
import type { TitleUnit } from "./title-units.ts";
import type { Word } from "./words-of-unit.ts";

/** `named`: it has a name, written large. */
export type RankedTitle = { title: string; named: boolean };

/** Of a few sentences no word says by its returning what they are about. */
const FEWEST = { units: 6, words: 50 };
/** Logits: a sentence is told at least; what says nothing of the film is worse than most. */
const LEAST: Readonly<Record<TitleFlaw, number>> = { sentence: 0, none: -0.5 };

/**
 * The words of a brief that are most likely its title, where the one that was found has a flaw (`flawed`: it surely has); null where it has
 * none, where nothing is likely enough, and where the brief is too short or in a language whose small words are not known.
 */
export function rankedTitle(
  found: { title: string; flawed: boolean },
  read: readonly TitleUnit[],
  language: string,
  model: TitleModel = knownTitleModel(),
): RankedTitle | null {
  const base = language.split("-")[0] ?? language;
  if (smallWordsOf(base) === null) return null;
  const units = readUnits(read, base);
  const told = units.filter(({ kind }) => kind !== "wish");
  const words = told.reduce((sum, { said }) => sum + countWords(said), 0);
  if (told.length < FEWEST.units || words < FEWEST.words) return null;
  const counts = countText(units);
  const flaw = found.flawed
    ? "none"
    : (flawOf(found.title, counts, base) ?? laterSentence(found.title, told));
  if (flaw === null) return null;
  const known = (word: Word) => model.known(word, base);
  const likely = titleCandidates(units, base)
    .filter((candidate) => standsAlone(candidate, units, counts, flaw, base))
    .map((candidate) => ({
      candidate,
      logit: titleLogit(model, titleSigns(candidate, units, counts, base, known)),
    })) // prettier-ignore
    .filter(({ logit }) => logit >= LEAST[flaw])
    .toSorted((a, b) => b.logit - a.logit)
    .find(({ candidate: { text } }) => text !== found.title && flawOf(text, counts, base) === null);
  if (likely === undefined) return null;
  const { unit, from, to, text } = likely.candidate;
  const own = (units[unit]?.words ?? []).slice(from, to).filter(tells);
  return { title: capitalise(text, language), named: own.some(({ capital, start }) => capital && start > 0) };
}

const FEWEST_SENTENCE = 6;

/** A sentence from within the text was taken only because the first has no end in sight. */
function laterSentence(title: string, units: readonly ReadUnit[]): TitleFlaw | null {
  const at = units.findIndex(({ said }) => withoutStop(said) === title);
  const later = at > 0 && units[at]?.kind === "sentence" && !/[?？؟]$/u.test(title);
  return later && (units[at]?.words.length ?? 0) >= FEWEST_SENTENCE ? "sentence" : null;
}

/** So near the beginning a sentence opens with what all of it is about. */
const OPENING_UNITS = 4;
const EAST = /^(?:zh|ja)$/u;
/** Nothing shows there where a name ends. */
const NO_CAPITALS = /^(?:ko|ar|he|hi|bn|fa|ur|th|ta)$/u;
const TOPIC = /^(?:は|が|とは|って|も)$/u;
const PARTED = /[,:;|•，、：；،؛]/u;

const QUOTED = /["“„«「『《][^"“”„«»「」『』《》]*["“”»」』》]/gu;
/** One that is left was opened or closed by words that are not here. */
const MARK = /["“”„«»「」『』《》]/u;

/** Whether words are a whole name: what a sentence of the opening is about, a name written large, or a whole line. */
function standsAlone(
  { unit: at, from, to, kind, text }: Candidate,
  units: readonly ReadUnit[],
  counts: TextCounts,
  flaw: TitleFlaw,
  base: string,
): boolean {
  const { words, kind: stands } = units[at] ?? { words: [], kind: "quote" };
  if (stands === "wish" || stands === "label" || MARK.exec(text.replaceAll(QUOTED, "")) !== null)
    return false;
  const [first, last, before, behind] = [words[from], words[to - 1], words[from - 1], words[to]];
  const opens = from === 0 && at < OPENING_UNITS;
  // A whole sentence is not better than the one that was found.
  if (kind === "whole")
    return flaw === "none" && opens && !PARTED.test(text) && (first?.small ?? "opens") === "opens";
  if (kind === "asks") return from > 0;
  if (NO_CAPITALS.test(base) || words.slice(from, to).filter(({ number }) => number).length > 1) return false;
  if (EAST.test(base)) return opens && to - from > 1 && behind?.joined === true && TOPIC.test(behind.low);
  const goesOn = behind?.joined === true && behind.small !== "parts";
  const wentOn = from > 0 && first?.joined === true && before?.small === null;
  const names = base !== "de" && words.slice(Math.max(1, from), to).some(({ capital }) => capital);
  // "Kino Zorza otwiera się": a verb may follow a name, and no name.
  if (wentOn || (goesOn && !(names && last?.capital === true && !behind.capital))) return false;
  const returns =
    last?.capital === true || last?.number === true || (counts.told.get(last?.stem ?? "") ?? 0) > 1;
  if (!returns) return false;
  return opens || (names && to - from > 1 && (last?.capital === true || last?.number === true));
}
