import { isAboutFilms } from "./asks-for-film.ts";
import { FILM, NAMES_FILM, NO_CINEMA } from "./request-words.ts";
import { blanked } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** "Training video: Using a portable ladder safely": what the first line calls the film before it names its subject. */
const FILM_NAME = toPattern(
  `^\\s*(?:#{1,6}\\s+)?[*_]*(?<name>(?:[\\p{L}-]+\\s){0,2}?(?:${FILM})(?:\\s(?:de|di|para|per|pour|for|för|om|szkoleniowy|instruktażowy)?\\s?[\\p{L}]+)?\\s?[:：]\\s+)(?=\\p{L}[^\\n]{5,90}$)`,
  "imu",
);

/** The text without such a word before its first line's subject, as long as before; a text about films keeps it. */
export function withoutFilmName(source: string): string {
  const match = FILM_NAME.exec(source);
  const name = match?.groups?.["name"] ?? "";
  if (match === null || name === "" || source.slice(0, match.index).trim() !== "") return source;
  const end = match.index + match[0].length;
  const line = source.slice(end).split("\n")[0] ?? "";
  if (/[.。]\s*$/u.test(line) || name.search(NO_CINEMA) >= 0) return source;
  const told = blanked(source, { start: end - name.length, end });
  return isAboutFilms(told) || NAMES_FILM.test(told) ? source : told;
}
