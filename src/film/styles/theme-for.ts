import type { Colorway, StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { cinematicStory } from "./cinematic-story.ts";
import { cleanLecture } from "./clean-lecture.ts";
import { colorsOf } from "./colorways.ts";
import { lettered } from "./lettering.ts";
import type { StyleColors } from "./palette.ts";
import { productShowcase } from "./product-showcase.ts";
import { professionalTraining } from "./professional-training.ts";
import { scienceExplainer, type Field } from "./science-explainer.ts";
import type { Theme } from "./theme.ts";

/** How the ground of a section is lit in the styles that light theirs: its field of light, or which sweep its colours make. */
export type SectionLight = { field: Field; sweep: number };

/** `isCaptioned`: captions are burned into the frame's foot. */
type StyleOf = (
  format: Format,
  brand: StyleColors,
  direction: "ltr" | "rtl",
  isCaptioned: boolean,
  light?: SectionLight,
) => Theme;

const STYLES: Record<StyleName, StyleOf> = {
  clean_lecture: cleanLecture,
  science_explainer: (format, brand, direction, _isCaptioned, light) =>
    scienceExplainer(format, brand, direction, light?.field),
  professional_training: professionalTraining,
  product_showcase: (format, brand, direction, _isCaptioned, light) =>
    productShowcase(format, brand, direction, light?.sweep),
  // Its shots are graded, too: `cinematicStory` is asked for them itself.
  cinematic_story: (format, brand, direction, isCaptioned) =>
    cinematicStory(format, brand, direction, isCaptioned),
};

/** A style in given colours; what they leave out is the style's own, moved to be read among them. */
export function inColors(
  style: StyleName,
  format: Format,
  colors: StyleColors,
  direction: "ltr" | "rtl",
  isCaptioned = false,
  light?: SectionLight,
): Theme {
  return STYLES[style](format, colors, direction, isCaptioned, light);
}

/** A style in one of its sets of colours, with the letters that go with them, on its first ground or its second. */
export function inColorway(
  style: StyleName,
  format: Format,
  colorway: Colorway | undefined,
  direction: "ltr" | "rtl",
  {
    isCaptioned = false,
    isSecond = false,
    light,
  }: { isCaptioned?: boolean; isSecond?: boolean; light?: SectionLight | undefined } = {},
): Theme {
  const { colors, second, lettering } = colorsOf(style, colorway);
  return lettered(
    inColors(style, format, isSecond ? second : colors, direction, isCaptioned, light),
    lettering,
  );
}
