import { gazetteerOf } from "./place-names.ts";

/** A place that a text names, and where. */
export type FoundPlace = { area: string; name: string; at: number };

/** Also a person, a bird, a state, a cup: these count only beside others that are nothing else. */
const AMBIGUOUS = new Set(
  "GE JO TR TD GN NE ML CN JE GG TG PA MC CU CY DM IM SV BB ST PN NU AI NF CC AW".split(" "),
);
/** "Gulf of Mexico", "New Mexico": not the country. */
const BEFORE =
  /(?:\b(?:Gulf|Sea|Bay|Strait|Straits|Bank|University|Isle|Port|Lake|Mount) of (?:the )?|\b(?:New|Lake|Fort|Port|Little|Mount|Saint|St\.?|Mr\.?|Ms\.?|Mrs\.?|Dr\.?|Michael|Air) )$/u;
const AFTER =
  /^(?: (?:Canal|Sea|River|Street|Avenue|Road|Lane|Inc|Ltd|Tech|Airlines|Airways|Times|Post|Bank|pig|pigs|hat|hats|sandwich)\b|-)/u;

/** The places that a text names, each once, in order; names that may mean something else do not begin a map. */
export function findPlaces(text: string, language: string): FoundPlace[] {
  const found = new Map<string, FoundPlace>();
  const taken: { from: number; to: number }[] = [];
  for (const { name, area } of gazetteerOf(language).names) {
    if (area === "" || name.length < 2) continue;
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
      const to = at + name.length;
      // A longer name was found here: "South Sudan" is not Sudan.
      if (taken.some((one) => at < one.to && to > one.from) || !isWhole(text, at, to)) continue;
      taken.push({ from: at, to });
      if (BEFORE.test(text.slice(Math.max(0, at - 24), at)) || AFTER.test(text.slice(to, to + 16))) continue;
      const known = found.get(area);
      if (known === undefined || at < known.at) found.set(area, { area, name, at });
    }
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

/** Enough names that mean nothing else to be sure that the text speaks of countries. */
export function areSurelyPlaces(places: readonly { area: string }[]): boolean {
  return places.length >= 3 && places.filter(({ area }) => !AMBIGUOUS.has(area)).length >= 2;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]+$/u;

/** Not part of a longer word; an inflection of a letter or two, or a prefix of Arabic, may be there. */
function isWhole(text: string, from: number, to: number): boolean {
  const name = text.slice(from, to);
  if (UNSPACED.test(name)) return true;
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, from - 12), from))?.[0] ?? "";
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(to, to + 12))?.[0] ?? "";
  if (/\p{Script=Arabic}/u.test(name)) return /^[وفبلك]{0,2}$/u.test(before) && after === "";
  if (/\p{Script=Hangul}/u.test(name)) return before === "";
  return before === "" && (after === "" || (after === "s" && /^\p{Lu}\p{Ll}{3}/u.test(name)));
}
