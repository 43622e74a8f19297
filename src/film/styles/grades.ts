import type { Brand } from "../../artifacts/brand.ts";
import type { Grade } from "../lights/light-pen.ts";
import { fromOklch, toOklch } from "./oklch.ts";

/** The hours of a film in its colour script. */
export type Mood = "night" | "firstLight" | "day" | "dusk" | "deep" | "ember" | "pale" | "lastLight";

/** OKLCH of a ground, lightness over that of the film's own night, and of what shines: in its own hue, the film's, or a fire's. */
type Hour = {
  ground: { lighter: number; chroma: number; turned: number };
  glow: { lightness: number; chroma: number; of: "ground" | "film" | "fire" };
};

const HOURS: Record<Mood, Hour> = {
  night: {
    ground: { lighter: 0, chroma: 0.05, turned: 0 },
    glow: { lightness: 0.54, chroma: 0.115, of: "film" },
  },
  firstLight: {
    ground: { lighter: 0.055, chroma: 0.062, turned: 26 },
    glow: { lightness: 0.66, chroma: 0.11, of: "fire" },
  },
  day: {
    ground: { lighter: 0.09, chroma: 0.045, turned: -20 },
    glow: { lightness: 0.64, chroma: 0.075, of: "ground" },
  },
  dusk: {
    ground: { lighter: 0.045, chroma: 0.075, turned: 42 },
    glow: { lightness: 0.6, chroma: 0.14, of: "fire" },
  },
  deep: {
    ground: { lighter: 0, chroma: 0.06, turned: -38 },
    glow: { lightness: 0.54, chroma: 0.1, of: "ground" },
  },
  ember: {
    ground: { lighter: 0.015, chroma: 0.055, turned: 16 },
    glow: { lightness: 0.6, chroma: 0.145, of: "film" },
  },
  pale: {
    ground: { lighter: 0.1, chroma: 0.042, turned: -14 },
    glow: { lightness: 0.67, chroma: 0.055, of: "ground" },
  },
  lastLight: {
    ground: { lighter: 0.03, chroma: 0.055, turned: 0 },
    glow: { lightness: 0.68, chroma: 0.115, of: "fire" },
  },
};

/** The arcs that films may have, one of them each: they end as the last one says, and begin again where they are long. */
const ARCS: readonly (readonly Mood[])[] = [
  ["night", "firstLight", "day", "dusk", "deep", "ember", "pale"],
  ["dusk", "deep", "pale", "ember", "day", "firstLight", "night"],
  ["deep", "firstLight", "night", "dusk", "day", "ember", "pale"],
];
const END: Mood = "lastLight";
/** Two that are too near to follow each other. */
const NEAR: ReadonlySet<Mood> = new Set<Mood>(["ember", "firstLight"]);

/** The mood of each of so many sections; `which` chooses the arc. */
export function sectionMoods(sections: number, which: number): Mood[] {
  const arc = ARCS[which % ARCS.length] ?? [];
  const moods = Array.from({ length: sections }, (_, at) => arc[at % arc.length] ?? "night");
  const before = moods[sections - 2];
  if (before !== undefined && sections > 2 && !NEAR.has(before)) moods[sections - 1] = END;
  return moods;
}

const DEGREE = Math.PI / 180;
/** Hues that glow in the dark, in degrees: between the end and the start they turn to olive or bog. */
const HUES = { from: 152, to: 415 };
/** A hue that meets an end goes back, and farther: else two turns of one film would meet. */
const BACK = 1.8;
/** A fire's. */
const FIRE = 44;
/** What is dark enough for a night of this style; what a brand's own may have of colour, and a film's own lightness. */
const DARK_ENOUGH = 0.36;
const NIGHT = { from: 0.155, to: 0.215, usual: 0.17 };
/** Less chroma than this has no hue. */
const HUELESS = 0.012;
/** A primary of this chroma is as strong as grades are; a grey one has them as quiet. */
const STRONG = { chroma: 0.09, least: 0.34 };
/** A brand keeps nearer to its ground than a family of colours does. */
const BRAND_TURN = 0.45;
/** The other ground, where a page turns: the lights go up. */
const LIFTED = { ground: 0.1, chroma: 0.022, glow: 0.05 };

/** A hue in degrees as it glows in the dark. */
function glowing(hue: number): number {
  const turn = (((hue % 360) + 360) % 360) + (((hue % 360) + 360) % 360 < HUES.to - 360 ? 360 : 0);
  if (turn >= HUES.from) return turn;
  // From yellow to leaf: what is gold glows as embers do, what is green as firs.
  return turn > 112 ? HUES.from + 6 : HUES.to - 8;
}

function turnedBy(home: number, degrees: number): number {
  const hue = home + degrees;
  if (hue > HUES.to) return home - degrees * BACK;
  return hue < HUES.from ? home - degrees * BACK : hue;
}

/** A stage's colours at an hour of a film in its own: the night's where a brand or a family names one, else that of its primary. */
export function gradeOf(
  { background, primary, accent }: Brand["colors"],
  mood: Mood,
  { isBrand = false, isLifted = false }: { isBrand?: boolean; isLifted?: boolean } = {},
): Grade {
  const night = background === undefined ? null : toOklch(background);
  const shine = toOklch(primary ?? accent ?? background ?? "#C8A24A");
  const own = night !== null && night.chroma >= HUELESS ? night : shine;
  const home = glowing(own.hue / DEGREE);
  const strength = Math.max(STRONG.least, Math.min(1, Math.max(shine.chroma, night?.chroma ?? 0) / STRONG.chroma)); // prettier-ignore
  const isDark = night !== null && night.lightness <= DARK_ENOUGH;
  const low = isDark ? Math.max(NIGHT.from, Math.min(isBrand ? DARK_ENOUGH : NIGHT.to, night.lightness)) : NIGHT.usual; // prettier-ignore
  const { ground, glow } = HOURS[mood];
  const keeps = isBrand && background !== undefined ? BRAND_TURN : 1;
  const hue = turnedBy(home, ground.turned * keeps);
  const lit = { ground: hue, film: glowing(shine.hue / DEGREE), fire: FIRE }[glow.of];
  return {
    ground: fromOklch({
      lightness: Math.min(DARK_ENOUGH, low + ground.lighter + (isLifted ? LIFTED.ground : 0)),
      chroma: (ground.chroma + (isLifted ? LIFTED.chroma : 0)) * strength,
      hue: hue * DEGREE,
    }),
    glow: fromOklch({
      lightness: glow.lightness + (isLifted ? LIFTED.glow : 0),
      chroma: glow.chroma * strength,
      hue: lit * DEGREE,
    }),
  };
}
