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

export const VIDEO_DURATIONS = ["short", "deep", "long"] as const;
export type VideoDuration = (typeof VIDEO_DURATIONS)[number];

/** Seconds that a film of each bucket must lie within, ends included. */
export const DURATION_BOUNDS: Record<VideoDuration, { min: number; max: number }> = {
  short: { min: 60, max: 180 },
  deep: { min: 180, max: 600 },
  long: { min: 600, max: 1200 },
};

/**
 * The families of colours that each style has, by what they recall: fire, plants, water and sky, fruit and night,
 * grain and light, glaciers and medicine; and stone, in which what is grave is told, and nothing else.
 */
export const COLORWAYS = ["ember", "leaf", "sea", "plum", "gold", "teal", "slate"] as const;
export type Colorway = (typeof COLORWAYS)[number];
