import type { Brand } from "../../artifacts/brand.ts";
import type { Colorway, StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { cinematicStory } from "./cinematic-story.ts";
import { cleanLecture } from "./clean-lecture.ts";
import { colorsOf } from "./colorways.ts";
import { lettered } from "./lettering.ts";
import type { StyleColors } from "./palette.ts";
import { productShowcase } from "./product-showcase.ts";
import { professionalTraining } from "./professional-training.ts";
import { scienceExplainer } from "./science-explainer.ts";
import type { Theme } from "./theme.ts";

/** `isCaptioned`: captions are burned into the frame's foot. */
type StyleOf = (format: Format, brand: StyleColors, direction: "ltr" | "rtl", isCaptioned: boolean) => Theme;

const STYLES: Record<StyleName, StyleOf> = {
  clean_lecture: cleanLecture,
  science_explainer: scienceExplainer,
  professional_training: professionalTraining,
  product_showcase: productShowcase,
  cinematic_story: cinematicStory,
};

/** A style at one format, in a brand's colours where there is a brand; mirrored where lines run right to left. */
export function themeFor(
  style: StyleName,
  format: Format,
  brand?: Brand,
  direction: "ltr" | "rtl" = "ltr",
  isCaptioned = false,
): Theme {
  return inColors(style, format, brand?.colors ?? {}, direction, isCaptioned);
}

/** A style in given colours; what they leave out is the style's own, moved to be read among them. */
export function inColors(
  style: StyleName,
  format: Format,
  colors: StyleColors,
  direction: "ltr" | "rtl",
  isCaptioned = false,
): Theme {
  return STYLES[style](format, colors, direction, isCaptioned);
}

/** A style in one of its sets of colours, with the letters that go with them, on its first ground or its second. */
export function inColorway(
  style: StyleName,
  format: Format,
  colorway: Colorway | undefined,
  direction: "ltr" | "rtl",
  { isCaptioned = false, isSecond = false }: { isCaptioned?: boolean; isSecond?: boolean } = {},
): Theme {
  const { colors, second, lettering, isPlain } = colorsOf(style, colorway);
  const theme = lettered(
    inColors(style, format, isSecond ? second : colors, direction, isCaptioned),
    lettering,
  );
  return isPlain === true ? withoutCircles(theme) : theme;
}

function withoutCircles(theme: Theme): Theme {
  return { ...theme, background: theme.background.filter(({ kind }) => kind !== "ellipse") };
}
