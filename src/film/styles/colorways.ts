import { colorwayIn, type Colorway, type Family, type StyleName } from "../../artifacts/style.ts";
import { SCIENCE_WAYS, SHOWCASE_WAYS } from "./dark-ways.ts";
import { LECTURE_WAYS, TRAINING_WAYS } from "./light-ways.ts";
import type { Way, WaysOfStyle } from "./ways.ts";

const STORY_WAYS: WaysOfStyle = {
  ember: {
    colors: { background: "#260C10", primary: "#FF9A7E" },
    second: { background: "#5C1A20", primary: "#FFC0A4" },
  },
  leaf: {
    colors: { background: "#0D1B14", primary: "#B5D67E" },
    second: { background: "#1B412C", primary: "#C6E59C" },
  },
  sea: {
    colors: { background: "#070C16", primary: "#92C7F0" },
    second: { background: "#0F3158", primary: "#A9D4F5" },
  },
  plum: {
    colors: { background: "#120818", primary: "#E0A3DB" },
    second: { background: "#38164A", primary: "#EBBDE8" },
  },
  gold: {
    colors: { background: "#21130A", primary: "#F2B75E" },
    second: { background: "#513010", primary: "#FFD48A" },
  },
  teal: {
    colors: { background: "#05110F", primary: "#7FD6C4", accent: "#E3A173" },
    second: { background: "#0B403C", primary: "#9AE3D3" },
  },
  slate: {
    colors: { background: "#0D1016", primary: "#DDD0B8", accent: "#C98F55" },
    second: { background: "#232C3A", primary: "#E4D9C4" },
  },
};

/**
 * Each style in several sets of colours, so that films on different things differ at first sight and none contradicts what it is on.
 * Grounds stay as light or dark as the style's own; one without colours is the style as designed.
 */
const WAYS: Readonly<Record<StyleName, WaysOfStyle>> = {
  clean_lecture: LECTURE_WAYS,
  science_explainer: SCIENCE_WAYS,
  professional_training: TRAINING_WAYS,
  product_showcase: SHOWCASE_WAYS,
  cinematic_story: STORY_WAYS,
};

/** The family in which each style was designed. */
const OWN: Record<StyleName, Family> = {
  clean_lecture: "ember",
  science_explainer: "sea",
  professional_training: "sea",
  product_showcase: "plum",
  cinematic_story: "gold",
};

/** A style's colours in one of the sets, or in the family nearest to it; the style's own where none is named. */
export function colorsOf(style: StyleName, colorway: Colorway = OWN[style]): Way {
  const ways = WAYS[style];
  // What a style says that it has and has not is its own family, and a test's to find.
  return ways[colorwayIn(style, colorway)] ?? ways[OWN[style]];
}
