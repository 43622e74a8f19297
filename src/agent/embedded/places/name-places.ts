import { PLACES, type Place } from "../../../artifacts/place.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { withoutStreets } from "../illustrations/street-names.ts";
import { onInlandWater } from "./inland.ts";
import { withoutCargo } from "./inland-words.ts";
import type { NamedPlace } from "./named-place.ts";
import { PLACE_WORDS } from "./place-words.ts";
import { namesRainForest } from "./rain-forest.ts";
import { patternOf } from "./word-pattern.ts";

/** A film that takes place somewhere says so in so many sentences at least, of one place or of several on a way. */
const TOLD = { one: 2, several: 3 };
/** Roofs are of a film on a town or on its way through one: so many of its sentences, and such a part, name it. */
const OF_TOWN = { sentences: 3, share: 0.15 };
/** And in so many of its scenes, unless its title names one: a market is not at sea for one harbour. */
const SHARE = 0.25;

/** Where two are named as often, the one that says more: ice is on the sea, a river between mountains. */
const TELLING: readonly Place[] = [
  "ice",
  "desert",
  "snow",
  "mountains",
  "river",
  "forest",
  "jungle",
  "sea",
  "fields",
  "town",
  "night",
];

/**
 * Scenes with the place that their sentences name, and their thoughts with theirs, where the film is set in one at all:
 * two sentences name it or three name any, the title being one. What is only compared with a place ("like a ship at
 * sea") is not there. It is night everywhere: a film is set under its sky where it names no other place.
 */
export function namePlaces(
  scenes: readonly StoryScene[],
  { title, language }: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(language);
  const reader = readerOf(base);
  if (reader === null) return [...scenes];
  const told = [title, ...scenes.flatMap(({ narration }) => narration)];
  const ashore = onInlandWater(told, base, (one) => reader(one, false));
  const atSea = told.some((one) => ashore(one).some((place) => place === "sea" || place === "ice"));
  const named = onInlandWater(told, base, (one) => reader(one, atSea));
  const goods = told.some((one) => ICE_AS_GOODS.test(one));
  const kelp = told.some((one) => KELP.test(one));
  const tropical = told.some(namesRainForest);
  const placesIn = (sentence: string): Place[] => {
    const found = named(sentence).filter((place) => !(goods && place === "ice"));
    // A forest of kelp is under the sea.
    const seen = kelp ? found.map((place) => (place === "forest" ? "sea" : place)) : found;
    return tropical ? inRainForest(seen, sentence) : seen;
  };
  const said: Said = {
    title: placesIn(title),
    scenes: scenes.map(({ narration }) => narration.map(placesIn)),
  };
  const own = tellsOfAncients(told) ? keeping(said, (place) => place !== "town") : said;
  const ofTown = tellsOfTown(own) ? own : keeping(own, (place) => place !== "town");
  const byDay = keeping(ofTown, (place) => place !== "night");
  const set = [byDay, ofTown].find(isSet);
  if (set === undefined) return [...scenes];
  return scenes.map((scene, at) => placed(scene, set.scenes[at] ?? [], set.title));
}

/** Ice that was cut, sold or kept came from ponds; no floe lies at the quay where it is unloaded. */
const ICE_AS_GOODS =
  /(?<!\p{L})(?:ice[- ](?:trade|houses?|ploughs?|plows?|harvest\p{L}*|blocks?|merchants?|cellars?|box(?:es)?|cream)|(?:pond|lake|river|natural) ice|cargo(?:es)? of ice|blocks of ice|natureis|eis(?:handel|keller|händler\p{L}*|ernte)|eisblöcke\p{L}*|commerce de (?:la )?glace|glacières?|blocs de glace|comercio d[e]l? hielo|bloques de hielo|commercio del ghiaccio|ghiacciai[ae]|blocchi di ghiaccio|ijshandel|ijskelders?|торговл\p{L} льдом|handel lodem)(?!\p{L})|氷室|冰窖|天然氷/iu;

const KELP =
  /(?<!\p{L})(?:kelp\p{L}*|tangw[aä]ld\p{L}*|seetang\p{L}*|laminaires?|bosques? de algas|foreste? di alghe|florestas? de algas|las[yów]* wodorost\p{L}+|ламинари\p{L}+)(?!\p{L})|海藻林|巨藻|海中林|해조류 숲/iu;

/** Gables and chimneys are of no city of the Incas, the pharaohs or the Romans. */
const ANCIENTS =
  /(?<!\p{L})(?:incas?|inkas?|machu picchu|mayas?|azte[ck]\p{L}*|aztecas?|atzechi|olme[ck]\p{L}*|teotihuac[aá]n|tenochtitl[aá]n|angkor|petra|pompei\p{L}*|pompey?a|herculan\p{L}+|persepolis|persépolis|babylon\p{L}*|babilonia|mesopotami\p{L}*|sumer\p{L}*|pharaohs?|pharao\p{L}*|fara[oó]\p{L}*|faraon\p{L}*|pyramids?|pyramide\p{L}*|pir[aá]mides?|piramid\p{L}+|roman empire|ancient (?:rome|greece|egypt)|römisches? reich|antike|empire romain|imperio romano|impero romano|майя|инк(?:и|ов)|ацтек\p{L}*|фараон\p{L}*)(?!\p{L})|الفراعنة|الفرعون|印加|玛雅|瑪雅|阿兹特克|法老|インカ|マヤ文明|ファラオ|잉카|마야|파라오/iu;

function tellsOfAncients(told: readonly string[]): boolean {
  return told.some((one) => ANCIENTS.test(one));
}

/** "The forest" of a film in the Amazon has no firs. */
function inRainForest(places: readonly Place[], sentence: string): Place[] {
  const others = places.filter((place) => place !== "forest");
  return others.length < places.length || namesRainForest(sentence) ? ["jungle", ...others] : others;
}

/** The places that each sentence of each scene names, and those of the title. */
type Said = { title: readonly Place[]; scenes: readonly (readonly (readonly Place[])[])[] };

function keeping({ title, scenes }: Said, wanted: (place: Place) => boolean): Said {
  return {
    title: title.filter(wanted),
    scenes: scenes.map((sentences) => sentences.map((places) => places.filter(wanted))),
  };
}

function tellsOfTown({ title, scenes }: Said): boolean {
  const sentences = scenes.flat();
  const named = sentences.filter((places) => places.includes("town")).length;
  // Who goes on from the village to the forest and the river comes through it.
  const onTheWay = sentences.filter((places) => places.some((one) => one !== "town" && one !== "night"));
  return (
    title.includes("town") ||
    onTheWay.length >= TOLD.one ||
    (named >= OF_TOWN.sentences && named >= sentences.length * OF_TOWN.share)
  );
}

function isSet({ title, scenes }: Said): boolean {
  const all = [...scenes.flat(), title].filter((places) => places.length > 0);
  const isOften =
    all.length >= TOLD.several ||
    PLACES.some((place) => all.filter((places) => places.includes(place)).length >= TOLD.one);
  const there = scenes.filter((sentences) => sentences.some((places) => places.length > 0)).length;
  return isOften && (title.length > 0 || there >= scenes.length * SHARE);
}

/** A scene, and each of its thoughts that leaves the place of the one before it. */
function placed(scene: StoryScene, said: readonly (readonly Place[])[], title: readonly Place[]): StoryScene {
  const { visual } = scene;
  if (visual.kind !== "statement" || visual.more === undefined) {
    const place = mostNamed(scene.role === "opening" ? [title, ...said] : said);
    return place === null ? scene : { ...scene, place };
  }
  const sentences = [0, ...visual.more.map(({ cue }) => cue?.sentence ?? 0)];
  const [first = null, ...later] = sentences.map((from, at) =>
    mostNamed(said.slice(from, Math.max(from + 1, sentences[at + 1] ?? said.length))),
  );
  const more = visual.more.map((thought, at) => {
    const place = later[at] ?? null;
    return place === null ? thought : { ...thought, place };
  });
  return { ...scene, ...(first === null ? {} : { place: first }), visual: { ...visual, more } };
}

function mostNamed(sentences: readonly (readonly Place[])[]): Place | null {
  const counts = TELLING.map((place) => ({
    place,
    times: sentences.filter((at) => at.includes(place)).length,
  }));
  const most = Math.max(...counts.map(({ times }) => times));
  return most === 0 ? null : (counts.find(({ times }) => times === most)?.place ?? null);
}

type PlacesIn = (sentence: string, atSea: boolean) => Place[];
const readers = new Map<string, PlacesIn | null>();

/** Null for a language whose words for places are not known. */
function readerOf(base: string): PlacesIn | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const words = PLACE_WORDS[base];
  const reader = words === undefined ? null : makeReader(words, base);
  readers.set(base, reader);
  return reader;
}

function makeReader(words: (typeof PLACE_WORDS)[string], base: string): PlacesIn {
  const isNamed = (place: Place): place is NamedPlace => place !== "jungle";
  const patterns = PLACES.filter(isNamed).map((place) => ({ place, pattern: patternOf(words[place], base) }));
  const onlyAtSea = [
    { place: "ice", pattern: patternOf(words.frozen, base) },
    { place: "sea", pattern: patternOf(words.aboard, base) },
  ] as const;
  const like = patternOf(words.like, base);
  // What comes after "like" is compared; before it (in languages that put it behind) as well: one clause of both.
  return (sentence, atSea) => {
    const clauses = withoutStreets(sentence.replaceAll(CALLED_CITY, ""), base)
      .split(/[,;:，、；：،]/u)
      .filter((clause) => !like.test(clause))
      .map(withoutCargo);
    const found = [...patterns, ...(atSea ? onlyAtSea : [])].filter(({ pattern }) =>
      clauses.some((clause) => pattern.test(clause)),
    );
    const places = new Set(found.map(({ place }) => place));
    // "The harbour was frozen": no waves are seen there.
    if (places.has("sea") && clauses.some((clause) => FROZEN.test(clause))) {
      places.delete("sea");
      places.add("ice");
    }
    return [...places];
  };
}

/** "Kansas City" is no picture of a town. */
const CALLED_CITY =
  /\p{Lu}\p{L}+ (?:City|Town|Village|Street)(?!\p{L})|(?<!\p{L})(?:New York )?City of \p{Lu}\p{L}+/gu;

const FROZEN =
  /(?<!\p{L})(?:frozen|froze|icebound|zugefroren\p{L}*|gefroren\p{L}*|vereist\p{L}*|gel[ée]{1,2}s?|pris(?:e|es)? dans les glaces|helad[oa]s?|congelad[oa]s?|ghiacciat[oaie]|gelat[oaie]|bevroren|dichtgevroren|zamarz\p{L}*|замёрз\p{L}*|замерз\p{L}*|frusen|fruset|tilfrosset|frosset|jäätynyt|donmuş|متجمد\p{L}*|קפוא\p{L}*)(?!\p{L})|冻|凍|결빙|얼어/iu;
