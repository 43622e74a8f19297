import type { Brand } from "../../artifacts/brand.ts";
import type { Colorway, StyleName } from "../../artifacts/style.ts";

/** Colours in place of a style's own, and those of every other scene of words. */
type Ways = { colors: Brand["colors"]; second: Brand["colors"] };

/**
 * Each style in seven families of colours, so that films on different things differ at first sight. Grounds stay as
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
    slate: {
      colors: { background: "#F6F7F6", primary: "#3A4F68", accent: "#7A5F46" },
      second: { background: "#2B3440", primary: "#B9C4D2" },
    },
  },
  science_explainer: {
    ember: {
      colors: { background: "#1C0812", primary: "#FF8A5C", accent: "#7DD3FC" },
      second: { background: "#611433", primary: "#FFB199" },
    },
    leaf: {
      colors: { background: "#07150F", primary: "#4ADE80", accent: "#FBBF24" },
      second: { background: "#103D2A", primary: "#86EFAC" },
    },
    sea: { colors: {}, second: { background: "#123B73" } },
    plum: {
      colors: { background: "#140B20", primary: "#C79BFF", accent: "#FBBF24" },
      second: { background: "#38195A", primary: "#D8B4FE" },
    },
    gold: {
      colors: { background: "#12103A", primary: "#FBBF24", accent: "#7DD3FC" },
      second: { background: "#2C2780", primary: "#FCD34D" },
    },
    teal: {
      colors: { background: "#061517", primary: "#2DD4BF", accent: "#FDBA74" },
      second: { background: "#0B4A4A", primary: "#7BE8D9" },
    },
    slate: {
      colors: { background: "#0B1016", primary: "#A9B8C9", accent: "#C9B59A" },
      second: { background: "#1F2A36", primary: "#C3CFDC" },
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
    slate: {
      colors: { background: "#F5F6F7", primary: "#3B4856", accent: "#6A5A48" },
      second: { background: "#26313C", primary: "#5B6E82" },
    },
  },
  product_showcase: {
    ember: {
      colors: { primary: "#BE123C", accent: "#C2410C" },
      second: { background: "#43091B", accent: "#C2410C" },
    },
    leaf: {
      colors: { primary: "#166534", accent: "#4D7C0F" },
      second: { background: "#0B3320", accent: "#4D7C0F" },
    },
    sea: {
      colors: { primary: "#1D4ED8", accent: "#0E7490" },
      second: { background: "#0B2254", accent: "#0E7490" },
    },
    plum: { colors: {}, second: { background: "#111827" } },
    gold: {
      colors: { primary: "#3A2A86", accent: "#C2570C" },
      second: { background: "#1A1440", accent: "#C2570C" },
    },
    teal: {
      colors: { primary: "#0F766E", accent: "#3F7A1E" },
      second: { background: "#073835", accent: "#3F7A1E" },
    },
    slate: {
      colors: { primary: "#334155", accent: "#475569" },
      second: { background: "#111820", accent: "#334155" },
    },
  },
  cinematic_story: {
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
