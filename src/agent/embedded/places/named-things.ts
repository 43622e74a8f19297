import type { Place } from "../../../artifacts/place.ts";
import { placesOf } from "../../../artifacts/places-of.ts";
import type { StatementVisual, StoryScene } from "../../../artifacts/storyboard.ts";
import { seenIn, standsIn } from "../../../artifacts/things-in-places.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { asciiDigits } from "../text/figures.ts";
import { isGrave } from "../illustrations/grave-words.ts";
import { drawingsOtherwise } from "../illustrations/told-otherwise.ts";
import { finderFor, type Finder } from "./thing-finder.ts";

const TRAIN = "high-speed-train";
/** Before it ships had sails. */
const STEAM = 1850;
/** And until then trains had steam. */
const ELECTRIC = 1960;
/** Years that are counted by reigns, of which the last ended in 1989. */
const ERAS = /(?:明治|大正|昭和)[元\p{N}一二三四五六七八九十]/u;

/** Of what crosses the sea, what a sentence may have told the end of. */
const SHIPS: ReadonlySet<string> = new Set(["ship", "sailboat"]);
/** Of boats that are lost each year others sail on. */
const EVERY_YEAR =
  /(?<!\p{L})(?:(?:each|every|a|per) year|chaque année|tous les ans|par an|jedes jahr|jährlich|(?:cada|al|por) a[ñn]o|ogni anno|all['’]anno|elk jaar|per jaar|varje år|hvert år|om året|joka vuosi|vuosittain|co ro(?:ku|cznie)|każdego roku|rocznie|každ(?:ý rok|oročně)|кажд\p{L}+ год|ежегодно|щороку|în fiecare an|minden évben|évente|κάθε χρόνο|her yıl|yılda|كل (?:عام|سنة)|سنويا|בכל שנה|हर साल|setiap tahun|mỗi năm)(?!\p{L})|毎年|每年|매년|해마다/iu;
/** What was to be torn down and was not. */
const SAVED =
  /(?<!\p{L})(?:threaten|saved|menac|sauv[ée]|bedroh|rettet|gerettet|amenaz|salv[aóo]|minacci|ameaç|dreig|gered|hota[rdt]|rädda|true[dt]|redd|uhka|uhat|pelast|zagroż|uratowa|ocal|hroz|zachrán|угро|спас|загро|врятова|ameninț|fenyeget|megment|απειλ|σώθηκ|tehdit|kurta|مهدد|أنقذ|ניצל|terancam|diselamat)\p{L}*|救われ|救った|守られ|保存され|得以保存|得救|지켜|보존/iu;

/** What is still there when the next sentence is told; a train has passed, a boat is another one. */
const FIXED: ReadonlySet<string> = new Set(["lighthouse", "church", "castle", "windmill", "bridge", "hut"]);
/** What a film may be the story of, if so many of its scenes name it, or its title. */
const HOMES: ReadonlySet<string> = new Set(["lighthouse", "church", "castle", "windmill", "bridge"]);
const HOME = { least: 2, share: 0.25 };

/**
 * Scenes with what each thought names of what can stand in its place: a boat or a lighthouse at sea, a church in a town, a train
 * in the snow. A film that is the story of one building has it in sight where it stands and nothing else is named. Not where a
 * thought tells of a death, unless it is a building; no ship once one is lost, no building once it is gone.
 */
export function withNamedThings(
  scenes: readonly StoryScene[],
  { title, language }: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(language);
  const texts = [title, ...scenes.flatMap(({ narration }) => narration)];
  const told = texts.join(" ");
  const years = (asciiDigits(told).match(/(?<!\p{N})(?:1[0-9]|20)\d{2}(?!\p{N})/gu) ?? []).map(Number);
  const first = years.length > 0 ? Math.min(...years) : null;
  const finder = finderFor(base, {
    underSail: first !== null && first < STEAM,
    underSteam: ERAS.test(told) || (first !== null && first < ELECTRIC),
  });
  const places = placesOf(scenes);
  if (finder === null || !places.some((place) => place !== null)) return [...scenes];
  const home = homeOf(scenes, title, finder, places);
  let isLost = false;
  // A train of goods is none of those that are drawn.
  const gone = new Set(drawingsOtherwise(texts).has(TRAIN) ? [TRAIN] : []);
  const thingOf: ThingOf = (text, place, drawn) => {
    const losesOne = finder.tellsOfLoss(text);
    isLost ||= losesOne && !EVERY_YEAR.test(text);
    const found = finder.find(text, (thing) => standsIn(place, thing));
    if (finder.tellsOfEnd(text) && !SAVED.test(text)) for (const thing of finder.all(text)) gone.add(thing);
    const isGone = (thing: string): boolean => gone.has(thing) || ((isLost || losesOne) && SHIPS.has(thing));
    const named =
      found !== null && !isGone(found) && (FIXED.has(found) || !isGrave(text, base)) ? found : null;
    if (named !== null) return { isNamed: !FIXED.has(named), thing: named };
    const stays = drawn === null || isGone(drawn) || !seenIn(place, drawn) ? null : drawn;
    const inSight = home !== null && home.place === place && !gone.has(home.thing) ? home.thing : null;
    return { isNamed: false, thing: stays ?? inSight };
  };
  return scenes.map((one, at): StoryScene => {
    // Who is back at the mill is back at its river.
    const isBack =
      home !== null && one.place === undefined && finder.all(openingOf(one)).includes(home.thing);
    const scene = isBack ? { ...one, place: home.place } : one;
    const begins = isBack ? home.place : (places[at] ?? null);
    const { visual } = scene;
    if (begins === null) return scene;
    if (visual.kind === "title") {
      const { illustration = null } = visual;
      const { thing } = thingOf([visual.title, ...scene.narration].join(" "), begins, illustration);
      // A title tells what a story comes to: until it does her ships sail.
      isLost = false;
      return thing === null ? scene : { ...scene, visual: { ...visual, illustration: thing } };
    }
    if (visual.kind === "statement") return { ...scene, visual: shown(visual, begins, thingOf) };
    isLost ||= scene.narration.some((one) => finder.tellsOfLoss(one) && !EVERY_YEAR.test(one));
    return scene;
  });
}

/** What a scene of words shows first. */
function openingOf({ visual }: StoryScene): string {
  return visual.kind === "statement" ? visual.text : "";
}

/** The building that a film is the story of, with where it was first named; null for none. */
function homeOf(
  scenes: readonly StoryScene[],
  title: string,
  finder: Finder,
  places: readonly (Place | null)[],
): { thing: string; place: Place } | null {
  const named = scenes.map(({ narration }) => new Set(finder.all(narration.join(" "))));
  const inTitle = new Set(finder.all(title));
  const least = Math.max(HOME.least, scenes.length * HOME.share);
  const times = (thing: string): number => named.filter((things) => things.has(thing)).length;
  const all = [...HOMES].filter((thing) => inTitle.has(thing) || times(thing) >= least);
  const [thing] = all.toSorted((a, b) => times(b) - times(a));
  if (thing === undefined) return null;
  const place = places.find((where, at) => where !== null && named[at]?.has(thing) === true && standsIn(where, thing)); // prettier-ignore
  return place === undefined || place === null ? null : { thing, place };
}

/** What is seen with a text in a place, where `drawn` was; and whether it is seen only as long as it is named. */
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
    const leaves = thought.place !== undefined && thought.place !== place;
    place = thought.place ?? place;
    // A ship that one sentence names is not that of the next, and a church stays in its village.
    const isLeft = before.isNamed || (leaves && before.thing !== null && FIXED.has(before.thing));
    const stays = isLeft ? null : before.thing;
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
