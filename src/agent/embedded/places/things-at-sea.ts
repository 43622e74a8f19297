import type { Place } from "../../../artifacts/place.ts";
import { placesIn } from "../../../artifacts/places-in.ts";
import type { StatementVisual, StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { isGrave } from "../illustrations/grave-words.ts";
import { SEA_WORDS } from "./sea-words.ts";

const WATER: ReadonlySet<Place> = new Set<Place>(["sea", "ice", "river"]);
/** Before it ships had sails. */
const STEAM = 1850;
const UNSPACED = new Set(["ja", "zh"]);

type Finder = (text: string) => string | null;

/**
 * Scenes at sea with the boat, the ship or the lighthouse that each thought names, to be seen in its place. Not where a
 * thought tells of a death: what was lost is not shown as it sails on.
 */
export function withThingsAtSea(
  scenes: readonly StoryScene[],
  { title, language }: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(language);
  const told = [title, ...scenes.flatMap(({ narration }) => narration)].join(" ");
  const years = (told.match(/(?<!\p{N})1[0-9]\d{2}(?!\p{N})/gu) ?? []).map(Number);
  const find = finderFor(base, years.length > 0 && Math.min(...years) < STEAM);
  let here = scenes.flatMap(placesIn)[0] ?? null;
  if (find === null || here === null) return [...scenes];
  return scenes.map((scene): StoryScene => {
    const begins = scene.place ?? here;
    here = placesIn(scene).at(-1) ?? here;
    const { visual } = scene;
    if (begins === null) return scene;
    if (visual.kind === "title") {
      const thing = WATER.has(begins) ? find(visual.title) : null;
      return thing === null ? scene : { ...scene, visual: { ...visual, illustration: thing } };
    }
    return visual.kind === "statement" ? { ...scene, visual: shown(visual, begins, find, base) } : scene;
  });
}

function shown(visual: StatementVisual, begins: Place, find: Finder, base: string): StatementVisual {
  const thingOf = (text: string, place: Place): string | null =>
    WATER.has(place) && !isGrave(text, base) ? find(text) : null;
  const first = thingOf(visual.text, begins);
  let place = begins;
  let before = first ?? visual.illustration ?? null;
  const more = visual.more?.map((thought) => {
    place = thought.place ?? place;
    const thing = thingOf(thought.text, place);
    if (thing !== null) {
      before = thing;
      return { ...thought, illustration: thing };
    }
    // A ship that one sentence names is not that of the next.
    const goes = before !== null && thought.illustration === undefined && WATER.has(place);
    before = thought.illustration ?? (goes ? null : before);
    return goes ? { ...thought, illustration: null } : thought;
  });
  return {
    ...visual,
    ...(first === null ? {} : { illustration: first }),
    ...(more === undefined ? {} : { more }),
  };
}

const known = new Map<string, Finder | null>();

function finderFor(base: string, underSail: boolean): Finder | null {
  const key = `${base} ${underSail}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const words = SEA_WORDS[base];
  const finder = words === undefined ? null : makeFinder(words, base, underSail);
  known.set(key, finder);
  return finder;
}

function makeFinder(
  { lighthouse, boat, steamer, ship }: (typeof SEA_WORDS)[string],
  base: string,
  underSail: boolean,
): Finder {
  const patternOf = (list: string): RegExp => {
    const any = list
      .split(" ")
      .map((word) => (word.endsWith("*") ? `${word.slice(0, -1)}[\\p{L}\\p{M}]*` : word))
      .join("|");
    return UNSPACED.has(base) ? new RegExp(any, "u") : new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`, "iu"); // prettier-ignore
  };
  const things: [RegExp, string][] = [
    [patternOf(lighthouse), "lighthouse"],
    [patternOf(boat), "canoe"],
    [patternOf(steamer), "ship"],
    [patternOf(ship), underSail ? "sailboat" : "ship"],
  ];
  return (text) => things.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
