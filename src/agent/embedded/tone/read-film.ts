import { primaryLanguage } from "../../language/detect-language.ts";
import { isGraveSubject } from "../grave-subjects.ts";
import { isWarm } from "../warm-subjects.ts";
import { fieldOfFilm, type FieldOfFilm } from "./field-of-film.ts";
import { tonesOf, type Tones } from "./read-tone.ts";
import { viewersOf } from "./viewers.ts";

/** What looks are chosen by: what a film is about, how it is to feel, and for whom it is. */
export type FilmReading = {
  field: FieldOfFilm | null;
  tones: Tones;
  areChildren: boolean;
  areOlder: boolean;
  isGrave: boolean;
  /** On something warm in itself: a meal, a home, a farewell. */
  isWarm: boolean;
};

/** What is told, and what is only said to the maker: its audience and wishes. */
export type FilmTexts = {
  title: string;
  told: readonly string[];
  language: string;
  audience?: string | null;
  said?: readonly string[];
  /** Sentences that ask for it, whether they are told or not: they say for whom it is. */
  opening?: readonly string[];
};

export function readFilm({
  title,
  told,
  language,
  audience = null,
  said = [],
  opening = [],
}: FilmTexts): FilmReading {
  const base = primaryLanguage(language);
  const maker = audience === null ? said : [audience, ...said];
  return {
    field: fieldOfFilm(title, told, base, maker),
    tones: tonesOf(maker),
    ...viewersOf(audience, [...said, ...opening]),
    isGrave: isGraveSubject(title, told, base),
    isWarm: isWarm(title, told, base),
  };
}
