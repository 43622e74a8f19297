import type { StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { cleanLecture } from "./clean-lecture.ts";
import { scienceExplainer } from "./science-explainer.ts";
import type { Theme, ThemeName } from "./theme.ts";

/** The nearest look there is: light and structured goes to paper, bold or dark goes to the deep ground. */
const NEAREST: Record<StyleName, ThemeName> = {
  clean_lecture: "clean_lecture",
  science_explainer: "science_explainer",
  professional_training: "clean_lecture",
  product_showcase: "science_explainer",
  cinematic_story: "science_explainer",
};

/** `exact` is false where another style stands in; whoever plans the film says so to the caller. */
export function availableStyle(style: StyleName): { style: ThemeName; exact: boolean } {
  return { style: NEAREST[style], exact: NEAREST[style] === style };
}

export function themeFor(style: StyleName, format: Format): Theme {
  return availableStyle(style).style === "clean_lecture" ? cleanLecture(format) : scienceExplainer(format);
}
