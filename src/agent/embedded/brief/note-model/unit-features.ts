import { NAMES_FILM } from "../request-words.ts";
import { hashOf, noteFeatures, SIZE as OWN_SIZE } from "./note-features.ts";
import type { Unit } from "./units.ts";

/** Places in the table of weights: those of a sentence's own words, then those of where it stands and what stands beside it. */
const PLACE_SIZE = 1 << 16;
export const SIZE = OWN_SIZE + PLACE_SIZE;

/** Place in the table, and weight. */
export type Features = readonly [place: number, weight: number][];

/** Against words of weight 1. */
const WEIGHT = { stands: 0.25, beside: 0.25 };
const EDGE = { sentence: 5, paragraph: 4 };
const STEM = 7;
const FILES = /@|https?:|www\.|\.(?:docx?|odt|pdf|xlsx?|pptx?|csv|txt|mp[34]|wav|jpe?g|png)(?!\p{L})/iu;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const isBracketed = (said: string): boolean => /^[(（[【].*[)）\]】][.。]?$/u.test(said);
export const isLabel = (said: string): boolean => /[:：]$/u.test(said);
export const speaksOfFilms = (units: readonly Unit[]): boolean => units.some(({ said }) => NAMES_FILM.test(said)); // prettier-ignore

/** What each unit of a text is judged by: its words, where it stands, and the words of its neighbours. */
export function unitFeatures(units: readonly Unit[]): Features[] {
  const films = speaksOfFilms(units);
  return units.map((unit, at) => featuresOf(units, at, unit, films));
}

function featuresOf(units: readonly Unit[], at: number, unit: Unit, films: boolean): Features {
  const found = new Map(noteFeatures(unit.said));
  const add = (feature: string, weight: number): void => {
    const hash = hashOf(feature);
    const place = OWN_SIZE + (hash & (PLACE_SIZE - 1));
    found.set(place, (found.get(place) ?? 0) + (hash & PLACE_SIZE ? -weight : weight));
  };
  for (const sign of placeOf(units, at, unit, films)) add(`S${sign}`, WEIGHT.stands);
  for (const [step, side] of [[-1, "P"], [1, "N"]] as const) {
    const other = units[at + step];
    if (other === undefined) add(`${side} none`, WEIGHT.beside);
    else {
      const words = wordsOf(other.said);
      for (const word of words) add(side + word, WEIGHT.beside / Math.sqrt(words.length));
      if (other.gone) add(`${side}gone`, WEIGHT.beside);
    }
  } // prettier-ignore
  return [...found];
}

/** Signs of where a unit stands and how it is written, alone and with its kind. */
function placeOf(
  units: readonly Unit[],
  at: number,
  { said, kind, paragraph }: Unit,
  films: boolean,
): string[] {
  const own = units.filter((one) => one.paragraph === paragraph);
  const last = units.at(-1)?.paragraph ?? 0;
  const within = own.indexOf(units[at] as Unit);
  const where = [
    `i ${Math.min(at, EDGE.sentence)}`,
    `e ${Math.min(units.length - 1 - at, EDGE.sentence)}`,
    `pp ${Math.min(paragraph, EDGE.paragraph)}`,
    `pe ${Math.min(last - paragraph, EDGE.paragraph)}`,
    `k ${within === 0} ${within === own.length - 1}`,
  ];
  const signs: [string, boolean][] = [
    ["film", films],
    ["brackets", isBracketed(said)],
    ["label", isLabel(said)],
    ["open", !/[.!?。！？।؟۔…:："”»」)]$/u.test(said)],
    ["loud", /[!！]$/u.test(said)],
    ["digits", /\p{Nd}{2}/u.test(said)],
    ["file", FILES.test(said)],
  ];
  return [kind, ...where, ...where.map((sign) => `${kind} ${sign}`), ...signs.flatMap(([name, holds]) => (holds ? [name] : []))]; // prettier-ignore
}

/** Small words by their first letters; of scripts without blanks pairs of signs. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.flatMap((word) =>
    EASTERN.test(word) ? Array.from(word, (_, at) => word.slice(at, at + 2)) : [word.slice(0, STEM)],
  );
}
