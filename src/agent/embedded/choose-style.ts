import type { Degradation } from "../../artifacts/degradation.ts";
import type { StyleName, VideoStyle } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";

const SCIENCE =
  /\b(?:science|physics|chemistr\w+|biolog\w+|cells?|atoms?|molecules?|energy|planets?|space|universe|quantum|climate|genes?|dna|brain|neurons?|evolution|experiments?|algorithms?|mathematics|theorem|equation|electric\w*|oxygen|carbon|photosynthesis|ocean|volcano\w*|physik|chemie|biologie|energie|zellen?|planeten?|physique|chimie|énergie|cellules?|física|química|biología|energía|células?)\b|[物化]理|化学|化學|生物|能量|细胞|宇宙|فيزياء|كيمياء|विज्ञान/giu;
/** What each style that is still to come is made in until then. */
const NEAREST: Record<Exclude<StyleName, "clean_lecture" | "science_explainer">, StyleName> = {
  professional_training: "clean_lecture",
  product_showcase: "clean_lecture",
  cinematic_story: "science_explainer",
};

export type StyleChoice = { style: StyleName; reason: string | null; degradation: Degradation | null };

export function chooseStyle(asked: VideoStyle, text: string, kinds: readonly VisualKind[]): StyleChoice {
  if (asked === "clean_lecture" || asked === "science_explainer")
    return { style: asked, reason: null, degradation: null };
  if (asked !== "auto") {
    const style = NEAREST[asked];
    const message = `The style ${asked} does not exist yet; the film is made in ${style}, the nearest there is.`;
    return { style, reason: null, degradation: { code: "style_not_available", message } };
  }
  const words = new Set((text.slice(0, 20_000).match(SCIENCE) ?? []).map((word) => word.toLowerCase()));
  if (kinds.includes("formula")) return science("it shows a formula");
  if (words.size >= 3) return science(`it speaks of ${[...words].slice(0, 3).join(", ")}`);
  return {
    style: "clean_lecture",
    reason: "clean_lecture, because the brief explains and lists rather than tells of nature.",
    degradation: null,
  };
}

function science(why: string): StyleChoice {
  return { style: "science_explainer", reason: `science_explainer, because ${why}.`, degradation: null };
}
