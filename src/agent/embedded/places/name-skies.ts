import { SKIES, type Sky } from "../../../artifacts/sky.ts";
import type { StatementVisual, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { tellsClimate } from "./climate.ts";
import { PLACE_WORDS } from "./place-words.ts";
import { isPractical } from "./practical.ts";
import { SKY_WORDS } from "./sky-words.ts";
import { patternOf } from "./word-pattern.ts";

/** An hour passes with the paragraph that tells it; weather and a night may last through the next. */
const LASTS: ReadonlySet<Sky> = new Set<Sky>(["snowfall", "storm", "rain", "fog", "night"]);
const WEATHER: ReadonlySet<Sky> = new Set<Sky>(["snowfall", "storm", "rain", "fog"]);
/** What of a story is no sentence, and told in the same breath. */
const GOES_ON: ReadonlySet<Visual["kind"]> = new Set<Visual["kind"]>(["quote", "bullets"]);
/** "No rain", "it did not rain", "es hatte nie geregnet": the words that a denial is said of. */
const DENIED =
  /(?<![\p{L}\p{M}])(?:no|not|never|without|nor|kein\p{L}*|nicht|nie|niemals|ohne|sans|jamais|ne|ni|sin|nunca|senza|non|mai|sem|não|nem|geen|niet|nooit|zonder|inte|aldrig|ikke|aldri|ingen|uten|uden|utan|ei|ilman|bez|nie|ani|ne|без|не|нет|ни|fără|nu|nem|nincs|δεν|χωρίς|لا|لم|بدون|בלי|לא|אין|बिना|नहीं|tanpa|tidak|không|chẳng)\s+(?:[\p{L}\p{M}]+[\s'’]*){1,2}/giu;
/** "With storms, pirates and taxes": weather of any day, which is over with its sentence. */
const OF_ANY_DAY =
  /(?<![\p{L}\p{M}])(?:storms|gales|blizzards|rains|snowfalls|fogs|mists|stürmen?|gewittern?|schneestürmen?|nebeln|tempêtes|orages|pluies|brouillards|brumes|tormentas|tempestades|lluvias|nieblas|tempeste|burrasche|piogge|nebbie|temporali|chuvas|nevoeiros|stormen|onweders|buien|burze|sztormy|burz|mgły|бури|штормы|бурь|штормов|дожди|туманы|fırtınalar|yağmurlar|sisler|عواصف|العواصف|أمطار|الأمطار|סערות|סופות)(?![\p{L}\p{M}])/iu;
/** Drawings of weather by itself: a sky shows it where it is told. */
const WEATHER_DRAWINGS =
  /^(?:cloud|cloud-with-.*|sun-behind-.*|snowflake|snowman|umbrella.*|crescent-moon|full-moon|moon|fog|sunrise.*|sunset|tornado|cyclone|high-voltage|droplet|milky-way|night-with-stars)$/;

/**
 * Scenes and their thoughts with the weather or the hour that they are told in: what a sentence names stays until another, a
 * clear sky, a later time or when to come is told, no longer than through the scene after, and not under another heading.
 */
export function withSkies(scenes: readonly StoryScene[], { language }: { language: string }): StoryScene[] {
  const read = readerOf(primaryLanguage(language));
  if (read === null) return [...scenes];
  let sky: Sky | null = null;
  let named = 0;
  let under: string | undefined;
  const after = (text: string, at: number): Sky | null => {
    if (isPractical(text)) {
      sky = null;
      return null;
    }
    const { names, isClear, isLater, isOfAnyDay } = read(text);
    if (names !== null && isOfAnyDay && sky === null) return names;
    const goesOn = !isLater && sky !== null && (names === "night" ? WEATHER.has(sky) : names === "rain" && sky === "storm"); // prettier-ignore
    // A clear night is a night.
    if (isClear) sky = names === null || WEATHER.has(names) ? null : names;
    else if (names === null ? isLater : !goesOn) sky = names;
    if (names !== null) named = at;
    return sky;
  };
  return scenes.map((scene, at): StoryScene => {
    const { visual } = scene;
    if (visual.kind === "title") {
      // A title is of the whole film: what comes next may begin under another sky.
      const { names } = read([visual.title, ...scene.narration].join(". "));
      return names === null ? scene : { ...scene, sky: names };
    }
    const heading = "heading" in visual ? visual.heading : undefined;
    const isOther = heading !== undefined && heading !== under;
    under = heading ?? under;
    if (sky !== null && (at - named > 1 || isOther || !LASTS.has(sky))) sky = null;
    // What is listed or counted has no weather of its own.
    if (visual.kind !== "statement")
      return sky !== null && GOES_ON.has(visual.kind) ? { ...scene, sky } : scene;
    return told(scene, visual, (text) => after(text, at));
  });
}

function told(scene: StoryScene, visual: StatementVisual, skyOf: (text: string) => Sky | null): StoryScene {
  const first = skyOf(visual.text);
  const { illustration, ...words } = visual;
  let before = first;
  const isWeather = (drawing: string | null | undefined): boolean =>
    typeof drawing === "string" && WEATHER_DRAWINGS.test(drawing);
  const more = visual.more?.map((thought) => {
    const sky = skyOf(thought.text);
    const changes = sky !== before;
    before = sky;
    const drawn = sky !== null && isWeather(thought.illustration) ? { illustration: null } : {};
    return { ...thought, ...drawn, ...(changes ? { sky } : {}) };
  });
  const keeps = illustration !== undefined && !(first !== null && isWeather(illustration));
  return {
    ...scene,
    ...(first === null ? {} : { sky: first }),
    visual: {
      ...words,
      ...(keeps ? { illustration } : {}),
      ...(more === undefined ? {} : { more }),
    },
  };
}

type Read = { names: Sky | null; isClear: boolean; isLater: boolean; isOfAnyDay: boolean };
const readers = new Map<string, ((text: string) => Read) | null>();

/** Null for a language whose words for the weather are not known. */
function readerOf(base: string): ((text: string) => Read) | null {
  const known = readers.get(base);
  if (known !== undefined) return known;
  const words = SKY_WORDS[base];
  const reader = words === undefined ? null : makeReader(words, base);
  readers.set(base, reader);
  return reader;
}

function makeReader(words: (typeof SKY_WORDS)[string], base: string): (text: string) => Read {
  const skies = SKIES.map((sky) => ({ sky, pattern: patternOf(words[sky], base) }));
  const [clear, later] = [patternOf(words.clear, base), patternOf(words.later, base)];
  const soundsLike = new RegExp(patternOf(words.not, base), "giu");
  const like = patternOf(PLACE_WORDS[base]?.like ?? "", base);
  return (text) => {
    const told = text
      .replaceAll(DENIED, " · ")
      .replaceAll(soundsLike, " · ")
      .split(/(?<=[.!?。！？])|[,;:，、；：،]/u)
      .filter((clause) => !like.test(clause));
    const has = (pattern: RegExp): boolean => told.some((clause) => pattern.test(clause));
    const momentary = told.filter((clause) => !tellsClimate(clause));
    const isNamed = (sky: Sky, pattern: RegExp): boolean =>
      (WEATHER.has(sky) ? momentary : told).some((clause) => pattern.test(clause));
    return {
      names: skies.find(({ sky, pattern }) => isNamed(sky, pattern))?.sky ?? null,
      isClear: has(clear),
      isLater: has(later),
      isOfAnyDay: has(OF_ANY_DAY),
    };
  };
}
