import { isPartOfOther, isPerson, mayMeanOther } from "./not-a-place.ts";
import { gazetteerOf, isEnglishName } from "./place-names.ts";

/** A place that a text names, and where; `label` is its name as a map bears it, `name` as it is written there. */
export type FoundPlace = { area: string; name: string; label: string; at: number };

/** The places that a text names, each once, in order; names that may mean something else do not begin a map. */
export function findPlaces(text: string, language: string): FoundPlace[] {
  const found = new Map<string, FoundPlace>();
  const taken: { from: number; to: number }[] = [];
  const base = language.split("-")[0] ?? language;
  for (const { name, area, label } of gazetteerOf(language).names) {
    if (area === "" || name.length < 2) continue;
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
      const to = at + name.length;
      // A longer name was found here: "South Sudan" is not Sudan.
      if (taken.some((one) => at < one.to && to > one.from) || !isWhole(text, at, to)) continue;
      taken.push({ from: at, to });
      if (isPartOfOther(text, at, to)) continue;
      if (mayMeanOther(area, isEnglishName(name), base) && isPerson(text, at, to)) continue;
      const known = found.get(area);
      if (known === undefined || at < known.at) found.set(area, { area, name, label, at });
    }
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

/** Enough names that mean nothing else to be sure that the text speaks of countries. */
export function areSurelyPlaces(
  places: readonly { area: string; label: string }[],
  language = "en",
): boolean {
  const sure = places.filter(({ area, label }) => !mayMeanOther(area, isEnglishName(label), language));
  return places.length >= 3 && sure.length >= 2;
}

const HAN = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}]+$/u;
const KANA = /\p{Script=Katakana}/u;
/** What Korean puts after a noun; "인도양" is an ocean, "멕시코만" a gulf. */
const PARTICLES =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|와|과|랑|이랑|로|으로|도|까지|부터|보다|처럼|이나|나|든|이며|며|이고|고|인|산|에는|에도|에서는|에서도|으로는|로는|으로부터|로부터|이다|입니다|였다|뿐|마다|조차|이라는|라는|이란|란|측|군)?$/u;

/** Not part of a longer word; an inflection of a letter or two, or a prefix of Arabic and Hebrew, may be there. */
function isWhole(text: string, from: number, to: number): boolean {
  const name = text.slice(from, to);
  if (HAN.test(name)) return true;
  // A sign that lengthens a vowel belongs to the word.
  if (KANA.test(name)) return !/[\p{Script=Katakana}ー]$/u.test(text.slice(0, from)) && !/^[\p{Script=Katakana}ー]/u.test(text.slice(to)); // prettier-ignore
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, from - 12), from))?.[0] ?? "";
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(to, to + 12))?.[0] ?? "";
  if (/\p{Script=Arabic}/u.test(name)) return /^[وفبلك]{0,2}$/u.test(before) && after === "";
  if (/\p{Script=Hebrew}/u.test(name))
    return after === "" && (name.length > 3 ? /^[ובכלמשה]{0,3}$/u : /^[ובלמ]?$/u).test(before);
  if (/\p{Script=Hangul}/u.test(name)) return before === "" && PARTICLES.test(after);
  return before === "" && (after === "" || (after === "s" && /^\p{Lu}\p{Ll}{3}/u.test(name)));
}
