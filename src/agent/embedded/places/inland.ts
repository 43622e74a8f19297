import type { Place } from "../../../artifacts/place.ts";
import { INLAND_WORDS } from "./inland-words.ts";
import { patternOf } from "./word-pattern.ts";

/** So many sentences of a film on a river or a canal name it, and more than name the sea. */
const TOLD = 2;

type Patterns = { surely: RegExp; canal: RegExp; open: RegExp };
const known = new Map<string, Patterns | null>();

function patternsFor(base: string): Patterns | null {
  const found = known.get(base);
  if (found !== undefined) return found;
  const words = INLAND_WORDS[base];
  const made =
    words === undefined
      ? null
      : {
          surely: patternOf(words.surely, base),
          canal: patternOf(words.canal, base),
          open: patternOf(words.open, base),
        };
  known.set(base, made);
  return made;
}

/**
 * What turns the places of a sentence into those of a film on inland water: locks and barges are on a river, and so is every boat
 * and harbour that no sea is named with. `told`: the film's title and sentences; `placesIn`: what each names.
 */
export function onInlandWater(
  told: readonly string[],
  base: string,
  placesIn: (sentence: string) => Place[],
): (sentence: string) => Place[] {
  const patterns = patternsFor(base);
  if (patterns === null) return placesIn;
  const { surely, canal, open } = patterns;
  const isInland = (one: string): boolean => surely.test(one) || placesIn(one).includes("river");
  const isWater = told.some((one) => isInland(one) || placesIn(one).includes("sea"));
  const namesIt = (one: string): boolean => isInland(one) || (isWater && canal.test(one));
  const inland = told.filter(namesIt).length;
  if (inland < TOLD || told.filter((one) => open.test(one)).length >= inland) {
    return placesIn;
  }
  return (sentence) => {
    const found = placesIn(sentence).filter((place) => place !== "sea" || open.test(sentence));
    const isThere = namesIt(sentence) || placesIn(sentence).includes("sea");
    return isThere && !found.includes("river") && !found.includes("sea") ? [...found, "river"] : found;
  };
}
