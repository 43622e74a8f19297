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

/** Of what crosses the sea, what a sentence may have told the end of. */
const SHIPS: ReadonlySet<string> = new Set(["ship", "sailboat"]);

type Finder = { find: (text: string) => string | null; tellsOfLoss: (text: string) => boolean };

/**
 * Scenes at sea with the boat, the ship or the lighthouse that each thought names, to be seen in its place. Not where a
 * thought tells of a death, and no ship once one is lost: it would sail on.
 */
export function withThingsAtSea(
  scenes: readonly StoryScene[],
  { title, language }: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(language);
  const told = [title, ...scenes.flatMap(({ narration }) => narration)].join(" ");
  const years = (told.match(/(?<!\p{N})1[0-9]\d{2}(?!\p{N})/gu) ?? []).map(Number);
  const finder = finderFor(base, years.length > 0 && Math.min(...years) < STEAM);
  let here = scenes.flatMap(placesIn)[0] ?? null;
  if (finder === null || here === null) return [...scenes];
  let isLost = false;
  const thingOf: ThingOf = (text, place, drawn) => {
    isLost ||= finder.tellsOfLoss(text);
    const isGone = (thing: string | null): boolean => isLost && thing !== null && SHIPS.has(thing);
    const named = WATER.has(place) && !isGrave(text, base) ? finder.find(text) : null;
    const thing = isGone(named) ? null : named;
    return { isNamed: thing !== null, thing: thing ?? (isGone(drawn) ? null : drawn) };
  };
  return scenes.map((scene): StoryScene => {
    const begins = scene.place ?? here;
    here = placesIn(scene).at(-1) ?? here;
    const { visual } = scene;
    if (begins === null) return scene;
    if (visual.kind === "title") {
      const { thing, isNamed } = thingOf(visual.title, begins, null);
      return isNamed && thing !== null ? { ...scene, visual: { ...visual, illustration: thing } } : scene;
    }
    if (visual.kind === "statement") return { ...scene, visual: shown(visual, begins, thingOf) };
    isLost ||= scene.narration.some(finder.tellsOfLoss);
    return scene;
  });
}

/** What is seen with a text in a place, where `drawn` was; and whether the text names it. */
type ThingOf = (
  text: string,
  place: Place,
  drawn: string | null,
) => { thing: string | null; isNamed: boolean };

function shown(visual: StatementVisual, begins: Place, thingOf: ThingOf): StatementVisual {
  const { illustration, ...words } = visual;
  const first = thingOf(visual.text, begins, illustration ?? null);
  let place = begins;
  let before = first;
  const more = visual.more?.map(({ illustration: own, ...thought }) => {
    place = thought.place ?? place;
    // A ship that one sentence names is not that of the next.
    const stays = before.isNamed ? null : before.thing;
    const next = thingOf(thought.text, place, own === undefined ? stays : own);
    const changes = next.thing !== before.thing;
    before = next;
    return changes ? { ...thought, illustration: next.thing } : thought;
  });
  return {
    ...words,
    ...(first.thing === null ? {} : { illustration: first.thing }),
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
  { lighthouse, boat, steamer, ship, lost }: (typeof SEA_WORDS)[string],
  base: string,
  underSail: boolean,
): Finder {
  const patternOf = (list: string): RegExp => {
    const any = list
      .split(" ")
      .map((word) => word.replace(/-/gu, " ").replace(/\*$/u, "[\\p{L}\\p{M}]*"))
      .join("|");
    return UNSPACED.has(base) ? new RegExp(any, "u") : new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})(?!['’]?[\\p{L}\\p{M}])`, "iu"); // prettier-ignore
  };
  const things: [RegExp, string][] = [
    [patternOf(lighthouse), "lighthouse"],
    [patternOf(boat), "canoe"],
    [patternOf(steamer), "ship"],
    [patternOf(ship), underSail ? "sailboat" : "ship"],
  ];
  const end = patternOf(lost);
  return {
    find: (text) => things.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    tellsOfLoss: (text) => end.test(text),
  };
}
