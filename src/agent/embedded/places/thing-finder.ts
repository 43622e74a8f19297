import { LAND_THINGS, LAND_WORDS } from "./land-words.ts";
import { SEA_WORDS } from "./sea-words.ts";
import { withoutVerbs } from "../illustrations/english-verbs.ts";
import { patternOf } from "./word-pattern.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** How things looked in the days that a film tells of. */
export type Days = { underSail: boolean; underSteam: boolean };

/**
 * What a text names of what places can show: the first that may stand there, or all of them; whether it tells the end of a ship,
 * or of what was built.
 */
export type Finder = {
  find: (text: string, mayStand: (thing: string) => boolean) => string | null;
  all: (text: string) => string[];
  tellsOfLoss: (text: string) => boolean;
  tellsOfEnd: (text: string) => boolean;
};

const known = new Map<string, Finder | null>();

/** Null for a language whose words for things are not known. */
export function finderFor(base: string, days: Days): Finder | null {
  const key = `${base} ${days.underSail} ${days.underSteam}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const finder = makeFinder(base, days);
  known.set(key, finder);
  return finder;
}

function makeFinder(base: string, { underSail, underSteam }: Days): Finder | null {
  const [sea, land] = [SEA_WORDS[base], LAND_WORDS[base]];
  if (sea === undefined && land === undefined) return null;
  const things: [RegExp, string][] = [];
  if (sea !== undefined)
    things.push(
      [atSea(sea.lighthouse, base), "lighthouse"],
      [atSea(sea.boat, base), "canoe"],
      [atSea(sea.steamer, base), "ship"],
      [atSea(sea.ship, base), underSail ? "sailboat" : "ship"],
    );
  const nameOf = (thing: (typeof LAND_THINGS)[number]): string =>
    thing === "train" ? (underSteam ? "locomotive" : "high-speed-train") : thing;
  if (land !== undefined)
    things.push(
      ...LAND_THINGS.map((thing): [RegExp, string] => [patternOf(land[thing], base), nameOf(thing)]),
    );
  const loss = sea === undefined ? null : atSea(sea.lost, base);
  const end = land === undefined ? null : patternOf(land.gone, base);
  // "£250 trains one volunteer" is no train.
  const named = (text: string): string => (base === "en" ? withoutVerbs(text, "–") : text);
  return {
    find: (text, mayStand) => {
      const nouns = named(text);
      return things.find(([pattern, thing]) => mayStand(thing) && pattern.test(nouns))?.[1] ?? null;
    },
    all: (text) => {
      const nouns = named(text);
      return things.filter(([pattern]) => pattern.test(nouns)).map(([, thing]) => thing);
    },
    tellsOfLoss: (text) => loss?.test(text) ?? false,
    tellsOfEnd: (text) => end?.test(text) ?? false,
  };
}

/** As `patternOf` reads a list, in any case; "the ship's anchor" is no ship. */
function atSea(list: string, base: string): RegExp {
  const any = list
    .split(" ")
    .map((word) => word.replace(/-/gu, " ").replace(/\*$/u, "[\\p{L}\\p{M}]*"))
    .join("|");
  return isUnspaced(base)
    ? toPattern(any, "u")
    : toPattern(`(?<![\\p{L}\\p{M}])(?:${any})(?!['’]?[\\p{L}\\p{M}])`, "iu");
}
