import { isContinent } from "../../../../artifacts/places.ts";
import { remembering } from "../../../../kernel/remembering.ts";
import { gazetteerOf } from "../place-names.ts";
import { keyOf, type TownName, type TownNames } from "./town-table.ts";

/** Languages whose countries stand in cases that no list has. */
const IN_CASES = new Set(["pl", "cs", "sk", "uk", "hr", "el", "ro", "hu", "fi"]);
const FAME = 100;
/** Of shorter names too little is left to know them by. */
const LEAST = 5;

/** Names of countries by their first two letters, for languages that decline them; in others they stand as they are. */
export const countryNames = remembering((base: string): TownNames => {
  const names = new Map<string, TownName[]>();
  for (const { name, area } of IN_CASES.has(base) ? gazetteerOf(base).names : []) {
    if (isContinent(area) || area === "" || name.length < LEAST) continue;
    const town = { country: area, longitude: 0, latitude: 0, fame: FAME };
    names.set(keyOf(name), [...(names.get(keyOf(name)) ?? []), { name, words: name.split(" "), town }]);
  }
  return names;
});
