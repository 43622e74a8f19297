import type { Brand } from "../../artifacts/brand.ts";
import type { Colorway, StyleName } from "../../artifacts/style.ts";

/** Colours in place of a style's own, and those of every other scene of words. */
type Ways = { colors: Brand["colors"]; second: Brand["colors"] };

/**
 * Each style in six families of colours, so that films on different things differ at first sight. Grounds stay as
 * light or dark as the style's own; a family without colours is the style as designed.
 */
const WAYS: Record<StyleName, Record<Colorway, Ways>> = {
  clean_lecture: {
    ember: { colors: {}, second: { background: "#9A3412" } },
    leaf: {
      colors: { background: "#F8F9F2", primary: "#3F6B1F", accent: "#A8480B" },
      second: { background: "#2F4F1C", primary: "#B4D58F" },
    },
    sea: {
      colors: { background: "#F6F8FA", primary: "#1D5A96", accent: "#B4530A" },
      second: { background: "#153F69", primary: "#9CC8F2" },
    },
    plum: {
      colors: { background: "#FAF6F8", primary: "#8C2A5E", accent: "#2F6B57" },
      second: { background: "#611E42", primary: "#F2AFCF" },
    },
    gold: {
      colors: { background: "#FCF8EA", primary: "#8A5A00", accent: "#1D4E89" },
      second: { background: "#4F3A0E", primary: "#F0C674" },
    },
    teal: {
      colors: { background: "#F4F9F7", primary: "#0F6B63", accent: "#B0412A" },
      second: { background: "#0D4A45", primary: "#8AD6C7" },
    },
  },
  science_explainer: {
    ember: {
      colors: { background: "#180D0A", primary: "#FB923C", accent: "#7DD3FC" },
      second: { background: "#4A2112", primary: "#FDBA74" },
    },
    leaf: {
      colors: { background: "#07150F", primary: "#4ADE80", accent: "#FBBF24" },
      second: { background: "#103D2A", primary: "#86EFAC" },
    },
    sea: { colors: {}, second: { background: "#0C3B4A" } },
    plum: {
      colors: { background: "#140B20", primary: "#C79BFF", accent: "#FBBF24" },
      second: { background: "#38195A", primary: "#D8B4FE" },
    },
    gold: {
      colors: { background: "#14110A", primary: "#FBBF24", accent: "#38BDF8" },
      second: { background: "#40310C", primary: "#FCD34D" },
    },
    teal: {
      colors: { background: "#061517", primary: "#2DD4BF", accent: "#FDBA74" },
      second: { background: "#123A5C", primary: "#7DD3FC" },
    },
  },
  professional_training: {
    ember: {
      colors: { background: "#FAF7F5", primary: "#A33B12", accent: "#0E6B7C" },
      second: { background: "#5E2712", primary: "#FDBA8C" },
    },
    leaf: {
      colors: { background: "#F5F8F4", primary: "#2F6B33", accent: "#B4540A" },
      second: { background: "#1E4523", primary: "#A8D5A2" },
    },
    sea: { colors: {}, second: { background: "#12355B" } },
    plum: {
      colors: { background: "#F8F6FA", primary: "#5F3A8F", accent: "#0E7C66" },
      second: { background: "#3B2560", primary: "#CDB4F0" },
    },
    gold: {
      colors: { background: "#FAF8F2", primary: "#84590A", accent: "#0F4C81" },
      second: { background: "#4A3510", primary: "#EBC470" },
    },
    teal: {
      colors: { background: "#F3F8F8", primary: "#0B6B70", accent: "#A8480B" },
      second: { background: "#0C444A", primary: "#8FD3D4" },
    },
  },
  product_showcase: {
    ember: {
      colors: { primary: "#C2410C", accent: "#A16207" },
      second: { background: "#1C1210", accent: "#A16207" },
    },
    leaf: {
      colors: { primary: "#166534", accent: "#4D7C0F" },
      second: { background: "#0C1A12", accent: "#4D7C0F" },
    },
    sea: {
      colors: { primary: "#1D4ED8", accent: "#0E7490" },
      second: { background: "#0B1526", accent: "#0E7490" },
    },
    plum: { colors: {}, second: { background: "#111827" } },
    gold: {
      colors: { primary: "#3B2F1A", accent: "#A16207" },
      second: { background: "#1A1409", accent: "#A16207" },
    },
    teal: {
      colors: { primary: "#0F766E", accent: "#3F7A1E" },
      second: { background: "#08191A", accent: "#3F7A1E" },
    },
  },
  cinematic_story: {
    ember: { colors: { background: "#100908", primary: "#E0926A" }, second: { background: "#101F2E" } },
    leaf: { colors: { background: "#0A0D08", primary: "#A9C28A" }, second: { background: "#22190F" } },
    sea: { colors: { background: "#080B10", primary: "#9CC3E0" }, second: { background: "#231A12" } },
    plum: { colors: { background: "#0E090D", primary: "#D6A5C6" }, second: { background: "#10202E" } },
    gold: { colors: {}, second: { background: "#0E1F33" } },
    teal: {
      colors: { background: "#070D0C", primary: "#8FCBBE", accent: "#E3A173" },
      second: { background: "#271A10" },
    },
  },
};

/** The family in which each style was designed. */
const OWN: Record<StyleName, Colorway> = {
  clean_lecture: "ember",
  science_explainer: "sea",
  professional_training: "sea",
  product_showcase: "plum",
  cinematic_story: "gold",
};

/** A style's colours in a family; the style's own where none is named. */
export function colorsOf(style: StyleName, colorway: Colorway = OWN[style]): Ways {
  return WAYS[style][colorway];
}
