import type { StoryScene, WishedColors } from "../../artifacts/storyboard.ts";
import { colorwayIn, type Colorway, type StyleName } from "../../artifacts/style.ts";
import { textSeed } from "../../kernel/text-seed.ts";
import type { Field } from "./tone/fields.ts";
import type { FilmReading } from "./tone/read-film.ts";
import { placedWorld, spokenWorld, worldsIn } from "./tone/worlds-of-film.ts";

/** A film's set of colours; `reason`: why, as the answer says it, null where nothing spoke for one. */
export type ColourChoice = { colorway: Colorway; reason: string | null; wished?: WishedColors };

const OF_FIELD: Readonly<Record<Field, { way: Colorway; named: string }>> = {
  safety: { way: "signal", named: "safety at work" },
  clinic: { way: "teal", named: "care and medicine" },
  money: { way: "ink", named: "money and offices" },
  craft: { way: "clay", named: "what is made by hand" },
  space: { way: "night", named: "the sky at night" },
  earth: { way: "earth", named: "stones and the ground" },
  festive: { way: "plum", named: "a celebration" },
  history: { way: "sepia", named: "old times" },
};

/** Where what is grave is set there, their colours are quiet enough. */
const COLD: ReadonlySet<Colorway> = new Set(["sea", "teal", "night"]);
/** No warm film is told in these. */
const NOT_WARM: ReadonlySet<Colorway> = new Set(["sea", "teal", "ink", "night", "plum", "signal"]);
/** What is loud where a film is to be calm, or is not to shout. */
const LOUD: ReadonlySet<Colorway> = new Set(["signal", "crayon", "plum"]);
/** Reds on a dark ground, and the night, frighten; on paper they do not. */
const FRIGHTENS: ReadonlySet<Colorway> = new Set(["ember", "night", "signal"]);
const DARK: ReadonlySet<StyleName> = new Set(["science_explainer", "product_showcase", "cinematic_story"]);
/** Children are shown a wood in its greens, a whale in the sea. */
const NATURAL: ReadonlySet<Colorway> = new Set(["leaf", "sea"]);
const DRAWN_OFTEN = 2;
/** Where safety yellow is at home. */
const OF_WORK: ReadonlySet<StyleName> = new Set(["professional_training", "clean_lecture"]);

/** Of what the title chooses where a film is on something warm, and where nothing speaks for any colours: none that mean something. */
const WARM_WAYS: Readonly<Record<StyleName, readonly Colorway[]>> = {
  clean_lecture: ["clay", "ember", "gold"],
  professional_training: ["clay", "ember", "gold"],
  science_explainer: ["ember", "gold"],
  product_showcase: ["clay", "ember", "gold"],
  cinematic_story: ["ember", "gold"],
};
const NEUTRAL: Readonly<Record<StyleName, readonly Colorway[]>> = {
  clean_lecture: ["ember", "sea", "teal", "ink", "leaf"],
  professional_training: ["sea", "teal", "ink", "leaf"],
  science_explainer: ["sea", "teal", "night", "gold"],
  product_showcase: ["sea", "teal", "plum", "ink"],
  cinematic_story: ["ember", "leaf", "sea", "plum", "gold", "teal"],
};

type Film = { scenes: readonly StoryScene[]; title: string; language: string; style: StyleName };

/**
 * The colours of a film: stone where it is on something grave; a paint box for children; those of its field; of what it opens on; warm
 * ones for what is warm; of what is drawn, where it is set, or most sentences speak of; of how it is to feel. None that its tone forbids. Else the
 * title chooses among those that mean nothing, so that two films differ and one film always looks the same.
 * `shunned`: what the brief does not want.
 */
export function chooseColorway(
  film: Film,
  reading: FilmReading,
  shunned: ReadonlySet<Colorway> = new Set(),
): ColourChoice {
  const { title, style } = film;
  const isStory = style === "cinematic_story";
  // A wreck at sea has the colours of the sea.
  if (reading.isGrave) {
    const placed = placedWorld(film.scenes);
    const isCold = isStory && placed !== null && COLD.has(placed);
    return {
      colorway: isCold ? colorwayIn(style, placed) : "slate",
      reason: isCold ? "of where it is set" : "its subject is grave",
    };
  }
  const suits = (way: Colorway): boolean =>
    !shunned.has(colorwayIn(style, way)) && !isForbidden(way, style, reading);
  const found = [...candidates(film, reading)].find(({ colorway }) => suits(colorway));
  const neutral = NEUTRAL[style].filter((way) => !shunned.has(way));
  const chosen = found ?? {
    colorway: ofTitle(title, neutral.filter(suits)) ?? ofTitle(title, neutral) ?? "slate",
    reason: null,
  };
  return { ...chosen, colorway: colorwayIn(style, chosen.colorway) };
}

/** What speaks for colours, the surest first. */
function* candidates(film: Film, reading: FilmReading): Generator<ColourChoice> {
  const { scenes, title, language, style } = film;
  const { field, tones, areChildren, isWarm } = reading;
  const [opening] = scenes.filter(({ visual }) => visual.kind === "title").flatMap(worldsIn);
  const placed = placedWorld(scenes);
  const isStory = style === "cinematic_story";
  const shows = (drawing: string): string => `it shows “${drawing.replaceAll("-", " ")}”`;
  if (areChildren && opening !== undefined && NATURAL.has(opening.world) && !tones.wanted.has("playful"))
    yield { colorway: opening.world, reason: shows(opening.drawing) };
  if (areChildren) yield { colorway: "crayon", reason: "it is for children" };
  if (tones.wanted.has("fresh") && !tones.wanted.has("warm"))
    yield { colorway: "sea", reason: "the brief wants it fresh" };
  if (isStory && placed !== null && opening === undefined)
    yield { colorway: placed, reason: "of where it is set" };
  // A whale of 1850 is in the sea all the same.
  if (field?.field === "history" && opening !== undefined && NATURAL.has(opening.world))
    yield { colorway: opening.world, reason: shows(opening.drawing) };
  if (field !== null && isAtHome(field.field, style)) {
    const { way, named } = OF_FIELD[field.field];
    yield { colorway: way, reason: `it speaks of ${named}${field.word === "" ? "" : ` (“${field.word}”)`}` };
  }
  if (tones.wanted.has("festive")) yield { colorway: "plum", reason: "the brief wants it festive" };
  if (tones.wanted.has("playful") && !tones.wanted.has("warm"))
    yield { colorway: "crayon", reason: "the brief wants it cheerful" };
  if (tones.wanted.has("handmade"))
    yield { colorway: "clay", reason: "the brief wants it honest and made by hand" };
  const warm = isWarm && placed === null ? ofTitle(title, WARM_WAYS[style]) : null;
  const warmly = warm === null ? [] : [{ colorway: warm, reason: "its subject is warm" }];
  // Green things that are eaten are warm; what grows is not.
  if (opening?.world === "leaf") yield* warmly;
  if (opening !== undefined) yield { colorway: opening.world, reason: shows(opening.drawing) };
  yield* warmly;
  const drawn = drawnMost(scenes);
  if (drawn !== null) yield { colorway: drawn.world, reason: shows(drawn.drawing) };
  if (placed !== null) yield { colorway: placed, reason: "of where it is set" };
  const spoken = spokenWorld(scenes, language);
  if (spoken !== null) yield { colorway: spoken, reason: "of what it speaks of most" };
  if (tones.wanted.has("warm")) yield { colorway: "clay", reason: "the brief wants it warm" };
  if (tones.wanted.has("serious")) yield { colorway: "ink", reason: "the brief wants it sober" };
  if (tones.wanted.has("calm")) yield { colorway: "teal", reason: "the brief wants it calm" };
}

/** A black and yellow advertisement, or a lesson in physics, would warn of nothing. */
function isAtHome(field: Field, style: StyleName): boolean {
  return field !== "safety" || OF_WORK.has(style);
}

function isForbidden(way: Colorway, style: StyleName, { tones, areOlder }: FilmReading): boolean {
  const { wanted, unwanted } = tones;
  const isDark = DARK.has(style);
  if ((wanted.has("warm") || wanted.has("handmade")) && NOT_WARM.has(way)) return true;
  if ((wanted.has("calm") || wanted.has("serious") || unwanted.has("loud")) && LOUD.has(way)) return true;
  if ((wanted.has("calm") || unwanted.has("loud")) && isDark && way === "ember") return true;
  if (unwanted.has("scary") && isDark && FRIGHTENS.has(way)) return true;
  if (unwanted.has("warm") && way === "clay") return true;
  return areOlder && way === "crayon";
}

/** A thing of the world that most drawings are of; one alone may stand anywhere, a dog in a lesson on SQL. */
function drawnMost(scenes: readonly StoryScene[]): { drawing: string; world: Colorway } | null {
  const drawn = scenes.flatMap(worldsIn);
  const often = (one: Colorway): number => drawn.filter(({ world }) => world === one).length;
  const [most] = drawn.toSorted((a, b) => often(b.world) - often(a.world));
  return most !== undefined && often(most.world) >= DRAWN_OFTEN ? most : null;
}

function ofTitle(title: string, ways: readonly Colorway[]): Colorway | null {
  return ways[textSeed(title) % ways.length] ?? null;
}

const LOOKS_LIKE: Readonly<Record<Colorway, string>> = {
  ember: "embers",
  leaf: "leaves",
  sea: "the sea",
  plum: "plums",
  gold: "wheat",
  teal: "clear water",
  slate: "stone",
  clay: "clay and wood",
  sepia: "old paper",
  signal: "safety signs",
  night: "the night sky",
  crayon: "a paint box",
  ink: "ink and brass",
  earth: "rock and ochre",
};

/** A choice as the answer says it, as a sentence; null where nothing is to be said. */
export function saidOfColours({ colorway, reason, wished }: ColourChoice): string | null {
  const { primary, accent, ground, paper } = wished ?? {};
  const codes = [primary, accent].filter((code) => code !== undefined);
  const kind = ground ?? (paper === undefined ? undefined : "light");
  const onGround = kind === undefined ? "" : ` on a ${kind} ground`;
  if (codes.length > 0)
    return `Its colours are ${codes.join(" and ")}${onGround}, because the brief asks for them.`;
  const its = reason === null ? null : `Its colours are those of ${LOOKS_LIKE[colorway]}, because ${reason}.`;
  return onGround === ""
    ? its
    : [its, `It stands${onGround}, because the brief asks for it.`].filter((one) => one !== null).join(" ");
}
