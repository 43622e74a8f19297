import { isContinent } from "../../../../artifacts/places.ts";
import { gazetteerOf } from "../place-names.ts";
import { keyOf, type TownName } from "./town-table.ts";

/** Languages whose countries stand in cases that no list has. */
const IN_CASES = new Set(["pl", "cs", "sk", "uk", "hr", "el", "ro", "hu", "fi"]);
const FAME = 100;
const read = new Map<string, ReadonlyMap<string, readonly TownName[]>>();

/** Names of countries by their first two letters, for languages that decline them; in others they stand as they are. */
export function countryNames(base: string): ReadonlyMap<string, readonly TownName[]> {
  const known = read.get(base);
  if (known !== undefined) return known;
  const names = new Map<string, TownName[]>();
  for (const { name, area } of IN_CASES.has(base) ? gazetteerOf(base).names : []) {
    if (isContinent(area) || area === "" || name.length < LEAST) continue;
    const town = { country: area, longitude: 0, latitude: 0, fame: FAME };
    names.set(keyOf(name), [...(names.get(keyOf(name)) ?? []), { name, words: name.split(" "), town }]);
  }
  read.set(base, names);
  return names;
}

/** Of shorter names too little is left to know them by. */
const LEAST = 5;
