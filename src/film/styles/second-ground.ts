import type { StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { inColors } from "./theme-for.ts";
import type { Theme } from "./theme.ts";

/** Grounds that answer each style's own: the accent of the paper, the light of the deep, the bar of the manual … */
const SECOND: Record<StyleName, string> = {
  clean_lecture: "#9A3412",
  science_explainer: "#0C3B4A",
  professional_training: "#12355B",
  product_showcase: "#111827",
  cinematic_story: "#0E1F33",
};

/**
 * A style on its second ground: all roles are moved as far as they need to be read there, as on a brand's. A brand
 * has one ground, its own.
 */
export function onSecondGround(style: StyleName, format: Format, direction: "ltr" | "rtl"): Theme {
  return inColors(style, format, { background: SECOND[style] }, direction);
}
