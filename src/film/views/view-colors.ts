import { gradedTones } from "../illustrations/graded.ts";
import { mix } from "../styles/contrast.ts";
import { onFill } from "../styles/palette.ts";
import type { Theme } from "../styles/theme.ts";

/** What a view is painted in, `#rrggbb` each. */
export type ViewColors = {
  wall: string;
  /** What is over a place outdoors: by day, and in the evening beside dark pages, which made a night of a market. */
  sky: string;
  floor: string;
  /** Frames, rails, what is lighter than its wall. */
  trim: string;
  /** A board to write on, a screen: the darkest thing there. */
  board: string;
  glass: string;
  wood: string;
  woodDark: string;
  metal: string;
  light: string;
  leaf: string;
  hill: string;
  hillNear: string;
  water: string;
  roof: string;
  plaster: string;
  /** What drawings of the sets must be told from. */
  on: string;
};

/** The hues that things have by nature, before they take part of the style's. */
const NATURE = {
  wood: "#b9804f",
  leaf: "#6f9e5b",
  water: "#5b93c4",
  roof: "#b65f45",
  plaster: "#efe2cf",
  glass: "#cfe3f2",
  metal: "#8f9aa8",
  light: "#ffd98a",
  board: "#2f5d4c",
  sky: "#8cc3ea",
};
/** Part of the dark in each of them, where all stands in a story's half light. */
const SUNK = 0.22;
/** Part of the style's own hue in each of them, and in the sky. */
const TINT = 0.22;
const OF_SKY = 0.16;
/** Part of a dark page's ground in each of them beside it. */
const EVENING = { sky: 0.5, things: 0.34, light: 0.14 };

export function viewColors(theme: Theme): ViewColors {
  const { color, habit } = theme;
  const { background, primary, primaryPale, fill } = color;
  if (habit.art === "none") return graded(theme);
  const isPaper = habit.art === "plate";
  const wall = isPaper ? primaryPale : habit.art === "sheet" ? fill : mix(background, primary, 0.22);
  const ink = onFill(wall);
  const isDeep = ink.toLowerCase() === "#ffffff" || !isPaper;
  // Beside a dark page it is evening: a bright day with a hard edge was another film's.
  const evening = theme.dark && habit.art !== "sheet" ? background : null;
  const late = (color: string, part: number): string =>
    evening === null ? color : mix(color, evening, part);
  const of = (nature: string, towards = wall): string => late(mix(nature, towards, TINT), EVENING.things);
  return {
    wall,
    sky: isPaper ? wall : late(mix(NATURE.sky, wall, OF_SKY), EVENING.sky),
    floor: isDeep ? mix(wall, "#000000", 0.26) : mix(wall, primary, 0.3),
    trim: isDeep ? mix(wall, ink, 0.2) : mix(wall, background, 0.75),
    board: mix(NATURE.board, isPaper ? primary : wall, 0.35),
    glass: late(mix(NATURE.glass, wall, isDeep ? 0.3 : 0.15), EVENING.things),
    wood: of(NATURE.wood),
    woodDark: mix(of(NATURE.wood), "#000000", 0.28),
    metal: of(NATURE.metal),
    light: late(NATURE.light, EVENING.light),
    leaf: of(NATURE.leaf),
    hill: mix(of(NATURE.leaf), wall, 0.42),
    hillNear: of(NATURE.leaf),
    water: of(NATURE.water),
    roof: of(NATURE.roof),
    plaster: of(NATURE.plaster),
    on: wall,
  };
}

/** Outdoors things are told from the sky, and what is brighter than it is white, as clouds are. */
export function outdoors(colors: ViewColors): ViewColors {
  if (colors.sky === colors.wall) return colors;
  const white = mix("#ffffff", colors.sky, 0.18);
  const floor = mix(colors.metal, "#000000", 0.34);
  return { ...colors, floor, trim: white, hill: mix(colors.leaf, colors.sky, 0.42), on: colors.sky };
}

/** In a story all of a room is in the tones of its light, what is far paler towards the ground than what is near. */
function graded(theme: Theme): ViewColors {
  const { background } = theme.color;
  const tones = gradedTones(theme);
  const of = (nature: string, sunk = SUNK): string => mix(tones(nature), background, sunk);
  return {
    wall: background,
    // What lies over a story's stage is its own dark.
    sky: background,
    floor: mix(background, "#000000", 0.3),
    trim: of("#8d8478", 0.3),
    board: of(NATURE.board, 0.35),
    glass: of("#8fa0ae", 0.35),
    wood: of(NATURE.wood),
    woodDark: of("#6b452b"),
    metal: of(NATURE.metal),
    light: tones(NATURE.light),
    leaf: of(NATURE.leaf),
    hill: of(NATURE.leaf, 0.72),
    hillNear: of("#4c7040", 0.62),
    water: of(NATURE.water, 0.4),
    roof: of(NATURE.roof),
    plaster: of("#cbbfae", 0.34),
    on: background,
  };
}
