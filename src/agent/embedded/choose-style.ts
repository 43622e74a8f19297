import type { StyleName, VideoStyle } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";

const SCIENCE =
  /\b(?:science|physics|chemistr\w+|biolog\w+|cells?|atoms?|molecules?|energy|planets?|space|universe|quantum|climate|genes?|dna|brain|neurons?|evolution|experiments?|algorithms?|mathematics|theorem|equation|electric\w*|oxygen|carbon|photosynthesis|ocean|volcano\w*|physik|chemie|biologie|energie|zellen?|planeten?|physique|chimie|énergie|cellules?|física|química|biología|energía|células?)\b|[物化]理|化学|化學|生物|能量|细胞|宇宙|فيزياء|كيمياء|विज्ञान/giu;

export type StyleChoice = { style: StyleName; reason: string | null };

export function chooseStyle(asked: VideoStyle, text: string, kinds: readonly VisualKind[]): StyleChoice {
  if (asked !== "auto") return { style: asked, reason: null };
  const words = new Set((text.slice(0, 20_000).match(SCIENCE) ?? []).map((word) => word.toLowerCase()));
  if (kinds.includes("formula")) return science("it shows a formula");
  if (words.size >= 3) return science(`it speaks of ${[...words].slice(0, 3).join(", ")}`);
  return {
    style: "clean_lecture",
    reason: "clean_lecture, because the brief explains and lists rather than tells of nature.",
  };
}

function science(why: string): StyleChoice {
  return { style: "science_explainer", reason: `science_explainer, because ${why}.` };
}
