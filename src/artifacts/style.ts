/** The looks of the specification. `auto` is a wish, never the look of a film. */
export const VIDEO_STYLES = [
  "auto",
  "clean_lecture",
  "science_explainer",
  "professional_training",
  "product_showcase",
  "cinematic_story",
] as const;

export type VideoStyle = (typeof VIDEO_STYLES)[number];
export type StyleName = Exclude<VideoStyle, "auto">;
export const STYLE_NAMES: readonly StyleName[] = VIDEO_STYLES.filter((style) => style !== "auto");

/** Styles whose ground is paper, and so may be light or dark. */
export const ON_PAPER: ReadonlySet<StyleName> = new Set<StyleName>([
  "clean_lecture",
  "professional_training",
]);

export const VIDEO_DURATIONS = ["short", "deep", "long"] as const;
export type VideoDuration = (typeof VIDEO_DURATIONS)[number];

/** Seconds that a film of each bucket must lie within, ends included. */
export const DURATION_BOUNDS: Record<VideoDuration, { min: number; max: number }> = {
  short: { min: 60, max: 180 },
  deep: { min: 180, max: 600 },
  long: { min: 600, max: 1200 },
};

/**
 * The colours that a film may have, each by what it is for: fire and appetite, plants, water and sky, stage and garden, grain
 * and light, medicine; stone, in which what is grave is told, and nothing else; then what is made by hand, what is old, what
 * is dangerous at work, the night sky, what children play with, money and offices, what lies in the ground.
 */
export const COLORWAYS = [
  "ember",
  "leaf",
  "sea",
  "plum",
  "gold",
  "teal",
  "slate",
  "clay",
  "sepia",
  "signal",
  "night",
  "crayon",
  "ink",
  "earth",
] as const;
export type Colorway = (typeof COLORWAYS)[number];

/** Those that every style has. */
export type Family = "ember" | "leaf" | "sea" | "plum" | "gold" | "teal" | "slate";
const FAMILIES: readonly Family[] = ["ember", "leaf", "sea", "plum", "gold", "teal", "slate"];

/** The others that a style has; stories, whose nights all have a family's hue, have none. */
const FURTHER: Readonly<Record<StyleName, readonly Colorway[]>> = {
  clean_lecture: ["clay", "sepia", "signal", "night", "crayon", "ink", "earth"],
  science_explainer: ["sepia", "night", "crayon", "ink"],
  professional_training: ["clay", "sepia", "signal", "night", "crayon", "ink", "earth"],
  product_showcase: ["clay", "sepia", "signal", "night", "crayon", "ink"],
  cinematic_story: [],
};

/** The family nearest to what a style has not: browns and yellows go to the light of wheat, what is dark and blue to the sea. */
const NEAREST: Readonly<Record<Exclude<Colorway, Family>, Family>> = {
  clay: "gold",
  sepia: "gold",
  signal: "gold",
  night: "sea",
  crayon: "gold",
  ink: "sea",
  earth: "gold",
};

export function colorwaysOf(style: StyleName): readonly Colorway[] {
  return [...FAMILIES, ...FURTHER[style]];
}

function isFamily(colorway: Colorway): colorway is Family {
  return FAMILIES.some((family) => family === colorway);
}

/** The colours that a style has for these. */
export function colorwayIn(style: StyleName, colorway: Colorway): Colorway {
  return isFamily(colorway) || FURTHER[style].includes(colorway) ? colorway : NEAREST[colorway];
}
